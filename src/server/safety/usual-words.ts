import moreNames from '#content/first-names.json'
import learned from '#content/safety/usual.json'
import wellKnown from '#content/safety/well-known.json'
import file from '#content/words/words.json'
import { firstNames } from './first-names.ts'

const more = `a i o elementary homework dodgeball kickball minecraft roblox fortnite lego legos youtube ipad laptop wifi app apps tablet
password username stepmom stepdad foster allergies asthma minion trampoline pancakes video tv texas america chicago math maths
reading english spanish french german chinese chess yoga gym hoodie dinosaur dinosaurs pizza taco tacos died dead die dies
killed kills kill hates hate scares annoying stupid dumb weird gonna wanna gotta dont doesnt didnt cant wont isnt arent wasnt
its thats hes shes im ive ill id youre theyre were whats wheres bullied yells yelled punched hits sick anymore haha lol
knows thinks makes takes goes does has wants needs loves likes says told ok okay mommy daddy grandma grandpa auntie`

let known: Set<string> | null = null
let heard: Set<string> | null = null
let names: Set<string> | null = null
let famous: { people: Set<string>; places: Set<string> } | null = null

function usual(): Set<string> {
  known ??= new Set([
    ...file.words.flatMap((line) => line.split(' ').map((entry) => entry.slice(0, entry.indexOf(':')))),
    ...more.split(/\s+/),
  ])
  return known
}

/** Is it a word of the everyday language, in any of its forms, or one that children say? What is not may be a name. */
export function isUsualWord(word: string): boolean {
  heard ??= new Set(learned.words.split(' '))
  return heard.has(word.toLowerCase()) || isInDictionary(word)
}

export function isInDictionary(word: string): boolean {
  const plain = word.toLowerCase().replace(/[’']s?$/, '')
  const forms = [plain, plain.replace(/(?:s|d|r|ed|er|est|ing|ly|es|y)$/, ''), plain.replace(/(?:ing|ed)$/, 'e')]
  return [...forms, plain.replace(/(.)\1(?:ing|ed|er)$/, '$1'), plain.replace(/ies$/, 'y')].some((form) =>
    usual().has(form),
  )
}

export function isFirstName(word: string): boolean {
  names ??= new Set([...firstNames.trim().split('|'), ...moreNames.names.join(' ').split(' ')])
  return names.has(word.toLowerCase().replace(/[’']s$/, ''))
}

/** Is it a word of the name of somebody or somewhere that everybody knows? */
export function isWellKnown(word: string, what: 'people' | 'places'): boolean {
  famous ??= { people: new Set(wellKnown.people.split(' ')), places: new Set(wellKnown.places.split(' ')) }
  return famous[what].has(word.toLowerCase().replace(/[’']s$/, ''))
}
