import { type Homophone, type HomophoneSet, homophoneSets, toldOf } from './homophones.ts'
import { fitting } from './pair-in-sentence.ts'
import { asQuestion, capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'

// Words that sound alike, told apart by what a child says of them: 'the one with the comma on top', 'their with the heir in it',
// 'which too do i use for also', 'the bear that isnt the animal'.

const slips: Readonly<Record<string, string>> = {
  thier: 'their',
  theyre: "they're",
  youre: "you're",
  'they are': "they're",
}
/** What children see in a word or know it by. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['their', /\bheir\b|\be i(?: r)?\b|\bbelongs?\b|\bown(?:s|ed)?\b/],
  ['there', /\bhere (?:in|inside|hiding)\b|\bwith (?:the )?(?:word )?here\b|\bplace\b|\bwhere something is\b/],
  ['too', /\b(?:two|2|double|extra|both|more) o'?s?\b|\balso\b|\btoo (?:much|many)\b|\bas well\b/],
  ['two', /\bnumber\b|\bthe w\b|\ba w\b/],
  ['your', /\bbelongs?\b|\bmine\b|\byours\b/],
]
const mark =
  /\b(?:comma|dot|line|thing(?:y|ie)?|mark|apostrophe)s? (?:on (?:the )?top|up top|up high|at the top|in the air|up in the air|that floats|floating|on it|in the middle)\b|\b(?:floaty|floating|flying|high|upper|air|upside down|little|tiny|top) commas?\b|\bapostrop\w+|\bthe comma one\b|\bone with (?:the |a )?(?:comma|apostrophe)\b/
const namesMark = /\bwhat(?: is|s)? .*\b(?:called|name)\b/
const asksMark = /\b(?:which|what|whats|the one|is that|is it|so)\b/
const asksSame =
  /\b(?:what|how|called|call|name)\b.*\b(?:words?|they|ones) (?:that |which |when they )?(?:all )?sounds? (?:just |exactly )?(?:the same|alike|the exact same)\b|\bwords? (?:that |which )?sounds? (?:just )?(?:the same|alike)\b.*\b(?:called|name)\b/
const longest = 20

const members = (): readonly { word: string; set: HomophoneSet }[] =>
  homophoneSets().flatMap((set) => set.words.map(({ word }) => ({ word, set })))

const plainOf = (text: string) => asQuestion(text).replace(/\b(?:thier|theyre|youre)\b/g, (word) => slips[word] ?? word)

/** The words in which one of several that sound alike is asked for; null where the line asks for none so. */
function namedIn(line: string): { word: string; set: HomophoneSet } | null {
  for (const { word, set } of members()) {
    if (!line.includes(word) || word === 'one') continue
    const asks = [
      // 'Which two do I add' counts.
      ...(word === 'two'
        ? []
        : [`\\bwhich ${word} (?:do|does|should|is|has|means|goes|would|am)\\b`, `\\bthe other ${word}\\b`]),
      `\\b${word} (?:that|thats|which|that's) (?:isnt|isn't|is not|not|aint)\\b`,
      `\\b${word} with (?:the|a|an) (?:silent )?[a-z]\\b(?! [a-z]+ (?:is|was))`,
      `\\bis it (?:the )?${word} or (?:the )?(?:other|another)(?: one)?\\b`,
      `\\bhow (?:do|would|should) (?:you|i|u) (?:write|spell) (?:the )?${word} (?:like|as in|for|that|when)\\b`,
    ]
    if (new RegExp(asks.join('|')).test(line)) return { word, set }
  }
  return null
}

const small = new Set(
  'the a an is it its of to in on for and or with which what do does i use you that this one not isnt means mean like other how write spell when so are be'.split(
    ' ',
  ),
)
const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((one) => !small.has(one)))

/** The one that is described: by a sign that children know, by a letter in it, or by its meaning; null where it may be any. */
function described(line: string, named: string, { words }: HomophoneSet): Homophone | null {
  const bySign = words.filter(({ word }) => signs.some(([of, sign]) => of === word && sign.test(line)))
  if (bySign.length === 1) return bySign[0] ?? null
  const withMark = mark.test(line) ? words.filter(({ word }) => word.includes("'")) : []
  if (withMark.length === 1) return withMark[0] ?? null
  const letter = /\bwith (?:the|a|an) (?:silent )?([a-z])\b/.exec(line)?.[1]
  const withLetter = letter === undefined ? [] : words.filter(({ word }) => word.includes(letter))
  if (withLetter.length === 1) return withLetter[0] ?? null
  const said = wordsOf(line)
  const isOther = /\bthe other\b|\b(?:isnt|isn't|not)\b/.test(line)
  const scored = words
    .map((one) => ({
      one,
      fits: [...wordsOf(`${one.means} ${one.example} ${one.gap}`)].filter((each) => said.has(each) && each !== named)
        .length,
    }))
    .filter(({ fits }) => fits > 0)
  const [best] = scored
  if (scored.length !== 1 || best === undefined) return null
  // 'The bear that isn't the animal' means the others.
  return isOther && /\b(?:isnt|isn't|not)\b/.test(line)
    ? (words.find(({ word }) => word !== best.one.word) ?? null)
    : best.one
}

const shown = (one: Homophone): string => `${toldOf(one)}, as in: ${one.example}`

/** `lately` is what was said before, for 'the one with the comma on top'. */
export function describedWord(text: string, lately: readonly string[]): WordVerdict | null {
  const line = plainOf(text)
  if (line.split(' ').length > longest) return null
  if (asksSame.test(line))
    return {
      verdict: 'tell',
      says: 'Words that sound the same but mean different things are called homophones, like sea and see.',
    }
  const own = ownSign(line)
  if (own) return own
  const mended = selfMended(line)
  if (mended) return mended
  const named = namedIn(line)
  if (named) {
    const one = described(line, named.word, named.set)
    const says = one ? shown(one) : named.set.words.map((each) => `${toldOf(each)}.`).join(' ')
    return { verdict: 'tell', says, next: `pair:${one?.word ?? named.word}` }
  }
  return mark.test(line) ? markAsked(line, lately) : null
}

/** 'Their teeth is theirs, with the heir in it': the child's own way to know it is right. */
function ownSign(line: string): WordVerdict | null {
  const said =
    /\b(their|there|too|two) .*\b(?:with|has|got) (?:the |a )?(heir|here|two o'?s|double o|extra o|w) (?:in|inside|hiding)\b/.exec(
      line,
    )
  const [, word = '', sign = ''] = said ?? []
  const set = homophoneSets().find(({ words }) => words.some((one) => one.word === word))
  if (said === null || set === undefined || /^(?:which|what|is|how)\b/.test(line)) return null
  const meant = set.words.find((one) =>
    signs.some(
      ([of, pattern]) =>
        of === one.word && pattern.test(`${sign === 'w' ? 'the w' : sign === 'here' ? 'here in' : sign} in it`),
    ),
  )
  if (!meant) return null
  return { verdict: meant.word === word ? 'right' : 'look', isTold: true, says: shown(meant), next: `pair:${word}` }
}

/** 'They're noses wiggle no. Their noses wiggle': it is mended by the child, and fits now. */
function selfMended(line: string): WordVerdict | null {
  const words = line.split(' ')
  for (const { word, set } of members()) {
    const at = words.lastIndexOf(word)
    const next = words[at + 1]
    if (at < 2 || next === undefined || !/\b(?:no|wait|i mean)\b/.test(words.slice(0, at).join(' '))) continue
    const isMended = set.words.some(
      (one) =>
        one.word !== word && words.some((each, place) => place < at && each === one.word && words[place + 1] === next),
    )
    if (isMended && fitting({ words: set.words, before: '', after: next.replace(/s$/, '') }) === word)
      return {
        verdict: 'right',
        says: shown(set.words.find((one) => one.word === word) ?? { word, means: '', example: '', gap: '' }),
        next: `pair:${word}`,
      }
  }
  return null
}

/** The mark alone names one of the words that were spoken of; else the mark itself is told. */
function markAsked(line: string, lately: readonly string[]): WordVerdict | null {
  if (!asksMark.test(line) && !namesMark.test(line)) return null
  const before = lately.map(plainOf).join(' ')
  const set = namesMark.test(line)
    ? undefined
    : [...members()].find(
        ({ word, set: { words } }) =>
          words.some((one) => one.word.includes("'")) &&
          new RegExp(`\\b${word}\\b`).test(`${before} ${line}`) &&
          !/^to+$/.test(word),
      )?.set
  const one = set?.words.find(({ word }) => word.includes("'"))
  if (one) return { verdict: 'tell', says: `${shown(one)} ${markSays}`, next: `pair:${one.word}` }
  return /\bcommas?\b.*\b(?:top|high|air|float|flying|up)|(?:floaty|floating|flying|high|upper|air|upside down|top) comma/.test(
    line,
  )
    ? {
        verdict: 'tell',
        says: `${capital('that mark is called an apostrophe')}. It shows where letters were left out, as in don't, or who owns something, as in the dog's bone.`,
      }
    : null
}
const markSays = 'The mark up high is called an apostrophe.'
