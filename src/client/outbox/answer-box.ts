import type { LogAnswer } from '#shared/card.ts'
import type { LogHandwriting } from '#shared/handwriting.ts'
import type { LogClip } from '#shared/video.ts'

/** An answer to a card or at a stop of a clip, or a letter that was written. */
export type Answered = LogAnswer | LogClip | LogHandwriting

/** The same as it waits on the device. */
export type KeptAnswer = Answered & { client_id: string; answered_at: string }

/** The answers of one student that the server may not have yet, the first first. All tabs of the browser share it. */
export type AnswerBox = {
  add: (answer: KeptAnswer) => void
  remove: (clientId: string) => void
  list: () => KeptAnswer[]
}

const prefix = 'trellis.answer.'

/** One key per answer, so that two tabs never write over each other. Where storage is blocked or full, memory has to do. */
export function answerBox(studentId: string, open: () => Storage = () => localStorage): AnswerBox {
  const mine = `${prefix}${studentId}.`
  const inMemory = new Map<string, KeptAnswer>()
  const stored = (): KeptAnswer[] => {
    try {
      const storage = open()
      return Object.keys(storage)
        .filter((name) => name.startsWith(mine))
        .flatMap((name) => toAnswer(storage.getItem(name), studentId) ?? [])
    } catch {
      return []
    }
  }
  return {
    add: (answer) => {
      try {
        open().setItem(mine + answer.client_id, JSON.stringify(answer))
      } catch {
        inMemory.set(answer.client_id, answer)
      }
    },
    remove: (clientId) => {
      inMemory.delete(clientId)
      try {
        open().removeItem(mine + clientId)
      } catch {
        // Blocked: then it was in memory only.
      }
    },
    list: () => [...stored(), ...inMemory.values()].sort(byTime),
  }
}

/** The students of whom this browser keeps answers that the server may not have. */
export function studentsWithAnswers(open: () => Storage = () => localStorage): string[] {
  try {
    const names = Object.keys(open()).filter((name) => name.startsWith(prefix))
    return [...new Set(names.map((name) => name.slice(prefix.length).split('.')[0] ?? ''))]
  } catch {
    return []
  }
}

const sortKey = ({ answered_at, client_id }: KeptAnswer) => `${answered_at} ${client_id}`
const byTime = (one: KeptAnswer, other: KeptAnswer) => (sortKey(one) < sortKey(other) ? -1 : 1)

/** What was kept, if it is still an answer of this student: storage is open to whoever uses the browser. */
function toAnswer(kept: string | null, studentId: string): KeptAnswer | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return isAnswer(value) && value.student_id === studentId ? value : null
  } catch {
    return null
  }
}

function isAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false
  const has = (type: string, ...names: string[]) => names.every((name) => typeof Reflect.get(value, name) === type)
  const isOfCard = has('string', 'card_id') && has('boolean', 'was_correct')
  const isOfClip = has('string', 'clip', 'answer') && has('number', 'stop')
  const isLetter = has('string', 'glyph', 'stage', 'hand') && Array.isArray(Reflect.get(value, 'strokes'))
  return has('string', 'student_id', 'client_id', 'answered_at') && (isOfCard || isOfClip || isLetter)
}
