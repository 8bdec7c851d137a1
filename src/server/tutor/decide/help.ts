import type { Decision, Line, Situation } from '../move.ts'
import { wasSaid } from '../say/say.ts'
import { pictureFor } from '../show.ts'
import { changed, isOwn, type Lesson, openProblem, type Problem, withoutProblem } from '../state.ts'
import { askOffer, askTopic, type Closing } from './ask.ts'
import { another, give } from './give.ts'
import { answersToPress, helpToPress } from './press.ts'
import { kept, onward, reply } from './reply.ts'

/** Exercises in a row that had to be shown, after which the numbers get smaller. */
const unsolvedToEase = 2

const stays = (problem: Problem, lesson: Lesson, grade: number, times = 1): Closing => ({
  lines: [],
  asked: {
    kind: 'answer',
    problem: problem.item.id,
    expects: problem.item.answer,
    yes: null,
    no: null,
    about: null,
    times,
  },
  press: [...answersToPress(problem.item, grade, lesson.seed), ...helpToPress(problem.item, grade, lesson.seed)],
  picture: null,
  lesson,
})

/** The child asks for help or does not know: one step further each time, at the end the whole way. */
export function hint(situation: Situation, problem: Problem, before: Line[] = [], least = 1): Decision {
  const { lesson, grade } = situation
  const next = Math.max(least, problem.hint + 1)
  // The first hint may have come with the problem already.
  const level = next === 1 && wasSaid(lesson, problem.item.hints[0]) ? 2 : next
  if (level > 3) return solve(situation, problem, before)
  const { item } = problem
  const text = item.hints[level - 1] ?? item.hints[2]
  // The second time, something to look at comes with it.
  const picture = level >= 2 && !problem.shown.includes('picture') ? pictureFor(item, lesson.seed) : null
  const after = changed({ ...lesson, aside: 0 }, item.id, {
    hint: level,
    shown: picture ? kept(problem.shown, 'picture') : problem.shown,
  })
  return reply(
    [...before, ...(picture ? [{ key: 'show.here' } as const] : []), { text }],
    { ...stays(problem, after, grade), lines: [{ key: 'hint.go', values: { what: item.name } }] },
    { kind: 'hint', mood: 'thinking', picture },
  )
}

/** 'Show me', 'can you draw it': a picture of the problem; where none can be drawn, the next hint. */
export function show(situation: Situation, problem: Problem): Decision {
  const { lesson, grade } = situation
  const picture = pictureFor(problem.item, lesson.seed)
  if (!picture || problem.shown.includes('picture'))
    return hint(situation, problem, [{ key: picture ? 'show.other' : 'show.none' }], 2)
  const after = changed(lesson, problem.item.id, {
    shown: kept(problem.shown, 'picture'),
    hint: Math.max(1, problem.hint),
  })
  return reply(
    [{ key: 'show.here' }, { key: 'show.look', values: { what: problem.item.name } }],
    stays(problem, after, grade),
    {
      kind: 'show',
      mood: 'thinking',
      picture,
    },
  )
}

/** The child wants the answer: the way in first, and the whole way once it has tried. */
export function tell(situation: Situation, problem: Problem): Decision {
  const { hint: level, misses } = problem
  if (level >= 3 || misses >= 3) return solve(situation, problem, [{ key: 'tell.fine' }])
  return hint(situation, problem, [{ key: 'tell.soon' }])
}

/** The principle; where that was said, another hint that was not. */
const reasonOf = (lesson: Lesson, { hints: [first, principle, last] }: Problem['item']): string =>
  [principle, last, first].find((one) => !wasSaid(lesson, one)) ?? principle

/** Why it is so: the principle; of what was solved just now, its explanation. */
export function why(situation: Situation, problem: Problem | null): Decision | null {
  const { lesson, grade } = situation
  if (problem) {
    const { item } = problem
    return reply(
      [{ key: 'why' }, { text: reasonOf(lesson, item), fact: true }],
      stays(problem, changed(lesson, item.id, { hint: Math.max(2, problem.hint) }), grade),
      {
        kind: 'why',
        mood: 'thinking',
      },
    )
  }
  if (!lesson.last) return null
  const last = lesson.last
  return reply(
    [{ key: 'why' }, { text: last.item.explanation, fact: true }],
    askOffer(lesson, { key: 'offer.like', values: { what: last.item.name } }, { yes: 'practice', about: last.topic }),
    {
      kind: 'why',
      mood: 'thinking',
    },
  )
}

/** The worked solution, step by step, then a relative to do alone: easier when that has not helped before. */
export function solve(situation: Situation, problem: Problem, before: Line[] = []): Decision {
  const { lesson } = situation
  const { item } = problem
  const unsolved = lesson.unsolved + 1
  const steps: Line[] = item.solution[0].map(({ says }) => ({ text: says, fact: true }))
  const after: Lesson = onward({
    ...withoutProblem(lesson, item.id),
    shown: kept(lesson.shown, item.name),
    unsolved,
    last: problem,
    aside: 0,
  })
  const size = unsolved >= unsolvedToEase ? 'easier' : 'same'
  const twin = another(situation, after, problem, size)
  const lines: Line[] = [...before, { key: 'solve', values: { what: item.name } }, ...steps]
  const marks = { kind: 'solve', mood: 'thinking', tellsKey: true } as const
  if (!twin) return reply(lines, askTopic(situation, after), marks)
  if (isOwn(problem))
    return reply(
      lines,
      askOffer(
        after,
        { key: 'offer.twin', values: { what: twin.item.name } },
        { yes: 'practice', about: problem.topic },
      ),
      marks,
    )
  return reply(lines, give(situation, after, twin, 'practice', [{ key: 'give.twin' }]), marks)
}

/** What is open, said again; slowly, it comes with something to look at. */
export function again(situation: Situation, isSlow: boolean): Decision {
  const { lesson, grade } = situation
  const open = openProblem(lesson)
  if (!open) return reply([], askTopic(situation, lesson), { kind: 'again' })
  const { item } = open
  const picture = isSlow ? pictureFor(item, lesson.seed) : item.picture
  return reply(
    [
      { key: isSlow ? 'again.slow' : 'again.same' },
      ...item.text.map((text): Line => ({ text, fact: true })),
      { text: item.spoken ?? item.question, fact: true },
    ],
    stays(open, lesson, grade),
    { kind: 'again', picture },
  )
}
