import { hashOf, mix } from '#server/prepared/hash.ts'
import type { GroupsOf } from '#server/safety/ear/signs.ts'
import type { Speller } from '#server/safety/ear/speller.ts'
import { pause, tokensOf } from '#server/safety/ear/tokens.ts'

/** What the tutor had just asked for, as far as it changes what an answer means. */
export const contexts = ['number', 'word', 'how', 'yesno', 'topic', 'feel', 'chat', 'none'] as const
export type Context = (typeof contexts)[number]

export const signBits = 16
const mask = 2 ** signBits - 1
/** Longer messages are read up to here. */
const mostTokens = 60

const numberWords = new Set(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half third quarter uno dos tres cuatro cinco seis siete ocho nueve diez'.split(
    ' ',
  ),
)
const isNumber = (word: string) => word === '#' || numberWords.has(word)

/** What a message is made of, as numbers of weights, each once: words, pairs, groups of words, its ends, its length, and how it stands to the question. */
export function talkSigns(text: string, context: Context, speller: Speller, groupsOf: GroupsOf): Int32Array {
  const found = new Set<number>()
  const note = (kind: number, one: number, two = 0, three = 0) => found.add(mix(kind + 100, one, two, three) & mask)
  const all = tokensOf(text).slice(0, mostTokens)
  const spelled = all.map((token) => (token === pause || token === '#' ? token : speller(token)))
  const words = spelled.filter((word) => word !== pause).map((word) => (isNumber(word) ? '#' : word))
  const ids = words.map(hashOf)
  const place = contexts.indexOf(context)
  ids.forEach((id, at) => {
    note(1, id)
    note(2, ids[at - 1] ?? 1, id)
    if (at > 1) note(3, ids[at - 2] ?? 0, ids[at - 1] ?? 0, id)
    if (at < 3) note(4, at, id)
    if (at >= ids.length - 2) note(5, ids.length - at, id)
    if (at + 2 < ids.length) note(6, id, ids[at + 2] ?? 0)
    note(7, place, id)
    const [wide, narrow] = groupsOf(words[at] ?? '') ?? [id, id]
    note(8, wide)
    note(9, narrow)
    const [before] = groupsOf(words[at - 1] ?? '') ?? [ids[at - 1] ?? 1]
    note(10, before, wide)
    note(11, ids[at - 1] ?? 1, wide)
  })
  note(2, ids.at(-1) ?? 1, 2)
  const unknown = all.filter((token) => token !== pause && token !== '#' && groupsOf(token) === null).length
  note(19, all.length === 0 ? 9 : Math.round((4 * unknown) / all.length))
  if (ids.length <= 3) note(20, Math.min(unknown, 3), ids.length)
  const size = ids.length < 4 ? ids.length : ids.length < 6 ? 4 : ids.length < 9 ? 6 : ids.length < 14 ? 9 : 14
  note(12, size)
  note(13, size, place)
  note(14, place)
  if (words.every((word) => word === '#')) note(15, 1, place)
  if (words.includes('#')) note(16, 1, place)
  if (/\?\s*$/.test(text)) note(17, 1)
  if (/\?/.test(text)) note(17, 2)
  if (/!/.test(text)) note(17, 3)
  if (/[=+×÷]|\d\s*[x*-]\s*\d/.test(text)) note(17, 4)
  for (const token of new Set(all)) {
    const edged = `<${token.slice(0, 14)}>`
    for (let at = 0; at + 3 <= edged.length; at++) note(18, hashOf(edged.slice(at, at + 3)))
  }
  return Int32Array.from(found)
}
