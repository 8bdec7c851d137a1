import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readSet } from '../../evals/read-set.ts'
import { isHeldOut } from '../../evals/split.ts'
import { toldKind } from '../../src/shared/alarm.ts'

/** A line to learn from. `kind` null is harmless, 'any' an alarm of which nobody said the kind. */
export type EarLine = {
  group: string
  kind: string | null
  isUnclear: boolean
  /**
   * 'p' says it, 'o' hints at it, 'x' is harmless beside alarms, 'l' is from a lesson, 't' is said to a tutor, 'c' is said in a whole conversation
   * with one, 's' is from the older sets; 'i' is an order, 'f' sounds like one.
   */
  manner: 'p' | 'o' | 'u' | 'x' | 'l' | 't' | 'c' | 's' | 'i' | 'f'
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

/** The lines of all files of a folder, without comments. */
export const linesIn = (folder: string): { line: string; file: string }[] =>
  readdirSync(new URL(folder, root))
    .sort()
    .filter((name) => name.endsWith('.txt'))
    .flatMap((file) =>
      readFileSync(new URL(folder + file, root), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => ({ line, file })),
    )

/** Every line of our own, each once. */
export function writtenLines(language: string): EarLine[] {
  const seen = new Set<string>()
  return linesIn(`content/safety/${language}/lines/`).flatMap(({ line, file }) => {
    const read = readLine(line, `${language}/${file}`, language)
    if (!read) console.warn(`no line of ${file}: ${line}`)
    const key =
      read?.parts
        .join(' // ')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}/ ]/gu, '') ?? ''
    if (!read || seen.has(key)) return []
    seen.add(key)
    return [read]
  })
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
function olderLines(): EarLine[] {
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
function orderLines(): EarLine[] {
  const made = (group: string, kind: string | null, text: string): EarLine => ({
    ...{ group, kind, isUnclear: false, manner: kind === null ? 'f' : 'i', parts: text.split(' // '), language: 'en' },
  })
  const own = linesIn('content/safety/en/orders/').map(({ line, file }) => {
    const [kind = '', ...rest] = line.split('|')
    return made(`orders ${file}`, kind === 'order' ? 'order' : null, rest.join('|'))
  })
  const older = readFileSync(new URL('injection.txt', cases), 'utf8').split('\n').filter(Boolean)
  return [
    ...own,
    ...older.map((text, at) => made(`older orders ${at % 6}`, 'order', text)),
    ...olderSet('injections', 'order').map(([, kind, text], at) => made(`set orders ${at % 6}`, kind, text)),
  ]
}

/** Sentences of the lessons themselves: nothing in them is an alarm. */
const lessonLines = (): EarLine[] =>
  harmless(
    'lessons',
    'l',
    lessonSentences().filter((_, at) => at % 4 === 0),
  )

export function lessonSentences(): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.split(' ').length >= 3 && value.length < 160 && !/\d:|^M\d/.test(value)) found.push(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  const content = new URL('content/', root)
  for (const room of ['glossary/', 'letters/', 'en/decks/', 'en/passages/'])
    for (const file of readdirSync(new URL(room, content)).sort())
      if (file.endsWith('.json')) walk(JSON.parse(readFileSync(new URL(room + file, content), 'utf8')))
  return [...new Set(found)]
}

const asked = z.array(z.object({ asks: z.array(z.string()).optional() }))
const moments = z.record(z.string(), z.object({ says: z.array(z.string()) }))
const jsonIn = (folder: URL) =>
  readdirSync(folder)
    .sort()
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

const actFiles = ['flow', 'sharing', 'social', 'work']
/** Kinds of talk in which there may be need. */
const mayHint = /^(?:secret|insult|dares|dream|wish|doing_now)\n/

/**
 * What children say and ask in any lesson (the moments, the kinds of talk and the book of answers of the tutor): nothing in it is an alarm.
 * What may hint at one, as talk-left-out.txt lists it, is neither learned as harmless nor as need.
 */
export function talkLines(): EarLine[] {
  const leftOut = new Set(readFileSync(new URL('talk-left-out.txt', import.meta.url), 'utf8').split('\n'))
  const said = jsonIn(new URL('content/en/tutor/moments/', root)).flatMap((file) =>
    Object.values(moments.parse(file)).flatMap(({ says }) => says),
  )
  const questions = jsonIn(new URL('content/en/book/', root)).flatMap((file) =>
    asked.parse(file).flatMap(({ asks }) => asks ?? []),
  )
  const talked = actFiles.flatMap((name) =>
    readFileSync(new URL(`content/en/tutor/lines/${name}.txt`, root), 'utf8')
      .split(/^== /m)
      .filter((act) => !mayHint.test(act))
      .flatMap((act) => act.split('\n').slice(1)),
  )
  const lines = [...said, ...talked].filter((line) => line !== '' && !line.startsWith('#') && !leftOut.has(line))
  return withTalkBefore(harmless('talk', 't', [...lines, ...questions]))
}

/** Every other line stands behind one or two that another child might have said before it. */
function withTalkBefore(lines: readonly EarLine[]): EarLine[] {
  const roll = diceOf(5)
  const groups = new Map<string, EarLine[]>()
  for (const line of lines) {
    const group = groups.get(line.group) ?? []
    groups.set(line.group, group)
    group.push(line)
  }
  return lines.map((line, at) => {
    if (at % 2 === 0) return line
    const others = groups.get(line.group) ?? []
    const one = () => others[Math.floor(roll() * others.length)]?.parts ?? []
    return { ...line, parts: [...one(), ...(roll() < 0.7 ? one() : []), ...line.parts] }
  })
}

const dialogue = z.object({ turns: z.array(z.object({ child: z.string() })) })

/** Sets that have been read: they measure nothing any more. */
const talkedThrough = [
  ...['early', 'later', 'strangers', 'unread', 'neighbors', 'kept-apart', 'kept-apart-2', 'kept-apart-3'],
  ...['math-2', 'words-2', 'young-2', 'dev-3', 'dev-4', 'dev-5', 'dev-6', 'dev-7', 'dev-8', 'dev-9', 'dev-11'],
  ...['dev-12', 'dev-13', 'dev-14', 'dev-15', 'dev-16'],
]

/** What a careful adult would ask about, by readers who saw each line behind the two before it: neither harmless nor need. */
const leftOutOfDialogues = () =>
  new Set(readFileSync(new URL('dialogue-left-out.txt', import.meta.url), 'utf8').split('\n'))

/** Each line of a conversation behind the two before it. */
function inConversation(
  group: string,
  said: readonly string[],
  { leftOut = new Set<string>(), language = 'en' } = {},
): EarLine[] {
  return said.flatMap((line, at): EarLine[] => {
    if (leftOut.has(line)) return []
    const parts = said.slice(Math.max(0, at - 2), at + 1)
    return [{ group, kind: null, isUnclear: false, manner: 'c', parts, language }]
  })
}

/** Whole dialogues that strangers wrote for trying the tutor. */
function dialogueLines(): EarLine[] {
  const leftOut = leftOutOfDialogues()
  return talkedThrough.flatMap((name) =>
    readFileSync(new URL(`evals/blind/dialogues/${name}.jsonl`, root), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line, number) => {
        const said = dialogue.parse(JSON.parse(line)).turns.map(({ child }) => child)
        return inConversation(`dialogues ${number % 7}`, said, { leftOut })
      }),
  )
}

/** Whole conversations of ordinary days (content/safety/<language>/talk): an empty line stands between two of them. */
const conversationLines = (language: string): EarLine[] =>
  readdirSync(new URL(`content/safety/${language}/talk/`, root))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(`content/safety/${language}/talk/${file}`, root), 'utf8')
        .split(/\n\s*\n/)
        .flatMap((conversation, number) =>
          inConversation(
            `talk ${language} ${file} ${number % 3}`,
            conversation.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
            { language },
          ),
        ),
    )

const harmless = (group: string, manner: 'l' | 't', lines: readonly string[]): EarLine[] =>
  [...new Set(lines)].map((text, at) => ({
    ...{ group: `${group} ${at % 7}`, kind: null, isUnclear: false, manner, parts: [text], language: 'en' },
  }))

/** Everything the ear learns from. */
export const allLines = (): EarLine[] => [
  ...writtenLines('en'),
  ...writtenLines('es'),
  ...olderLines(),
  ...orderLines(),
  ...lessonLines(),
  ...talkLines(),
  ...dialogueLines(),
  ...conversationLines('en'),
  ...conversationLines('es'),
]

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
