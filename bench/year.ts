// What a child would meet in one school year: 15 cards a day, five days a week, 36 weeks, with the real cards and the
// simulated learner of simulated-learner.ts. Run: npx tsx bench/year.ts [grade ...]
import { catalog } from '#server/cards/catalog.ts'
import { pickCard } from '#server/cards/pick-card.ts'
import { isMastered } from '#server/progress/mastery.ts'
import { simulatedLearner } from './simulated-learner.ts'

const perDay = 15
const weeks = 36
const quarter = 9

const cards = catalog()

function year(grade: number) {
  const learner = simulatedLearner(cards, grade, 7)
  const quarters: string[][] = [[], [], [], []]
  let seen = 0
  const different = new Set<string>()
  for (let week = 0; week < weeks; week++) {
    for (let day = 0; day < 5; day++) {
      for (let at = 0; at < perDay; at++) {
        const card = pickCard(cards, learner.record(), {}, week * 1_000 + day * 100 + at)
        if (!card) continue
        learner.answer(card)
        different.add(card.question)
      }
      learner.nextDay(day === 4 ? 3 : 1)
    }
    if (week % quarter === quarter - 1) {
      quarters[Math.floor(week / quarter)] = learner.met.slice(seen).map(({ skill }) => skill.name)
      seen = learner.met.length
    }
  }
  const states = [...learner.states.values()]
  const own = cards.graph.skills.filter((skill) => skill.grade === grade)
  process.stdout.write(`\n## Grade ${grade}: ${learner.cards()} cards, ${different.size} different questions\n`)
  process.stdout.write(
    `Met ${learner.met.length} skills, ${states.filter(isMastered).length} of them mastered at the end; of the ${own.length} skills of the own grade ${own.filter((skill) => learner.states.has(skill.id)).length} were met and ${own.filter((skill) => learner.knows(skill.id)).length} are really known.\n`,
  )
  for (const [at, names] of quarters.entries())
    process.stdout.write(`Quarter ${at + 1} (${names.length} new): ${names.join(', ')}\n`)
}

const grades = process.argv.slice(2).map(Number)
for (const grade of grades.length > 0 ? grades : [1, 4]) year(grade)
