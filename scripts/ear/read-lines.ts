import { readdirSync, readFileSync } from 'node:fs'
import { readSet } from '../../evals/read-set.ts'
import { isHeldOut } from '../../evals/split.ts'
import { toldKind } from '../../src/shared/alarm.ts'

/** A line to learn from. `kind` null is harmless, 'any' an alarm of which nobody said the kind. */
export type EarLine = {
  group: string
  kind: string | null
  isUnclear: boolean
  /** 'p' says it, 'o' hints at it, 'x' is harmless beside alarms, 'l' is from a lesson, 's' is from the older sets; 'i' is an order, 'f' sounds like one. */
  manner: 'p' | 'o' | 'u' | 'x' | 'l' | 's' | 'i' | 'f'
  /** What the child said before, oldest first, and at last the line itself. */
  parts: readonly string[]
  language: string
}

const root = new URL('../../', import.meta.url)
const cases = new URL('evals/cases/', root)

/** One line of content/safety/<language>/lines; null when it is none. */
export function readLine(line: string, group: string, language: string): EarLine | null {
  const [first = '', second = '', ...rest] = line.split('|')
  const parts = rest
    .join('|')
    .split(' // ')
    .map((part) => part.trim())
  const made = { group, parts, language, isUnclear: false }
  if (parts.some((part) => part === '')) return null
  if (first === 'fine') return { ...made, kind: null, manner: 'x' }
  if (first === 'unclear' && toldKind.safeParse(second).success)
    return { ...made, kind: second, isUnclear: true, manner: 'u' }
  if (first !== 'any' && !toldKind.safeParse(first).success) return null
  return second === 'p' || second === 'o' ? { ...made, kind: first, manner: second } : null
}

/** Every line of our own, each once. */
export function writtenLines(language: string): EarLine[] {
  const folder = new URL(`content/safety/${language}/lines/`, root)
  const seen = new Set<string>()
  return readdirSync(folder)
    .sort()
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .flatMap((line) => {
          const read = readLine(line, `${language}/${name}`, language)
          if (!read) console.warn(`no line of ${name}: ${line}`)
          const key =
            read?.parts
              .join(' // ')
              .toLowerCase()
              .replace(/[^\p{L}\p{N}/ ]/gu, '') ?? ''
          if (!read || seen.has(key)) return []
          seen.add(key)
          return [read]
        }),
    )
}

const caseKinds: readonly (readonly [kind: string | null, names: readonly string[]])[] = [
  [null, ['look-alikes', 'near-look-alikes', 'more-fine', 'everyday-talk', 'unremarkable', 'other-fine']],
  [null, ['injection-look-alikes', 'not-personal', 'not-rude', 'ways-fine', 'child-ways-fine']],
  ['any', ['crisis', 'oblique-crisis', 'more-crisis', 'other-crisis', 'ways-crisis', 'child-ways-crisis']],
  ['any', ['abuse', 'oblique-abuse', 'more-abuse', 'other-abuse', 'ways-abuse', 'child-ways-abuse']],
  ['any', ['danger', 'oblique-danger', 'more-danger', 'ways-danger', 'child-ways-danger']],
  ['any', ['worry', 'more-worry', 'ways-worry', 'child-ways-worry']],
]

/** The older cases: what they call an alarm is one, of whatever kind. '(a|b) c' in a line is both 'a c' and 'b c'. */
export function olderLines(): EarLine[] {
  const made = (group: string, kind: string | null, text: string): EarLine => ({
    ...{ group, kind, isUnclear: false, manner: 's', parts: [text], language: 'en' },
  })
  const told = caseKinds.flatMap(([kind, names]) =>
    names.flatMap((name) =>
      readFileSync(new URL(`${name}.txt`, cases), 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => waysOf(line).map((text) => made(name, kind, text))),
    ),
  )
  const sets = [
    ...olderSet('crisis', 'any'),
    ...['look-alikes', 'not-rude', 'not-injections', 'not-personal'].flatMap((name) => olderSet(name, null)),
  ]
  return [
    ...told,
    ...sets.flatMap(([name, kind, text]) => (text.split(' ').length > 40 ? [] : [made(name, kind, text)])),
  ]
}

/** The part of an older set that was tuned on; its held-out third is never learned from. */
function olderSet(name: string, kind: string | null): [name: string, kind: string | null, text: string][] {
  const own = name === 'crisis' || name === 'look-alikes' || name === 'not-personal' ? readSet(name, 'tuned') : []
  return [...readSet(name).filter(({ columns: [text = ''] }) => !isHeldOut(text)), ...own].map(
    ({ columns: [text = ''] }) => [`set ${name}`, kind, text],
  )
}

const mostWays = 6

function waysOf(line: string): string[] {
  const roll = diceOf(line.length + 7)
  const one = () =>
    line
      .replace(/\(([^)]*)\)/g, (_, list: string) => {
        const either = list.split('|')
        return either[Math.floor(roll() * either.length)] ?? ''
      })
      .replace(/ +/g, ' ')
      .trim()
  return [...new Set(Array.from({ length: line.includes('(') ? mostWays : 1 }, one))]
}

/** Orders to the tutor to be something else, and what only sounds like it: our own lines, and the older sets. */
export function orderLines(): EarLine[] {
  const made = (group: string, kind: string | null, text: string): EarLine => ({
    ...{ group, kind, isUnclear: false, manner: kind === null ? 'f' : 'i', parts: text.split(' // '), language: 'en' },
  })
  const own = readFileSync(new URL('content/safety/en/orders.txt', root), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [kind = '', text = ''] = line.split('|')
      return made(`orders ${at % 6}`, kind === 'order' ? 'order' : null, text)
    })
  const older = readFileSync(new URL('injection.txt', cases), 'utf8').split('\n').filter(Boolean)
  return [
    ...own,
    ...older.map((text, at) => made(`older orders ${at % 6}`, 'order', text)),
    ...olderSet('injections', 'order').map(([, kind, text], at) => made(`set orders ${at % 6}`, kind, text)),
  ]
}

/** Sentences of the lessons themselves: nothing in them is an alarm. */
export function lessonLines(): EarLine[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.split(' ').length >= 3 && value.length < 160 && !/\d:/.test(value)) found.push(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  const content = new URL('content/', root)
  for (const room of ['glossary/', 'words/', 'questions/', 'letters/'])
    for (const file of readdirSync(new URL(room, content)).sort())
      if (file.endsWith('.json')) walk(JSON.parse(readFileSync(new URL(room + file, content), 'utf8')))
  return [...new Set(found)]
    .filter((_, at) => at % 3 !== 2)
    .map((text, at) => ({
      ...{ group: `lessons ${at % 7}`, kind: null, isUnclear: false, manner: 'l', parts: [text], language: 'en' },
    }))
}

/** Numbers from 0 to 1 that only look like chance: the same seed gives the same ones everywhere. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
