import type { Task } from '#server/brain/built-in/tasks/task.ts'
import { cardFamily } from '#server/brain/card-source.ts'
import { tellsAnswer } from '#server/safety/answer-leak.ts'
import { isTooHard } from '#server/safety/reading-level.ts'
import { checkAnswer } from '#shared/answers/check-answer.ts'
import { picture } from '#shared/picture.ts'
import type { Skill } from './skill.ts'
import type { CardDraft } from './strand.ts'

/** What is not fit for children in a card, in words for its author. Empty for a good card. */
export function faultsOf(draft: CardDraft, skill: Skill): string[] {
  return [
    ...faultsOfForm(draft, skill),
    ...faultsOfAnswers(draft),
    ...faultsOfSecrecy(draft, skill),
    ...faultsOfReading(draft, skill),
  ]
}

const keyForm = /^[a-z0-9][a-z0-9._-]{0,90}$/
const tagForm = /^[a-z0-9][a-z0-9-]*$/

function faultsOfForm(draft: CardDraft, skill: Skill): string[] {
  const faults: string[] = []
  const { key, tags, question, card_type, hints, steps, name } = draft
  if (draft.skill !== skill.id) faults.push(`is of ${draft.skill}, not of ${skill.id}`)
  if (!keyForm.test(key)) faults.push(`key "${key}"`)
  if (!tags.every((tag) => tagForm.test(tag))) faults.push(`tags ${tags.join(' ')}`)
  if (!/\?$/.test(question) || question.slice(0, -1).includes('?')) faults.push(`no single question: ${question}`)
  if (hints.some((hint) => hint.trim() === '') || new Set(hints).size < hints.length)
    faults.push('two hints say the same')
  if (steps.length === 0 || steps.some((step) => !/[.!?]$/.test(step))) faults.push('steps are sentences')
  if (!name.trim() || !draft.entity.trim() || !draft.explanation.trim())
    faults.push('name, entity or explanation is empty')
  if ((card_type === 'image') !== (draft.picture !== undefined) && card_type === 'image')
    faults.push('image without a picture')
  if (card_type === 'image' && draft.inWords === undefined) faults.push('says not how it is asked in words')
  if (card_type === 'choice' && draft.answer.form !== 'choice') faults.push('choice without choices')
  if (draft.picture && !picture.safeParse(draft.picture).success) faults.push('the picture cannot be drawn')
  return faults
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
/** An option that is so much longer than each other one, in characters, gives itself away. */
const standsOutBy = 2.2
const roomForShort = 8

function faultsOfAnswers({ answer, mistakes, question }: CardDraft): string[] {
  const faults: string[] = []
  if (checkAnswer(answer.answer, answer).kind !== 'right') faults.push(`its own answer "${answer.answer}" is not taken`)
  for (const { answer: wrong } of mistakes) {
    if (checkAnswer(wrong, answer).kind === 'right') faults.push(`"${wrong}" is taken for right: ${question}`)
  }
  const options = [answer.answer, ...mistakes.map((one) => one.answer)].map(plain)
  if (new Set(options).size < options.length) faults.push(`an option stands twice: ${options.join(' | ')}`)
  if (mistakes.length < 2) faults.push(`${mistakes.length} mistakes: ${question}`)
  if (answer.form === 'choice') {
    const named = new Set(mistakes.map((one) => plain(one.answer)))
    const missing = answer.choices.filter(
      (choice) => plain(choice) !== plain(answer.answer) && !named.has(plain(choice)),
    )
    if (missing.length > 0) faults.push(`nothing is said about ${missing.join(', ')}`)
  }
  const [own = 0, ...others] = options.map((option) => option.length)
  if (own > Math.max(...others) * standsOutBy + roomForShort)
    faults.push(`the answer stands out by length: ${options.join(' | ')}`)
  return faults
}

/** A draft as the task that the tutor teaches from. */
export const taskOfDraft = (draft: CardDraft, skill: Skill): Task => {
  const { text, name, answer, hints, example, steps, explanation, mistakes } = draft
  return {
    id: `${skill.id}~${draft.key}`,
    family: cardFamily,
    topic: skill.topic,
    subject: skill.subject,
    grade: skill.grade,
    ...(text && { text }),
    question: draft.inWords ?? draft.question,
    name,
    answer,
    hints,
    ...(example && { example }),
    steps,
    explanation,
    mistakes,
  }
}

function faultsOfSecrecy(draft: CardDraft, skill: Skill): string[] {
  const task = taskOfDraft(draft, skill)
  const exercise = { question: task.question, task }
  const secret = [
    draft.name,
    ...draft.hints,
    ...draft.mistakes.flatMap(({ observation, hint }) => [observation, ...(hint ? [hint] : [])]),
    ...(draft.picture ? [draft.picture.alt] : []),
  ]
  return secret
    .filter((said) => tellsAnswer(said, exercise, []))
    .map((said) => `tells "${draft.answer.answer}": ${said}`)
}

const mostSteps = 4

function faultsOfReading(draft: CardDraft, skill: Skill): string[] {
  const grade = skill.grade + 1
  const said = [
    ...(draft.text ?? []),
    draft.question,
    draft.explanation,
    ...draft.hints,
    ...draft.steps,
    ...draft.mistakes.map((one) => one.observation),
  ]
  const faults = said.filter((sentence) => isTooHard(sentence, grade)).map((sentence) => `hard to read: ${sentence}`)
  if (draft.steps.length > mostSteps) faults.push('too many steps')
  return faults
}
