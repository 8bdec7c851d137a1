import type { Alive } from './everyday.prepared.ts'
import { everydayOf } from './everyday.ts'
import type { Mention } from './plain-line.ts'
import { partNames, partsOf, type Values, valuesOf } from './sense-named.ts'
import type { Said } from './sense-said.ts'
import type { Keyed, Verdict } from './sense-verdict.ts'
import { senseWords } from './sense-words.ts'

/** Alive, not alive, or something between that is told for itself. */
const lives: Readonly<Record<Exclude<Alive, 'unsure'>, boolean | null>> = {
  animal: true,
  plant: true,
  seed: true,
  fungus: true,
  part: null,
  body: null,
  was: null,
  grew: null,
  shell: null,
  gone: null,
  thing: false,
  toy: false,
  machine: false,
  vehicle: false,
  place: false,
  moves: false,
  sky: false,
}

export function ofAlive(of: Mention): Verdict | null {
  const { alive } = of.of
  if (alive === undefined || alive === 'unsure') return null
  const isSo = lives[alive]
  const values = valuesOf(of)
  const back = { key: isSo === true ? 'sense.ask.living' : 'sense.ask.alive', values }
  if (isSo === null) return { isSo, opens: 'kindOf', say: { key: `sense.alive.${alive}`, values }, back }
  const why = { key: `sense.alive.why.${of.by === 'you' ? 'you' : alive}`, values }
  const key = of.by === 'you' ? 'sense.alive.you' : isSo ? 'sense.alive' : 'sense.alive.not'
  return { isSo, say: { key, values }, why, back }
}

const isUnder = ({ of }: Mention, id: string) => of.kinds.some((kind) => kind.id === id)
const onlyJokes: ReadonlySet<string> = new Set([
  'talk',
  'eat',
  'sing',
  'read',
  'think',
  'sleep',
  'laugh',
  'cry',
  'cook',
  'drive',
  'write',
])

const onlyPeople: ReadonlySet<string> = new Set(['talk', 'read', 'cook', 'drive', 'write'])

export function ofCan(of: Mention, { verb, withPart }: Extract<Said, { form: 'can' }>): Verdict | null {
  const { can, cant, some, kinds, hasnt } = of.of
  if (of.of.alive === 'gone') return null
  const values: Values = { ...valuesOf(of), verb }
  const back = { key: 'sense.ask.can', values }
  const way = kinds.find(({ how }) => how?.[verb] !== undefined)?.how?.[verb]
  const how: Keyed | null =
    way !== undefined && can.has(verb)
      ? { key: 'sense.can.how', values: { ...values, how: way.replace(/\b(?:its|their)\b/, values.their ?? 'its') } }
      : null
  if (withPart !== null && hasnt.has(withPart) && can.has(verb))
    return { isSo: false, say: { key: 'sense.has.not', values: { ...values, ...partNames(withPart) } }, why: how }
  const noted = of.of.note?.[verb]
  const note: Keyed | null = noted === undefined ? null : { key: 'sense.note', values: { note: noted } }
  if (some.has(verb))
    return {
      isSo: null,
      opens: 'some.can',
      say: { key: 'sense.can.some', values: { ...values, many: of.of.many } },
      why: note,
      back,
    }
  if (can.has(verb)) return { isSo: true, say: { key: 'sense.can', values }, why: note ?? how, back }
  if (!cant.has(verb)) return null
  const isThing = isUnder(of, 'thing')
  return {
    isSo: false,
    say: { key: 'sense.can.not', values },
    why: note ?? whyNot(of, verb, values),
    back,
    isSilly: (isThing && onlyJokes.has(verb)) || onlyPeople.has(verb),
  }
}

/** Why something cannot do it: a part that it lacks, or what it is. */
function whyNot(of: Mention, verb: string, values: Values): Keyed | null {
  const needs = senseWords().needs[verb]
  if (isUnder(of, 'person')) return verb === 'fly' ? { key: 'sense.can.why.person', values } : null
  if (verb === 'talk' && isUnder(of, 'animal')) return { key: 'sense.can.why.talk', values }
  if (needs !== undefined && of.of.hasnt.has(needs))
    return { key: 'sense.can.why.part', values: { ...values, ...partNames(needs) } }
  if (isUnder(of, 'plant')) return /^(?:walk|run|jump)$/.test(verb) ? { key: 'sense.can.why.plant', values } : null
  return isUnder(of, 'thing') && onlyLiving.has(verb) ? { key: 'sense.can.why.thing', values } : null
}
const onlyLiving: ReadonlySet<string> = new Set([
  'talk',
  'hear',
  'see',
  'smell',
  'think',
  'eat',
  'drink',
  'sleep',
  'breathe',
  'grow',
  'cry',
  'laugh',
  'feel',
])

export function ofHas(of: Mention, { part, count }: Extract<Said, { form: 'has' }>): Verdict | null {
  const has = of.of.has.get(part)
  const values: Values = { ...valuesOf(of), ...partNames(part) }
  if (has === undefined) return of.of.hasnt.has(part) ? lacks(of, part, values, count === 0) : null
  const say = { key: 'sense.has', values: { ...values, parts: partsOf(part, has) } }
  const back = { key: 'sense.ask.has', values }
  if (count === 0) return of.by === 'kind' ? { isSo: false, say, back } : null
  const isSo = count === null ? true : typeof has === 'number' ? has === count : null
  // One of the child's own may have lost some, or be young.
  if (isSo === null || (!isSo && of.by !== 'kind')) return null
  return { isSo, say, why: isSo && isUnder(of, 'animal') ? goodFor(part) : null, back }
}

function lacks(of: Mention, part: string, values: Values, isSo: boolean): Verdict {
  // What is so of the nearest kind goes before what is so of a wider one: a dinosaur has no fur, and not always scales.
  const nearest = of.of.kinds.find(({ instead, why }) => instead?.[part] !== undefined || why?.[part] !== undefined)
  const noted = of.of.note?.[part] ?? (of.of.alive === 'gone' ? nearest?.why?.[part] : undefined)
  const other = of.of.note?.[part] === undefined ? nearest?.instead?.[part] : undefined
  const note = noted === undefined ? null : { key: 'sense.note', values: { note: noted } }
  const why = other === undefined ? note : { key: 'sense.has.instead', values: { ...values, instead: other } }
  return { isSo, say: { key: 'sense.has.not', values }, why, back: { key: 'sense.ask.has', values } }
}

/** 'Legs are for standing, walking, and running.' */
function goodFor(part: string): Keyed | null {
  const found = everydayOf(part)
  const isOfBody = found?.of.kind === 'bodypart' && found.of.for !== undefined
  return isOfBody && found.of.art === undefined
    ? { key: 'sense.has.for', values: { part, use: found.of.for ?? '' } }
    : null
}

export function ofCount(of: Mention, part: string): Verdict | null {
  const has = of.of.has.get(part)
  const values: Values = { ...valuesOf(of), ...partNames(part) }
  const back = { key: 'sense.ask.has', values }
  if (has === undefined) return of.of.hasnt.has(part) ? { ...lacks(of, part, values, true), isSo: 'tells' } : null
  if (has === true) return null
  return { isSo: 'tells', say: { key: 'sense.has', values: { ...values, parts: counted(part, has) } }, back }
}

/** A count was asked for: 'one tail'. */
const counted = (part: string, has: number | 'lots') =>
  has === 1 ? `${senseWords().numbers[1]} ${senseWords().parts[part]?.[0] ?? part}` : partsOf(part, has)
