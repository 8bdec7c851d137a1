import type { ReportSomething } from '#shared/alarm.ts'
import type { LogAnswer } from '#shared/card.ts'
import type { SaveDrawing } from '#shared/drawing.ts'
import type { LogHandwriting } from '#shared/handwriting.ts'
import type { LogClip } from '#shared/video.ts'

/** An answer to a card or at a stop of a clip, or a letter that was written by hand. */
export type Answered = LogAnswer | LogClip | LogHandwriting

/** The same as it waits on the device. */
export type KeptAnswer = Answered & { client_id: string; answered_at: string }

/** A drawing as it lies on the device. `saved_at`: which one was drawn last. */
export type KeptDrawing = Omit<SaveDrawing, 'student_id'> & { id: string; saved_at: number }

/** Whether the server may not have it yet, has it, or will not take it. */
export type Whereabouts = 'waits' | 'came' | 'refused'

export type Kept =
  | { kind: 'answer'; answer: KeptAnswer }
  | { kind: 'drawing'; drawing: KeptDrawing }
  | { kind: 'report'; report: ReportSomething; reported_at: number }

/** What a child made, as the outbox of its device keeps it. */
export type OutboxEntry = { where: Whereabouts; kept: Kept }

/** What lies on a device may be of an older release: the form of what is kept has a number. */
const version = 1

export const toStored = (entry: OutboxEntry): string => JSON.stringify({ v: version, ...entry })

/** What was kept, if it is still something of this student: storage is open to whoever uses the browser. */
export function fromStored(stored: string | null, studentId: string): OutboxEntry | null {
  const value = parsed(stored)
  if (!isObject(value) || Reflect.get(value, 'v') !== version) return null
  const where = whereOf(Reflect.get(value, 'where'))
  const kept: unknown = Reflect.get(value, 'kept')
  return where && isKept(kept) && isOf(kept, studentId) ? { where, kept } : null
}

/** One name for one thing: what is made anew under it takes its place. */
export function idOf(kept: Kept): string {
  if (kept.kind === 'answer') return kept.answer.client_id
  if (kept.kind === 'drawing') return kept.drawing.id
  return `${kept.report.conversation_id}.${kept.report.about}`
}

/** When it was made, for the order in which it is brought. Milliseconds. */
export function madeAt(kept: Kept): number {
  if (kept.kind === 'answer') return Date.parse(kept.answer.answered_at)
  return kept.kind === 'drawing' ? kept.drawing.saved_at : kept.reported_at
}

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export const whereOf = (value: unknown) => (['waits', 'came', 'refused'] as const).find((one) => one === value) ?? null

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const has = (value: object, type: string, ...names: string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === type)

const isOf = (kept: Kept, studentId: string) => kept.kind !== 'answer' || kept.answer.student_id === studentId

function isKept(value: unknown): value is Kept {
  if (!isObject(value)) return false
  const kind: unknown = Reflect.get(value, 'kind')
  if (kind === 'answer') return isAnswer(Reflect.get(value, 'answer'))
  if (kind === 'drawing') return isDrawing(Reflect.get(value, 'drawing'))
  return kind === 'report' && isReport(Reflect.get(value, 'report')) && isTime(Reflect.get(value, 'reported_at'))
}

export function isAnswer(value: unknown): value is KeptAnswer {
  if (!isObject(value)) return false
  const isOfCard = has(value, 'string', 'card_id') && has(value, 'boolean', 'was_correct')
  const isOfClip = has(value, 'string', 'clip', 'answer') && has(value, 'number', 'stop')
  const isLetter = has(value, 'string', 'glyph', 'stage', 'hand') && Array.isArray(Reflect.get(value, 'strokes'))
  const isSigned = has(value, 'string', 'student_id', 'client_id', 'answered_at')
  return isSigned && isTime(Date.parse(Reflect.get(value, 'answered_at'))) && (isOfCard || isOfClip || isLetter)
}

export function isDrawing(value: unknown): value is KeptDrawing {
  if (!isObject(value)) return false
  const get = (name: string): unknown => Reflect.get(value, name)
  const [scene, conversation] = [get('scene'), get('conversation_id')]
  return (
    has(value, 'string', 'id') &&
    ['version', 'saved_at'].every((name) => isTime(get(name))) &&
    has(value, 'boolean', 'kept') &&
    (conversation === null || typeof conversation === 'string') &&
    Array.isArray(get('marks')) &&
    isObject(scene) &&
    Array.isArray(Reflect.get(scene, 'elements'))
  )
}

const isReport = (value: unknown): value is ReportSomething =>
  isObject(value) && has(value, 'string', 'conversation_id', 'about')

const isTime = (value: unknown): value is number => Number.isFinite(value)
