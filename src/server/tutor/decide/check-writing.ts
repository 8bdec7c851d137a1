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

/** The child's text: first what is good in it, then one question about one thing. */
export function checkWriting(situation: Situation, text: string): Decision {
  const faults = faultsIn(text)
  const good = goodIn(text, faults)
  const marks = { kind: 'writing', mood: faults.length > 0 ? 'thinking' : 'happy' } as const
  return reply([good], faults.length > 0 ? asksNext(situation.lesson, faults, 1) : asksDetail(situation.lesson), marks)
}

/** Nothing was found: said as it is, and a detail is asked for. */
const asksDetail = (lesson: Lesson): Closing =>
  askWriting(lesson, [{ key: 'write.clean' }, { key: 'write.detail' }], 'detail')

export const sendsAnother = (lesson: Lesson): Closing =>
  askWriting(lesson, [{ key: 'write.next' }], 'wait', { press: presses('checkAnother', 'doneWriting') })

function asksNext(lesson: Lesson, faults: readonly Fault[], count: number): Closing {
  const [fault] = faults
  return fault
    ? asksFault(lesson, fault, [{ key: `write.${fault.kind}`, values: fault.values }], count, 1)
    : asksDetail(lesson)
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
  return word !== '' && !isSame ? checkWriting(situation, own) : sentAgain(situation, own, mending)
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
    isEnough && faults.length > 0 ? sendsAnother(lesson) : asksNext(lesson, faults, mending.count + 1),
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
const homophonesOf = (word: string, fix: string): Line[] =>
  homophoneSets()
    .flatMap(({ words }) => (words.some((one) => one.word === fix) ? words : []))
    .filter((one) => one.word === word || one.word === fix)
    .map((one) => ({ text: `${toldOf(one)}.`, fact: true }))

/** Twice is enough: it is left as it is, and something else comes. */
function letBe({ lesson }: Situation, { kind, word, count }: Mending, faults: readonly Fault[]): Decision {
  const others = faults.filter((one) => one.kind !== kind || one.word !== word)
  const closing =
    others.length > 0 && count < mostMended
      ? asksNext(lesson, others, count + 1)
      : askWriting(lesson, [{ key: 'write.detail' }], 'detail')
  return reply([{ key: 'write.letBe' }], closing, { kind: 'writing' })
}

/** A detail was asked for: it is named, and looked at if it is a sentence. */
export function hearDetail(situation: Situation): Decision {
  const { text, lesson } = situation
  if (says.no(text) || says.givesUp(text))
    return reply([{ key: 'write.fineAsIs' }], sendsAnother(lesson), { kind: 'writing' })
  const quote = quoteOf(text)
  const faults =
    wordsOf(text).length > 4 ? faultsIn(text).filter(({ kind }) => kind !== 'capital' && kind !== 'end') : []
  const liked: Line[] = quote === null ? [] : [{ key: 'write.liked', values: { quote } }]
  return reply(liked, faults.length > 0 ? asksNext(lesson, faults, 1) : sendsAnother(lesson), {
    kind: 'writing',
    mood: 'happy',
  })
}

const planning = ['write.idea.', 'write.reason.', 'write.side', 'write.how.', 'lang.talk.']
const gradeOfIdeas = 3
const fewestOfIdea = 4

/** While a text is planned, older children say an idea with no capital and no mark: it is taken as that, not as a sentence to mend. */
export function looseIdea({ lesson, grade }: Situation, own: string): Decision | null {
  const isPlanned = lesson.said.slice(-24).some((one) => planning.some((key) => one.startsWith(key)))
  const wantsText = lesson.said.slice(-2).some((one) => /^write\.(?:next|send|first|again)/.test(one))
  if (grade < gradeOfIdeas || !isPlanned || wantsText || wordsOf(own).length < fewestOfIdea) return null
  const quote = /^[A-Z]/.test(own) || /[.!?]["”]?$/.test(own) ? null : quoteOf(own)
  return quote === null
    ? null
    : reply([], askWriting(lesson, [{ key: 'lang.talk.idea', values: { quote } }], 'wait'), {
        kind: 'writing',
        mood: 'happy',
      })
}
