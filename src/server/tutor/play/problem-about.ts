import type { Item } from '#server/curriculum/item.ts'
import { type Rng, rngOf } from '#server/curriculum/rng.ts'
import { icuText } from '#server/icu/icu-text.ts'
import type { Picture } from '#shared/picture.ts'
import { choices } from '../decide/ask.ts'
import { give } from '../decide/give.ts'
import { kept, reply } from '../decide/reply.ts'
import { type Theme, themeOf, themes } from '../know/themes.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import { type Drawn, drawProblem } from './problem-numbers.ts'
import { drawnFor, problemWords, themeValues, type Values } from './problem-words.ts'

const lastGrade = 5
/** So young that the story comes with a picture. */
const seesUpTo = 0
/** Drawn again so many times for other numbers than before. */
const draws = 4

/**
 * A number story about what the child likes, with the numbers and the operation of its grade. `about`: the child's own words for a thing
 * of which the tutor has no stories; that is said, and another theme taken.
 */
export function problemAbout(situation: Situation, theme: string | null, about: string | null = null): Decision {
  const { lesson, items, grade } = situation
  const seed = lesson.seed + 1
  const rng = rngOf(seed * 13 + lesson.given.length)
  const known = theme === null ? null : themeOf(theme)
  const own = known ?? rng.pick(themes())
  const level = Math.max(-1, Math.min(lastGrade, grade + lesson.shift))
  const item = Array.from({ length: draws }, () => problemItem(rng, own, level)).find(
    ({ id }, at) => at === draws - 1 || !lesson.given.includes(id),
  )
  if (!item) throw new Error('a problem is always drawn')
  const after: Lesson = {
    ...lesson,
    seed,
    play: null,
    topic: null,
    ...(known && { likes: kept(lesson.likes, known.id, 8) }),
  }
  const lead: Line =
    known === null && about !== null
      ? { key: 'problem.other', values: { about: about.slice(0, 30), thing: own.thing } }
      : { key: 'problem.about', values: { thing: own.thing } }
  return reply([lead], give(situation, after, items.placed(item), 'play'), {
    kind: 'give',
    mood: 'happy',
    likes: known?.id,
  })
}

/** What is offered after such a problem was solved. */
export const offersLike = (themeId: string) =>
  ({ yes: 'problemAbout', about: themeId, press: choices(['topic']) }) as const

/** The problem as an item of the skill that it is one of. */
export function problemItem(rng: Rng, theme: Theme, level: number): Item {
  const drawn = drawProblem(rng, level)
  const words = problemWords()
  const kind = words.kinds[drawn.kind]
  const values = themeValues(theme, { ...drawn.numbers, key: drawn.key, first: drawn.first ?? 0 })
  const say = (message: string) => capital(icuText(message, values))
  const picture = level <= seesUpTo ? pictureOf(theme, drawn) : null
  const { standsFor } = drawnFor(theme)
  const stands =
    picture && standsFor !== null ? [icuText(rng.pick(words.standsFor), { picture: standsFor, one: theme.one })] : []
  const [first, last] = kind.steps
  return {
    id: `play~${theme.id}~${drawn.kind}~${Object.values(drawn.numbers).join('~')}`,
    skill: drawn.skill,
    deck: 'play',
    entity: theme.id,
    tags: ['stories'],
    card_type: 'number',
    text: [say(rng.pick(kind.story)), ...stands],
    picture,
    question: say(rng.pick(kind.question)),
    spoken: null,
    name: icuText(words.name, { thing: theme.thing }),
    answer: { form: 'number', answer: String(drawn.key) },
    distractors: distractorsOf(drawn, kind.wrong, values),
    hints: [say(kind.hints[0]), say(kind.hints[1]), say(kind.hints[2])],
    solution: [
      [
        { says: say(first), value: drawn.first === null ? null : String(drawn.first) },
        { says: say(last), value: String(drawn.key) },
      ],
    ],
    explanation: say(kind.explanation),
    standards: [],
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const mostWrong = 5

function distractorsOf(
  { key, wrong }: Drawn,
  feedback: Readonly<Record<string, string>>,
  values: Values,
): Item['distractors'] {
  const taken = new Set([key])
  const found: Item['distractors'][number][] = []
  for (const [misconception, value] of wrong) {
    const says = feedback[misconception]
    if (says === undefined || value < 0 || taken.has(value) || found.length === mostWrong) continue
    taken.add(value)
    found.push({ answer: String(value), misconception, feedback: capital(icuText(says, values)) })
  }
  return found
}

/** What is there, drawn: two groups, or one with some crossed out. */
function pictureOf(theme: Theme, { kind, numbers }: Drawn): Picture | null {
  const { a = 0, b = 0 } = numbers
  const { thing } = drawnFor(theme)
  const { alt } = problemWords()
  if (kind === 'join')
    return {
      kind: 'objects',
      groups: [
        { thing, count: a },
        { thing, count: b },
      ],
      alt: icuText(alt.join, { a, b }),
    }
  return kind === 'separate'
    ? { kind: 'objects', groups: [{ thing, count: a }], crossed: b, alt: icuText(alt.separate, { a, b }) }
    : null
}
