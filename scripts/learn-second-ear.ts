// Learns what the second ear (src/server/safety/ear/second.ts) hears by, from the lines in content/safety and what they mean:
// npx tsx scripts/learn-second-ear.ts; some three quarters of a minute where the meanings are known. With --check it only compares.
import { keepNet } from './ear/keep-net.ts'
import { readTokens } from './ear/learn.ts'
import { learnSecond, meantLines } from './ear/learn-second.ts'
import { allLines } from './ear/read-lines.ts'

const began = performance.now()
const lines = meantLines(readTokens(allLines()))
console.info(lines.length, 'lines,', Math.round((performance.now() - began) / 1000), 's')
keepNet(learnSecond(lines), 'second-ear.json', began)
