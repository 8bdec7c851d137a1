import { ApiProblem } from '#client/api.ts'
import { learnerPass } from '#client/data/learn.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { deliverEntry } from './deliver-entry.ts'
import type { Unreached } from './deliver-unsent.ts'
import { outbox } from './outbox.ts'
import { outboxBox } from './outbox-box.ts'
import { studentsWithWaiting } from './waiting-here.ts'

/** Whoever logs out waits at most this long. Milliseconds. */
const timeLimit = 8_000

/** Tries once to bring the server what waits on this device, before a log-out clears it. Gives what still waits. */
export async function bringWaiting(): Promise<Unreached[]> {
  const students = studentsWithWaiting()
  await Promise.all(students.map(bring))
  return students.flatMap((studentId) => {
    const waiting = outboxBox(studentId)
      .list()
      .filter(({ where }) => where === 'waits')
    return kinds.flatMap((kind) => {
      const count = waiting.filter(({ kept }) => kept.kind === kind).length
      return count > 0 ? [{ studentId, text: texts[kind](count) }] : []
    })
  })
}

/** What a parent is told of. What a child reported is for those whom it told, and is brought without a word. */
const kinds = ['answer', 'drawing'] as const
const texts = { answer: parentWords.unsent.answers, drawing: parentWords.unsent.drawings }

async function bring(studentId: string): Promise<void> {
  const pass = learnerPass(studentId)
  const out = outbox({
    box: outboxBox(studentId),
    deliver: async (kept) => {
      try {
        return await deliverEntry(pass, studentId, kept)
      } catch (error) {
        // Nobody who is signed in here has this student: it is not theirs to send.
        if (kept.kind !== 'answer' && isNobodys(error) && pass.token() === null) return 'refused'
        throw error
      }
    },
    onHelp: () => undefined,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeLimit)
  })
  await Promise.race([out.flush(), late])
  clearTimeout(timer)
  out.close()
}

const isNobodys = (error: unknown) =>
  error instanceof ApiProblem && (error.problem.code === 'not_found' || error.problem.code === 'invalid_id')
