import type { Amount } from './amounts.ts'
import { isPronoun, type Part, shares } from './parts.ts'
import type { Wanted } from './question.ts'
import { joined, termOf } from './terms.ts'

/** What one has who has 5 more than another, or 3 times as many; null where it is not sure which of them is told. */
export function compared(amount: Amount, parts: readonly Part[], wanted: Wanted): { found: Part; base: Part } | null {
  const { compared: way } = amount
  if (!way) return null
  const subject = [...amount.of, ...amount.named]
  // 'Ana's tower is taller than Dev's tower': who has it tells them apart.
  const onlyThan = way.than.filter((word) => !amount.of.includes(word))
  const than = onlyThan.some((word) => word !== amount.thing) ? onlyThan : way.than
  const bases = parts.filter(
    ({ thing }) =>
      thing === amount.thing || thing === '' || amount.thing === '' || !parts.some((one) => one.thing === amount.thing),
  )
  const scored = bases.map((base) => {
    const words = [...base.of, ...base.named, ...base.where]
    const [asOther, asSelf] = [
      shares(than, words),
      shares(
        subject.filter((word) => !way.than.includes(word)),
        words.filter((word) => word !== base.thing),
      ),
    ]
    // '5 fewer tulips than daisies', where daisies are asked for.
    const isInverse =
      way.than.includes(wanted.thing) && wanted.thing !== base.thing && amount.named.includes(base.thing)
    // 'It is 18 feet shorter than the blue kite's string' tells of the one before.
    const isOfBefore =
      amount.of.length === 1 &&
      isPronoun(amount.of) &&
      base.sentence < amount.sentence &&
      than.some((word) => word !== 'the' && word !== amount.thing && !words.includes(word))
    return { base, score: isInverse || isOfBefore ? -1 : asOther - asSelf }
  })
  const last = scored.filter(({ base }) => (base.from.at(-1) ?? 0) < amount.at).slice(-1)
  // 'That is 3 times as many as Cole made' tells of what was told before; 'she made 5 fewer' of the one before, too.
  if (way.than[0] === 'that')
    return madeOf(
      amount,
      last.map(({ base }) => ({ base, score: 1 })),
    )
  if (/^(?:that|thi|this|which)$/.test(amount.of.at(-1) ?? ''))
    return madeOf(
      amount,
      last.map(({ base }) => ({ base, score: -1 })),
    )
  if (way.than.length === 0)
    return madeOf(
      amount,
      last.map(({ base }) => ({ base, score: 1 })),
    )
  const sure = scored.filter(({ score }) => score !== 0)
  return madeOf(amount, sure.length > 0 ? sure : byPronoun(amount, scored))
}

function madeOf(
  amount: Amount,
  [only, ...more]: readonly { base: Part; score: number }[],
): { found: Part; base: Part } | null {
  const { compared: way } = amount
  if (!way || !only || more.length > 0) return null
  const subject = [...amount.of, ...amount.named]
  const isOther = only.score > 0
  const by = termOf(way.by)
  const sign = way.sign === '×' ? (isOther ? '×' : '÷') : (way.sign === '+') === isOther ? '+' : '-'
  const { base } = only
  const term = joined(base.term, sign, by)
  if (!term || !by) return null
  const of = isOther ? subject : way.than
  const found: Part = {
    ...base,
    term: sign === '×' ? (joined(by, '×', base.term) ?? term) : term,
    of,
    named: isOther ? amount.named : way.than,
    from: [...base.from, amount.at],
    sentence: amount.sentence,
    role: 'has',
    verb: amount.verb,
    isFound: true,
  }
  return { found, base }
}

/** 'Than him', 'she has 5 more than Ana' of whom nothing else is told. */
function byPronoun(amount: Amount, scored: readonly { base: Part; score: number }[]) {
  const [only, ...more] = scored.filter(({ base }) => base.sentence <= amount.sentence)
  if (!only || more.length > 0) return []
  if (isPronoun(amount.compared?.than ?? [])) return [{ ...only, score: 1 }]
  return isPronoun(amount.of) && only.base.sentence < amount.sentence ? [{ ...only, score: -1 }] : []
}
