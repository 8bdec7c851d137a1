import { type Net, oddsOf } from '../../src/server/tutor/know/book/net.ts'
import { bestOf, bestSize, candidateSize, type Found, surenessOf } from '../../src/server/tutor/know/moments/finder.ts'
import { learnRanking, learnSureness } from '../book/net.ts'

/** A line that was left out, and what was found for it. `of`: its moment, -1 for a wish or an answer. */
export type Left = { text: string; of: number; isStrange: boolean; fold: number; found: Found }
type Fits = (one: number, other: number) => boolean
export type Judges = { ranking: Net; sureness: Net }

const free = (count: number) => new Array<number>(count).fill(0)
const shared = { rate: 0.02, decay: 1e-4, seed: 9 }

/** What learns from lines left out which candidate fits best, and whether it fits. */
export function judgesOf(left: readonly Left[], fits: Fits): Judges {
  const groups = left
    .filter(({ of, isStrange, found }) => of >= 0 && !isStrange && found.candidates.some((one) => one.of === of))
    .map(({ of, found: { candidates } }) => ({
      rows: candidates.map(({ evidence }) => evidence),
      right: candidates.findIndex((one) => one.of === of),
    }))
  const ranking = learnRanking(groups, { ...shared, bent: 6, rounds: 30, speaks: free(candidateSize) })
  const rows = left.flatMap(({ of, found }) => {
    const best = bestOf(ranking, found)
    return best ? [{ evidence: best.evidence, isRight: of >= 0 && fits(best.of, of), isTalk: of < 0 }] : []
  })
  const sureness = learnSureness(rows, { ...shared, bent: 8, rounds: 40, speaks: free(bestSize) })
  return {
    ranking,
    sureness: atSevenTenths(
      sureness,
      rows.filter(({ isTalk }) => !isTalk),
    ),
  }
}

/** Of what is counted as wrong there, two in five fit as well when judged by eye: then nine in ten are right. */
const wanted = 0.83

/** Moved so that of what is at least 0.7 sure, so many are right. */
function atSevenTenths(net: Net, rows: readonly { evidence: readonly number[]; isRight: boolean }[]): Net {
  const falling = rows
    .map(({ evidence, isRight }) => ({ odds: oddsOf(net, evidence), isRight }))
    .sort((one, other) => other.odds - one.odds)
  let right = 0
  let least = falling[0]?.odds ?? 0
  for (const [at, { odds, isRight }] of falling.entries()) {
    if (isRight) right++
    if (at >= 100 && right / (at + 1) >= wanted) least = odds
  }
  return { ...net, start: Number((net.start + Math.log(0.7 / 0.3) - least).toFixed(3)) }
}

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`

/** Wrong ones that are this sure are worth a look. */
const leastShown = 0.6

/** Judged by what the other folds teach. */
export function measure(left: readonly Left[], moments: readonly string[], fits: Fits, isWrongShown: boolean): void {
  const rows = [...new Set(left.map(({ fold }) => fold))].flatMap((fold) => {
    const others = left.filter((one) => one.fold !== fold)
    const { ranking, sureness } = judgesOf(others.length > 0 ? others : left, fits)
    return left
      .filter((one) => one.fold === fold)
      .map((one) => {
        const best = bestOf(ranking, one.found)
        const sure = best ? surenessOf(sureness, best.evidence) : 0
        return { ...one, best: best?.of ?? -1, sure, isRight: best !== null && one.of >= 0 && fits(best.of, one.of) }
      })
  })
  const own = rows.filter(({ of, isStrange }) => of >= 0 && !isStrange)
  const count = (all: typeof rows) => all.filter(({ isRight }) => isRight).length
  const met = own.filter(({ of, found }) => found.candidates.some((one) => fits(one.of, of))).length
  const exact = own.filter(({ of, best }) => of === best).length
  console.info(
    `${own.length} lines left out: ${percent(count(own), own.length)} find a moment that fits (${percent(exact, own.length)} their own), ${percent(met, own.length)} have it among the candidates`,
  )
  for (const least of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const sure = own.filter((one) => one.sure >= least)
    const strange = rows.filter(({ isStrange }) => isStrange)
    const wishes = rows.filter(({ of }) => of < 0)
    const taken = (all: typeof rows) => all.filter((one) => one.sure >= least && !one.isRight).length
    console.info(
      `from ${least}: ${percent(sure.length, own.length)} sure, of these ${percent(count(sure), sure.length)} right; taken for a moment: ${percent(taken(strange), strange.length)} of lines like no moment, ${percent(taken(wishes), wishes.length)} of wishes and answers`,
    )
  }
  if (isWrongShown)
    for (const { text, of, best, sure } of rows.filter((one) => one.sure >= leastShown && !one.isRight))
      console.info(`${sure.toFixed(2)} ${of < 0 ? 'a wish' : moments[of]} taken for ${moments[best]}: ${text}`)
}
