import { diceOf } from '#server/cards/dice.ts'
import { pickCard } from '#server/cards/pick-card.ts'
import { after, isMastered, type Mastery } from '#server/progress/mastery.ts'
import { asUsual, plainCatalog } from './plain-catalog.ts'
import { simulatedLearner } from './simulated-learner.ts'

// Can the learner model be believed? Who only guesses must hardly ever be steady, who knows must be so soon, and what is
// predicted must come true. Run: npx tsx bench/mastery.ts

const tries = 20_000
const start = new Date('2026-01-05T15:00:00Z')

/** The share of learners who are steady within so many choices among four, when each is right with this chance. */
function steadyWithin(choices: number, right: number, prior: number): number {
  const dice = diceOf(choices * 1_000 + right * 100 + prior * 10)
  let steady = 0
  for (let learner = 0; learner < tries; learner++) {
    let state: Mastery | null = null
    for (let at = 0; at < choices && !(state && isMastered(state)); at++) {
      const was_correct = dice(1, 1_000) <= right * 1_000
      state = after(state, prior, { was_correct, hint_level: 0, guess: 0.25, at: start, dayBegan: start })
    }
    if (state && isMastered(state)) steady++
  }
  return steady / tries
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

process.stdout.write(
  '| believed at first | guesses, steady in 12 choices | knows and slips in 10 %, steady within 8 |\n|---|---|---|\n',
)
for (const prior of [0.2, 0.35, 0.5]) {
  const [guesser, knower] = [steadyWithin(12, 0.25, prior), steadyWithin(8, 0.9, prior)]
  process.stdout.write(`| ${prior} | ${percent(guesser)} | ${percent(knower)} |\n`)
}

const children = 40
const items = 200
const perDay = 20
const bins = 10

type Seen = { predicted: number; was_correct: boolean }

/** What was predicted of every item, and what came of it. `ahead`: years that the child is ahead of its grade. */
function practiced(grade: number, ahead: number): Seen[] {
  const catalog = plainCatalog(asUsual)
  return Array.from({ length: children }, (_, child) => {
    const learner = simulatedLearner(catalog, grade, child + 1, grade + ahead)
    return Array.from({ length: items }, (_, at): Seen => {
      if (at > 0 && at % perDay === 0) learner.nextDay()
      const card = pickCard(catalog, learner.record(), {}, child * 1_000 + at)
      if (!card) throw new Error('no card')
      const predicted = learner.predicted(card)
      return { predicted, was_correct: learner.answer(card) }
    })
  }).flat()
}

/** How far prediction and outcome are apart, over ten bins, each as heavy as what lies in it. */
function calibrationError(seen: readonly Seen[]): number {
  const binOf = ({ predicted }: Seen) => Math.min(bins - 1, Math.floor(predicted * bins))
  const apart = Array.from({ length: bins }, (_, bin) => {
    const own = seen.filter((one) => binOf(one) === bin)
    const predicted = own.reduce((sum, one) => sum + one.predicted, 0)
    return Math.abs(predicted - own.filter((one) => one.was_correct).length)
  })
  return apart.reduce((sum, one) => sum + one, 0) / seen.length
}

const profiles = [
  ['two years behind', practiced(4, -2)],
  ['with the grade', practiced(3, 0)],
  ['two years ahead', practiced(2, 2)],
] as const

process.stdout.write(
  `\n| ${children} children each, ${items} items | right | predicted | calibration error |\n|---|---|---|---|\n`,
)
for (const [name, seen] of [...profiles, ['all', profiles.flatMap(([, one]) => one)] as const]) {
  const right = seen.filter((one) => one.was_correct).length / seen.length
  const predicted = seen.reduce((sum, one) => sum + one.predicted, 0) / seen.length
  process.stdout.write(
    `| ${name} | ${percent(right)} | ${percent(predicted)} | ${calibrationError(seen).toFixed(3)} |\n`,
  )
}
