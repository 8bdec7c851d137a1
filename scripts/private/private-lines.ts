import { readFileSync } from 'node:fs'
import { readSet } from '../../evals/read-set.ts'
import { isHeldOut } from '../../evals/split.ts'
import { itemMadeFor } from '../../src/server/curriculum/curriculum.ts'
import { sources } from '../../src/server/curriculum/sources.ts'
import { inOneByte } from '../../src/server/safety/one-byte.ts'
import { lessonSentences, linesIn, talkLines } from '../ear/read-lines.ts'

export type Told = { file: string; text: string; secrets: (readonly [start: number, end: number])[] }

const root = new URL('../../', import.meta.url)
export const parts = 4

export function marked(line: string, file: string): Told {
  const secrets: (readonly [number, number])[] = []
  let text = ''
  for (const [at, piece] of line.split(/\[\[|\]\]/).entries()) {
    if (at % 2 === 1) secrets.push([text.length, text.length + piece.length])
    text += piece
  }
  return { file, text: inOneByte(text), secrets }
}

function withSecrets(file: string, text: string, secrets: readonly string[]): Told {
  const places = secrets.flatMap((secret): (readonly [number, number])[] => {
    const at = secret === '' ? -1 : text.indexOf(secret)
    return at < 0 ? [] : [[at, at + secret.length]]
  })
  return { file, text: inOneByte(text), secrets: places }
}

const itemsOfEach = 6

/** What the tutor tells and asks of invented people: as they stand, and as a child would type them. */
function storySentences(): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('{')) found.push(...value.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= 4))
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  for (const name of ['stories', 'stories-own', 'problems'])
    walk(JSON.parse(readFileSync(new URL(`content/en/tutor/${name}.json`, root), 'utf8')))
  const items = sources.flatMap(({ skill }) =>
    Array.from({ length: itemsOfEach }, (_, seed) => itemMadeFor(skill, seed + 1)).flatMap((item) =>
      item ? [...item.text, item.question] : [],
    ),
  )
  return [...new Set([...found, ...items])].flatMap((one) => [one, one.toLowerCase()])
}

/** Every line to learn from, with where in it what is private stands. */
export function allLines(): Told[] {
  const own = linesIn('content/safety/en/private/').map(({ line, file }) => marked(line.replace(/^fine\|/, ''), file))
  const sets = [
    ...readSet('personal-data').filter(({ columns: [text = ''] }) => !isHeldOut(text)),
    ...readSet('personal-data', 'tuned'),
  ]
  const fine = ['not-personal', 'look-alikes', 'not-injections'].flatMap((name) =>
    readSet(name).filter(({ columns: [text = ''] }) => !isHeldOut(text)),
  )
  const talk = ['everyday-talk', 'unremarkable', 'not-personal', 'more-fine', 'look-alikes'].flatMap((name) =>
    readFileSync(new URL(`evals/cases/${name}.txt`, root), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  const older = (at: number) => `older ${at % parts}`
  return [
    ...own,
    ...sets.map(({ columns: [text = '', secrets = ''] }, at) => withSecrets(older(at), text, secrets.split('|'))),
    ...[...fine, ...readSet('not-personal', 'tuned')].map(({ columns: [text = ''] }, at) =>
      withSecrets(older(at), text, []),
    ),
    ...talk.map((text, at) => withSecrets(older(at), text, [])),
    ...lessonSentences().map((text, at) => withSecrets(`lessons ${at % parts}`, text, [])),
    ...storySentences().map((text, at) => withSecrets(`stories ${at % parts}`, text, [])),
    ...talkLines()
      .filter((_, at) => at % 6 === 0)
      .map(({ group, parts: said }) => withSecrets(group, said.at(-1) ?? '', [])),
  ]
}
