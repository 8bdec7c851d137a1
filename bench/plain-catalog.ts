import type { Catalog } from '#server/cards/catalog.ts'
import type { Skill } from '#server/cards/skill.ts'
import { skillGraph } from '#server/cards/skills.ts'
import type { StudyCard } from '#server/cards/study-card.ts'

// The real skills in their real order, each with cards that say nothing: only their order and their kind differ.

const typedLuck = 0.05
const chosenLuck = 0.25

type Luck = (skill: Skill) => number

export const allTyped: Luck = () => typedLuck
/** Math is typed; the rest is chosen among four, as most of it is. */
export const asUsual: Luck = ({ subject }) => (subject === 'math' ? typedLuck : chosenLuck)

export function plainCatalog(luck: Luck): Catalog {
  const graph = skillGraph()
  const made = (id: string, seed: number): StudyCard | null => {
    const skill = graph.get(id)
    return skill ? plainCard(skill, seed, luck(skill)) : null
  }
  return {
    graph,
    made,
    cardsOf: () => [],
    inDeck: () => [],
    asking: () => null,
    get: (id) => {
      const [skill = '', seed = ''] = id.split('~')
      return made(skill, Number(seed))
    },
  }
}

const plainCard = (skill: Skill, seed: number, luck: number): StudyCard => ({
  id: `${skill.id}~${seed}`,
  memory: `${skill.id}~*`,
  skill,
  deck_id: skill.id,
  entity: 'card',
  tags: [],
  standards: [],
  question: `What is card ${seed} of ${skill.id}?`,
  isPictured: false,
  view: () => {
    throw new Error('nobody looks at it')
  },
  grade: (said) => ({ was_correct: said === '1', mistake: null }),
  guess: () => luck,
  exercise: () => null,
  shown: () => {
    throw new Error('nobody is helped with it')
  },
})
