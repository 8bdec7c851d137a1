import { beatsAfter, beatsOfTheme, bitsOf } from '../know/beats.ts'
import { isQuestion } from '../know/book/stems.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { wasSaid } from '../say/say.ts'
import type { Lesson } from '../state.ts'
import { isStrict } from './ask.ts'

/** Talk of which no more is known than its kind. */
const kinds = 'likes|favorite|has|past|future|family|school_day|doing_now|made|food|sees|can_do|wish'
/** Replies that show no more than that the child was heard. */
const onlyHeard = new RegExp(
  `^(?:reflect\\.(?:past|now|claim|plan|not|hearsay|reason|joke)|heard|talk\\.(?:${kinds}))$`,
)
const onlyListens = /^(?:reflect\.felt|feeling\.listen)$/
/** What these end with would fit anything: what belongs to the subject is better. */
const fitsAnything = new RegExp(
  `^(?:reflect\\.\\w+\\.ask|deed\\.(?:thing|person|looks)\\.ask|chat\\.more|heard\\.young\\.ask|heard\\.thing\\.ask|act\\.(?:${kinds})\\.ask)$`,
)
/** Nothing else is known of the line than that. */
const saysHeard =
  /^(?:heard|caught\.(?:who|young)|heard\.remark|reflect\.\w+|act\.\w+\.(?:say|thing)|theme\..+|feeling\.listen)$/
const goesOnAbout =
  /^\W*(?:(?:and|but|cause|because|cuz|so|then|yeah|yes|no|oh) )*(?:it|its|it's|he|hes|she|shes|they|theyre|them|that|thats|this)\b/i
const pointsBack = /\b(?:it|its|it's|he|hes|she|shes|they|him|her|them|that)\b/i
/** It hurts, or the child works with numbers. */
const ofWork =
  /\b(?:ow+|ouch|hurt\w*)\b|\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|half|dollars?|cents|equals|plus|minus|times|first|bigger|smaller|same)\b/i
/** The child wishes, writes or may not: no moment for what belongs to a thing. */
const noTime =
  /^\W*(?:(?:ok|now|so|and) )*(?:give|tell|show|make|let|lets|can|could|may|not|use|imma|do|put)\b|\b(?:cant|can't|allergic)\b|\/|^[A-Z].*[a-z]\.\s*$/
/** Something sad was told a little while ago: no fun fact follows it. */
const sad =
  /^(?:telling\.(?:petDied|petTrouble|died|leftOut|laughedAt|hurt|movedAway)|feeling\.|felt\.|reflect\.(?:heavy|felt))/
const lately = 16
const isSadLately = ({ said }: Lesson) => said.slice(-lately).some((one) => sad.test(one))

/** In a longer line a thing is named in passing. */
const longestAboutThing = 9
/** A longer message is no small talk. */
const longestTold = 24
/** Of an older child's line that was not understood, a thing that it names tells little. */
const oldestGuessed = 2
const mostKept = 2

/**
 * A reply that only shows that the child was heard says what belongs to the subject too: what follows the moment before, else
 * something true of the thing that the child tells of.
 */
export function withBeat(situation: Situation, decision: Decision): Decision {
  const { lesson: before } = situation
  const { move, lesson } = decision
  const came = move.kind === 'moment' ? lesson.beats : beatsAfter(move.kind)
  if (came.length > 0) return keeping(decision, came.slice(0, mostKept))
  const beat = before.spanish || isStrict(situation) ? undefined : beatFor(situation, decision)
  if (beat === undefined) return keeping(decision, [])
  const lines = withoutAny(move.lines, beat)
  return keeping(
    { ...decision, move: { ...move, lines } },
    before.beats.filter((one) => one !== beat),
  )
}

function beatFor({ lesson: before, text, grade }: Situation, { move, lesson }: Decision): string | undefined {
  const isFelt = onlyListens.test(move.kind)
  if (!isFelt && !(onlyHeard.test(move.kind) && lesson.asked?.kind === 'chat')) return undefined
  if (wordsIn(text) > longestTold) return undefined
  const [first, ...rest] = move.lines
  if (!(first && 'key' in first && saysHeard.test(first.key))) return undefined
  const asksAny = rest.every((line) => 'key' in line && fitsAnything.test(line.key))
  const isTold =
    !isFelt && !isSadLately(before) && !claims.test(move.kind) && (move.kind !== 'heard' || grade <= oldestGuessed)
  const isWork = ofWork.test(text)
  const ofThings = isTold && asksAny && !isWork && !noTime.test(text) && isAboutThing(text)
  const things = bitsOf(text, grade)
  const ofNow = ofThings ? [...things, ...themesIn(text).flatMap(({ id }) => beatsOfTheme(id))] : []
  const isOn = !isWork && (things.length === 0 || pointsBack.test(text))
  const ofBefore = isOn ? before.beats : []
  const all = goesOnAbout.test(text) ? [...ofBefore, ...ofNow] : [...ofNow, ...ofBefore]
  return all.find((one) => !wasSaid(before, one))
}

/** What is claimed, by the child or by others, is not met with a fact about something else. */
const claims = /^reflect\.(?:not|claim|hearsay)$/
const own = /\b(?:i|im|i'm|ive|my|mine|me|we|our|us)\b/i
const isAboutThing = (text: string) => !isQuestion(text) && own.test(text) && wordsIn(text) <= longestAboutThing

const wordsIn = (text: string) => text.trim().split(/\s+/).length

const keeping = (decision: Decision, beats: readonly string[]): Decision => ({
  ...decision,
  lesson: { ...decision.lesson, beats: [...beats] },
})

/** In place of a question that would fit anything; before one of the very thing. */
function withoutAny([first, ...rest]: readonly Line[], beat: string): Line[] {
  const asks = rest.filter((line) => !('key' in line && fitsAnything.test(line.key)))
  return [...(first ? [first] : []), { text: beat }, ...asks]
}
