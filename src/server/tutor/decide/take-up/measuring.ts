import { isQuestion } from '../../know/book/stems.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Measuring with clips, cubes and feet: the same ones, end to end, from the very edge. What the child notices of it is credited, and
// the thing that is measured stays as long as it is.

const units =
  '(?:paper ?clips?|clips?|cubes?|blocks?|legos?|pennies|beans?|hands?|feet|foot|shoes|sticks?|crayons?|pencils?|erasers?|tiles?|straws?|buttons?|units?|steps|inches|ruler)'
const gaps =
  /\b(?:left|leave|put|had|have|there(?:'?s| is| are| were)|with) (?:some |little |big |a |the )*(?:spaces?|gaps?|room)\b.*\b(?:between|in between)\b|\b(?:spaces?|gaps?) between\b/i
const noGaps =
  /\b(?:no|without|didn'?t (?:leave|put)|closed the) (?:any |the |more )?(?:spaces?|gaps?)\b|\btouching each other\b|\bend to end\b/i
const overlaps = new RegExp(
  `\\b${units}\\b.*\\b(?:overlap\\w*|on top of each other)\\b|\\boverlap\\w*\\b.*\\b${units}\\b`,
  'i',
)
const otherSize = new RegExp(
  `\\b(?:used?|measured?|has|had) (?:with )?(?:the )?(big|bigger|little|small|smaller|long|short|different|his|her) ${units}\\b.*\\b(?:used?|measured?|had|have|mine|my)\\b.*(?:\\b(?:big|bigger|little|small|smaller|long|short|my|different)\\b)`,
  'i',
)
const sameOnes = new RegExp(
  `\\b(?:need|needs|have to|should|must|gotta|has to)\\b.{0,16}\\b(?:the same|same (?:size|kind))\\b.{0,8}\\b${units}\\b`,
  'i',
)
const longNow =
  /^\W*(?:(?:so|but|and) )*(?:is|did|does) (?:that|it|my \w+)(?: get| gotten)? (?:bigger|longer|smaller|shorter|grow)(?: now)?\W*$/i
const ofMeasure = new RegExp(`\\b${units} (?:long|tall|wide)\\b|\\bmeasur(?:e|es|ed|ing)\\b`, 'i')

const isMeasuring = ({ lesson }: Heard) =>
  lesson.lines.some((line) => ofMeasure.test(line)) || lesson.said.slice(-10).some((one) => one.startsWith('measure.'))
const own =
  'paper ?clips?|clips?|cubes?|blocks?|legos?|pennies|beans?|hands?|shoes|sticks?|crayons?|pencils?|erasers?|tiles?|straws?|buttons?'
const longIn = new RegExp(
  `^\\W*(?:(?:and|so|look|hey|ok|now) )*(?:i measured )?(?:my|the|our|this) ([a-z]+)(?: (?:and )?(?:it'?s|it is|it was)| is| was|'s)(?: like| about)? (\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (${own})(?: (?:long|tall|wide))\\W*$`,
  'i',
)

export function measuring(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    grade > 3 ||
    /^(?:play|story|feeling)$/.test(lesson.asked?.kind ?? '') ||
    lesson.passage !== null
  )
    return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const says = (key: string, ask: string | null, values?: Record<string, string>): Decision =>
    reply(
      [values ? { key, values } : { key }],
      ask === null
        ? { ...noQuestion(after), asked: askChat(after, { key: 'chat.more' }).asked }
        : askChat(after, { key: ask }),
      { kind: 'book', mood: 'happy' },
    )
  const [, thing, count, unit] = longIn.exec(written) ?? []
  if (thing !== undefined && count !== undefined && unit !== undefined)
    return says('measure.long', 'measure.long.ask', {
      thing: thing.toLowerCase(),
      count: `${count} ${unit.toLowerCase()}`,
    })
  if (!isMeasuring(heard) && !ofMeasure.test(written)) return null
  if (/\b(?:teeth|him|her|mom|dad|butt)\b/i.test(written)) return null
  if (overlaps.test(written)) return says('measure.overlap', null)
  if (otherSize.test(written)) return says('measure.sizes', null)
  if (sameOnes.test(written)) return says('measure.same', null)
  if (noGaps.test(written) && !isQuestion(written)) return says('measure.noGaps', null)
  if (gaps.test(written)) return says('measure.gaps', null)
  return longNow.test(written) ? says('measure.stays', null) : null
}
