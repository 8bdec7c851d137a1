import { ApiProblem } from '#client/api.ts'
import { putDrawing } from '#client/data/drawings.ts'
import { learnerPass } from '#client/data/learn.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import type { Unreached } from './deliver-unsent.ts'
import { drawingBox, studentsWithDrawings, toSave } from './drawing-box.ts'
import { drawingOutbox } from './drawing-outbox.ts'

/** Whoever logs out waits at most this long. Milliseconds. */
const timeLimit = 8_000

/** Tries once to bring the server the drawings that wait on this device, before a log-out clears it. Gives those that still wait. */
export async function bringDrawings(): Promise<Unreached[]> {
  const students = studentsWithDrawings()
  await Promise.all(students.map(bring))
  return students.flatMap((studentId) => {
    const waiting = drawingBox(studentId)
      .list()
      .filter(({ where }) => where === 'waits').length
    return waiting > 0 ? [{ studentId, text: parentWords.unsent.drawings(waiting) }] : []
  })
}

async function bring(studentId: string): Promise<void> {
  const pass = learnerPass(studentId)
  const out = drawingOutbox({
    box: drawingBox(studentId),
    leave: async (drawing) => {
      try {
        return await putDrawing(pass, drawing.id, toSave(studentId, drawing))
      } catch (error) {
        // Nobody who is signed in here has this student: the drawing is not theirs to send.
        if (isNobodys(error) && pass.token() === null) return 'refused'
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
