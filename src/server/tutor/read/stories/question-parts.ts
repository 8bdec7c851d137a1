import type { Asked, Groups } from './asked.ts'
import { marks, placeOf, thing, thingOf, who, whoOf } from './story-grammar.ts'

export const somebody = `(?<who>${who})`
export const what = `(?: (?<thing>${thing}))?`
export const group = '(?<group>[a-z]+(?: [a-z]+)?)'
export const helping = '(?:do|does|did|will|would|can)'
export const tail = `(?<marks>${marks})`
export const sign = '(?<sign>more|fewer|less)'

/** An amount that is asked for. */
export const amount = ({ thing: of, who: name, marks: said = '', still, place: where, past, bare }: Groups): Asked => ({
  kind: 'amount',
  thing: thingOf(of),
  who: name === undefined ? null : whoOf(name),
  // What is still there is left.
  marks: still === undefined ? said.trim() : `left ${said.trim()}`,
  place: placeOf(where),
  past: past !== undefined,
  bare: bare !== undefined,
})
