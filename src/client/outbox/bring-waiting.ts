import { ApiProblem } from '#client/api.ts'
import { learnerPass, leaveReportAsParent } from '#client/data/learn.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { deliverEntry } from './deliver-entry.ts'
import type { Unreached } from './deliver-unsent.ts'
import { outbox } from './outbox.ts'
import { outboxBox } from './outbox-box.ts'
import { idOf } from './outbox-entry.ts'
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
        if (kept.kind === 'drawing' && isNobodys(error) && pass.token() === null) return 'refused'
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

/**
 * What children of this family reported and could not tell, by the parent who logs out now: a log-out neither loses it nor
 * leaves it for the next person to read. Rejects when it did not arrive: then nobody is logged out.
 */
export async function tellReports(): Promise<void> {
  for (const studentId of studentsWithWaiting()) {
    const box = outboxBox(studentId)
    for (const { where, kept } of box.list()) {
      if (where !== 'waits' || kept.kind !== 'report') continue
      const error = await leaveReportAsParent(kept.report).catch((cause: unknown) => cause)
      if (error && (!(error instanceof ApiProblem) || error.problem.retryable)) throw error
      // Of a family whose session here ended by itself: it waits for them.
      const waits = isNobodys(error) || (error instanceof ApiProblem && error.problem.code === 'unauthenticated')
      if (!waits) box.remove(idOf(kept))
    }
  }
}

const isNobodys = (error: unknown) =>
  error instanceof ApiProblem && ['not_found', 'invalid_id'].includes(error.problem.code)
