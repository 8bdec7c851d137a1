import { checkChild } from '#server/safety/check-child.ts'
import { givesContact, shieldPersonalData } from '#server/safety/shield.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import { codePoints, isBlank, isStorable } from '#shared/text-rules.ts'

const longest = 200

/** What a model may say in front of the exercise, though nobody asked it to. */
const preamble =
  /^(?:(?:sure|okay|here (?:is|it is)|the (?:exercise|text|transcription)(?: is| reads)?)[^:]{0,60}:)\s*/i

/**
 * The words of a seeing model, when they may stand before a child: one short line with no link, nobody's data, nothing
 * rude, and no orders to a model. Null when nothing was read, or it may not be shown.
 */
export function wordsToShow(said: string, familyNames: readonly string[]): string | null {
  const text = said
    .replace(/\s+/g, ' ')
    .trim()
    .replace(preamble, '')
    .replace(/^[`"'“”]+|[`"'“”]+$/g, '')
    .trim()
  if (isBlank(text) || !isStorable(text) || codePoints(text) > longest) return null
  if (/^none\b\W*$/i.test(text) || !/[\p{L}\p{N}]/u.test(text)) return null
  const verdict = checkChild(text, 0)
  if (verdict.kind !== 'fine' || givesContact(text)) return null
  return hides(text, familyNames) ? null : text
}

/** The shield puts a token such as '[name]' where something private stood. */
function hides(text: string, familyNames: readonly string[]): boolean {
  const tokens = (each: string) => each.match(/\[[a-z]+\]/g)?.length ?? 0
  return tokens(shieldPersonalData(text, familyNames)) > tokens(text)
}

export const readingOf = (text: string | null): DrawingReading =>
  text === null
    ? { kind: 'unsure', says: 'I cannot read this photo. What does it say?', options: [] }
    : { kind: 'seen', says: `I see: ${text}${/[.?!…]$/.test(text) ? '' : '.'} Right?`, message: text }
