import { leaveAnswer } from '#client/data/cards.ts'
import { learnerPass } from '#client/data/learn.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { answerBox, studentsWithAnswers } from './answer-box.ts'
import type { Unreached } from './deliver-unsent.ts'
import { outbox } from './outbox.ts'

const words = parentWords.unsent

/** Whoever logs out waits at most this long. Milliseconds. */
const timeLimit = 8_000

/** Tries once to bring the server the answers that wait on this device, before a log-out clears it. Gives those that still wait. */
export async function bringAnswers(): Promise<Unreached[]> {
  const students = studentsWithAnswers()
  await Promise.all(students.map(bring))
  return students.flatMap((studentId) => {
    const waiting = answerBox(studentId).list().length
    return waiting > 0 ? [{ studentId, text: words.answers(waiting) }] : []
  })
}

function bring(studentId: string): Promise<void> {
  const pass = learnerPass(studentId)
  const box = answerBox(studentId)
  const out = outbox({ box, leave: (answer) => leaveAnswer(pass, answer), now: () => Date.now() })
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      out.close()
      resolve()
    }
    const timer = setTimeout(end, timeLimit)
    out.flush(end)
  })
}
