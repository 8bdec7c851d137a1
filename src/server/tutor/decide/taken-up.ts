import { thingsIn } from '../know/things.ts'
import type { Decision, Situation } from '../move.ts'
import { ownThing } from '../read/own-thing.ts'
import { wasSaid } from '../say/say.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, isStrict, noQuestion, patienceOf } from './ask.ts'
import { reply } from './reply.ts'

/** A thought that goes on from what was said: 'so the store tricks you', 'oh then it has a new one in it'. */
const goesOn = /^\W*(?:so|oh+|ah+|wait|then|cuz|cause|because|bc|and|hmm+|but|what if|like)\b/i
const asksOrWishes =
  /\b(?:what|whats|how|why|which|who|where)\b|\b(?:ask|give|tell|show|do|let) (?:me|us)\b|\bcan (?:i|we|you)\b/i
/** The line has or sees the thing, and says no more of it: 'i hav a dump truck', 'look a big dog'. */
const isWhollyOf =
  /^\W*(?:(?:and|so|but|hey|ooh+|oh|wow|look|lookit|guess what|today|yesterday) )*(?:(?:i|we) (?:just )?(?:have|hav|got|saw|see|like|love|made|found|get|ate|rode|played(?: with)?|went to)|there'?s|theres|here'?s|it'?s|that'?s|this is)? ?(?:(?:a|an|the|my|our|some|two|three|lots of|a lot of) )?(?:[a-z]+ ){0,2}[a-z]+(?: (?:today|yesterday|too|at home|outside|at school))?\W*$/i
/** It tells on of somebody, and thinks of no subject. */
const ofPersons =
  /\b(?:i|im|i'm|ive|i've|ill|me|my|mine|we|were|we're|our|us|he|hes|he's|she|shes|she's|him|her|his|hers|they|theyre|they're|mom|mommy|mama|dad|daddy|papa|\w+paw|\w+maw|grand\w+|brother|sister|cousin|uncle|aunt|auntie|friend|teacher|coach|baby|you|your|ur|visit)\b/i
const mostNamed = 8
const fewestWords = 4
const oldestThings = 2
/** Not a moment to be merry about a thing. */
const troubled =
  /\b(?:lost|broke|broken|hate|hates|scared|hurt|hurts|cry|cried|crying|sad|mad|mean|died|dead|sick|took|stole|hit|pushed|fell|ruined|yelled|trouble|bleeding|alone|nobody)\b/i

/** What was told and not understood word for word is still taken up: the thing that it tells of, or that the child thinks on. */
export function takenUp(situation: Situation): Decision | null {
  const { lesson, text, grade } = situation
  if (lesson.spanish || isStrict(situation) || asksOrWishes.test(text)) return null
  const open = openProblem(lesson)
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (open && after.aside > patienceOf(situation).before) return null
  const thing =
    grade <= oldestThings && isWhollyOf.test(text) && !troubled.test(text)
      ? thingsIn(text).find(({ say }) => !wasSaid(lesson, say))
      : undefined
  if (thing)
    return reply([{ text: thing.say }], askChat(after, { text: thing.ask }), { kind: 'heard.told', mood: 'happy' })
  if (grade >= 2 && goesOn.test(text) && !ofPersons.test(text) && text.split(/\s+/).length >= fewestWords)
    return reply(
      [{ key: 'heard.thinking' }],
      open ? askAgain(situation, after) : askChat(after, { key: 'heard.thinking.ask' }),
      { kind: 'heard' },
    )
  const named = /\d|[.!?] \w/.test(text) || text.split(/\s+/).length > mostNamed ? null : ownThing(text)
  if (named === null) return null
  return reply(
    [{ key: 'heard.thing', values: { thing: named, Thing: named.charAt(0).toUpperCase() + named.slice(1) } }],
    askChat(after, { key: 'heard.thing.ask' }),
    { kind: 'heard' },
  )
}

/** Something is where it may do harm: a grown-up is to know it at once. */
const small =
  'penny|coin|bead|lego|battery|magnet|marble|button|rock|pebble|nail|pin|quarter|dime|nickel|ring|screw|toy'
const stuckIn = new RegExp(
  `\\b(?:put|putted|stuck|shoved|pushed|have|got)\\b.{0,24}\\b(?:in|up|inside) my (?:nose|ear|throat)\\b|\\bswall?ow(?:ed|d)\\b.{0,16}\\b(?:${small})s?\\b`,
  'i',
)
const harmless =
  /\?\s*$|\b(?:cold|booger|boogers|snot|wax|water|earbuds?|earphones?|headphones?|earrings?|air|song|frog)\b/i

export function stuck(heard: Situation): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || !stuckIn.test(text) || harmless.test(text)) return null
  return reply([{ key: 'heard.stuck' }], noQuestion({ ...lesson, aside: lesson.aside + 1 }), { kind: 'heard' })
}
