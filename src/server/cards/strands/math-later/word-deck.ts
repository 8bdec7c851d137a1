import { diceOf } from '#server/brain/built-in/dice.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { cardOf, choice, slip } from './later-card.ts'

/** A question that people wrote: its answer, and wrong ones with what to say about them. */
export type Written = {
  key: string
  question: string
  answer: string
  wrong: readonly (readonly [name: string, answer: string, observation: string])[]
  hints: readonly [place: string, principle: string, step: string]
  step: string
  why: string
}

/** A deck of written questions about one skill. */
export const wordDeck = (deck: string, skill: string, tags: string[], all: () => readonly Written[]): Deck => ({
  deck,
  cards: () => all().flatMap((one, at) => cardFor(one, at, { skill, tags })),
})

function cardFor(one: Written, at: number, { skill, tags }: { skill: string; tags: string[] }): CardDraft[] {
  const { key, question, answer, wrong, hints, step, why } = one
  const card = cardOf(
    {
      kind: '',
      numbers: [key],
      question,
      name: `the question about ${tags[0]}`,
      answer: choice(answer),
      hints: [...hints],
      steps: [step, `So the answer is: ${answer.replace(/\.$/, '')}.`],
      explanation: why,
      slips: wrong.map(([name, tried, observation]) => slip(name, tried, observation)),
    },
    { skill, entity: key.replaceAll('-', ' '), tags },
    diceOf(at * 101 + key.length),
  )
  return card ? [card] : []
}
