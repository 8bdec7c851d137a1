import { LRUCache } from 'lru-cache'
import { itemMadeFor } from '#server/curriculum/curriculum.ts'
import { headOf } from '#server/curriculum/head.ts'
import type { Item } from '#server/curriculum/item.ts'
import { type Standing, standing } from '#server/curriculum/standing.ts'
import { late } from '#server/late.ts'
import { type SkillGraph, skillGraph } from './skills.ts'
import { type StudyCard, studyCard } from './study-card.ts'

/** All cards that can be asked, and how they are found. */
export type Catalog = {
  graph: SkillGraph
  /** The written and enumerated cards of a skill, in the order of their decks. */
  cardsOf: (skill: string) => readonly StudyCard[]
  /** A card of a skill made from a seed; null where its cards are written. */
  made: (skill: string, seed: number) => StudyCard | null
  get: (id: string) => StudyCard | null
  /** A written card with this very question, that words alone can ask. */
  asking: (question: string) => StudyCard | null
  /** The cards of a deck. */
  inDeck: (deck: string) => readonly StudyCard[]
}

/** The catalog of the curriculum; built when it is first asked for. */
export const catalog = late((): Catalog => catalogOf(skillGraph(), { standing: standing(), madeFor: itemMadeFor }))

/** Made cards that are kept for a while. */
const mostKept = 2_000

export const largestSeed = 2 ** 31 - 1

/** Where items come from: those that stand, and those made from a seed. */
export type ItemSource = {
  standing: readonly Standing[]
  /** Null where a skill has none to make. */
  madeFor: (skill: string, seed: number) => Item | null
}

export function catalogOf(graph: SkillGraph, { standing, madeFor }: ItemSource): Catalog {
  const bySkill = new Map<string, StudyCard[]>()
  const byDeck = new Map<string, StudyCard[]>()
  const byId = new Map<string, StudyCard>()
  const byQuestion = new Map<string, StudyCard>()
  for (const { head, read } of standing) {
    const skill = graph.get(head.skill)
    if (!skill) throw new Error(`${head.id} is of ${head.skill}, which there is not`)
    const card = studyCard(head, skill, read)
    if (byId.has(card.id)) throw new Error(`${card.id} stands twice`)
    byId.set(card.id, card)
    if (!card.isPictured && !byQuestion.has(card.question)) byQuestion.set(card.question, card)
    push(bySkill, skill.id, card)
    push(byDeck, head.deck, card)
  }
  // A card that is on a screen is asked for again with every next one: it is not made anew each time.
  const kept = new LRUCache<string, StudyCard>({ max: mostKept })
  const makeCard = (id: string, seed: number): StudyCard | null => {
    const skill = graph.get(id)
    const item = skill && madeFor(id, seed)
    return skill && item ? studyCard(headOf(item), skill, () => item, `${id}~*`) : null
  }
  const made = (id: string, seed: number) => {
    const key = `${id}~${seed}`
    const card = kept.get(key) ?? makeCard(id, seed)
    if (card) kept.set(key, card)
    return card
  }
  return {
    graph,
    cardsOf: (skill) => bySkill.get(skill) ?? [],
    inDeck: (deck) => byDeck.get(deck) ?? [],
    made,
    asking: (question) => byQuestion.get(question) ?? null,
    get: (id) => {
      const [skill = '', seed = ''] = id.split('~')
      return byId.get(id) ?? (/^\d{1,10}$/.test(seed) && Number(seed) <= largestSeed ? made(skill, Number(seed)) : null)
    },
  }
}

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V) => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
