import type { CardView } from '#shared/card.ts'
import { cellOfList, guarded } from './csv-cells.ts'
import { type Column, columns } from './import-csv.ts'

/** The parts of a card that a table holds. */
export type CsvCard = Pick<
  CardView,
  'question' | 'correct_answer' | 'distractors' | 'card_type' | 'entity' | 'category' | 'tags' | 'skill' | 'grade'
> &
  Pick<CardView, 'explanation' | 'hints'>

/** A table that gives the same cards when it is imported. With the mark by which Excel knows UTF-8. */
export function csvOf(cards: readonly CsvCard[]): string {
  const rows = cards.map((card) => columns.map((column) => quoted(guarded(cellOf(card, column)))).join(','))
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`
}

function cellOf(card: CsvCard, column: Column): string {
  const value = card[column]
  return typeof value === 'object' ? cellOfList(value) : String(value)
}

const quoted = (cell: string) => (/[",;\t\r\n']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
