import { everydayOf, everyKind } from '../know/common-sense/everyday.ts'
import { plainLine } from '../know/common-sense/plain-line.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { commonSense } from './common-sense.ts'
import type { Heard } from './hear.ts'

// 'Bats fly tho so they r birds': the kind is looked up, and one sign is set beside the one that counts.

const behindSo =
  /^(?:(?:but|and|ok|well|wait|no|if|a|an|the|all|because) )*([a-z]+(?: [a-z]+)?) (?:can|have|has|got|do|does|lay|lays|live|lives|fly|flies|swim|swims|eat|eats|breathe|breathes|crawl|crawls|hop|hops|look|looks|are|is|dont|doesnt|cant|make|makes|give|gives|walk|walks|grow|grows)\b.{0,50}? (?:so|that means|which means|then) (?:that )?(?:means )?(?:they|it|its|theyre|he|she|that|a [a-z]+|[a-z]+)? ?(?:are|is|must be|must be like|has to be|have to be|should be|gotta be|count as) (?:an? )?([a-z]+)$/
const beforeBecause =
  /^(?:(?:but|and|ok|well|wait|no|so|a|an|the|all|i think) )*([a-z]+(?: [a-z]+)?) (?:are|is|must be|has to be|have to be) (?:an? )?([a-z]+) (?:because|cause|since) (?:they|it|its|theyre|he|she)\b.{2,60}$/
const tail = / (?:right|too|to|then|ok|huh|tho|though)$/

/** The kind by a word for one or many of them. */
const kindOf = (word: string) => {
  const one = [word, word.replace(/es$/, ''), word.replace(/s$/, '')]
  return [...everyKind()].find(
    ({ is, names, sign }) =>
      sign !== undefined && is !== undefined && one.some((each) => each === is || names?.includes(each)),
  )
}

export function reasonedKind(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.spanish || lesson.passage !== null || openProblem(lesson) || text.length > 120) return null
  if (lesson.asked?.about?.startsWith('tale') || lesson.asked?.kind === 'sentence' || /\?\s*$/.test(text)) return null
  const line = plainLine(
    text.replace(/\b(?:tho|though|cuz|bc|cus|coz)\b/gi, (one) => (/^t/i.test(one) ? '' : 'because')),
  )
    .join(' ')
    .replace(tail, '')
  const [, named = '', claimed = ''] = behindSo.exec(line) ?? beforeBecause.exec(line) ?? []
  const kind = claimed === '' ? undefined : kindOf(claimed)
  const subject = /^(?:they|it|he|she|these|those)$/.test(named) ? (lesson.about ?? '') : named
  const thing = everydayOf(subject) ?? everydayOf(subject.split(' ').at(-1) ?? '')
  if (!kind?.is || kind.sign === undefined || !thing) return null
  const decision = commonSense({ ...heard, text: `is a ${thing.of.one} a ${kind.is}` })
  if (!decision) return null
  if (thing.of.kinds.some(({ id }) => id === kind.id)) return decision
  const a = `${/^[aeiou]/.test(kind.is) ? 'an' : 'a'} ${kind.is}`
  const sign: Line = { key: 'reason.sign', values: { a, sign: kind.sign } }
  const lines = [
    ...decision.move.lines.filter((one) => !('key' in one && one.key.startsWith('chat.'))).slice(0, grade <= 2 ? 2 : 3),
    sign,
  ]
  return { ...decision, move: { ...decision.move, lines, mood: 'thinking' } }
}
