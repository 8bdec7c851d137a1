import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line } from '../move.ts'
import { goesOnAs, isShownLine, rewrites } from '../writing/own-line.ts'
import { toldLine } from '../writing/told-line.ts'
import { sentencesOf, wordsOf } from '../writing/written.ts'
import { isPersonal } from './aside.ts'
import { askWriting, genreNow, strengthOf } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A line of the child's story is first met as a listener meets it: what happens in it, or that it ends. Every other line its craft comes up.

const ends = /(?:^|[.!,]\s*|\b)the end\W*$/i
/** It was bad, and it comes right. */
const turns =
  /\b(?:stops?|stopped|better|saved?|saves|fix(?:es|ed)|helps?|helped|smil\w+|laugh\w*|hugs?|hugged|happy|(?:not|no longer) (?:sad|scared|afraid|mad|lonely|alone))\b/i
/** The child tells of itself what happened. */
const ofOwn =
  /^\W*(?:(?:and|then|so|but|finally|suddenly) )*(?:i|we|my \w+) (?!am\b|will\b|want\b|need\b|think\b|don'?t\b|can'?t\b)(?:was|were|had|went|ran|saw|felt|got|heard|could|couldn'?t|didn'?t|just|closed|\w+ed)\b(?!.*\b(?:today|right now|lol)\b)/i
const lately = 2
const recently = 12
const fewest = 4
const fewestBefore = 5
const gradeOfCraft = 3

export function storyLine(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const { asked, thread, said } = lesson
  if (asked?.kind !== 'sentence' || genreNow(lesson, text) !== 'story' || isQuestion(text) || rewrites.test(text))
    return null
  const happy = { kind: 'writing', mood: 'happy' } as const
  if (ends.test(text) && wordsOf(thread).length >= fewestBefore)
    return reply([{ key: 'tale.finished' }], askWriting(lesson, [{ key: 'tale.finished.ask' }], 'wait:story'), happy)
  const isOwn = isPersonal(lesson) && ofOwn.test(text)
  const isLine = (isOwn || goesOnAs.test(text) || isShownLine(text)) && wordsOf(text).length >= fewest
  const [kind, , word = ''] = (asked.about ?? '').split(':')
  const isMended = kind === 'mend' && word !== '' && wordsOf(text).some((one) => one.word === word.toLowerCase())
  const asksWhat = !isOwn && said.slice(-lately).some((one) => one.startsWith('tale.ask.'))
  if (kind === 'help' || !isLine || isMended || wordsOf(thread).length < fewestBefore || sharesLine(text, thread))
    return null
  const line = toldLine(sentencesOf(text).at(-1)?.text ?? text, thread)
  const ask = line?.asks.find((one) => !said.slice(-recently).some((key) => key.startsWith(`tale.ask.${one}#`)))
  if (line?.kind === 'trouble' && turns.test(text))
    return reply(
      [{ key: 'tale.turn' }],
      askWriting(lesson, [{ key: 'tale.ask.feel', values: line.values }], 'detail:story'),
      happy,
    )
  if (!line || ask === undefined || asksWhat) return null
  const strong = grade >= gradeOfCraft ? strengthOf(lesson, text, 'story') : null
  const told: Line = strong ?? { key: `tale.${line.kind}`, values: line.values }
  return reply([told], askWriting(lesson, [{ key: `tale.ask.${ask}`, values: line.values }], 'detail:story'), happy)
}

/** The same line once more, mended. */
function sharesLine(text: string, thread: string): boolean {
  const before = new Set(wordsOf(thread).map(({ word }) => word))
  const words = wordsOf(text)
  return words.filter(({ word }) => before.has(word)).length > words.length * mostShared
}
const mostShared = 0.7
