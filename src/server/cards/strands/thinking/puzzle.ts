import { type Dice, diceOf, drawFrom } from '#server/brain/built-in/dice.ts'
import { type Draft, exampleFor, mistakesOf } from '#server/brain/built-in/math/drafts.ts'
import { quietFor } from '#server/brain/built-in/math/quiet.ts'
import { listed } from '#server/brain/built-in/math/written.ts'
import type { CardDraft, CardMaker } from '#server/cards/strand.ts'

/** A draft whose question is told first and asked then: `question` is both in one. */
export type Puzzle = Draft & { text: string[]; asks: string; entity: string; hasExample: boolean }

type Told = Omit<Puzzle, 'question' | 'hasExample' | 'answer'> & { answer: Draft['answer'] | string }

/** Null where the numbers or words that were drawn make no good question. */
export type Draw = (dice: Dice) => Puzzle | null

/** A puzzle that is answered by a number, or by a choice when its answer is words. Its slips are the other choices. */
export function puzzle({ answer, ...told }: Told): Puzzle {
  const isChoice = typeof answer === 'string'
  return {
    ...told,
    question: [...told.text, told.asks].join(' '),
    hasExample: !isChoice,
    answer: isChoice ? { form: 'choice', answer, choices: [answer, ...slipsIn(told)] } : answer,
  }
}

const slipsIn = ({ slips }: Pick<Told, 'slips'>) =>
  slips.flatMap(({ answer }) => (typeof answer === 'string' ? [answer] : []))

const tries = 80

type Makes = { skill: string; tags: string[]; draws: readonly [Draw, ...Draw[]] }

/** Cards without end; each draw has its turn equally often. */
export const makerOf = (makes: Makes): CardMaker => ({
  skill: makes.skill,
  make: (seed) => {
    const dice = diceOf(seed)
    for (let at = 0; at < tries; at++) {
      const draw = drawFrom(dice, makes.draws)
      const drawn = draw(dice)
      const card = drawn && cardOf(makes, draw, drawn, dice)
      if (card) return card
    }
    throw new Error(`no card of ${makes.skill} from ${seed}`)
  },
})

function cardOf({ skill, tags }: Makes, draw: Draw, drawn: Puzzle, dice: Dice): CardDraft | null {
  const isQuiet = quietFor(drawn)
  if (![drawn.name, ...drawn.hints].every(isQuiet)) return null
  const mistakes = mistakesOf(drawn)
  const answer = withChoices(drawn, mistakes, dice)
  if (!answer || mistakes.length < 2) return null
  const recipe = { family: skill, topics: [], draw: () => draw(dice) }
  const example = drawn.hasExample ? exampleFor(recipe, { dice, level: 0, grade: 0, topic: '' }, drawn) : null
  const { text, asks, name, hints, steps, explanation, entity } = drawn
  return {
    key: keyOf(drawn),
    skill,
    card_type: answer.form === 'choice' ? 'choice' : 'number',
    entity,
    tags,
    ...(text.length > 0 && { text }),
    question: asks,
    ...(answer.form === 'choice' && { inWords: `${asks.slice(0, -1)}: ${listed(answer.choices, 'or')}?` }),
    name,
    answer,
    hints,
    ...(example && { example }),
    steps,
    explanation,
    mistakes,
  }
}

/** The choices in any order; null when one of them would be offered without a word for it. */
function withChoices({ answer }: Puzzle, mistakes: CardDraft['mistakes'], dice: Dice): CardDraft['answer'] | null {
  if (answer.form !== 'choice') return answer
  const offered = [answer.answer, ...mistakes.map((one) => one.answer)].slice(0, 4)
  if (offered.length < Math.min(4, new Set(answer.choices).size)) return null
  return { ...answer, choices: shuffled(dice, offered) }
}

export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const rest = [...list]
  return list.flatMap(() => rest.splice(dice(0, rest.length - 1), 1))
}

/** Some different ones of a list. */
export const someOf = <T>(dice: Dice, list: readonly T[], count: number): T[] => shuffled(dice, list).slice(0, count)

const keyOf = ({ kind, numbers, question, answer }: Puzzle) =>
  [kind, ...numbers.slice(0, 6), hashOf([question, ...(answer.form === 'choice' ? answer.choices : [])].join(' '))]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(-88)
    .replace(/^-+/, '')

/** A short name for a text, the same each time. */
export const hashOf = (text: string) => {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
