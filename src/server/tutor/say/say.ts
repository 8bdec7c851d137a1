import { icuText } from '#server/icu/icu-text.ts'
import { hashOf } from '#server/prepared/hash.ts'
import type { Line } from '../move.ts'
import type { Lesson } from '../state.ts'
import { wordings } from './wordings.ts'

/** Wordings that are remembered: about ten replies of four lines. */
const remembered = 44

export type Spoken = { text: string; said: string[] }
export type Manner = { grade: number; seed: number; isCalm: boolean; name: string; tutor?: string }

/** Words the lines of a move, each in a wording that was not used lately. The same lines and state give the same words. */
export function wordLines(lines: readonly Line[], lesson: Pick<Lesson, 'said' | 'spanish'>, manner: Manner): Spoken {
  const said = [...lesson.said]
  const texts: string[] = []
  for (const line of lines) {
    const text = 'text' in line ? once(line, said) : worded(line.key, line.values ?? {}, said, lesson.spanish, manner)
    if (text !== '') texts.push(text)
  }
  return { text: texts.join(' '), said: said.slice(-remembered) }
}

/** A hint that was given a while ago is not given in the same words again; a question or a fact may be. */
function once(line: Extract<Line, { text: string }>, said: string[]): string {
  const id = `text#${hashOf(line.text)}`
  if (!line.fact && said.includes(id)) return ''
  said.push(id)
  return line.text
}

/** This very sentence was said a while ago. */
export const wasSaid = ({ said }: Pick<Lesson, 'said'>, text: string) => said.includes(`text#${hashOf(text)}`)

type Values = Readonly<Record<string, string | number>>

function worded(key: string, values: Values, said: string[], spanish: boolean, manner: Manner): string {
  const own = spanish && wordings().has(`es.${key}`) ? `es.${key}` : key
  const found = wordings().get(own)
  if (!found) return ''
  const list = manner.grade <= 2 || found.older.length === 0 ? found.young : found.older
  const from = (hashOf(key) + manner.seed * 7) % list.length
  const order = list.map((_, at) => (from + at) % list.length)
  const lastUse = (at: number) => said.lastIndexOf(`${own}#${at}`)
  const pick = order.reduce((best, at) => (lastUse(at) < lastUse(best) ? at : best), order[0] ?? 0)
  said.push(`${own}#${pick}`)
  const text = withCapitals(icuText(list[pick] ?? '', { name: manner.name, tutor: manner.tutor ?? '', ...values }))
  return manner.isCalm ? text.replaceAll('!', '.').replaceAll('¡', '') : text
}

/** A sentence that begins with a value ('hat rhymes') begins with a capital all the same. */
const withCapitals = (text: string) => text.replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
