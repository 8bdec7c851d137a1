import type { Picture } from '#shared/picture.ts'
import type { Press, PressSign, ReplyExtras } from '#shared/reply.ts'

const kinds: Record<Press['kind'], true> = { answer: true, help: true, more: true, tool: true }
const tools: Record<NonNullable<Press['tool']>, true> = {
  blackboard: true,
  flashcards: true,
  'multiple-choice': true,
  tracing: true,
  video: true,
}

const signs: Record<PressSign, true> = {
  again: true,
  animal: true,
  clock: true,
  count: true,
  draw: true,
  ear: true,
  fraction: true,
  graph: true,
  homework: true,
  letters: true,
  math: true,
  money: true,
  more: true,
  puzzle: true,
  reading: true,
  ruler: true,
  science: true,
  space: true,
  story: true,
  surprise: true,
  today: true,
  watch: true,
  weather: true,
}

/** As many as a reply of this release brings. */
const mostPresses = 8

/**
 * What a reply brings beside its sentences, as far as this page understands it; null when that is nothing. Page and
 * server may be of two releases: what cannot be pressed here is left out, and a picture that cannot be drawn here is
 * told in its own words (tools/picture).
 */
export function readReplyExtras(value: unknown): ReplyExtras | null {
  if (!isObject(value)) return null
  const found: unknown = Reflect.get(value, 'press')
  const press = Array.isArray(found) ? found.flatMap((one) => pressIn(one) ?? []).slice(0, mostPresses) : []
  const picture = pictureIn(value)
  return picture || press.length > 0 ? { picture, press } : null
}

function pressIn(value: unknown): Press | null {
  if (!isObject(value)) return null
  const [kind, tool, sign] = ['kind', 'tool', 'sign'].map((name): unknown => Reflect.get(value, name))
  const [label, says] = [textIn(value, 'label'), textIn(value, 'says')]
  if (label === null || !isKey(kinds, kind)) return null
  const picture = pictureIn(value)
  const shown = { label, kind, ...(picture && { picture }), ...(isKey(signs, sign) && { sign }) }
  if (kind === 'tool') return isKey(tools, tool) ? { ...shown, says: says ?? '', tool } : null
  return says === null ? null : { ...shown, says }
}

function pictureIn(value: object): Picture | null {
  const found: unknown = Reflect.get(value, 'picture')
  return isPicture(found) ? found : null
}

/** Only what its words need: whether it can be drawn is asked where the drawings are, which come late. */
const isPicture = (value: unknown): value is Picture =>
  isObject(value) && textIn(value, 'kind') !== null && textIn(value, 'alt') !== null

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const textIn = (value: object, name: string): string | null => {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' && found.trim() !== '' ? found : null
}
const isKey = <K extends string>(keys: Record<K, true>, value: unknown): value is K =>
  typeof value === 'string' && Object.hasOwn(keys, value)
