// npx tsx evals/read-items.ts [seed] [items, 200] [skills, all: starts of their ids]: a fresh sample of items to be read aloud by a person,
// one of each skill in turn (every skill once before one comes again), with everything of it that a child may read or hear. None comes twice.
import { skillGraph } from '../src/server/cards/skills.ts'
import { isMade, itemMadeFor } from '../src/server/curriculum/curriculum.ts'
import type { Item } from '../src/server/curriculum/item.ts'
import { standingItems } from '../src/server/curriculum/standing.ts'

const count = Number(process.argv[3] ?? 200)
let state = Number(process.argv[2] ?? Date.now() % 1_000_000)
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const below = (n: number) => Math.floor(chance() * n)
const mixed = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => [chance(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

const starts = process.argv.slice(4)
const skills = skillGraph().skills.filter(({ id }) => !starts.length || starts.some((start) => id.startsWith(start)))
const standing = new Map<string, Item[]>()
for (const item of standingItems()) standing.set(item.skill, [...(standing.get(item.skill) ?? []), item])

const seen = new Set<string>()
const asked = (item: Item) => JSON.stringify([item.text, item.question, item.answer.answer, item.picture])
const mostTries = 20

/** One that has not come yet; null when the skill has no other. Where a skill has both, half of its items are made and half stand. */
function itemOf(skill: string): Item | null {
  const fresh = (standing.get(skill) ?? []).filter((item) => !seen.has(asked(item)))
  for (let at = 0; at < mostTries; at++) {
    const made = isMade(skill) && (fresh.length === 0 || chance() < 0.5)
    const item = made ? itemMadeFor(skill, below(2 ** 31)) : (fresh[below(fresh.length)] ?? null)
    if (!item) return null
    if (seen.has(asked(item))) continue
    seen.add(asked(item))
    return item
  }
  return null
}

const turns: (typeof skills)[number][] = []
while (turns.length < count) turns.push(...mixed(skills))
const drawn = turns.slice(0, count).sort((a, b) => a.grade - b.grade || a.id.localeCompare(b.id))
for (const [at, { id, grade }] of drawn.entries()) {
  const item = itemOf(id)
  if (item)
    console.log(
      [`#${at + 1} grade ${grade} ${item.id} (${item.card_type}, ${item.name})`, ...linesOf(item)].join('\n  '),
    )
}

function linesOf({
  text,
  picture,
  question,
  answer,
  spoken,
  distractors,
  hints,
  solution,
  explanation,
}: Item): string[] {
  return [
    ...text.map((line) => `text: ${line}`),
    ...(picture ? [`picture: ${picture.kind}: ${picture.alt}`] : []),
    `asks: ${question}${answer.form === 'choice' ? ` {${answer.choices.join(' | ')}}` : ` (${answer.form})`} => ${answer.answer}`,
    ...(spoken === question ? [] : [`aloud: ${spoken ?? 'not'}`]),
    ...distractors.map((one) => `- ${one.answer} (${one.misconception}): ${one.feedback}`),
    `hints: ${hints.join(' / ')}`,
    ...solution.map((path) => `way: ${path.map((step) => step.says).join(' > ')}`),
    `why: ${explanation}`,
  ]
}
