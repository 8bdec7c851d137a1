import type { Catalog } from '#server/cards/catalog.ts'
import { diceOf } from '#server/cards/dice.ts'
import { pickCard } from '#server/cards/pick-card.ts'
import type { Skill } from '#server/cards/skill.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { StudyCard } from '#server/cards/study-card.ts'
import { allTyped, plainCatalog } from './plain-catalog.ts'
import { type SimulatedLearner, simulatedLearner } from './simulated-learner.ts'

// How many cards until a simulated child knows what its year asks for, with our picker, with random cards and with plain
// Leitner boxes. The skills and their order are the real ones; each has a maker of typed cards, so that only the order
// of the cards differs. Run: npx tsx bench/picker.ts

const learners = 8
const perDay = 20
const mostDays = 400
/** The part of the year's skills that must be known at the same time. */
const share = 0.9

const graph = skillGraph()
const catalog = plainCatalog(allTyped)

type Picker = (learner: SimulatedLearner, seed: number) => StudyCard | null
type Setting = { grade: number; wanted: readonly Skill[] }

const ours = (): Picker => (learner, seed) => pickCard(catalog, learner.record(), {}, seed)

const random = ({ wanted }: Setting): Picker => {
  return (_learner, seed) => made(catalog, anyOf(wanted, seed), seed)
}

/** One card per skill, five boxes that come every 1, 2, 4, 8 and 16 days; new ones in the order of the curriculum. */
function leitner({ wanted }: Setting): Picker {
  const boxes = new Map<string, { box: number; day: number }>()
  const gaps = [1, 2, 4, 8, 16]
  let asked: string | null = null
  let day = 0
  let count = 0
  return (learner, seed) => {
    if (asked) {
      const was = boxes.get(asked)?.box ?? 0
      const isRight = learner.record().recent[0]?.was_correct ?? false
      boxes.set(asked, { box: isRight ? Math.min(4, was + 1) : 0, day: day + (isRight ? (gaps[was] ?? 16) : 0) })
    }
    if (count++ % perDay === 0) day++
    const due = [...boxes].filter(([id, one]) => one.day <= day && id !== asked).sort(([, a], [, b]) => a.box - b.box)
    const fresh = wanted.find((skill) => !boxes.has(skill.id))
    asked = due[0]?.[0] ?? fresh?.id ?? anyOf(wanted, seed)
    if (!boxes.has(asked)) boxes.set(asked, { box: 0, day })
    return made(catalog, asked, seed)
  }
}

const anyOf = (skills: readonly Skill[], seed: number) => skills[diceOf(seed)(0, skills.length - 1)]?.id ?? ''

const made = (from: Catalog, skill: string, seed: number) => from.made(skill, seed)

/** Cards until the share is known; the limit when it never is. */
function cardsToMaster(setting: Setting, picker: Picker, seed: number): number {
  const learner = simulatedLearner(catalog, setting.grade, seed)
  for (let day = 0; day < mostDays; day++) {
    for (let at = 0; at < perDay; at++) {
      const card = picker(learner, seed * 1_000_003 + learner.cards())
      if (card) learner.answer(card)
    }
    const known = setting.wanted.filter((skill) => learner.knows(skill.id)).length
    if (known >= share * setting.wanted.length) return learner.cards()
    learner.nextDay()
  }
  return mostDays * perDay
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const rows = [1, 2, 3, 4, 5].map((grade) => {
  const wanted = graph.skills.filter((skill) => skill.grade <= grade)
  const setting = { grade, wanted }
  const run = (picker: () => Picker) =>
    median(Array.from({ length: learners }, (_, at) => cardsToMaster(setting, picker(), at + 1)))
  const [own, boxes, chance] = [run(ours), run(() => leitner(setting)), run(() => random(setting))]
  return { grade, skills: wanted.length, own, boxes, chance }
})

process.stdout.write(
  `Median of ${learners} simulated learners, ${perDay} cards a day, until ${share * 100} % of the skills are known at once\n`,
)
process.stdout.write(
  '| grade | skills | our picker | Leitner | random | ours : Leitner | ours : random |\n|---|---|---|---|---|---|---|\n',
)
for (const { grade, skills, own, boxes, chance } of rows) {
  const shown = (value: number) => (value >= mostDays * perDay ? `> ${value}` : String(value))
  process.stdout.write(
    `| ${grade} | ${skills} | ${shown(own)} | ${shown(boxes)} | ${shown(chance)} | ${(own / boxes).toFixed(2)} | ${(own / chance).toFixed(2)} |\n`,
  )
}
