import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { said } from './beside.ts'

// The child's page, which nobody here sees: what stands on it is asked for, and what it asks about a text is talked through.

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const ofPage = [
  new RegExp(
    `\\b(?:what(?:'?s| is| was| does)?|whats|read(?: me| out)?|tell me|show me|see|check|look at|do) (?:number|question|problem|#|num|q) ?(${number})(?: (?:again|say|ask|about|on (?:my|the) (?:sheet|page|paper|worksheet|homework)))*\\W*$`,
    'i',
  ),
  /\b(?:what|which) (?:number|question|problem|one) (?:(?:are|were|was|am|is) (?:we|i) (?:on|at|doing|up to)|comes next|is next)\W*$/i,
  /\bwhat(?:'?s| is| was)? (?:the )?next (?:question|problem|number)(?: on (?:my|the) \w+)?\W*$/i,
  /\b(?:can|do) (?:you|u) (?:see|read) (?:my|the|this) (?:paper|page|sheet|homework|worksheet|directions|book|screen|work|writing|drawing|picture)\b/i,
]

/** 'What number are we on', 'read me number 7'. */
export function pageAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.homework.length > 0 || lesson.handled.length > 0 || openProblem(lesson) || lesson.passage) return null
  if (/\b(?:guess|thinking of|pick) a number\b/i.test(written)) return null
  const found = ofPage.map((ask) => ask.exec(written)).find((one) => one !== null)
  if (!found) return null
  const which = found[1]
  return which === undefined
    ? said(heard, [{ key: 'school.page' }], { mood: 'calm', kind: 'unsure' })
    : said(heard, [{ key: 'school.page.number', values: { which } }], { mood: 'calm', kind: 'unsure' })
}

const asksOfText = new RegExp(
  `^\\W*(?:(?:ok|okay|so|and|now|um|oh|then|the|my|this|first|next|last|second|third|other|it) )*(?:question|number|#|q)(?: ?${number}(?=[ :.,])(?:[:.,]| is| says| asks| wants to know)*|(?:[:.,]| is| says| asks| wants to know)+) ?(?:why|how|what|who|when|where|which|what's|whats)\\b(.*)$`,
  'i',
)
const ofMath =
  /\d|\bhow (?:many|much|long|far|old|tall)\b|\b(?:plus|minus|times|sum|area|perimeter|fraction|equals?|divided?|total|value|product|digit|angle|shape|percent|left)\b/i
const textMark = 'school:text'
/** 'A bats are scary B bats eat bugs'. */
const givenChoices = /\bA\b.*\bB\b/
const ownAnswer = /[?.]\s*(?:to \S+|\S+(?:\s+\S+){3,})/

/** 'Question 2 says how did the neighbor feel', with the child's own answer behind it or not. */
export function textAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.passage || openProblem(lesson)) return null
  const rest = asksOfText.exec(written)?.[1]
  if (rest === undefined) return answersText(heard)
  if (ofMath.test(written.replace(/^\W*(?:\w+ ){0,3}(?:question|number|#|q) ?\d{0,2}/i, ''))) return null
  if (givenChoices.test(rest)) return null
  return ownAnswer.test(rest)
    ? said(heard, [{ key: 'school.text.answered' }])
    : said(heard, [{ key: 'school.text' }], { told: textMark, mood: 'thinking' })
}

const noAnswer =
  /\?|\b(?:is it|is that|can i|do i|should i|how|why|what)\b|^\W*(?:idk|i don'?t know|no|nope|yes|yeah|hi|hello|bye|thanks|what|why|how|who|can|could|do|does|help|wait|next|stop|lol|haha|my (?:mom|dad|brother|sister|dog|cat))\b/i

function answersText(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.told !== textMark || noAnswer.test(written) || written.trim().split(/\s+/).length < fewestWords)
    return null
  return said(heard, [{ key: 'school.text.answered' }])
}
const fewestWords = 3
