// Writes docs/curriculum.md: which standard is practiced by which skills, with how many items, in which tools.
import { writeFileSync } from 'node:fs'
import notPracticed from '../content/not-practiced.json' with { type: 'json' }
import standards from '../content/standards.json' with { type: 'json' }
import { catalog } from '../src/server/cards/catalog.ts'
import { sources } from '../src/server/curriculum/sources.ts'

const { graph, cardsOf } = catalog()
const made = new Set(sources.filter((source) => source.draw).map((source) => source.skill))
const reasons = new Map(Object.entries(notPracticed))

/** '3.NF.A.3.D' is of 3.NF.A.3, 'L.1.2.D' of L.1.2. */
const isOf = (standard: string) => (tag: string) => tag === standard || tag.startsWith(`${standard}.`)

const tagsOf = (skill: (typeof graph.skills)[number]) => [
  ...(skill.standard ? [skill.standard] : []),
  ...(skill.standards ?? []),
]
const itemTags = new Map<string, Map<string, number>>()
for (const { id } of graph.skills)
  for (const card of cardsOf(id))
    for (const tag of card.standards) {
      const bySkill = itemTags.get(tag) ?? new Map<string, number>()
      bySkill.set(id, (bySkill.get(id) ?? 0) + 1)
      itemTags.set(tag, bySkill)
    }

const countOf = (skill: string) => (made.has(skill) ? 'without end' : String(cardsOf(skill).length))
const lines: string[] = []
let covered = 0
let whole = 0
for (const { name, standards: list } of standards) {
  const rows = list.map((standard) => {
    const fits = isOf(standard)
    const skills = new Map(graph.skills.filter((skill) => tagsOf(skill).some(fits)).map(({ id }) => [id, countOf(id)]))
    for (const [tag, bySkill] of itemTags)
      if (fits(tag)) for (const [id, count] of bySkill) if (!skills.has(id)) skills.set(id, String(count))
    return { standard, skills: [...skills] }
  })
  const found = rows.filter((row) => row.skills.length > 0).length
  covered += found
  whole += rows.length
  lines.push(`\n## ${name}: ${found} of ${rows.length}\n`, '| Standard | Skills and items |', '|---|---|')
  for (const { standard, skills } of rows) {
    const reason = reasons.get(standard)
    const asked = skills.map(([id, count]) => `${id} (${count})`).join(', ')
    const said =
      asked === '' ? `not practiced: ${reason ?? 'not yet written'}` : reason ? `${asked}; in part: ${reason}` : asked
    lines.push(`| ${standard} | ${said} |`)
  }
}
const head = [
  '# What is taught',
  '',
  'Written by `npx tsx scripts/curriculum-page.ts` from `content/`. Items that are made from numbers have no end; written and',
  'enumerated ones are counted. Every item can be asked in the chat and on flashcards; with three wrong answers (all but',
  'comparisons by sign) in multiple choice, too. Films and tracing name their skills themselves.',
  '',
  `${graph.skills.length} skills, ${covered} of ${whole} standards: a standard counts when skills or items ask what it says, or a part of it. Speaking,`,
  'long writing and reading aloud to a listener are not practiced here.',
]
writeFileSync('docs/curriculum.md', `${[...head, ...lines].join('\n')}\n`)
console.log(`${covered} of ${whole} standards, ${graph.skills.length} skills`)
