import type { Task } from '#server/brain/built-in/tasks/task.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import type { CardView } from '#shared/card.ts'
import { taskOfDraft } from './card-faults.ts'
import type { Skill } from './skill.ts'
import type { CardDraft } from './strand.ts'

/** A card in its place in the catalog. */
export type StudyCard = {
  id: string
  /** What is remembered when it is answered: the card, or for cards without end their skill as a whole. */
  memory: string
  skill: Skill
  deck_id: string
  entity: string
  tags: readonly string[]
  question: string
  /** Without its picture the question is not the whole question. */
  isPictured: boolean
  view: () => CardView
  /** What a try is worth: right or not, and the misconception that it shows. */
  grade: (said: string) => { was_correct: boolean; mistake: string | null }
  /** How likely it is answered right by luck, in a tool. */
  guess: (tool: 'chat' | 'flashcards' | 'multiple-choice') => number
  /** As the tutor teaches it; null when words alone cannot ask it, or it came from outside without help to give. */
  task: () => Task | null
  /** As the tutor helps with it while the child sees it. */
  shown: () => Task | null
}

/** Where a typed answer is right by luck. */
const luck = 0.05

export function studyCard(draft: CardDraft, skill: Skill, deck: string, id: string, memory = id): StudyCard {
  const wrong = wrongAnswers(draft)
  const isChosen = draft.answer.form === 'choice' || draft.answer.form === 'compare'
  const place = {
    id,
    deck_id: deck,
    entity: draft.entity,
    tags: wrong.length >= forFourChoices ? [...draft.tags, 'multiple-choice'] : draft.tags,
    question: draft.question,
  }
  return {
    ...place,
    memory,
    skill,
    isPictured: draft.picture !== undefined,
    view: () => ({ ...place, ...viewOf(draft, skill, wrong) }),
    grade: (said) => gradeOf(draft, said),
    guess: (tool) => (tool === 'multiple-choice' ? 1 / 4 : isChosen ? 1 / (wrong.length + 1) : luck),
    task: () => (draft.inWords === null ? null : { ...taskOfDraft(draft, skill), id }),
    shown: () => ({ ...taskOfDraft(draft, skill), id, question: draft.question }),
  }
}

/** So many wrong choices fill a multiple-choice card. */
export const forFourChoices = 3

function viewOf(draft: CardDraft, skill: Skill, wrong: string[]) {
  const { answer, mistakes, picture } = draft
  const unit = answer.form === 'money' ? '$' : answer.form === 'number' ? answer.unit : undefined
  return {
    text: draft.text ?? [],
    correct_answer: answer.answer,
    distractors: wrong,
    card_type: draft.card_type,
    answer_format: formatOf(answer),
    ...(unit !== undefined && { unit }),
    category: skill.category,
    ...(picture && { picture }),
    skill: skill.id,
    skill_name: skill.name,
    subject: skill.subject,
    grade: skill.grade,
    hints: draft.hints,
    explanation: draft.explanation,
    feedback: mistakes.map(({ answer: given, observation }) => ({ answer: given, says: observation })),
  }
}

const formatOf = ({ form }: AnswerSpec): CardView['answer_format'] =>
  form === 'choice' || form === 'compare' ? 'choice' : form === 'number' || form === 'money' ? 'number' : 'word'

function wrongAnswers({ answer, mistakes }: CardDraft): string[] {
  const named = mistakes.map((one) => one.answer)
  if (answer.form !== 'choice') return named
  return [...named, ...answer.choices.filter((choice) => choice !== answer.answer && !named.includes(choice))]
}

const plain = (text: string) => text.trim().toLowerCase()

function gradeOf({ answer, mistakes }: CardDraft, said: string): { was_correct: boolean; mistake: string | null } {
  if (plain(said) === plain(answer.answer) || checkAnswer(said, answer).kind === 'right') {
    return { was_correct: true, mistake: null }
  }
  const shown = mistakes.find((one) => plain(one.answer) === plain(said) || isSameNumber(said, one.answer, answer))
  return { was_correct: false, mistake: shown?.name ?? null }
}

const isSameNumber = (said: string, given: string, { form }: AnswerSpec) =>
  (form === 'number' || form === 'money' || form === 'time') &&
  checkAnswer(said, { form, answer: given }).kind === 'right'
