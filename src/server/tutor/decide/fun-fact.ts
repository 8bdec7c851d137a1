import { z } from 'zod'
import file from '#content/en/tutor/fun-facts.json'
import { rngOf } from '#server/curriculum/rng.ts'
import { answerTo, entryAnswer } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { tellKnown } from './tell.ts'

// A fact for its own sake: 'tell me something gross', 'another one'.

const kinds = ['gross', 'fun'] as const
type Kind = (typeof kinds)[number]
const lists = z.record(z.enum(kinds), z.array(z.string()).min(8)).parse(file)

const word =
  '(?:fun|cool|random|interesting|weird|wierd|crazy|gross|disgusting|nasty|yucky|scary|amazing|awesome|funny|strange|neat)'
const wished = [
  new RegExp(
    `^\\W*(?:(?:ok|okay|hey|so|now|please|can|could|will|do|you|u|just|then|well|but|i|want|wanna|to|know|hear|yeah|yes) )*(?:(?:tell|give|say|gimme|teach|read) (?:me |us )?)?(?:an?|any|some|one|another|more)? ?(?:${word} )*facts?(?: please| now)?\\W*$`,
    'i',
  ),
  /^\W*(?:(?:ok|so|can you|could you|please|will you) )*(?:teach|tell) me (?:something|anything)(?: new| interesting)?(?: please| today| then)?\W*$/i,
  new RegExp(
    `\\b(?:tell|say|teach|give|show) (?:me |us )?(?:something|somthing|sumthing|smth|somethin|anything) (?:really |super |so |very )*${word}\\W*$`,
    'i',
  ),
]
const about = new RegExp(`\\b(?:${word} )*facts? (?:about|on) (?:the |a |an )?([a-z ]{3,30})\\W*$`, 'i')
const isGross = /\b(?:gross|disgusting|nasty|yucky)\b/i
const again = /\b(?:another|one more|more|again|next|a different one)\b/i
const mostAgain = 7
const notFacts =
  /\b(?:math|multiplication|addition|subtraction|division|times|fact famil|number) ?facts?\b|\bfact famil/i

const mark = 'fact:'

/** A fact that was not told yet in this lesson. */
export function funFact(heard: Heard): Decision | null {
  const { text, lesson } = heard
  if (lesson.spanish || notFacts.test(text)) return null
  const [, topic] = about.exec(text) ?? []
  if (topic !== undefined) {
    const known =
      answerTo(`tell me about ${topic}`, heard.grade) ?? answerTo(`what is special about ${topic}`, heard.grade)
    return known && known.id !== 'words' && !known.isFamily ? tellKnown(heard, known, { key: 'fact.begin' }) : null
  }
  const before = lesson.asked?.about?.startsWith(mark) ? lesson.asked.about.slice(mark.length) : null
  const goesOn = before !== null && again.test(text) && text.split(/\s+/).length <= mostAgain
  if (!goesOn && !wished.some((pattern) => pattern.test(text))) return null
  const kind = goesOn ? (kinds.find((one) => one === before) ?? 'fun') : isGross.test(text) ? 'gross' : 'fun'
  return told(heard, kind)
}

function told(heard: Heard, kind: Kind): Decision | null {
  const { lesson, grade } = heard
  const all = lists[kind]
  const fresh = all.filter((id) => !lesson.given.includes(`fact~${id}`))
  const id = rngOf(lesson.seed * 7 + lesson.given.length).pick(fresh.length > 0 ? fresh : all)
  const known = entryAnswer(id, grade)
  if (!known) return null
  const kept = { ...lesson, given: [...lesson.given, `fact~${id}`].slice(-60) }
  const { move, lesson: after, ...rest } = tellKnown({ ...heard, lesson: kept }, known, { key: 'fact.begin' })
  const asked = after.asked && { ...after.asked, about: `${mark}${kind}`, problem: openProblem(after)?.item.id ?? null }
  return { ...rest, move, lesson: { ...after, asked } }
}
