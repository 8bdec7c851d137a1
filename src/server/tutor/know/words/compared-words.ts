import { z } from 'zod'
import file from '#content/en/tutor/word-scales.json'
import { oppositesOf, synonymsOf } from './meanings.ts'
import { asQuestion } from './question-words.ts'

// 'Is big the same as enormous': nearly the same, a step stronger, the opposite, or what tells the two apart.

const data = z.strictObject({
  /** From the weakest to the strongest; words of one step mean nearly the same. */
  scales: z.array(z.strictObject({ more: z.string(), words: z.array(z.string()).min(1) })),
  pairs: z.array(z.strictObject({ one: z.string(), two: z.string(), young: z.string(), older: z.string() })),
})
let read: z.infer<typeof data> | null = null
const known = () => (read ??= data.parse(file))

export type Compared =
  | { is: 'near' | 'opposite'; one: string; two: string }
  | { is: 'more'; weak: string; strong: string; more: string; isDeed: boolean }
  | { is: 'told'; young: string; older: string; two: string }

const softly = '(?:just |really |basically |pretty much |kind of |kinda |sort of |almost |exactly |about )?'
const named = "(?:the word |the words )?((?:[a-z'-]+ ){0,2}?[a-z'-]+)"
const same = '(?:the )?same(?: thing| word| meaning)?'
const asks = [
  new RegExp(`^(?:is|are|was) ${named} ${softly}${same} (?:as|like|with|to) ${named}$`),
  new RegExp(
    `^(?:is|are|do|does|so are|so is) ${named} (?:and|or) ${named} ${softly}(?:mean |both mean )?${softly}${same}$`,
  ),
  new RegExp(`^(?:does|do) ${named} ${softly}mean ${softly}(?:${same} (?:as|like) )?${named}$`),
  new RegExp(
    `^is ${named} ${softly}(?:another|a fancy|a different|a bigger|a stronger|a better) (?:word|way to say|way of saying|name) (?:for|of|than) ${named}$`,
  ),
  new RegExp(
    `^(?:what is|what are|is there|do you know) (?:the|a|any) diff?e?re?nce? (?:between|btwn|of|in|from) ${named} (?:and|from|or) ${named}$`,
  ),
  new RegExp(`^how (?:is|are) ${named} (?:different from|different than|not the same as) ${named}$`),
  new RegExp(`^how (?:is|are) ${named} and ${named} different$`),
  new RegExp(`^is ${named} (?:[a-z]+er|more|stronger) than ${named}$`),
  new RegExp(`^(?:i think |so |isn't |isnt )?${named} (?:is|are|means) ${softly}${same} (?:as|like|with) ${named}$`),
  new RegExp(`^(?:i think |so )?${named} and ${named} (?:are|mean|is) ${softly}${same}$`),
]

const differs = /^(?:what|how|is there|do you know)\b/

/** Two words or short phrases that are held side by side; null where the line does no such thing. */
function sides(text: string): [one: string, two: string, isDifference: boolean] | null {
  const question = asQuestion(text).replace(/ (?:right|huh|or not|or different|in meaning|or no)$/, '')
  for (const ask of asks) {
    const [, one, two] = ask.exec(question) ?? []
    if (one !== undefined && two !== undefined && one !== two) return [one, two, differs.test(question)]
  }
  return null
}

const has = (list: string, word: string) => list.split(', ').includes(word)

/** What is to be said of two words that the child holds side by side. */
export function comparedWords(text: string): Compared | null {
  const found = text.length > 100 ? null : sides(text)
  if (!found) return null
  const [one, two, isDifference] = found
  const pair = known().pairs.find(
    (each) => (has(each.one, one) && has(each.two, two)) || (has(each.one, two) && has(each.two, one)),
  )
  if (pair) {
    const told = (says: string) => (isDifference ? says.replace(/^[^.!]{2,24}[.!] /, '') : says)
    return { is: 'told', young: told(pair.young), older: told(pair.older), two: has(pair.one, one) ? one : two }
  }
  if (!isDifference && oppositesOf(one).includes(two)) return { is: 'opposite', one, two }
  for (const { more, words } of known().scales) {
    const [at, other] = [one, two].map((word) => words.findIndex((step) => has(step, word)))
    if (at === undefined || other === undefined || at < 0 || other < 0) continue
    if (at === other) return isDifference ? null : { is: 'near', one, two }
    const [weak, strong] = at < other ? [one, two] : [two, one]
    return { is: 'more', weak, strong, more, isDeed: deeds.has(strong) }
  }
  if (isDifference) return null
  return synonymsOf(one).includes(two) || synonymsOf(two).includes(one) ? { is: 'near', one, two } : null
}

const deeds = new Set('love adore hate despise detest jog run sprint dash race'.split(' '))
