import { z } from 'zod'
import { type BankName, questionsOf } from '#server/brain/built-in/science/question-bank.ts'
import { task } from '#server/brain/built-in/tasks/task.ts'
import { type Skill, skill } from '#server/cards/skill.ts'
import type { CardDraft, Deck } from '#server/cards/strand.ts'
import { draftOfTask } from '#server/cards/task-draft.ts'
import { askedAlone, withFourthChoice } from './fourth-choice.ts'

const writtenCard = task
  .pick({
    text: true,
    question: true,
    name: true,
    answer: true,
    hints: true,
    steps: true,
    explanation: true,
    mistakes: true,
  })
  .extend({ key: z.string(), skill: z.string(), entity: z.string() })

/** Which questions of the bank belong to which skill. */
const assignment = z.record(z.string(), z.array(z.string()))

type Written = {
  bank: BankName
  /** As they stand in the files: skills, questions of the bank by skill, what else to choose there, cards written here. */
  skills: unknown
  assigned: unknown
  fourths: unknown
  files: readonly unknown[]
}

/** A deck for each category of a strand whose cards are written by people. */
export function writtenDecks({ bank, skills, assigned, fourths, files }: Written): Deck[] {
  const known = z.array(skill).parse(skills)
  let drafts: CardDraft[] | undefined
  const all = () => {
    drafts ??= [
      ...bankCards(bank, assigned, known).map(withFourthChoice(fourths)),
      ...files.flatMap((file) => writtenCards(file, known)),
    ]
    return drafts
  }
  return [...new Set(known.map(({ category }) => category))].map((category) => {
    const ids = new Set(known.filter((one) => one.category === category).map(({ id }) => id))
    return { deck: kebab(category), cards: () => all().filter((draft) => ids.has(draft.skill)) }
  })
}

const kebab = (words: string) => words.toLowerCase().replaceAll(' ', '-')

const tagsOf = (id: string, known: readonly Skill[]) =>
  known.filter((one) => one.id === id).map(({ topic }) => kebab(topic))

function bankCards(bank: BankName, assigned: unknown, known: readonly Skill[]): CardDraft[] {
  const questions = new Map(questionsOf(bank).map((question) => [question.id, question]))
  return Object.entries(assignment.parse(assigned)).flatMap(([skillId, ids]) =>
    ids.flatMap((id) => {
      const question = questions.get(id)
      if (!question) throw new Error(`no question ${id} in the bank`)
      const card_type = typeOf(question.answer)
      return askedAlone(
        draftOfTask(question, {
          key: id,
          skill: skillId,
          card_type,
          entity: question.name.toLowerCase(),
          tags: tagsOf(skillId, known),
        }),
      )
    }),
  )
}

const writtenCards = (file: unknown, known: readonly Skill[]): CardDraft[] =>
  z
    .array(writtenCard)
    .parse(file)
    .map(({ text, ...card }) => ({
      ...card,
      ...(text && { text }),
      ...(card.answer.form === 'choice' && { inWords: asking(card.question, card.answer.choices) }),
      card_type: typeOf(card.answer),
      tags: tagsOf(card.skill, known),
    }))

const typeOf = ({ form }: CardDraft['answer']) => (form === 'choice' ? 'choice' : form === 'number' ? 'number' : 'word')

/** 'Which one hops?' as 'Which one hops: a frog, a cow or a fish?' */
const asking = (question: string, choices: readonly string[]) =>
  `${question.slice(0, -1)}: ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}?`
