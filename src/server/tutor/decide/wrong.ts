import type Fraction from 'fraction.js'
import { readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Judged, Line, Situation } from '../move.ts'
import { type Linear, linearIn, sidesWith } from '../read/linear.ts'
import { keyValue, type Tried } from '../read/tries.ts'
import { pictureFor } from '../show.ts'
import { changed, type Lesson, type Problem } from '../state.ts'
import { solve } from './help.ts'
import { answersToPress, helpToPress } from './press.ts'
import { kept, reply } from './reply.ts'

type Wrong = Extract<Tried, { kind: 'wrong' }>

/** Clear misses after which the way of showing changes, and after which it is worked out together. */
const missesToShow = 2
const missesToSolve = 4
/** A child that thought this long and missed gets one hint more. Seconds. */
const longThought = 90

/** A try that is clearly an answer and clearly not right: what was done well, what is seen in it, one thing to look at. */
export function wrong(situation: Situation, problem: Problem, tried: Wrong, before: Line[] = []): Decision {
  const { lesson, grade, pause = 0 } = situation
  const { item } = problem
  const misses = problem.misses + 1
  const mistakes = tried.mistake ? kept(lesson.mistakes, tried.mistake.name) : lesson.mistakes
  const judged: Judged | undefined =
    problem.misses === 0
      ? {
          exercise: problem,
          was_correct: false,
          hint_level: problem.hint,
          said: tried.said,
          mistake: tried.mistake?.name ?? null,
        }
      : undefined
  const missed = changed({ ...lesson, mistakes, aside: 0 }, item.id, { misses })
  const here = { ...problem, misses }
  if (misses >= missesToSolve) {
    const shown = solve({ ...situation, lesson: missed }, here, [...before, { key: 'wrong.together' }])
    return { ...shown, ...(judged && { judged }), move: { ...shown.move, found: 'wrong' } }
  }
  // The same mistake is named each time: it is what there is to see.
  const seen: Line = tried.mistake
    ? { text: tried.mistake.feedback, fact: true }
    : nearness(item, asWritten(tried.said, situation.text))
  const level =
    misses >= missesToShow || pause >= longThought
      ? Math.min(3, Math.max(problem.hint + 1, misses))
      : Math.max(1, problem.hint)
  // A misconception that was named is a hint by itself; the next miss brings the next one.
  const hint: Line[] = tried.mistake && misses < missesToShow ? [] : [{ text: item.hints[level - 1] ?? item.hints[2] }]
  const showsNow = misses >= missesToShow && !problem.shown.includes('picture')
  const picture = showsNow ? pictureFor(item, lesson.seed) : null
  const after: Lesson = changed(missed, item.id, {
    hint: hint.length > 0 ? level : problem.hint,
    shown: picture ? kept(problem.shown, 'picture') : problem.shown,
  })
  return reply(
    [...before, seen, ...(picture ? [{ key: 'show.here' } as const] : []), ...hint],
    {
      lines: [{ key: 'try.again', values: { what: item.name } }],
      asked: { kind: 'answer', problem: item.id, expects: item.answer, yes: null, no: null, about: null, times: 1 },
      press: [...answersToPress(item, grade, lesson.seed), ...helpToPress(item, grade, lesson.seed)],
      picture,
      lesson: after,
    },
    { kind: 'wrong', mood: 'thinking', judged, found: 'wrong' },
  )
}

/** 7/20 where the child wrote .35. */
function asWritten(said: string, text: string): string {
  const value = /^\d+\/\d+$/.test(said) && /\.\d/.test(text) && !text.includes(said) ? readNumber(said) : null
  return value ? writeNumber(value, 'decimal') : said
}

const inColumns = /^\d+ [+−] \d+$/

/** What was right in it, where that can be seen: the ones, the front part; else whether it is too much or too little. */
function nearness(item: Problem['item'], said: string): Line {
  const [key, value] = [keyValue(item), readNumber(said)]
  if (item.answer.form === 'word')
    return {
      key: /\d/.test(item.answer.answer)
        ? 'wrong.plain'
        : item.answer.spelling === 'exact'
          ? 'wrong.spelled'
          : 'wrong.word',
      values: { said },
    }
  if (item.answer.form === 'choice' || item.answer.form === 'compare') return { key: 'wrong.choice', values: { said } }
  if (!key || !value || value.equals(key)) return { key: 'wrong.plain', values: { said } }
  const equation = item.skill === 'own.linear' ? linearIn(item.entity) : null
  if (equation) return putIn(equation, value, said)
  const glued = gluedParts(item.name, said)
  if (glued) return { key: 'wrong.glued', values: glued }
  // In columns a digit is right by itself.
  if (inColumns.test(item.name) && key.d === 1n && value.d === 1n && key.gt(9) && value.gt(9)) {
    if (key.n % 10n === value.n % 10n) return { key: 'wrong.onesRight', values: { said } }
    if (key.n / 10n === value.n / 10n) return { key: 'wrong.tensRight', values: { said } }
  }
  if (value.sub(key).abs().equals(1)) return { key: 'wrong.byOne', values: { said } }
  return { key: value.gt(key) ? 'wrong.more' : 'wrong.less', values: { said } }
}

/** Put in for the letter, a wrong number shows by itself that it is none. */
function putIn(equation: Linear, value: Fraction, said: string): Line {
  const as = value.d === 1n || said.includes('/') ? 'fraction' : 'decimal'
  const [left, want] = sidesWith(equation, value).map((side) => writeNumber(side, as).replace('-', '−'))
  const { letter, written } = equation
  return {
    key: 'linear.try',
    values: { said: writeNumber(value, as).replace('-', '−'), letter, written, left: left ?? '', want: want ?? '' },
  }
}

/** '5012' or '512' for 27 + 35: the tens and the ones, side by side. */
function gluedParts(name: string, said: string): { tens: number; ones: number } | null {
  const [, one, other] = /^(\d\d) \+ (\d\d)$/.exec(name) ?? []
  if (one === undefined || other === undefined) return null
  const [a, b] = [Number(one), Number(other)]
  const [tens, ones] = [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)]
  return ones > 9 && [`${tens}${ones}`, `${tens / 10}${ones}`].includes(said.replace(/\D/g, '')) ? { tens, ones } : null
}
