import { z } from 'zod'

const text = z.string()

/**
 * A child's own question in numbers, by its kind. Numbers stand as they were written: '47', '3/4', '1 1/2', '0.25'; several
 * are joined by ';'. '' is what the question leaves out.
 */
export const asked = z.discriminatedUnion('kind', [
  one('sum', { operation: z.enum(['+', '−', '×', '÷']), left: text, right: text }),
  one('percent', { percent: text, whole: text }),
  /** `unit`: '10', '1', '1/10'. */
  one('round', { number: text, unit: text }),
  /** Without `wanted` the sign between them is asked. */
  one('compare', { left: text, right: text, wanted: z.enum(['more', 'less', '']) }),
  /** `from` and `to`: units as nouns, 'foot' and 'inch'; `rest`: what comes with it in the unit `to`. */
  one('convert', { amount: text, from: text, rest: text, to: text }),
  /** The left or the right one is missing. */
  one('missing', { left: text, operation: z.enum(['+', '−', '×', '÷']), right: text, made: text }),
  one('simplest', { fraction: text }),
  /** As a fraction with this top or this bottom; without both any other one that is equal. */
  one('equalFraction', { fraction: text, top: text, bottom: text }),
  one('mixed', { fraction: text }),
  one('improper', { mixed: text }),
  one('double', { number: text }),
  one('half', { number: text }),
  one('fractionOf', { fraction: text, whole: text }),
  /** Numbers in a row; '' is the one that is asked. */
  one('row', { numbers: text }),
  /** Between two numbers `number` is the lower one. */
  one('neighbor', { number: text, way: z.enum(['after', 'before', 'between']) }),
  one('parity', { number: text }),
  one('prime', { number: text }),
  one('digitWorth', { digit: text, number: text }),
  /** `unit`: '10' for the digit in the tens place. */
  one('digitAt', { unit: text, number: text }),
  one('unitsIn', { unit: text, number: text }),
  one('jump', { step: text, number: text, way: z.enum(['more', 'less']) }),
  /** So many minutes after or before a time. */
  one('clock', { time: text, minutes: text, way: z.enum(['after', 'before']) }),
  one('timeBetween', { from: text, to: text }),
  /** `sides`: two of a rectangle, one of a `shape` with equal sides, else all of them. */
  one('area', { shape: text, sides: text, unit: text }),
  one('perimeter', { shape: text, sides: text, unit: text }),
  one('square', { number: text }),
  one('average', { numbers: text }),
  one('order', { numbers: text, way: z.enum(['up', 'down']) }),
])

function one<Kind extends string, Of extends z.core.$ZodLooseShape>(kind: Kind, of: Of) {
  return z.strictObject({ kind: z.literal(kind), of: z.strictObject(of) })
}

type Any = z.infer<typeof asked>
export type AskedKind = Any['kind']
export type AskedOf = { [Kind in AskedKind]: Extract<Any, { kind: Kind }>['of'] }
export type Asked<Kind extends AskedKind = AskedKind> = { [K in Kind]: { kind: K; of: AskedOf[K] } }[Kind]

/** A sum that a child asks by itself. */
export type AskedSum = AskedOf['sum']

const signs = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'by' } as const
const signByWord = new Map<string, string>(Object.entries(signs).map(([sign, word]) => [word, sign]))

/** A colon parts the parts: a time is written 3h15. */
const coded = (part: string) =>
  part.replaceAll(';', '..').replaceAll('/', '_').replaceAll(' ', '-').replace(/(\d):/, '$1h')
const plain = (part: string) =>
  part.replaceAll('..', ';').replaceAll('_', '/').replaceAll('-', ' ').replace(/(\d)h/, '$1:')

/** The names of its parts, in their order. */
const partsOf = new Map(asked.options.map(({ shape }) => [shape.kind.value, Object.keys(shape.of.shape)] as const))

/** The question as a part of an id: 'ask:47:plus:38', 'ask:percent:25:80'. */
export function codeOf({ kind, of }: Asked): string {
  if (kind === 'sum') return ['ask', coded(of.left), signs[of.operation], coded(of.right)].join(':')
  const values = new Map(Object.entries(of))
  const parts = (partsOf.get(kind) ?? []).map((part) => values.get(part) ?? '')
  return ['ask', kind, ...parts.map((part) => (part in signs ? wordOf(part) : coded(part)))].join(':')
}

const wordOf = (sign: string) => Object.entries(signs).find(([own]) => own === sign)?.[1] ?? ''

/** The question that an id names; null for other ids. */
export function askedIn(id: string): Asked | null {
  const [, code] = /~ask:([A-Za-z\d:._-]+)$/.exec(id) ?? []
  const [kind = '', ...rest] = code?.split(':') ?? []
  const parts = rest.map((part) => signByWord.get(part) ?? plain(part))
  const [operation = '', right = ''] = parts
  const names = [...partsOf].find(([own]) => own === kind)?.[1]
  const read =
    names && kind !== 'sum'
      ? { kind, of: Object.fromEntries(names.map((name, at) => [name, parts[at]])) }
      : { kind: 'sum', of: { operation, left: plain(kind), right } }
  const found = asked.safeParse(read)
  return found.success && (kind !== '' || code !== undefined) ? found.data : null
}
