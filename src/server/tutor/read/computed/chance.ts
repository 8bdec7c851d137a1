import type { Draft, Reader } from './draft.ts'

const chance = '(?:probability|chances?|odds|likelihood)'
const small: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const die = new RegExp(
  `\\b${chance}\\b.*\\b(?:roll|rolling|get|getting|landing on)\\b(?: an?)? (?<face>\\d|one|two|three|four|five|six|even(?: number)?|odd(?: number)?)\\b(?:.*\\b(?:die|dice|number cube)\\b|$)`,
)
const overFace =
  /\b(?:rolling|roll|getting|get|number)\b.*?\b(?<way>bigger|greater|more|higher|less|smaller|lower|under|over) (?:than )?(?:a )?(?<face>[1-6])\b/
const inBag = /(?<![\d.])(\d{1,3}) ([a-z]+)(?: [a-z]+)?(?=,| and|, and| \d|\.|;|$)/g
const probabilityOf = /\bp ?\( ?(?<not>not )?(?<thing>[a-z]+) ?\)/
const pick = new RegExp(
  `\\b${chance}\\b.*?\\b(?:picking|pick|drawing|draw|getting|get|pulling|grab|grabbing|choosing)(?: out)?(?: an?)? (?<thing>[a-z]+)\\b.*?\\b(\\d{1,3}) (?<one>[a-z]+)(?:,| and|, and)* (\\d{1,3}) (?<two>[a-z]+)(?:(?:,| and|, and)* (\\d{1,3}) (?<three>[a-z]+))?`,
)

const drafted = (wanted: number, all: number, kind: string, values: Record<string, string | number>): Draft | null =>
  wanted > 0 && all > wanted
    ? {
        kind,
        values: { ...values, wanted, all },
        answer: { form: 'number', answer: `${wanted}/${all}` },
        slips: [
          [`${wanted}/${all - wanted}`, 'againstTheRest'],
          [String(wanted), 'countOnly'],
        ],
      }
    : null

/** Chances with a die, or of picking a color. */
export const chanceAsked: readonly Reader[] = [
  (text) => {
    const { way = '', face } =
      (/\b(?:die|dice|roll|rolling|number cube)\b/.test(text) && overFace.exec(text)?.groups) || {}
    if (face === undefined || !new RegExp(chance).test(text)) return null
    const isOver = /bigger|greater|more|higher|over/.test(way)
    const wanted = isOver ? 6 - Number(face) : Number(face) - 1
    return drafted(wanted, 6, 'die', { face: `a number ${isOver ? 'greater' : 'less'} than ${face}` })
  },
  (text) => {
    const found = probabilityOf.exec(text)
    const { thing = '', not } = found?.groups ?? {}
    if (!found) return null
    const told = [...text.slice(0, found.index).matchAll(inBag)].map(([, count, name = '']) => ({
      count: Number(count),
      name,
    }))
    const own = told.find(({ name }) => name === thing)
    const all = told.reduce((sum, { count }) => sum + count, 0)
    if (!own || told.length < 2) return null
    return not === undefined
      ? drafted(own.count, all, 'pick', { thing })
      : drafted(all - own.count, all, 'notPick', { thing })
  },
  (text) => {
    const face = die.exec(text)?.groups?.face
    if (face === undefined) return null
    const isKind = /^(?:even|odd)/.test(face)
    const number = small[face] ?? Number(face)
    return isKind || (number >= 1 && number <= 6)
      ? drafted(isKind ? 3 : 1, 6, 'die', { face: isKind ? `an ${face.split(' ')[0]} number` : `a ${number}` })
      : null
  },
  (text) => {
    const found = pick.exec(text)
    const { thing = '', one, two, three } = found?.groups ?? {}
    const numbers = (found?.slice(1) ?? []).filter((part) => part !== undefined && /^\d+$/.test(part)).map(Number)
    const names = [one, two, three].filter((name) => name !== undefined)
    const at = names.indexOf(thing)
    const all = numbers.reduce((sum, number) => sum + number, 0)
    return at < 0 || numbers.length !== names.length ? null : drafted(numbers[at] ?? 0, all, 'pick', { thing })
  },
]
