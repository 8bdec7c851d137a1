import Papa from 'papaparse'
import type { PlacedCard } from './card-row.ts'
import { startOf } from './card-text.ts'
import { listInCell, unguarded } from './csv-cells.ts'

// The home of papaparse.

export const columns = [
  'question',
  'correct_answer',
  'distractors',
  'card_type',
  'entity',
  'category',
  'tags',
  'skill',
  'grade',
  'explanation',
  'hints',
] as const
export type Column = (typeof columns)[number]

/** Cards, and what is to be put right. Where there are faults nothing may be imported. */
export type CsvRead = { cards: PlacedCard[]; faults: string[] }

const refused = (fault: string): CsvRead => ({ cards: [], faults: [fault] })

/** Reads a table of cards: UTF-8, a header row, comma, semicolon or tab between. */
export function readCsv(bytes: Uint8Array): CsvRead {
  const text = decoded(bytes)
  if (text === null) return refused('This file is not UTF-8 text. Save it as "CSV UTF-8", and import that file.')
  const { rows, faults } = rowsOf(text)
  if (faults.length > 0) return { cards: [], faults }
  const [header, ...body] = rows
  if (!header) return refused('This file is empty. Its first line must name the columns: question, correct_answer, …')
  const names = readHeader(header.cells)
  if ('faults' in names) return { cards: [], faults: names.faults }
  return readBody(body, names.columns)
}

/** Null when it is not UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

type Row = { line: number; cells: string[] }

function rowsOf(text: string): { rows: Row[]; faults: string[] } {
  // Excel's own line that names the separator.
  const told = /^sep=([,;\t])\n/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const delimiter = told?.[1] ?? separatorOf(body)
  const parsed = Papa.parse<string[]>(body, { delimiter, newline: '\n' })
  const rows: Row[] = []
  const starts: number[] = []
  let line = told ? 2 : 1
  for (const cells of parsed.data) {
    starts.push(line)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  }
  const faults = parsed.errors
    .filter((error) => error.type === 'Quotes')
    .map(
      ({ row }) =>
        `line ${starts[row ?? 0] ?? line}: a quotation mark is opened and not closed; write "" for a quotation mark inside quotes`,
    )
  return { rows, faults: [...new Set(faults)] }
}

/** The separator that makes the most columns of ours out of the first row. */
function separatorOf(text: string): string {
  const known = (delimiter: string) => {
    const [first] = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data
    return (first ?? []).filter((name) => columnNamed(name)).length
  }
  return [',', ';', '\t'].reduce((best, one) => (known(one) > known(best) ? one : best))
}

const columnNamed = (name: string): Column | undefined => {
  const plain = name.trim().toLowerCase().replace(/[ -]+/g, '_')
  return columns.find((column) => column === plain)
}

function readHeader(cells: string[]): { columns: Column[] } | { faults: string[] } {
  const named = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  const found = named.map(columnNamed)
  const faults = named.flatMap((name, at) => {
    if (name.trim() === '') return [`line 1: column ${at + 1} has no name`]
    if (!found[at]) return [`line 1: there is no column "${startOf(name)}"; the columns are ${columns.join(', ')}`]
    return found.indexOf(found[at]) < at ? [`line 1: the column "${found[at]}" is there twice`] : []
  })
  for (const wanted of ['question', 'correct_answer'] as const)
    if (!found.includes(wanted)) faults.push(`line 1: the column "${wanted}" is missing`)
  const known = found.filter((column) => column !== undefined)
  return faults.length > 0 ? { faults } : { columns: known }
}

function readBody(rows: Row[], names: Column[]): CsvRead {
  const read: CsvRead = { cards: [], faults: [] }
  for (const { line, cells } of rows) {
    const at = `line ${line}`
    const extra = cells.slice(names.length).some((cell) => cell.trim() !== '')
    if (extra) {
      read.faults.push(
        `${at}: it has ${cells.length} cells, but there are ${names.length} columns; put text that holds the separator in quotes`,
      )
      continue
    }
    const cellOf = (column: Column) => unguarded((cells[names.indexOf(column)] ?? '').trim())
    const listOf = (column: Column) => {
      const list = listInCell(cellOf(column))
      if (!list)
        read.faults.push(`${at}: "${column}" begins like a JSON list, but is none; write ["one","two"] or one|two`)
      return list ?? [cellOf(column)]
    }
    read.cards.push({
      at,
      card: {
        question: cellOf('question'),
        correct_answer: cellOf('correct_answer'),
        distractors: listOf('distractors'),
        card_type: cellOf('card_type'),
        entity: cellOf('entity'),
        category: cellOf('category'),
        skill: cellOf('skill'),
        grade: cellOf('grade'),
        tags: listOf('tags'),
        explanation: cellOf('explanation'),
        hints: listOf('hints'),
      },
    })
  }
  return read
}
