import { ensureChromium } from './chromium.ts'

console.log(`browser for the journeys: ${ensureChromium()}`)
