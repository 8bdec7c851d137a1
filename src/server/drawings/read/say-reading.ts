import type { DrawingMeaning, DrawingReading } from '#shared/drawing.ts'
import { listInWords } from './dot-groups.ts'
import type { Meaning, Sighting } from './sighting.ts'

export const emptyBoard: DrawingReading = { kind: 'empty', says: 'The board is empty. Draw something first.' }
const unread: DrawingReading = { kind: 'unsure', says: 'I am not sure what this is. Can you tell me?', options: [] }
const longestMessage = 200
const mostParts = 6

/** What all parts of a board come to: seen when each is sure, asked when one of them is open, else not read. */
export function readingOf(parts: readonly Sighting[]): DrawingReading {
  const isOpen = ({ meanings, asks }: Sighting) => meanings.length > 1 || asks === true
  const open = parts.filter(isOpen)
  if (parts.some(({ meanings }) => meanings.length === 0) || open.length > 2 || parts.length > mostParts) return unread
  const choices = open[0]?.meanings.slice(0, 3) ?? []
  if (choices.length === 0) {
    const said = saying(parts.flatMap(({ meanings }) => meanings))
    return said ? { kind: 'seen', ...said } : unread
  }
  const ways = open.length === 1 ? choices.map((choice) => [choice]) : waysOf(open)
  const options = ways.flatMap((way) => {
    const said = saying(parts.flatMap((part) => (isOpen(part) ? way[open.indexOf(part)] : part.meanings[0]) ?? []))
    return said ? [said] : []
  })
  if (options.length !== ways.length) return unread
  const names = open.length === 1 ? choices.map(({ seen }) => seen) : options.map(({ message }) => message)
  return { kind: 'unsure', says: `Is it ${either(names)}?`, options }
}

/** Two open parts: the likeliest of both, then the next of one of them. */
function waysOf([one, other]: readonly Sighting[]): Meaning[][] {
  const [a, b] = [one?.meanings ?? [], other?.meanings ?? []]
  return [
    [a[0], b[0]],
    [a[1], b[0]],
    [a[0], b[1]],
  ].flatMap((way) => {
    const both = way.flatMap((meaning) => meaning ?? [])
    return both.length === 2 ? [both] : []
  })
}

function saying(meanings: readonly Meaning[]): DrawingMeaning | null {
  const counted = together(meanings)
  const says = `I see ${listInWords(counted.map(({ seen }) => seen))}. Right?`
  const told = counted.map(({ told }) => told)
  const message = told
    .map((each, index) =>
      index > 0 && each.startsWith('I drew ') && !told[0]?.startsWith('I drew ')
        ? each
        : index > 0
          ? each.replace(/^I drew /, '')
          : each,
    )
    .join(', ')
  return message.length <= longestMessage && says.length <= longestMessage ? { says, message } : null
}

/** The same drawing twice is said once; a sum that is written twice stands there twice. */
function together(meanings: readonly Meaning[]): Meaning[] {
  return meanings.filter(
    ({ told }, index) => / = /.test(told) || meanings.findIndex((other) => other.told === told) === index,
  )
}

function either(words: readonly string[]): string {
  return words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
