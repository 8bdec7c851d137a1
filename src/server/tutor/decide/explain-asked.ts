import { answerTo, type Known } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { shown } from './plain-question.ts'
import { tellKnown } from './tell.ts'

// What is to be explained, not practiced: 'explain photosynthesis', 'i dont get fractions', 'teach me how to tell time'.

const begins =
  '(?:(?:hi|hey|ok|okay|so|but|and|um+|well|bolt|please|pls|wait) )*(?:(?:can|could|will|would) (?:you|u) |i (?:need|want) (?:you )?to |i wanna |i want |i need )?(?:please )?'
const wishes = `(?:explain(?: to me)?|teach me|(?:tell|show) me(?= (?:all )?about| how)|help me (?:understand|get|learn|with)|help (?:understanding|with)|(?:understand|know)|(?:i )?(?:really |still |just )?(?:don'?t|dont|do not|didn'?t|didnt|never) (?:get|understand|know)|i(?:'?m| am) (?:so |really )?(?:confused|stuck|lost) (?:on|about|with|by))`
const asked = new RegExp(
  `^\\W*${begins}${wishes}(?: (?:about|all about|again))?(?: (?:the|my|this|these|a|an))? ([a-z' ]{3,40}?)(?: (?:to me|please|pls|again|at all|now|yet|homework|problems?|stuff|thing|much|very well|lol|tho|though|is|are|works?|mean|means|simply|in (?:simple|easy|easier|kid) (?:words|terms|way)|like (?:i'?m|i am|to) (?:\\d|five|six|a (?:baby|kid|child|toddler|little kid))))*\\W*$`,
  'i',
)
const how = /^(?:how (?:to|do (?:i|you|we)|you|we|i|people)|the way to) /i
const what = /^(?:what|how|why|who) (?:(?:an?|the|is|are) )?/i
/** It is about this very exercise, or about no thing at all. */
const isOfHere =
  /\b(?:it|this|that|you|me|them|what to do|one|anything|something|nothing|answer|question|why|how|homework|math|reading|science|(?:story|joke|riddle|game|song|fact|trick|poem|rhyme|letter|number|word|shape|color|read|count)s?)$|\b(?:i|you|my|we|he|she|they)\b/i

const simply =
  /\b(?:simply|in (?:simple|easy|easier|kid) (?:words|terms|way)|like (?:i'?m|i am|to) (?:\d|five|six|a (?:baby|kid|child|toddler|little kid)))\b/i

/** What is known of it is told, with a question back; null where nothing is known, and where an exercise is open that may be meant. */
export function explainAsked(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const grade = simply.test(text) ? 0 : heard.grade
  if (lesson.spanish || openProblem(lesson)) return null
  const [, named] = asked.exec(text) ?? []
  if (named === undefined) return null
  const thing = named.trim()
  const known = how.test(thing)
    ? wayOf(thing.replace(how, ''), grade)
    : isOfHere.test(thing)
      ? null
      : whatIs(thing.replace(what, ''), grade)
  if (!known || known.id === 'words') return null
  return known.back ? tellKnown(heard, known) : shown(heard, known.says)
}

const firstOf = (questions: readonly string[], grade: number): Known | null => {
  for (const one of questions) {
    const known = schoolAnswer(one, grade) ?? answerTo(one, grade)
    if (known?.back || known?.id.startsWith('school')) return known
  }
  return null
}
const wayOf = (deed: string, grade: number) => firstOf([`how do you ${deed}`, `how do i ${deed}`], grade)
const whatIs = (thing: string, grade: number) =>
  firstOf(
    [
      ...(/[^s]s$/.test(thing) ? [`what is a ${thing.slice(0, -1)}`, `what are ${thing}`] : [`what is ${thing}`]),
      `what is a ${thing}`,
      `how do you do ${thing}`,
      `how does ${thing} work`,
    ],
    grade,
  )
