import { picturedThings, type Thing } from '#shared/picture.ts'
import {
  defineSkill,
  type Enumerated,
  oneWay,
  type PictureDraw,
  type SkillSource,
  type SkillWords,
  type Value,
} from '../draw.ts'

type Table = {
  /** How the cells of a row are called in the sentences; the first one is the row's place in the deck. */
  columns: readonly string[]
  /** The columns with wrong answers, and the misconception that leads to each. */
  wrong: Readonly<Record<string, string>>
  rows: readonly (readonly string[])[]
  standard?: string
}

type TableWords = SkillWords & {
  /** By the form that words them. */
  tables: Readonly<Record<string, Table>>
  /** What is read before several questions, line by line; the column `texts` names it, the sentences call its lines t1, t2 … */
  texts?: Readonly<Record<string, readonly string[]>>
}

function linesOf(name: string | undefined, texts: TableWords['texts']): Record<string, Value> {
  if (name === undefined) return {}
  const lines = texts?.[name]
  if (!lines) throw new Error(`there is no text ${name}`)
  return Object.fromEntries(lines.map((line, at) => [`t${at + 1}`, line]))
}

const isThing = (name: string): name is Thing => picturedThings.some((thing) => thing === name)

/** 'shell 5, bee 2' as a picture of both. */
function pictureOf(things: string | undefined): PictureDraw | null {
  if (things === undefined) return null
  const groups = things.split(', ').map((group) => {
    const [thing = '', count] = group.split(' ')
    if (!isThing(thing)) throw new Error(`nobody has drawn ${thing}`)
    return { thing, count: Number(count) }
  })
  return { kind: 'objects', groups }
}

function itemOf(form: string, { columns, wrong, standard }: Table, row: readonly string[], texts: TableWords['texts']) {
  const cells = new Map(columns.map((column, at) => [column, row[at]]))
  const cell = (column: string): string => {
    const found = cells.get(column)
    if (found === undefined) throw new Error(`${form}: ${row[0]} has no ${column}`)
    return found
  }
  const right = cell('right')
  const own = Object.fromEntries(columns.map((column): [string, string] => [column, cell(column)]))
  const item: Enumerated = {
    key: `${form}-${row[0]}`,
    form,
    values: { ...own, ...linesOf(cells.get('texts'), texts) },
    answer: { form: 'choice', answer: right },
    wrong: Object.entries(wrong).map(([column, misconception]) => [misconception, cell(column), column]),
    solution: oneWay(['look', null], ['answer', right]),
    picture: pictureOf(cells.get('things')),
    entity: (cells.get('texts') ?? row[0] ?? form).replaceAll('-', ' '),
    standards: standard === undefined ? [] : [cells.get('standard') ?? standard],
  }
  return item
}

/** A skill whose items are the rows of the tables beside its sentences, each remembered for itself. */
export function tableSkill(skill: string, words: TableWords, tags: readonly string[]): SkillSource {
  const all = () =>
    Object.entries(words.tables).flatMap(([form, table]) =>
      table.rows.map((row) => itemOf(form, table, row, words.texts)),
    )
  return defineSkill({ skill, words, tags, deck: { name: skill.replace(/^[a-z]+\./, ''), all } })
}
