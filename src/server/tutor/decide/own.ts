import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers } from '#shared/answers/numbers.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { askedIn } from '../read/asked.ts'
import { computedIn } from '../read/computed/computed.ts'
import { homeworkIn, type Pasted, wondersWhy } from '../read/homework.ts'
import { bracketsIn, figureIn, ownSum } from '../read/own-sum.ts'
import { readStory } from '../read/stories/read-story.ts'
import { keyValue } from '../read/tries.ts'
import { pictureFor } from '../show.ts'
import { changed, type Exercise, type Lesson, openProblem, questionOf, withoutProblem, withProblem } from '../state.ts'
import { askChat, askOffer, askProblem, askStep, type Closing } from './ask.ts'
import { judgedRight } from './credit.ts'
import { answersToPress, helpToPress } from './press.ts'
import { reply } from './reply.ts'

/** A problem that the child brings: a sum, a question about numbers, a story, homework. */
export function ownProblem(situation: Situation, before: Line[] = []): Decision | null {
  const { text, lesson, items, grade } = situation
  // Sums that are examples of what is wondered about: 'why is it always 9 like 4 + 5'.
  if (wondersWhy.test(text) && /\blike\b/i.test(text)) return null
  const pasted = homeworkIn(text)
  if (pasted) return takeHomework(situation, pasted, before)
  const computed = askedIn(text) === null ? computedIn(text) : null
  if (computed) return isOpen(lesson, items.placed(computed)) ? null : takeUp(situation, items.placed(computed), before)
  const story = readStory(text, grade)
  if (story?.kind === 'solved') return takeUp(situation, items.placed(story.item), [...before, { key: 'story.take' }])
  if (story?.kind === 'open') return sortOut(situation, text, story.known, story.asked, before)
  const [base, exponent] =
    power
      .exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? []
  if (base !== undefined && exponent !== undefined)
    return ownProblem({ ...situation, text: Array(Number(exponent)).fill(base).join(' × ') }, before)
  const brackets = bracketsIn(text)
  if (brackets) return isOpen(lesson, items.placed(brackets)) ? null : takeUp(situation, items.placed(brackets), before)
  const like = likeBefore(situation)
  if (like) return isOpen(lesson, items.placed(like)) ? null : takeUp(situation, items.placed(like), before)
  const figure = figureIn(text)
  if (figure) return isOpen(lesson, items.placed(figure)) ? null : takeUp(situation, items.placed(figure), before)
  const asked = askedIn(text)
  if (asked) return isOpen(lesson, items.placed(asked)) ? null : takeUp(situation, items.placed(asked), before)
  const [sum] = isScore(text) ? [] : findExpressions(text)
  // A part of what stands in brackets is not what was asked.
  if (!sum || sum.stated !== null || /\d\s*\(|\(\s*\d[^()]*[-+−×x*÷/][^()]*\)/.test(text)) return null
  const made = ownSum(sum)
  if ('trouble' in made)
    return reply(
      [...before, { key: `own.${made.trouble}` }],
      askOffer(lesson, { key: 'offer.more' }, { yes: 'practice' }),
      { kind: 'own' },
    )
  const exercise = items.placed(made.item)
  if (isOpen(lesson, exercise)) return null
  const open = openProblem(lesson)
  const worth = keyValue(made.item)
  // 'You can't take 8 from 4' is a reason, not a sum to do.
  if (/\b(?:can'?t|cannot|cant|no se puede)\b/i.test(text) && worth?.lt(0))
    return open
      ? reply(
          [...before, { key: 'step.notEnough' }],
          askStep(lesson, { key: 'step.whatNow', values: { what: open.item.name } }, null),
          { kind: 'step', mood: 'thinking' },
        )
      : null
  // Another sum that makes the same is a way to the open one.
  if (open && worth && keyValue(open.item)?.equals(worth) && exercise.item.name !== open.item.name)
    return reply(
      [...before, { key: 'step.sameAs', values: { sum: exercise.item.name, what: open.item.name } }],
      askStep(lesson, { key: 'step.makes', values: { sum: exercise.item.name } }, open.item.answer),
      { kind: 'step', mood: 'happy' },
    )
  const first = findNumbers(text)[0]
  const key = open && keyValue(open.item)
  // '10. and 6 plus 5?': the open one is solved before the next is named.
  if (open && key && first?.equals(key) && !sum.operands.some(({ value }) => value.equals(key))) {
    const solved = { ...withoutProblem(lesson, open.item.id), solved: [...lesson.solved, open.item.name], last: open }
    const next = takeUp({ ...situation, lesson: solved }, exercise, [
      ...before,
      { key: 'credit.right', values: { answer: open.item.answer.answer, what: open.item.name } },
    ])
    return { ...next, judged: judgedRight(open, open.item.answer.answer) }
  }
  return takeUp(situation, exercise, before)
}

/** 'We lost 7-0 today': how a game ended, and no sum. */
const isScore = (text: string): boolean =>
  /\b(?:won|lost|lose|losing|win|winning|beat|tied|score|scored|winned)\b.{0,24}\b\d{1,3} ?(?:[-−–]|to) ?\d{1,3}\b(?! ?=)/i.test(
    text,
  ) && !/\b(?:how (?:many|much)|what|whats|minus|take away|is \d)\b/i.test(text)

const another =
  /^\W*(?:(?:ok|so|and|then|now) )*(?:what about|how about|and|now|try|then) (\d{1,6}(?:\.\d+)?)(?:,? (?:(?:but |and |cuz |since )?(?:it'?s|its|that'?s|which is|it is) (?:right |exactly |just )?(?:in|at) (?:the )?(?:middle|half ?way)[a-z ]{0,16}))?\W*$/i

/** 'What about 85' after 47 was rounded: the same question of another number. */
function likeBefore({ lesson, text }: Situation) {
  const [, number] = another.exec(text) ?? []
  const of = openProblem(lesson)?.item ?? lesson.last?.item
  const [only, ...more] = of?.name.match(/\d+(?:\.\d+)?/g) ?? []
  if (number === undefined || of === undefined || only === undefined || more.length > 0) return null
  const turned = [of.question, of.name].map((one) => one.replaceAll(only, number))
  return turned.map((one) => askedIn(one)).find((one) => one !== null) ?? null
}

const power = /^\D*\b(\d{1,2}) ?\^ ?([2-6])\W*$|\b(\d{1,2}) (?:to the )(?:power of )?([2-5])(?:nd|rd|th)?(?: power)?\b/i

const isOpen = ({ problems }: Lesson, { item }: Exercise) => problems.some((one) => one.item.name === item.name)

/** The child's own question, with a way in. The one that was open waits. */
export function takeUp(
  situation: Situation,
  exercise: Exercise,
  before: Line[] = [],
  origin: 'own' | 'homework' = 'own',
  label: string | null = null,
): Decision {
  const { lesson, grade } = situation
  const opened = withProblem({ ...lesson, story: null }, exercise, origin, label)
  const { item } = exercise
  const waiting = openProblem(lesson)
  const waits: Line[] =
    waiting && waiting.origin !== 'practice' && waiting.item.id !== item.id
      ? [{ key: 'own.waits', values: { what: waiting.item.name } }]
      : []
  const picture = grade <= 1 ? pictureFor(item, lesson.seed) : null
  const isNamed = before.some((line) => 'key' in line && /^(?:story|homework|handed)\./.test(line.key))
  const lines: Line[] = [
    ...before,
    ...waits,
    ...(isNamed ? [] : [{ key: situation.retold ? 'own.readAs' : 'own.take', values: { what: item.name } } as const]),
    ...(origin === 'homework' ? [{ text: questionOf(exercise), fact: true } as const] : []),
    ...(isAlone(situation.text) ? [] : [{ text: item.hints[0] }]),
  ]
  const closing: Closing = {
    lines: [{ key: startKey(item.answer.form, grade), values: { what: item.name } }],
    asked: { kind: 'tried', problem: item.id, expects: item.answer, yes: null, no: null, about: null, times: 1 },
    press: [...answersToPress(item, grade, lesson.seed), ...helpToPress(item, grade, lesson.seed)],
    picture,
    lesson: picture ? changed(opened, item.id, { shown: ['picture'] }) : opened,
  }
  return reply(lines, closing, { kind: 'own', mood: 'thinking' })
}

/** 'How many is that?' is asked of amounts only. */
function startKey(form: Exercise['item']['answer']['form'], grade: number): string {
  if (form === 'time') return 'own.start.time'
  if (form === 'choice' || form === 'compare' || form === 'word') return 'own.start.which'
  return grade <= 1 ? 'own.start.young' : 'own.start'
}

function takeHomework(situation: Situation, pasted: readonly Pasted[], before: Line[]): Decision {
  const { lesson } = situation
  const [first, ...rest] = pasted
  const kept: Lesson = { ...lesson, homework: [...rest], handled: [] }
  if (!first) return reply(before, askChat(lesson, { key: 'homework.which' }), { kind: 'homework' })
  return openHomework({ ...situation, lesson: kept }, first, [
    ...before,
    { key: 'homework.take', values: { count: pasted.length, label: first.label } },
  ])
}

/** The child wants to do it by itself: no hint comes with it. */
const isAlone = (text: string) =>
  /\b(?:don'?t|do not|dont) (?:tell|help|say)|\bby myself|\bon my own|\b(?:i do|do it|in) my (?:own )?way|\bi can do\b|\blet me\b/i.test(
    text,
  )

/** A problem of the pasted homework by its number. */
export function pickHomework(situation: Situation, label: string, before: Line[]): Decision {
  const { lesson } = situation
  const open = lesson.problems.find((one) => one.label === label)
  if (open) {
    const back = { ...lesson, problems: [...lesson.problems.filter((one) => one !== open), open] }
    return reply([...before, { key: 'homework.open', values: { label } }], askProblem(back, open, situation.grade), {
      kind: 'homework',
    })
  }
  const found = lesson.homework.find((one) => one.label === label)
  if (!found)
    return reply(
      [...before, { key: 'homework.noSuch', values: { label } }],
      askChat(lesson, { key: 'homework.which' }),
      { kind: 'homework' },
    )
  return openHomework(
    { ...situation, lesson: { ...lesson, homework: lesson.homework.filter((one) => one !== found) } },
    found,
    [...before, { key: 'homework.open', values: { label } }],
  )
}

/** The next problem of the homework, in its own words. */
export function nextHomework(situation: Situation, before: Line[] = []): Decision | null {
  const [next, ...rest] = situation.lesson.homework
  if (!next) return null
  return openHomework({ ...situation, lesson: { ...situation.lesson, homework: rest } }, next, [
    ...before,
    { key: 'homework.open', values: { label: next.label } },
  ])
}

function openHomework(situation: Situation, pasted: Pasted, before: Line[]): Decision {
  const { grade, items, lesson } = situation
  const story = readStory(pasted.text, grade)
  const item = story?.kind === 'solved' ? story.item : (askedIn(pasted.text) ?? sumItem(pasted.text))
  if (item) return takeUp(situation, items.placed(item), before, 'homework', pasted.label)
  if (story?.kind === 'open') return sortOut(situation, pasted.text, story.known, story.asked, before)
  return reply(before, askChat(lesson, { key: 'homework.read', values: { label: pasted.label } }, 'tried'), {
    kind: 'homework',
  })
}

function sumItem(text: string) {
  const [sum] = findExpressions(text)
  const made = sum && ownSum(sum)
  return made && 'item' in made ? made.item : null
}

/** A story that was not solved for sure: what is known, what is asked, and the child finds the sum. */
export function sortOut(
  situation: Situation,
  text: string,
  known: readonly string[],
  asked: string | null,
  before: Line[] = [],
): Decision {
  const { lesson, grade } = situation
  const after: Lesson = { ...lesson, story: { text: text.slice(0, 600), known: [...known], asked, tried: [] } }
  const lines: Line[] = [
    ...before,
    { key: 'story.sort' },
    ...known.slice(0, grade <= 2 ? 2 : 3).map((one): Line => ({ text: one })),
    ...(asked ? [{ key: 'story.asks', values: { asked } } as const] : []),
  ]
  return reply(lines, askChat(after, { key: 'story.relation' }, 'relation'), { kind: 'story', mood: 'thinking' })
}
