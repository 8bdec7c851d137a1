import { findNumbers } from '#shared/answers/numbers.ts'
import { isQuestion } from '../../know/book/stems.ts'
import type { Decision } from '../../move.ts'
import { isSameThing } from '../../read/quantities/same-thing.ts'
import { pathOf } from '../../read/stories/story-path.ts'
import { storyItem } from '../../read/stories/story-task.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { countOf, manyOf } from '../quantities/words.ts'
import { reply } from '../reply.ts'

// What one of them has and what several have; what was measured week after week, and what comes next.

const number = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`
const named = 'two three four five six seven eight nine ten'.split(' ')
const sizeOf = (said: string) => (/^\d/.test(said) ? Number(said) : named.indexOf(said.toLowerCase()) + 2)
const thenSeveral = new RegExp(
  String.raw`\b${number} ([a-z]{3,12})(?: each)?[,.]? (?:so|and) (?:if )?(?:there (?:are|is|were) )?${number} ([a-z]{3,14}) (?:have|has|got|would have|will have|had) how many(?: ([a-z]{3,12}))?\W*$`,
  'i',
)
const howManyOf = new RegExp(
  String.raw`\b${number} ([a-z]{3,12})(?: each)?[,.]? (?:so |and )?how many(?: ([a-z]{3,12}))? (?:do|would|will|does|did) ${number} ([a-z]{3,14}) (?:have|got|has)\W*$`,
  'i',
)
/** What each has, or one of them: what somebody has is no one's else. */
const ofOne = /\beach\b|\bevery\b|\b(?:an?|one|1) [a-z]{3,12} (?:has|have|got|with)\b/i
/** So many that are there, and not those of one. */
const ofAll = /\b(?:i|we|there)(?: only| just)? (?:have|has|had|got|are|is|see|saw|were|was)\b[^,.]*\d/i

/** 'And 8 arms so 2 octopuses have how many arms': so many for one, and the child goes on to all of them. */
export function severalOfIt(heard: Heard): Decision | null {
  const { text } = heard
  const [, each = '', thing = '', count = '', group = '', same] = thenSeveral.exec(text) ?? []
  const [, eachToo = '', thingToo = '', sameToo, countToo = '', groupToo = ''] = howManyOf.exec(text) ?? []
  const told =
    each === ''
      ? { each: eachToo, thing: thingToo, count: countToo, group: groupToo, same: sameToo }
      : { each, thing, count, group, same }
  if (
    told.each === '' ||
    !ofOne.test(text) ||
    ofAll.test(text) ||
    (told.same !== undefined && !isSameThing(told.same, told.thing))
  )
    return null
  if (isSameThing(told.thing, told.group)) return null
  const path = pathOf('groups', sizeOf(told.count), '×', sizeOf(told.each))
  if (!path || sizeOf(told.count) < 2) return null
  const things = manyOf(told.thing.toLowerCase())
  const question = `How many ${things} are there in all?`
  const item = storyItem({ id: `own~told-${path.left}x${path.right}`, steps: [path], question, grade: heard.grade })
  const values = {
    each: countOf(path.right, told.thing.toLowerCase()),
    count: path.left,
    groups: told.group.toLowerCase(),
    things,
  }
  const taken = brought(heard, item, null, question)
  return { ...taken, move: { ...taken.move, lines: [{ key: 'several.start', values }], picture: null } }
}

const measured = /\b(week|day|month|year|hour)s? (\d{1,2})\b[^\d]{0,24}(\d{1,4})(?!\d)/gi
const asksNext = /\bhow (?:tall|many|much|high|long|big|far)\b.*\b(week|day|month|year|hour) (\d{1,2})\W*$/i

/** 'It doubles so 8', of what was looked at just before. */
function nextFound(heard: Heard): Decision | null {
  const { asked, said } = heard.lesson
  const expects =
    asked?.kind === 'step' && said.slice(-2).some((one) => one.startsWith('series.ask')) ? asked.expects : null
  const last = findNumbers(heard.text).at(-1)
  if (expects?.form !== 'number' || !last || isQuestion(heard.text)) return null
  return last.equals(Number(expects.answer))
    ? right(heard, { key: 'series.right', values: { next: expects.answer } })
    : null
}

/** 'Week 1 it was 1 cm, week 2 2 cm, week 3 4 cm, how tall in week 4': the child looks how it goes from one to the next. */
export function nextMeasured(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const found = nextFound(heard)
  if (found) return found
  const [asked = '', unit = '', place = ''] = asksNext.exec(text) ?? []
  const rows = [...text.slice(0, text.length - asked.length).matchAll(measured)].map(([, kind = '', at, value]) => ({
    kind: kind.toLowerCase(),
    at: Number(at),
    value: Number(value),
  }))
  const [one, two, three] = rows
  if (!one || !two || !three || openProblem(lesson)) return null
  if (rows.some(({ at, kind }, index) => at !== one.at + index || kind !== unit.toLowerCase())) return null
  if (Number(place) !== one.at + rows.length) return null
  const list = rows.map(({ value }) => value)
  const last = list.at(-1) ?? 0
  const isBy = (step: (value: number) => number) =>
    list.every((value, at) => at === 0 || value === step(list[at - 1] ?? 0))
  const [by, times] = [two.value - one.value, one.value === 0 ? 0 : two.value / one.value]
  const next = isBy((value) => value + by) ? last + by : isBy((value) => value * times) ? last * times : null
  const values = { list: list.join(', ') }
  return reply(
    [{ key: 'series.look', values }],
    askStep(lesson, { key: 'series.ask', values }, next === null ? null : { form: 'number', answer: String(next) }),
    { kind: 'why', mood: 'thinking' },
  )
}
