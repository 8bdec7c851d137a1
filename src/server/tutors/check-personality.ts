import { speaks } from '#server/safety/alarm-words.ts'
import { refusalOf } from '#server/safety/check-note.ts'
import { checkReply, type ReplyFault } from '#server/safety/check-reply.ts'
import { readings } from '#server/safety/fold.ts'
import { isTooHard, readingGrade } from '#server/safety/reading-level.ts'
import { givesContact } from '#server/safety/shield.ts'
import type { Finding } from '#shared/admin-tutor.ts'
import { type FindingReason, personalityRules, whyNot } from './personality-rules.ts'

export type Described = {
  name: string
  description: string
  personality: string
  greeting_style: string
  minimum_grade_level: number
}

const fields = ['name', 'description', 'personality', 'greeting_style'] as const
type Field = (typeof fields)[number]

/** The school grade that a text for parents and older children, and one for a model, may ask for. */
const hardest = { description: 10, personality: 11 } as const

/** What stands against these words before children: every finding with the words it is about. */
export function findingsIn(tutor: Described): Finding[] {
  const found = fields.flatMap((field) =>
    sentencesOf(tutor[field]).flatMap((sentence) =>
      [...reasonsIn(sentence), ...asSaid(field, sentence)]
        .filter(isFirst)
        .map((reason) => ({ reason, field, quote: sentence.slice(0, 160), why: whyNot[reason] })),
    ),
  )
  return [...found, ...tooHard(tutor)]
}

const isFirst = <T>(one: T, at: number, all: T[]) => all.indexOf(one) === at

/** What the guard of replies says where a child reads the words themselves. */
function asSaid(field: Field, sentence: string): FindingReason[] {
  if (field === 'personality') return []
  const verdict = checkReply({ sentence, exercise: null, mayTell: true, shown: [] })
  const reason = verdict.ok ? undefined : asFinding[verdict.reason]
  return reason === undefined ? [] : [reason]
}

const asFinding: Partial<Record<ReplyFault, FindingReason>> = {
  claims_human: 'claims_human',
  attachment: 'promises_feelings',
  secrecy: 'keeps_secrets',
  asks_personal_data: 'asks_personal',
  contact: 'has_links',
  unkind: 'unkind',
  unsafe_words: 'harmful',
  frightens: 'harmful',
  bad_advice: 'harmful',
  takes_sides: 'harmful',
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const links =
  /https?:|www\.|\b[\w-]{2,}\.(?:com|org|net|io|app|tv|gg|me|co|info|example)\b|\S+@\S+\.\S+|(?:^|\s)@\w{3,}|\b(?:discord|snapchat|instagram|tiktok|whatsapp|telegram|facebook|roblox|youtube)\b/i
/** Marks that programs set between the parts of a prompt. */
const marks =
  /\[\[|\]\]|<\|?\/?\s*(?:system|im_start|im_end|assistant|user)\b|^\s*(?:system|assistant|developer)\s*:|^\s*###/i

const kinds = Object.entries(personalityRules)
const isReason = (reason: string): reason is FindingReason => reason in whyNot

function reasonsIn(sentence: string): FindingReason[] {
  const folded = readings(sentence)
  const reasons = kinds.flatMap(([reason, lexicon]) =>
    isReason(reason) && folded.some((each) => speaks(lexicon, each)) ? [reason] : [],
  )
  if (links.test(sentence) || givesContact(sentence)) reasons.push('has_links')
  if (marks.test(sentence)) reasons.push('overrides_rules')
  const harm = refusalOf(sentence)
  if (harm && reasons.length === 0) reasons.push(harm.reason === 'shame' ? 'unkind' : 'harmful')
  return [...new Set(reasons)]
}

function tooHard({ description, personality, greeting_style, minimum_grade_level }: Described): Finding[] {
  const hard = (field: Field, quote: string): Finding => ({
    reason: 'too_hard',
    field,
    quote: quote.slice(0, 160),
    why: whyNot.too_hard,
  })
  return [
    ...(readingGrade(description) > hardest.description ? [hard('description', description)] : []),
    ...(readingGrade(personality) > hardest.personality ? [hard('personality', personality)] : []),
    ...(isTooHard(greeting_style, minimum_grade_level) ? [hard('greeting_style', greeting_style)] : []),
  ]
}
