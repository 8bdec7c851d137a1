import { readdirSync, readFileSync } from 'node:fs'
import { type Context, contexts } from '../../src/server/tutor/read/talk/signs.ts'

export type TalkLine = { act: string; text: string; context: Context | 'any' }

const folder = new URL('../../content/en/tutor/lines/', import.meta.url)

function linesOf(text: string): TalkLine[] {
  let act = ''
  let context: TalkLine['context'] = 'any'
  const lines: TalkLine[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('== ')) [act, context] = [line.slice(3).trim(), 'any']
    else if (/^@[a-z]+$/.test(line)) context = contexts.find((one) => one === line.slice(1)) ?? 'any'
    else if (act !== '') lines.push({ act, text: line, context })
  }
  return lines
}

/** What children say, by the kind of talk that it is. */
export const writtenTalk = (): TalkLine[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => linesOf(readFileSync(new URL(file, folder), 'utf8')))
