import { z } from 'zod'
import file from '#content/en/tutor/definitions-told.json'

// What a child says that a word means, among words that are taken for one another: 'evaporation is when water falls as rain'.

const term = z.strictObject({ word: z.string(), also: z.string(), says: z.string().endsWith('.'), keys: z.string() })
type Term = { word: string; names: readonly string[]; says: string; key: RegExp }

const compiled = ({ word, also, says, keys }: z.infer<typeof term>): Term => ({
  word,
  says,
  names: [word, ...also.split(', ')],
  key: new RegExp(`\\b(?:${keys.replaceAll('*', '[a-z]*').split(', ').join('|')})\\b`, 'g'),
})
let read: readonly (readonly Term[])[] | null = null
const groups = () =>
  (read ??= z
    .array(z.array(term).min(2))
    .parse(file)
    .map((group) => group.map(compiled)))

const begins =
  /^(?:(?:ok|okay|so|and|but|oh|now|wait|um+|i think|i thought|i know|is it true that|my teacher said|isnt|is|are|was|an?|the|thing with|difference is|because|like|whats|we learned|that) )*/
const links =
  /^ (?:is|are|means|mean|r|was)(?: just| like| basically| really| kind of| kinda)*(?: when| where| if| what| how| that| a thing that| something that| an animal that| a word that| a word for| the one| animals? that| words? that)? (.{3,90})$/
/** Words of every day: only what says what one of them means is a claim, not 'the weather is bad today'. */
const everyday = new Set(
  'weather area gas need want fact solid liquid prey collection supply demand climate'.split(' '),
)
const saysMeaning =
  /^ (?:means?|(?:is|are|r)(?: just| like| basically)* (?:when|where|what|how|something|a thing|a word|the word|how much|all the|the (?:distance|space|inside|outside)))\b/
const called =
  /^(?:(?:ok|okay|so|and|but|when|if|an?|the|i think|something that|an animal that) )*(.{4,80}?) (?:is called|its called|thats called|that is called|is|thats|that is|we call that|you call it|you call that) (?:an? |the )?([a-z]+)$/
const tail =
  /(?: (?:right|correct|yes or no|is that right|is that correct|am i right|is it|huh|i think|ok|okay|isnt it|true or false|yeah))+$/
const asksMeaning =
  /^(?:what|why|how|who|where|when|which|whose|do|does|can|could|should)\b(?! (?:water|a|an|the|it|something|animals?)\b)/

/** 'Is erosion when rock breaks' holds the same claim. */
const asksIs = /^(?:(?:so|and|but|wait|ok) )?(?:is|are) ((?:[a-z]+ )?[a-z]+) (?=(?:when|where|what|how|the|an?|like)\b)/

export type Defined = {
  word: string
  says: string /** The word that it is, where it is another. */
  other: string | null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The claim of the last sentence that makes one. */
export function definitionTold(text: string): Defined | null {
  if (text.length > 200) return null
  for (const part of text.split(/[.!?;\n]+/).reverse()) {
    const line = plain(part).replace(tail, '').replace(asksIs, '$1 is ')
    const found = line === '' || asksMeaning.test(line) ? null : claimIn(line)
    if (found) return found
  }
  return null
}

function claimIn(line: string): Defined | null {
  const bare = line.replace(begins, '')
  for (const group of groups())
    for (const term of group)
      for (const name of term.names) {
        const rest = bare.startsWith(`${name} `) ? bare.slice(name.length) : ''
        const isClaim = rest !== '' && (!everyday.has(term.word) || saysMeaning.test(rest))
        const behind = isClaim ? links.exec(rest)?.[1] : undefined
        const before = behind === undefined && line.endsWith(` ${name}`) ? called.exec(line) : null
        const what =
          behind ?? (before?.[2] === name && before[1] !== undefined && / \S+ /.test(before[1]) ? before[1] : undefined)
        // Two terms in one line are told apart elsewhere.
        if (what === undefined || group.some((one) => one.names.some((other) => ` ${what} `.includes(` ${other} `))))
          continue
        return judged(what, term, group)
      }
  return null
}

/** Whose signs the words have: the longest that is found counts. */
function judged(what: string, term: Term, group: readonly Term[]): Defined | null {
  const weight = ({ key }: Term) => [...what.matchAll(key)].reduce((sum, [sign]) => sum + sign.length, 0)
  const own = weight(term)
  const [best] = group.filter((one) => one !== term).sort((one, two) => weight(two) - weight(one))
  const most = best ? weight(best) : 0
  if (own > most) return { word: term.word, says: term.says, other: null }
  return best && most > 0 && own === 0 ? { word: term.word, says: term.says, other: best.word } : null
}
