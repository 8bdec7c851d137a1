import { vocabulary } from '#server/safety/ear/ear.ts'
import { isNoun, kindsOf } from '../know/words/forms.ts'
import { nearestWord } from '../know/words/nearest-word.ts'
import { spellingWords } from '../know/words/spelling-list.ts'
import { knownWord } from '../know/words/words.ts'
import type { Fault } from './fault.ts'
import { around, type WrittenSentence } from './written.ts'

const words = (list: string) => new Set(list.split(' '))

const mayDouble = words(
  'had that very no ha so really bye knock night yum la hee ho na many far again boo choo go please long big',
)

/** 'The the dog'. */
export function doubleFault(sentence: WrittenSentence): Fault | null {
  for (const [at, { word, from, as }] of sentence.words.entries()) {
    const before = sentence.words[at - 1]
    if (
      before?.word !== word ||
      mayDouble.has(word) ||
      /\d/.test(word) ||
      sentence.text.slice(before.to, from).trim() !== ''
    )
      continue
    return { kind: 'double', word, values: { word: as.toLowerCase(), part: around(sentence, at, 2, 1) }, fixes: [] }
  }
  return null
}

type Rule = { word: string; fix: string; fits: (next: string, before: string, then: string) => boolean }

const doing =
  /^(?!thing$|something$|anything$|nothing$|everything$|morning$|evening$|king$|ring$|spring$|string$|wing$|being$)\w{2,}ing$/
const owning = words(
  'with in at to of for from like likes love loves see saw got lost took ate have had feed walk ride brought found wash clean use uses using used bring brings take takes taking wear wears do does did on off about help helps want wants need needs lose loses forget forgot open share shares check put have has watch on',
)
const isThing = (word: string) => {
  const one = isNoun(word) ? word : word.replace(/s$/, '')
  return isNoun(one) && (one !== word || !(kindsOf(word)?.includes('verb') ?? false))
}

/** Words that sound the same, where only one of them can stand. */
const rules: readonly Rule[] = [
  { word: 'their', fix: 'there', fits: (next) => /^(?:is|are|was|were|isn't|aren't|wasn't|will|has)$/.test(next) },
  { word: 'their', fix: "they're", fits: (next) => doing.test(next) && next !== 'wedding' && !isNoun(next) },
  { word: "they're", fix: 'there', fits: (next) => /^(?:is|are|was|were)$/.test(next) },
  {
    word: "they're",
    fix: 'their',
    fits: (next, _, then) => isThing(next) && !isThing(then) && next.length > 2 && !/s$/.test(next),
  },
  {
    word: 'there',
    fix: "they're",
    fits: (next, before) =>
      doing.test(next) &&
      !isNoun(next) &&
      !/^(?:was|is|were|are|out|in|up|over|from|be|been)$/.test(before) &&
      before !== 'sitting' &&
      before !== 'stood',
  },
  {
    word: 'there',
    fix: "they're",
    fits: (next, before) =>
      /^(?:because|cause|cuz|since|but|so|and|think)$/.test(before) &&
      /^(?:fun|cute|nice|cool|funny|soft|fluffy|good|great|smart|loyal|friendly|so|very|really|my|the|awesome|amazing|boring|mean|bad|scary|sweet|playful)$/.test(
        next,
      ),
  },
  { word: 'there', fix: 'their', fits: (next, before) => owning.has(before) && isThing(next) },
  {
    word: 'there',
    fix: 'their',
    fits: (next, before) =>
      /^(?:hold(?:s|ing)?|held|carry|carries|carrying|carried)$/.test(before) &&
      /^[a-z]{4,}s$/.test(next) &&
      !/^(?:always|sometimes|perhaps)$/.test(next),
  },
  {
    word: 'there',
    fix: 'their',
    fits: (next, before, then) =>
      before === '' && isThing(next) && /^(?:ate|has|ran|went|likes?|barked|got|had|made|took|\w{3,}ed)$/.test(then),
  },
  {
    word: 'your',
    fix: "you're",
    fits: (next) =>
      /^(?:a|an|the|welcome|so|not|very|going|my|too|always|never)$/.test(next) || (doing.test(next) && !isNoun(next)),
  },
  { word: "you're", fix: 'your', fits: (next, _, then) => isThing(next) && /^(?:is|are|was|were|has|and)$/.test(then) },
  {
    word: "you're",
    fix: 'your',
    fits: (next, _, then) =>
      /^(?:new|old|big|little|own|favorite|first|last|whole|other|next)$/.test(next) && isThing(then),
  },
  {
    word: 'aloud',
    fix: 'allowed',
    fits: (next, before) => next === 'to' || (/^(?:not|isn't|aren't|wasn't|be)$/.test(before) && next !== 'by'),
  },
  {
    word: 'its',
    fix: "it's",
    fits: (next) => /^(?:a|an|the|so|not|very|my|too|going|raining|snowing|fun|cold|hot|always|really)$/.test(next),
  },
  {
    word: 'to',
    fix: 'too',
    fits: (next, _, then) =>
      /^(?:much|many|big|small|little|late|early|hot|cold|loud|fast|slow|hard|heavy|long|short|tired|old|young)$/.test(
        next,
      ) && !isThing(then),
  },
  {
    word: 'too',
    fix: 'to',
    fits: (next, before) =>
      /^(?:the|my|his|her|our|their|your|school|bed|go|get|play|be|see|do|eat|make|help|buy|find)$/.test(next) &&
      !/^(?:me|me,|it)$/.test(before),
  },
  {
    word: "it's",
    fix: 'its',
    fits: (next, before) =>
      /^(?:on|in|of|with|wags|wagged|lost|ate|for|from|licked|shook|opened|closed|to|into|under|over)$/.test(before) &&
      isThing(next),
  },
  {
    word: 'then',
    fix: 'than',
    fits: (_, before) =>
      /^(?:\w{2,}er|more|less|better|worse|rather|taller|bigger)$/.test(before) &&
      !/^(?:after|over|under|never|ever|other|together|later|dinner|water|mother|father|brother|sister|river|summer|winter|number|paper|her|teacher|another)$/.test(
        before,
      ),
  },
]

export function homophoneFault(sentence: WrittenSentence): Fault | null {
  for (const [at, { word, as }] of sentence.words.entries()) {
    const [before = '', next = '', then = ''] = [at - 1, at + 1, at + 2].map((one) => sentence.words[one]?.word ?? '')
    const rule = rules.find((one) => one.word === word && one.fits(next, before, then))
    if (rule)
      return {
        kind: 'homophone',
        word,
        values: { word: as, part: around(sentence, at, 1, 1), fix: rule.fix },
        fixes: [rule.fix],
      }
  }
  return null
}

const shorts = new Map(
  "dont:don't cant:can't wont:won't didnt:didn't doesnt:doesn't isnt:isn't wasnt:wasn't arent:aren't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't im:I'm ive:I've thats:that's hes:he's shes:she's theyre:they're youre:you're lets:let's whats:what's havent:haven't werent:weren't"
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)

/** 'Dont': the mark for the letter that was left out. */
export function shortFault(sentence: WrittenSentence): Fault | null {
  for (const { word, as } of sentence.words) {
    const fix = word === 'lets' && word !== sentence.words[0]?.word ? undefined : shorts.get(word)
    if (fix !== undefined) return { kind: 'short', word, values: { word: as, fix }, fixes: [fix.toLowerCase()] }
  }
  return null
}

let misspelled: ReadonlyMap<string, string> | null = null
const noted = () =>
  (misspelled ??= new Map(
    spellingWords().flatMap(({ word, misspelled: all }) => all.map((one): [string, string] => [one, word])),
  ))

/** A word that is not spelled as the lists have it. Names and words that nobody knows are left alone. */
export function spellFault(sentence: WrittenSentence): Fault | null {
  for (const [at, { word, as }] of sentence.words.entries()) {
    if (word.length < 3 || /[\d'-]/.test(word) || shorts.has(word) || knownWord(word)) continue
    const isName = /^\p{Lu}/u.test(as) && at > 0
    const right = isName ? null : rightSpelling(word)
    if (right !== null) return { kind: 'spell', word, values: { word: as, right }, fixes: [right] }
  }
  return null
}

/** Two words that children write as one. */
const joined = new Map([
  ['eachother', 'each other'],
  ['alot', 'a lot'],
  ['incase', 'in case'],
  ['aswell', 'as well'],
  ['noone', 'no one'],
  ['infact', 'in fact'],
  ['atleast', 'at least'],
])
const shortestGuess = 5

function rightSpelling(word: string): string | null {
  const [, stem = ''] = /^([a-z]+[^aeiou])ys$/.exec(word) ?? []
  if (stem !== '' && knownWord(`${stem}y`)) return `${stem}ies`
  const own = joined.get(word) ?? noted().get(word)
  if (own !== undefined) return own
  const near = nearestWord(word)
  if (near === null || near === word) return null
  if (word.length < shortestGuess) return near
  // Two lists must mean the same word: a rare word that is right is near to several.
  return vocabulary().speller(word) === near ? near : null
}
