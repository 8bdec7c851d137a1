import { writeFileSync } from 'node:fs'
import weights from '../../content/en/tutor/book-weights.json'
import { type Group, learnRanking, learnSureness, type Row } from '../../scripts/book/net.ts'
import { twinsOf } from '../../scripts/book/twins.ts'
import { bookEntries } from '../../src/server/tutor/know/book/entries.ts'
import { speaks } from '../../src/server/tutor/know/book/evidence.ts'
import type { Finder, Without } from '../../src/server/tutor/know/book/match.ts'
import { type Net, netOf, packNet } from '../../src/server/tutor/know/book/net.ts'
import { rankedOf, speaksOfSure, sureEvidence } from '../../src/server/tutor/know/book/sure.ts'
import { furtherRows, handWritten } from './book-dev.ts'
import { noisy } from './book-noise.ts'
import { samples, wholeFinder } from './book-samples.ts'
import { strangeQuestions } from './book-strange.ts'

export type Wishes = {
  folds: string
  step: number
  isAll: boolean
  hasDev: boolean
  keepsFit: boolean
  half: string | undefined
}

/** A question with what fits it: `same` fits as well, and of `near` nobody knows. An `id` of null: nothing does. */
type Asked = {
  text: string
  id: string | null
  ask?: number
  same: ReadonlySet<string>
  near: ReadonlySet<string>
  finder: Finder
  times: number
}

const nothing: ReadonlySet<string> = new Set()
const timesByHand = 6

function askedOf({ folds, step, isAll, hasDev, half }: Wishes): Asked[] {
  const whole = wholeFinder()
  const twins = twinsOf(whole.shelf)
  console.info(`entries with one that tells the same: ${twins.same.size}`)
  const own = [...samples(folds, step)]
    .filter(({ isLast }) => !isLast || isAll)
    .map(
      ({ text, id, ask, finder }): Asked => ({
        ...{ text, id, ask, finder, times: 1 },
        ...{ same: twins.same.get(id) ?? nothing, near: twins.near.get(id) ?? nothing },
      }),
    )
  // Those written by hand are few, and most like what children ask: each counts several times.
  const byHand = [...furtherRows(), ...(hasDev ? handWritten(half) : [])].map(
    ({ id, q, also = [] }): Asked => ({
      ...{ text: q, id, finder: whole, times: timesByHand },
      same: new Set([...also, ...[id ?? '', ...also].flatMap((one) => [...(twins.same.get(one) ?? [])])]),
      near: twins.near.get(id ?? '') ?? nothing,
    }),
  )
  const strange = strangeQuestions(bookEntries(), step > 3 ? 2400 : 4800).map(
    (text, at): Asked => ({
      text: at % 3 === 0 ? noisy(text, at) : text,
      ...{ id: null, same: nothing, near: nothing, times: 1 },
      finder: own[at % own.length]?.finder ?? whole,
    }),
  )
  return [...own, ...byHand, ...strange]
}

const withoutWay = ({ id, ask }: Asked): Without | undefined =>
  id === null || ask === undefined ? undefined : { id, ask }

/** Only what shares much is hard to tell apart; the rest costs time and teaches nothing. */
const mostBeside = 12
const plainly = (evidence: readonly number[]) =>
  (evidence[1] ?? 0) + (evidence[3] ?? 0) + (evidence[13] ?? 0) + (evidence[28] ?? 0)

function groupsOf(asked: readonly Asked[]): Group[] {
  const made: Group[] = []
  for (const one of asked) {
    if (one.id === null) continue
    const found = one.finder
      .likely(one.text, withoutWay(one))
      .all.filter(({ id }) => id === one.id || !(one.same.has(id) || one.near.has(id)))
      .sort((left, right) => plainly(right.evidence) - plainly(left.evidence))
      .filter(({ id }, place) => place < mostBeside || id === one.id)
    const group = { rows: found.map(({ evidence }) => evidence), right: found.findIndex(({ id }) => id === one.id) }
    if (group.right >= 0 && found.length > 1) for (let time = 0; time < Math.min(3, one.times); time++) made.push(group)
  }
  return made
}

/** Of each question: is the first one right? And with the right one left out, when none is? */
function rowsOf(asked: readonly Asked[], fit: Net): Row[] {
  const rows: Row[] = []
  const add = (
    { finder, text, near }: Asked,
    without: Without | undefined,
    rights: ReadonlySet<string>,
    times: number,
  ) => {
    const { said, all } = finder.likely(text, without)
    const ranked = rankedOf(all, fit)
    const [first] = ranked
    if (!first || (near.has(first.id) && !rights.has(first.id))) return
    const row = { evidence: sureEvidence(finder.shelf, said, ranked), isRight: rights.has(first.id) }
    for (let time = 0; time < times; time++) rows.push(row)
  }
  for (const one of asked) {
    add(one, withoutWay(one), one.id === null ? nothing : new Set([one.id, ...one.same]), one.times)
    if (one.id !== null) add(one, { id: one.id, also: one.same }, nothing, Math.min(2, one.times))
  }
  return rows
}

/** Fits the nets of know/book to the ways of asking and to the questions written by hand. */
export function learnAll(wishes: Wishes): void {
  const began = performance.now()
  const asked = askedOf(wishes)
  const fit = wishes.keepsFit
    ? netOf(weights.fit)
    : learnRanking(groupsOf(asked), { bent: 10, rounds: 6, rate: 0.01, decay: 1e-5, seed: 5, speaks })
  console.info(`ranking learned after ${Math.round((performance.now() - began) / 1000)} s`)
  const rows = rowsOf(asked, fit)
  console.info(`${rows.length} rows after ${Math.round((performance.now() - began) / 1000)} s`)
  const sure = learnSureness(rows, { bent: 10, rounds: 12, rate: 0.01, decay: 1e-5, seed: 7, speaks: speaksOfSure })
  const place = new URL('../../content/en/tutor/book-weights.json', import.meta.url)
  writeFileSync(place, `${JSON.stringify({ fit: packNet(fit), sure: packNet(sure) }, null, 2)}\n`)
  console.info(`${rows.length} rows, all learned after ${Math.round((performance.now() - began) / 1000)} s`)
}
