import { plainly, whoIn } from './clause.ts'

/** What a child asks of the things that it told of. */
export type Ask =
  | { kind: 'now'; whose: string | null; thing: string | null }
  | { kind: 'more'; way: 'more' | 'fewer'; whose: string | null; than: string | null; thing: string | null }
  | { kind: 'need'; thing: string | null }
  | { kind: 'all'; thing: string | null }

const who = `(i|me|we|he|she|they|him|her|them|(?:my|the) [a-z]+|[a-z]+)`
const things = String.raw`(?: ((?!(?:more|do|does|did|are|is|has|have|will|would|left|now|than|then|still|there|in|on|of|i|he|she|we)\b)[a-z]+(?: (?!(?:do|does|did|are|is|has|have|will|would|left|now|than|then|still|there|in|on|of|i|he|she|we)\b)[a-z]+)?))?`
const moreThan = new RegExp(
  String.raw`^how (?:many|much) (more|fewer|less)${things}(?: (?:is that|does (?:he|she) have|do they have))? (?:than|then) (?:i have|i do|${who})\b`,
)
const moreOf = new RegExp(
  String.raw`^how (?:many|much) (more|fewer|less)${things} (?:do|does|did|has|have) ${who}(?: (?!(?:need|want|than|then)\b)[a-z]+)?(?: (?:than|then) ${who}(?: (?:do|does|have|has))?)?$`,
)
const needs = new RegExp(
  String.raw`^how (?:many|much) more${things} (?:do|does|will|would) ${who} (?:still )?(?:need|want)\b`,
)
const all = new RegExp(
  String.raw`^how (?:many|much)${things}\b.*\b(?:in all|all ?together|total|both)\b|^how many${things} (?:do|did) we have(?: now| together)?$`,
)
const now = new RegExp(
  String.raw`^how (?:many|much)${things}(?: (?:are|is|were))?(?: (?:do|does|did|has|have|will|would) ${who}(?: (?:have|got|get|still have))?)?(?: (?:still|there|left|now|remain|over|got 1|alive|have 1|in (?:the|my) [a-z]+|on (?:the|my) [a-z]+))*$`,
)
const behind = new RegExp(String.raw`\b${who} (?:now )?(?:has|have|gets|got) how many(?: (?:left|now))?$`)

const sure = (named: string | undefined): string | null | undefined =>
  named === undefined ? null : whoIn(named.split(' '))

/** The question at the end of a line; null where it is none of these for sure. */
export function askIn(text: string): Ask | null {
  const plain = plainly(text)
    .replace(/[?!.\s]+$/, '')
    .replace(/[,.;!?]+/g, ' ')
    .replace(/\s+/g, ' ')
  const from = plain.lastIndexOf('how many') < 0 ? plain.lastIndexOf('how much') : plain.lastIndexOf('how many')
  if (from < 0) return null
  const asked = plain.slice(from)
  const turned = behind.exec(plain)
  if (turned) {
    const whose = sure(turned[1])
    return whose === undefined ? null : { kind: 'now', whose, thing: null }
  }
  const need = needs.exec(asked)
  if (need) return { kind: 'need', thing: need[1] ?? null }
  const than = moreThan.exec(asked)
  if (than) {
    const other = than[3] === undefined ? 'me' : sure(than[3])
    return other === undefined
      ? null
      : { kind: 'more', way: wayOf(than[1]), whose: null, than: other, thing: than[2] ?? null }
  }
  const more = moreOf.exec(asked)
  if (more) {
    const [whose, other] = [sure(more[3]), sure(more[4])]
    if (whose === undefined || other === undefined) return null
    return { kind: 'more', way: wayOf(more[1]), whose, than: other, thing: more[2] ?? null }
  }
  const whole = all.exec(asked)
  if (whole) return { kind: 'all', thing: whole[1] ?? whole[2] ?? null }
  const left = asked.startsWith('how many') ? now.exec(asked) : null
  const whose = left ? sure(left[2]) : undefined
  return left && whose !== undefined ? { kind: 'now', whose, thing: left[1] ?? null } : null
}

const wayOf = (said: string | undefined) => (said === 'more' ? 'more' : 'fewer')
