import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { plainWords } from '#shared/answers/near-words.ts'
import { homophoneSets, toldOf } from '../know/words/homophones.ts'
import { spotOf } from '../know/words/spelling-spot.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { says } from '../play/hearing.ts'
import { presses } from '../play/presses.ts'
import { type Asked, type Lesson, openProblem } from '../state.ts'
import type { Fault, FaultKind } from '../writing/fault.ts'
import { faultsIn } from '../writing/faults.ts'
import { goodIn, quoteOf } from '../writing/good-in.ts'
import { withoutLabel } from '../writing/hero.ts'
import { betterIn, genreOfText, needsOf } from '../writing/needs.ts'
import { strengthsIn } from '../writing/strengths.ts'
import { type Genre, genres } from '../writing/wished-writing.ts'
import { sentenceIn, wordsOf } from '../writing/written.ts'
import type { Closing } from './ask.ts'
import { reply } from './reply.ts'

/** Things to mend that are asked about one after the other; then it is enough for one text. */
const mostMended = 3

/** A question about the child's own writing; `about` says at what place of the way it is. */
export const askWriting = (
  lesson: Lesson,
  lines: Line[],
  about: string,
  more: { expects?: AnswerSpec; times?: number; press?: Closing['press'] } = {},
): Closing => ({
  lines,
  asked: {
    kind: 'sentence',
    problem: openProblem(lesson)?.item.id ?? null,
    expects: more.expects ?? null,
    yes: null,
    no: null,
    about,
    times: more.times ?? 1,
  },
  press: more.press ?? [],
  picture: null,
  lesson,
})

const recently = 30
const wasSaidOf = ({ said }: Lesson, key: string) => said.slice(-recently).some((one) => one.startsWith(`${key}#`))
const marksOnly: ReadonlySet<FaultKind> = new Set(['short', 'capital', 'i', 'endQuestion', 'end'])
/** So many words, and what a text says comes before its marks. */
const longText = 12
const gradeOfCraft = 2
const shortText = 7
/** Things missing that are asked for one after the other. */
const mostNeeds = 3

/** What kind of text the child writes: as it said, or by what stands there. */
export function genreNow(lesson: Lesson, text = ''): Genre {
  const about = (lesson.asked ?? lesson.below)?.about ?? ''
  if (about === 'poem') return 'poem'
  if (about.startsWith('tale')) return 'story'
  const told = genres.find((one) => one === about.split(':')[1])
  if (told !== undefined && told !== 'other') return told
  const whole = `${lesson.thread} ${text}`.trim()
  return whole === '' ? 'other' : genreOfText(whole)
}

/** One thing that is good in it, in its own words; not what was praised a moment ago. */
export function strengthOf(lesson: Lesson, text: string, genre: Genre, faults: readonly Fault[] = []): Line | null {
  const wrong = new Set(faults.filter(({ kind }) => !marksOnly.has(kind)).map(({ word }) => word))
  const all = strengthsIn(text, genre === 'opinion' || genre === 'report' || genre === 'summary')
  const fresh = all.find(
    ({ kind, values }) =>
      !wasSaidOf(lesson, `write.has.${kind}`) && !wordsOf(values.quote ?? '').some(({ word }) => wrong.has(word)),
  )
  return fresh ? { key: `write.has.${fresh.kind}`, values: fresh.values } : null
}

const lastLine = (text: string) => (text.split(/\s*[/\n]\s*/).at(-1) ?? text).replace(/[.!?,;\s]+$/, '')

/** The child's text: first what is good in it, then one step: what is wrong with it, or what it has not got yet. */
export function checkWriting(situation: Situation, shown: string, isAsked = false): Decision {
  const { lesson, grade } = situation
  const text = withoutLabel(shown)
  const faults = faultsIn(text)
  const genre = genreNow(lesson, text)
  const line: Line = { key: 'poem.line', values: { quote: lastLine(text) } }
  const good = strengthOf(lesson, text, genre, faults) ?? (genre === 'poem' ? line : goodIn(text, faults))
  // A poem needs no marks: it goes on with its next line.
  if (genre === 'poem')
    return reply([good], askWriting(lesson, [{ key: 'poem.next' }], 'poem'), { kind: 'writing', mood: 'happy' })
  const heavy = faults.filter(({ kind }) => !marksOnly.has(kind))
  const isLong = wordsOf(text).length >= longText && grade >= gradeOfCraft
  const first = isAsked || !isLong ? faults : heavy
  const marks = { kind: 'writing', mood: first.length > 0 ? 'thinking' : 'happy' } as const
  if (first.length > 0) return reply([good], asksNext(situation, text, first, 1), marks)
  const clean: Line[] = isAsked && faults.length === 0 ? [{ key: 'write.clean' }] : []
  return reply([good, ...clean], asksNeed(situation, text, faults), marks)
}

type OfChild = Pick<Situation, 'lesson' | 'grade'>

/** What the text has not got yet, one thing of it; its marks where that is enough. */
function asksNeed({ lesson, grade }: OfChild, text: string, faults: readonly Fault[] = []): Closing {
  const genre = genreNow(lesson, text)
  const needs = needsOf(withoutLabel(`${lesson.thread} ${text}`.trim()), text, genre, grade)
  const asked = lesson.said.slice(-recently).filter((one) => one.startsWith('write.need.')).length
  const need = needs.find(({ kind }) => !wasSaidOf(lesson, `write.need.${kind}`))
  const [fault] = faults
  if (fault && asked >= mostNeeds - 1)
    return /[.!?]/.test(text) ? asksNext({ lesson, grade }, text, faults, 1) : asksMarks(lesson, genre)
  const isShort = wordsOf(text).length <= shortText && need?.kind !== 'show'
  const better = isShort && text.includes(' ') ? betterIn(text) : null
  if (better?.kind === 'word' && !wasSaidOf(lesson, 'write.ask.better.word'))
    return askWriting(lesson, [{ key: 'write.ask.better.word', values: better.values }], `detail:${genre}`)
  if (!need || asked >= mostNeeds) return sendsAnother(lesson, genre)
  return askWriting(lesson, [{ key: `write.need.${need.kind}`, values: need.values }], `detail:${genre}`)
}

const asksMarks = (lesson: Lesson, genre: Genre): Closing =>
  askWriting(lesson, [{ key: 'write.marks' }], `detail:${genre}`)

export const sendsAnother = (lesson: Lesson, genre = genreNow(lesson)): Closing =>
  askWriting(lesson, [{ key: 'write.next' }], `wait:${genre}`, { press: presses('checkAnother', 'doneWriting') })

function asksNext(situation: OfChild, text: string, faults: readonly Fault[], count: number): Closing {
  const [fault] = faults
  return fault
    ? asksFault(situation.lesson, fault, [{ key: `write.${fault.kind}`, values: fault.values }], count, 1)
    : asksNeed(situation, text)
}

function asksFault(lesson: Lesson, fault: Fault, lines: Line[], count: number, times: number): Closing {
  const [answer, ...accepts] = fault.fixes
  return askWriting(lesson, lines, ['mend', fault.kind, fault.word, count].join(':'), {
    times,
    ...(answer !== undefined && { expects: { form: 'word', answer, accepts, spelling: 'exact' } }),
  })
}

/** What mends it, said in a word and not written: 'a capital letter', 'a period'. */
const saidFix: Partial<Record<FaultKind, RegExp>> = {
  capital: /\b(?:capital|upper ?case|big (?:letter|\w))\b/i,
  i: /\b(?:capital|upper ?case|big)\b/i,
  end: /\b(?:period|dot|full stop|exclamation|punctuation|mark)\b|^\W*[.!]\W*$/i,
  endQuestion: /\b(?:question mark|question thing)\b|^\W*\?\W*$/i,
  double: /\b(?:twice|two times|double|doubled|take (?:one|it) out|delete|too many|one the)\b/i,
  joined: /\b(?:period|stop|dot|after|split|sentences?|capital)\b/i,
  runOn: /\b(?:period|stop|after|split|two sentences|new sentence)\b/i,
}

type Mending = { kind: string; word: string; count: number; times: number; asked: Asked }

/** The child was asked about one thing in its text: it sends it mended, says what mends it, or does not know. */
export function hearMended(
  situation: Situation,
  [, kind = '', word = '', counted = '1']: readonly string[],
  asked: Asked,
): Decision {
  const mending: Mending = { kind, word, count: Number(counted), times: asked.times, asked }
  const { lesson, text } = situation
  const own = sentenceIn(text)
  const said = plainWords(text).trim()
  const pattern = Object.entries(saidFix).find(([one]) => one === kind)?.[1]
  const fixes = asked.expects?.form === 'word' ? [asked.expects.answer, ...(asked.expects.accepts ?? [])] : []
  const isFix = fixes.some(
    (fix) =>
      plainWords(fix).trim() ===
      said.replace(/^(?:it should be|should be|its|it is|is it|with|we say|you say|i think) /, ''),
  )
  const isSaid = isFix || (pattern?.test(text) === true && wordsOf(text).length <= 7)
  if (isSaid)
    return reply(
      [{ key: 'write.whole' }],
      { ...askWriting(lesson, [{ key: 'write.again' }], asked.about ?? ''), asked },
      { kind: 'writing', mood: 'happy' },
    )
  if (own === null || wordsOf(own).length < 2 || (says.givesUp(text) && wordsOf(text).length < 5))
    return toldMore(situation, mending, [])
  const isSame = [word, ...fixes].some((one) =>
    wordsOf(own).some((other) => other.word.toLowerCase() === one.toLowerCase()),
  )
  return word !== '' && !isSame && kind !== 'runOn' ? checkWriting(situation, own) : sentAgain(situation, own, mending)
}

function sentAgain(situation: Situation, own: string, mending: Mending): Decision {
  const { lesson } = situation
  const faults = faultsIn(own)
  const isLeft = faults.some((one) => one.kind === mending.kind && one.word === mending.word)
  if (isLeft) return mending.times < 2 ? toldMore(situation, mending, faults) : letBe(situation, mending, faults)
  const marks = { kind: 'writing', mood: 'happy' } as const
  const isEnough = mending.count >= mostMended
  return reply(
    [{ key: 'write.mended' }],
    isEnough && faults.length > 0 ? sendsAnother(lesson) : asksNext(situation, own, faults, mending.count + 1),
    marks,
  )
}

/** The same thing once more, with the rule or the word: then the child writes it itself. */
function toldMore(
  { lesson }: Situation,
  { kind, word, count, asked, times }: Mending,
  faults: readonly Fault[],
): Decision {
  const fault = faults.find((one) => one.kind === kind && one.word === word)
  const fix = asked.expects?.form === 'word' ? asked.expects.answer : ''
  const told: Line[] =
    kind === 'homophone'
      ? [...homophonesOf(word, fix), { key: 'write.homophone.more', values: { fix } }]
      : kind === 'spell'
        ? [{ text: spotOf(fix, word).observation }, { key: 'write.spell.more', values: { word } }]
        : [{ key: `write.${kind}.more`, values: { ...fault?.values, word, fix, verb: word } }]
  const about = ['mend', kind, word, count].join(':')
  return reply(
    [],
    askWriting(lesson, told, about, { times: times + 1, ...(asked.expects && { expects: asked.expects }) }),
    { kind: 'writing', mood: 'thinking' },
  )
}

/** What both words mean. */
export const homophonesOf = (word: string, fix: string): Line[] =>
  homophoneSets()
    .flatMap(({ words }) => (words.some((one) => one.word === fix) ? words : []))
    .filter((one) => one.word === word || one.word === fix)
    .map((one) => ({ text: `${toldOf(one)}.`, fact: true }))

/** Twice is enough: it is left as it is, and something else comes. */
function letBe(situation: Situation, { kind, word, count }: Mending, faults: readonly Fault[]): Decision {
  const { lesson, text } = situation
  const others = faults.filter((one) => one.kind !== kind || one.word !== word)
  const closing =
    others.length > 0 && count < mostMended
      ? asksNext(situation, text, others, count + 1)
      : askWriting(lesson, [{ key: 'write.detail' }], 'detail')
  return reply([{ key: 'write.letBe' }], closing, { kind: 'writing' })
}

/** A detail was asked for: it is named, and looked at if it is a sentence. */
export function hearDetail(situation: Situation): Decision {
  const { text, lesson } = situation
  if (says.no(text) || says.givesUp(text))
    return reply([{ key: 'write.fineAsIs' }], sendsAnother(lesson), { kind: 'writing' })
  const genre = genreNow(lesson, text)
  const quote = quoteOf(text)
  const isText = wordsOf(text).length > 4
  const faults = isText ? faultsIn(text).filter(({ kind }) => !marksOnly.has(kind)) : []
  const strength = isText ? strengthOf(lesson, text, genre) : null
  const noted: Line[] = quote === null ? [] : [{ key: 'write.noted', values: { quote: quote.replace(/["“”]/g, "'") } }]
  const closing =
    faults.length > 0 ? asksNext(situation, text, faults, 1) : asksNeed(situation, text, isText ? faultsIn(text) : [])
  return reply(strength ? [strength] : noted, closing, { kind: 'writing', mood: 'happy' })
}

const planning = ['write.idea.', 'write.reason.', 'write.side', 'write.ask.', 'lang.talk.']
const gradeOfIdeas = 3
const fewestCraft = 8
const fewestOfIdea = 4

/** While a text is planned, older children say an idea with no capital and no mark: it is taken as that, not as a sentence to mend. */
export function looseIdea({ lesson, grade }: Situation, own: string): Decision | null {
  const isPlanned = lesson.said.slice(-24).some((one) => planning.some((key) => one.startsWith(key)))
  const wantsText = lesson.said.slice(-2).some((one) => /^write\.(?:next|send|first|again)/.test(one))
  if (strengthOf(lesson, own, genreNow(lesson, own)) !== null && wordsOf(own).length >= fewestCraft) return null
  if (grade < gradeOfIdeas || !isPlanned || wantsText || wordsOf(own).length < fewestOfIdea) return null
  const quote = /^[A-Z]/.test(own) || /[.!?]["”]?$/.test(own) ? null : quoteOf(own)
  return quote === null
    ? null
    : reply([], askWriting(lesson, [{ key: 'lang.talk.idea', values: { quote } }], 'wait'), {
        kind: 'writing',
        mood: 'happy',
      })
}
