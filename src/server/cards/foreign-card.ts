import { gradeAnswer } from '#server/grading/grade-answer.ts'
import type { Exercise } from '#server/tutor/state.ts'
import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { CardView } from '#shared/card.ts'
import type { Skill } from './skill.ts'
import { forFourChoices, type StudyCard } from './study-card.ts'

/** A card that came from outside, in its place in a family's catalog. */
export function foreignCard(given: CardView, skill: Skill): StudyCard {
  const isForChoices = given.distractors.length >= forFourChoices && !given.tags.includes('multiple-choice')
  const tags = isForChoices ? [...given.tags, 'multiple-choice'] : given.tags
  const view = { ...given, tags, skill: skill.id, skill_name: skill.name }
  const spec = specOf(view)
  return {
    id: view.id,
    memory: view.id,
    skill,
    deck_id: view.deck_id,
    entity: view.entity,
    tags,
    question: view.question,
    standards: [],
    isPictured: false,
    view: () => view,
    grade: (said) => gradeAnswer(said, spec, []),
    guess: (tool) =>
      tool === 'multiple-choice' ? 1 / 4 : view.answer_format === 'choice' ? 1 / (view.distractors.length + 1) : luck,
    // It brings no worked steps: the tutor does not choose it, but helps with it.
    exercise: () => null,
    shown: () => exerciseOf(view, spec, skill),
  }
}

const luck = 0.05

const specOf = ({ answer_format, correct_answer, unit }: CardView): AnswerSpec =>
  answer_format === 'number'
    ? { form: 'number', answer: correct_answer, ...(unit && unit !== '$' && { unit }) }
    : { form: 'word', answer: correct_answer, spelling: 'exact' }

const plainHints = [
  'Read the question once more.',
  'Say it in your own words.',
  'Think of what you know about it.',
] as const

function exerciseOf(view: CardView, answer: AnswerSpec, { id, topic, subject, grade }: Skill): Exercise {
  const [first, second, third] = [...view.hints, ...plainHints]
  const question = view.question.endsWith('?') ? view.question : `What goes with “${view.question}”?`
  return {
    topic,
    subject,
    grade: Math.min(6, grade),
    item: {
      id: view.id,
      skill: id,
      deck: view.deck_id,
      entity: view.entity,
      tags: [...view.tags],
      card_type: view.card_type,
      text: [],
      picture: null,
      question,
      spoken: question,
      name: 'the card',
      answer,
      distractors: [],
      hints: [first ?? plainHints[0], second ?? plainHints[1], third ?? plainHints[2]],
      solution: [[{ says: `It is ${view.correct_answer}.`, value: view.correct_answer }]],
      explanation: view.explanation || `It is ${view.correct_answer}.`,
      standards: [],
    },
  }
}
