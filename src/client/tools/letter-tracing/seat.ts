import type { Store } from '#client/store/store.ts'
import type { HandwritingService } from '#client/tools/contract/handwriting-service.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'
import type { TracingState } from './tracing-state.ts'

/** Who writes. */
export type Writer = { studentId: string | null; grade: number }

/** A sitting as its functions share it. */
export type Seat = {
  readonly letters: HandwritingService
  readonly state: Store<TracingState>
  writer: Writer
  turn: number
  /** When the letter was shown. */
  since: number
  /** When it was looked at. */
  judged: number
  /** Looks at what was written by itself. */
  timer: ReturnType<typeof setTimeout> | undefined
  /** The clock of this try: stands still until the first point. */
  clock: () => number
  /** What the server wants next; settles with null while there is no line. */
  next: Promise<HandwritingTask | null>
}
