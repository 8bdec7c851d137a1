import { capital, listed } from '../know/words/question-words.ts'
import { judged, spelledRuns, whatIsMissing } from '../know/words/spelled-tries.ts'
import { knownWord, rhyme } from '../know/words/words.ts'
import type { Decision, Line } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { listedLetters } from './spelling-list.ts'

// Words that a child spells out, lists or wonders at, in the middle of its talk.

/** 'list:0:1:ship,shop', 'words:ship,shop', 'reading:knee,hen', 'spell:happy:1'. */
const namedIn = (kept: string | null): string[] => {
  const [kind = '', first = '', , list = ''] = kept?.split(':') ?? []
  return kind === 'list'
    ? list.split(',')
    : kind === 'words' || kind === 'reading'
      ? first.split(',')
      : first === ''
        ? []
        : [first]
}

/** Words that were spoken of just now. */
export const wordsNamed = (lesson: Lesson, kept: string | null): string[] =>
  [...namedIn(kept), ...(lesson.word ? [lesson.word.word] : [])].filter((word) => /^[a-z']{2,}$/.test(word))

/** It tries the word that was asked for, and spells no other. */
const another = /\b(?:now|next|another|what about|how about|also|and then|new one)\b/
const asks = /^(?:what|how|does|do|why|which|is there|can you)\b/
/** Said around letters by a child that spells. */
const ofSpelling =
  /^(?:(?:i|is|it|its|it's|that|thats|that's|this|one|did|do|put|wrote|write|rite|got|have|had|spell|spelled|spelt|spelling|typed|think|thought|said|could|can|know|so|ok|okay|um|uh|like|right|correct|good|the|word|words|my|try|here|look|see|watch|me|now|next|and|then|also|for|goes|go|maybe|was|how|too|in|on|paper|card|easy|hard|by|myself|all|done|yay|another|what|about|to|be|a|an|are|they|these|them|those|mine|first|last|way|already|even|ready|letters|with|without|looking|there|oh|yes|yeah|no|wait|hey|bolt|i'm|im|gonna|remember|remembered|learned)(?: |$))*$/

export function spelledInTalk(heard: Heard, kept: string | null): Decision | null {
  const { lesson, written } = heard
  const ofList = listedLetters(heard, kept)
  if (ofList) return ofList
  const found = spelledRuns(written) ?? (kept?.startsWith('spell:') ? inCapitals(written, kept) : null)
  if (!found || openProblem(lesson)?.subject === 'reading') return null
  const { runs, rest } = found
  if (asks.test(rest) || !isSpelling(rest, runs)) return null
  const meant = another.test(rest) && kept?.startsWith('spell:') ? [] : wordsNamed(lesson, kept)
  // A single word alone is read by `spelled`, unless one was asked for.
  if (rest === '' && runs.length === 1 && meant.length === 0) return null
  const all = runs.map((run) => judged(run, meant))
  const [rights, wrongs] = [all.filter((one) => one?.isRight), all.filter((one) => one && !one.isRight)]
  if (all.includes(null) || all.length === 0) return null
  const [wrong] = wrongs
  const right = listed(rights.flatMap((one) => (one ? [spread(one.letters)] : [])))
  const lines: Line[] = right === '' ? [] : [{ key: 'spell.rights', values: { words: right, Words: capital(right) } }]
  const isList = kept?.startsWith('list:') || kept?.startsWith('words:')
  if (!wrong)
    return reply(
      [...lines],
      askChat(
        { ...lesson, told: isList ? `lang:${kept}` : `lang:spell:${all.at(-1)?.word ?? ''}` },
        { key: 'spell.onward' },
      ),
      { kind: 'words', mood: 'happy' },
    )
  const { letters, word } = wrong
  return reply(
    [...lines, { key: 'spell.lookAt', values: lookValues(letters, word) }, ...cluesTo(letters, word)],
    askChat(
      { ...lesson, told: isList ? `lang:${kept}` : `lang:spell:${word}:1` },
      { key: 'spell.try', values: { word } },
    ),
    { kind: 'words', mood: 'thinking' },
  )
}

const lookValues = (letters: string, word: string) => ({
  letters: spread(letters),
  Letters: capital(spread(letters)),
  word,
})

const spread = (word: string) => [...word].join('-')

const cluesTo = (letters: string, word: string): Line[] => {
  const { start, doubled, end, quiet } = whatIsMissing(letters, word)
  if (quiet !== null) return [{ key: 'spell.quiet', values: { letter: quiet, word, Word: capital(word) } }]
  const isGap = start !== null && doubled === null && end === null && letters.length === word.length - 1
  if (isGap) return [{ key: 'spell.gap', values: { start } }]
  return [
    ...(start === null ? [] : [{ key: 'spell.start', values: { start } }]),
    ...(doubled === null ? [] : [{ key: 'spell.double', values: { letter: doubled, word, Word: capital(word) } }]),
    ...(end === null ? [] : [{ key: 'spell.end', values: { letter: end } }]),
  ]
}

const mostAround = 10
/** The rest of the line speaks of spelling, or names the very word. */
const isSpelling = (rest: string, runs: readonly string[]) =>
  ofSpelling.test(rest) ||
  (/\bspel{1,2}(?:ed|t|ing|s)?\b/.test(rest) && rest.split(' ').length <= mostAround) ||
  rest.split(' ').every((one) => runs.includes(one) || ofSpelling.test(one))

/** 'I did HAPE', right after a word was asked for. */
function inCapitals(text: string, kept: string): { runs: string[]; rest: string } | null {
  const run = /(?:^|\s)([A-Z]{3,12})(?=\W*$)/.exec(text)?.[1]
  const word = kept.split(':')[1] ?? ''
  if (run === undefined || run[0]?.toLowerCase() !== word[0] || !/[a-z]/.test(text)) return null
  return {
    runs: [run.toLowerCase()],
    rest: text
      .replace(run, ' ')
      .replace(/[^\w' ]+/g, ' ')
      .trim()
      .toLowerCase(),
  }
}

const gh =
  /^\W*(?:(?:so|wait|what|huh|but|ok|oh|why does|why do|how come|how does|whoa|wow) )*(?:the )?g ?h (?:can )?(?:says?|say|makes?|make|sounds? like|is|be) (?:an? |the )?(?:f+|ff+uh|fuh|eff)\b/i

/** 'Gh says F???': it does, in some words. */
export const ghSaysF = ({ lesson, written }: Heard): Decision | null =>
  gh.test(written)
    ? reply([{ key: 'spell.gh' }], askChat({ ...lesson, told: 'lang:spell:laugh' }, { key: 'spell.gh.ask' }), {
        kind: 'words',
        mood: 'happy',
      })
    : null

const fewestListed = 4
const fewestAgain = 3
const mostListed = 10
const fewestSharing = 3
const shared = [
  'sh',
  'ch',
  'th',
  'wh',
  'ph',
  'ck',
  'ing',
  'tion',
  'ough',
  'ight',
  'ee',
  'oa',
  'ai',
  'ay',
  'ea',
  'oo',
  'kn',
  'wr',
]
const ofGrammar =
  /^(?:the|a|an|i|you|he|she|it|we|they|is|are|was|were|am|my|your|his|her|and|to|of|in|on|at|with|like|likes|do|does|did|have|has|had|can|will|not|no|yes|so|but|me|because|got|went|said|says|get|go|see|want|need)$/

/** 'Ship shop fish wish and when': words put in a row that share letters, or an end. */
export function wordsInRow({ lesson, written }: Heard, kept: string | null): Decision | null {
  if (openProblem(lesson) || lesson.asked?.kind === 'sentence' || !/^[a-z\s,.!&-]+$/i.test(written)) return null
  const words = (written.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== 'and')
  const isAgain = /^(?:words|list|silent|spell|reading)\b/.test(kept ?? '')
  if (
    words.length < (isAgain ? fewestAgain : fewestListed) ||
    words.length > mostListed ||
    new Set(words).size < words.length
  )
    return null
  if (
    !words.every((word) => word.length > 1 && knownWord(word)) ||
    words.filter((word) => ofGrammar.test(word)).length > 0
  )
    return null
  const [letters, having] = shared
    .map((one): [string, string[]] => [one, words.filter((word) => word.includes(one))])
    .sort(([, one], [, other]) => other.length - one.length)[0] ?? ['', []]
  const isSame = having.length >= Math.max(fewestSharing, words.length - 2)
  if (!isSame || (kept?.startsWith('rhyme:') && rhymes(words))) return null
  return reply(
    [
      {
        key: 'words.share',
        values: { words: listed(having), Words: capital(listed(having)), letters, Letters: letters },
      },
    ],
    askChat({ ...lesson, told: `lang:words:${words.join(',')}` }, { key: 'words.share.ask' }),
    { kind: 'words', mood: 'happy' },
  )
}

function rhymes(words: readonly string[]): boolean {
  const [first, ...rest] = words.flatMap((word) => knownWord(word) ?? [])
  return first !== undefined && rest.every((word) => rhyme(word, first) === 'yes')
}
