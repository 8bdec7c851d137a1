import { skillGraph } from '../src/server/cards/skills.ts'
import { itemMadeFor, sources, standingItems } from '../src/server/curriculum/curriculum.ts'
import { faultsOfItem } from '../src/server/curriculum/lint.ts'
const graph = skillGraph()
const items = [...standingItems(), ...sources.flatMap(({ skill }) => Array.from({ length: 60 }, (_, at) => itemMadeFor(skill, at * 7919 + 13)).filter((i) => i !== null))]
const seen = new Set<string>()
for (const item of items) for (const f of faultsOfItem(item, graph.get(item.skill)?.grade ?? 0)) { const l = `${item.id}: ${f}`; if (!seen.has(l)) { seen.add(l); console.log(l) } }
console.log(items.length, 'items')
