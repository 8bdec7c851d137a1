import { type Homophone, homophoneSets, toldOf } from './homophones.ts'

const capitals =
  /^(?:when|where|why) (?:do|should|must|does) (?:i|you|we|one|a word) (?:use|need|write|put|get)s? (?:a |an |the )?(?:capital|upper ?case|big)(?: letters?)?s?$/

/** What the tutor says about words that sound alike, and about capital letters. */
export function usageAnswer(question: string, grade: number): string | null {
  if (capitals.test(question)) {
    const first = 'Start each sentence, each name and the word I with a capital letter.'
    return grade >= 3 ? `${first} Days, months and places get one, too.` : first
  }
  if (question.length > 90) return null
  const asked = question.split(' ')
  for (const { words } of homophoneSets()) {
    const named = words.filter(({ word }) => asked.includes(word))
    if (named.length >= 2 && isOnlyAbout(question, named)) return named.map(told).join(' ')
  }
  return oneWord(question)
}

const told = (each: Homophone) => `${toldOf(each)}: ${each.example}`

const around = new Set(
  "what what's whats is it the difference between when do should i you we use and or vs versus which one how know if word write correct right in a sentence".split(
    ' ',
  ),
)

/** Nothing else is asked: 'is it true that no one knows' is no question about words. */
function isOnlyAbout(question: string, named: readonly Homophone[]): boolean {
  const words = new Set(named.map(({ word }) => word))
  const rest = question.split(' ').filter((word) => !words.has(word))
  if (rest.every((word) => word === 'or' || word === 'and' || word === 'vs')) return !question.startsWith('to be')
  return rest.every((word) => around.has(word)) && isCued.test(question)
}

const isCued = /\b(?:difference|use|write|vs|versus|which|correct|when)\b|^is it\b/

function oneWord(question: string): string | null {
  const word = /^when (?:do|should) (?:i|you|we) (?:use|write) (?:the word )?([a-z']{2,12})$/.exec(question)?.[1]
  const found = homophoneSets()
    .flatMap(({ words }) => words)
    .find((each) => each.word === word)
  return found ? told(found) : null
}
