import type { Head } from '#server/curriculum/head.ts'
import type { Item } from '#server/curriculum/item.ts'
import { type Graded, gradeAnswer } from '#server/grading/grade-answer.ts'
import { pictureFor } from '#server/tutor/show.ts'
import type { Exercise } from '#server/tutor/state.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { CardView } from '#shared/card.ts'
import type { Skill } from './skill.ts'

/** An item in its place in the catalog. */
export type StudyCard = {
  id: string
  /** What is remembered when it is answered: the item, or for items without end their skill as a whole. */
  memory: string
  skill: Skill
  deck_id: string
  entity: string
  tags: readonly string[]
  question: string
  /** Standards that this very item asks. */
  standards: readonly string[]
  /** Without its picture the question is not the whole question. */
  isPictured: boolean
  view: () => CardView
  /** What a try is worth: right or not, and the misconception that it shows. */
  grade: (said: string) => Graded
  /** How likely it is answered right by luck, in a tool. */
  guess: (tool: 'chat' | 'flashcards' | 'multiple-choice') => number
  /** As the tutor asks it, with its picture beside; null where it came from outside without help to give. */
  exercise: () => Exercise | null
  /** As the tutor helps with it while the child sees it in a tool. */
  shown: () => Exercise
}

/** Where a typed answer is right by luck. */
const luck = 0.05

/** `read` gives the item as a whole, which most cards are never asked for. */
export function studyCard(head: Head, skill: Skill, read: () => Item, memory = head.id): StudyCard {
  const { id, deck, entity, question, standards, isPictured, isChosen, wrong } = head
  const tags = wrong >= forFourChoices ? [...head.tags, 'multiple-choice'] : head.tags
  const exercise = (): Exercise => ({
    item: read(),
    topic: skill.topic,
    subject: skill.subject,
    grade: Math.min(6, skill.grade),
  })
  return {
    id,
    deck_id: deck,
    entity,
    tags,
    question,
    memory,
    skill,
    standards,
    isPictured,
    view: () => ({ id, deck_id: deck, entity, tags: [...tags], question, ...viewOf(read(), skill) }),
    grade: (said) => gradeOf(read(), said),
    guess: (tool) => (tool === 'multiple-choice' ? 1 / 4 : isChosen ? 1 / (wrong + 1) : luck),
    exercise,
    shown: () => ({ ...exercise(), item: { ...read(), spoken: question } }),
  }
}

/** So many wrong choices fill a multiple-choice card. */
export const forFourChoices = 3

function viewOf(item: Item, skill: Skill) {
  const { answer, distractors, picture } = item
  const helping = picture ? null : pictureFor(item, item.question.length)
  const unit = answer.form === 'money' ? '$' : answer.form === 'number' ? answer.unit : undefined
  return {
    text: [...item.text],
    correct_answer: answer.answer,
    distractors: distractors.map((one) => one.answer),
    card_type: item.card_type,
    answer_format: formatOf(answer),
    ...(unit !== undefined && { unit }),
    category: skill.category,
    ...(picture && { picture }),
    ...(helping && { hint_picture: helping }),
    skill: skill.id,
    skill_name: skill.name,
    subject: skill.subject,
    grade: skill.grade,
    hints: [...item.hints],
    explanation: item.explanation,
    feedback: distractors.map(({ answer: given, feedback }) => ({ answer: given, says: feedback })),
  }
}

const formatOf = ({ form }: AnswerSpec): CardView['answer_format'] =>
  form === 'choice' || form === 'compare' ? 'choice' : form === 'number' || form === 'money' ? 'number' : 'word'

const gradeOf = ({ answer, distractors }: Item, said: string) =>
  gradeAnswer(
    said,
    answer,
    distractors.map((one) => ({ answer: one.answer, name: one.misconception })),
  )
