import { z } from 'zod'
import body from '#content/questions/science-body.json'
import earth from '#content/questions/science-earth.json'
import forces from '#content/questions/science-forces.json'
import life from '#content/questions/science-life.json'
import matter from '#content/questions/science-matter.json'
import method from '#content/questions/science-method.json'
import space from '#content/questions/science-space.json'
import code from '#content/questions/thinking-code.json'
import logic from '#content/questions/thinking-logic.json'
import plans from '#content/questions/thinking-plans.json'
import { type Task, task } from '../tasks/task.ts'

export type BankName = 'science' | 'thinking'

const written = z.array(task.omit({ family: true, subject: true }))

const files = { science: [life, body, earth, space, matter, forces, method], thinking: [logic, plans, code] }
const subjects = { science: 'science', thinking: 'problem-solving' } as const

const read = new Map<BankName, readonly Task[]>()

/** All authored questions of a bank, read and checked at the first use. */
export function questionsOf(bank: BankName): readonly Task[] {
  const known = read.get(bank)
  if (known) return known
  const questions = files[bank]
    .flatMap((file) => written.parse(file))
    .map((question) => ({ ...question, family: bank, subject: subjects[bank] }))
  read.set(bank, questions)
  return questions
}
