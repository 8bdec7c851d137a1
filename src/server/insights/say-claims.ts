import { z } from 'zod'
import file from '#content/en/insights.json'
import misconceptions from '#content/misconceptions.json'
import type { Catalog } from '#server/cards/catalog.ts'
import { icuText } from '#server/icu/icu-text.ts'
import { type ClaimView, claimKinds } from '#shared/insight.ts'
import type { Claim } from './claims.ts'
import { grouped, mirrored, type SeenAnswer } from './rules.ts'

const suggestion = z.strictObject({ says: z.string(), note: z.string() })
const words = z
  .strictObject({
    says: z.record(z.enum([...claimKinds, 'letter', 'name', 'mirrored']), z.string()),
    why: z.record(z.enum([...claimKinds, 'mirrored']), z.string()),
    sure: z.strictObject({ quite: z.string(), very: z.string() }),
    thin: z.strictObject({ few: z.string(), unsure: z.string() }),
    suggestion: z.record(z.enum([...claimKinds, 'mirrored']), suggestion),
    topics: z.strictObject({ handwriting: z.string() }),
    does: z.record(z.string(), z.string()),
  })
  .parse(file)
const ideas = new Map(misconceptions.map((one) => [one.id, one]))
const byHand = 'handwriting.'

/** A wrong idea that has a name, or a pair of letters. */
export const isIdea = (about: string) => ideas.has(about) || mirrored.includes(about)

export const sayThin = (isFew: boolean) => (isFew ? words.thin.few : words.thin.unsure)

type Form = keyof typeof words.why

const formOf = ({ kind, about }: Claim): Form => (kind === 'mixes' && mirrored.includes(about) ? 'mirrored' : kind)

function valuesOf(cards: Catalog, { about, right, all, days }: Claim) {
  const [one = '', other = ''] = about.split('-')
  const idea = ideas.get(about)
  return {
    ...{ right, all, days, one, other },
    skill: cards.graph.get(about)?.name ?? '',
    does: words.does[about] ?? 'none',
    idea: idea?.name ?? '',
    shows: idea?.shows ?? '',
    letter: about.slice(byHand.length),
  }
}

export function sayClaim(cards: Catalog, claim: Claim): ClaimView {
  const values = valuesOf(cards, claim)
  const form = formOf(claim)
  const written = claim.about === `${byHand}name` ? 'name' : claim.about.startsWith(byHand) ? 'letter' : form
  return {
    id: `${claim.kind}:${claim.about}`,
    kind: claim.kind,
    says: icuText(words.says[written], values),
    why: icuText(words.why[form], values),
    sure: words.sure[claim.sure],
  }
}

/** What could be tried, and the note that says so to the tutor. Null for what is written by hand: its plan is its own. */
export function saySuggestion(cards: Catalog, claim: Claim | null, answers: readonly SeenAnswer[]) {
  if (!claim || claim.about.startsWith(byHand)) return null
  const shownIn = answers.findLast(({ mistake }) => mistake === claim.about)?.skill
  const values = valuesOf(cards, claim)
  const skill = values.skill || (cards.graph.get(shownIn ?? '')?.name ?? '')
  const { says, note } = words.suggestion[formOf(claim)]
  return { says: icuText(says, { ...values, skill }), note: icuText(note, { ...values, skill }) }
}

const mostTopics = 3
const shortName = 24

/** What was done, as a parent would say it: the question itself where there was one, else what it is about; most first. */
export function topicsOf(cards: Catalog, answers: readonly SeenAnswer[]): string[] {
  const byTopic = grouped(answers, ({ skill }) =>
    skill.startsWith(byHand) ? words.topics.handwriting : (cards.graph.get(skill)?.topic ?? ''),
  )
  return [...byTopic]
    .filter(([topic]) => topic !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, mostTopics)
    .map(([topic, own]) => {
      const ids = new Set(own.map((one) => one.card_id))
      const name = ids.size === 1 ? cards.get(own[0]?.card_id ?? '')?.shown().item.name : undefined
      return name && name.length <= shortName ? name : topic
    })
}
