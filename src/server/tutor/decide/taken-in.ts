import { findExpressions } from '#shared/answers/expressions.ts'
import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { shareOfActs } from '../read/acts.ts'
import { isOfHome, isTender } from '../read/felt.ts'
import { claimOf, isOfThings } from '../read/in-passing/claim.ts'
import { inFigures, numbersOf } from '../read/in-passing/told.ts'
import { numbersIn, type Seen, writtenAs } from '../read/sight.ts'
import { list } from '../say/list.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { asksWithin, ownNews } from './meant.ts'
import { numbersBack } from './numbers-back.ts'
import { reply } from './reply.ts'
import { notOwn } from './sight.ts'

// Numbers with their things that a child tells, and asks nothing of: they are taken up, as work or as a part of its life.

const write = writtenAs('')

/** Numbers with their things are taken up, and the child says what it wants to know of them. */
export function takenIn(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  if (openProblem(lesson) || isQuestion(text) || findExpressions(text).length > 0) return null
  if (lesson.asked?.kind === 'feeling' || isTender(text)) return null
  const all = numbersIn(text)
  const things = namedIn(all, text)
  if (things.some(({ thing }) => isOfHome(thing)) && /\b(?:left|gone|lost|leave|leaves|away)\b/i.test(text)) return null
  if (/\d[:.]\d|\b\d+ of \d/.test(text) || asksWithin.test(text)) return null
  // One amount, or amounts in a complaint, a reason or what others say, are told and not set.
  if (!lesson.story && ((all.length < 2 && !tellsOfAnybody.test(text)) || isNewsOf.test(text))) return null
  if (things.length === 0 || all.length > 4 || text.split(/\s+/).length > 26 || notOwn.test(text)) return null
  const goesOn = (all.length > 1 && works.test(text)) || lesson.sight.some((one) => one !== '')
  if (!goesOn && shareOfActs(acts, 'counts_things', 'unsure_statement', 'step', 'answer') < 0.5) return null
  if (!lesson.story && !hasAmount.test(text) && !works.test(text)) return null
  if (countsUp.test(text) || (all.length === 1 && ownNews.test(text))) return null
  const what = list.format(things.map(({ value, thing }) => `${write(value)} ${thing}`))
  const isWork = tellsOfAnybody.test(text) || (all.length > 1 && works.test(text)) || lesson.story !== null
  const unclear = claimTaken(heard, all)
  if (unclear) return unclear
  if (!isWork && !isAtNumbers(lesson)) return told(heard, what, all)
  // A story that begins is one to work on; of what is told nothing is asked.
  return reply(
    [tellsOfAnybody.test(text) ? { key: 'sight.set', values: { what } } : numbersBack(heard.written)],
    tellsOfAnybody.test(text) ? askChat(lesson, { key: 'sight.find' }) : letsGoOn(lesson),
    { kind: 'sight', mood: 'happy' },
  )
}

/** The child goes on by itself. */
const letsGoOn = (lesson: Lesson): Closing => ({ ...askChat(lesson, { key: 'sight.find' }), lines: [] })

/** Numbers were worked with just now. */
const isAtNumbers = ({ said }: Lesson) =>
  said.slice(-6).some((one) => /^(?:sight|own|credit|coins|passing|told\.(?!hi|one|life))/.test(one))

const ofTime = /^(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)$/

/** It is told of life, and nothing is to be worked out: the child is asked for more of it. */
function told({ lesson }: Heard, what: string, all: readonly Seen[]): Decision | null {
  return all.some(({ thing }) => thing !== null && ofTime.test(thing))
    ? null
    : reply([{ key: 'told.life', values: { what } }], askChat(lesson, { key: 'told.lifeMore' }, 'chat'), {
        kind: 'sight',
        mood: 'happy',
      })
}

/** 'So 35 kids' of 20 kids and 15 chairs: no number that is told, and nobody knows yet how it came. */
function claimTaken(heard: Heard, all: readonly Seen[]): Decision | null {
  const { lesson, text } = heard
  const claim = claimOf(inFigures(text))
  const last = all.at(-1)
  if (!claim || !last || !claim.said.value.equals(last.value) || !/^(?:so|thats?|that's|then|which)\b/.test(claim.text))
    return null
  if (claim.told.flatMap(numbersOf).length < 2 || !isOfThings(claim.said, claim.told)) return null
  return reply([numbersBack(heard.written)], letsGoOn(lesson), {
    kind: 'sight',
    mood: 'calm',
  })
}

/** A story to work out begins so: 'a lady bought 2 cups'. */
const tellsOfAnybody =
  /^\W*(?:an?|the|one) (?:lady|man|boy|girl|kid|farmer|woman|person|baker|teacher|store|shop|train|bus) /i
const isNewsOf =
  /\b(?:but|cuz|cause|because|still|lol|haha|cant|can't|said|says|greedy|fair|mad|always|never|only|beats?|won|score[ds]?|ok that|years?)\b|!/i

/** Somebody has, gets or gives it: an amount to work with, and no fact that has a number in it. */
const hasAmount =
  /\b(?:ha(?:ve|s|d)|got|gets?|made|makes?|bought|ate|eats?|gave|gives?|found|needs?|wants?|costs?|saved?|spent|spend|took|there(?:'s| is| are|s| were| was)|read|ran|won|lost|picked|planted|sold)\b/i
const countsUp = /\bone,? two\b|\b1,? 2,? 3\b/i

/** '7 dinos and 3 are meat eaters': some of them, and no more of them. */
const isPart = /\b\d+ (?:of (?:them|those) )?(?:are|r|is|were|was)\b/i

/** Numbers with their things; the second may go without: 'I got 6 shells and my sister got 9'. */
function namedIn(all: readonly Seen[], text: string): (Seen & { thing: string })[] {
  const named = all.flatMap(({ value, thing }) =>
    thing !== null && value.gt(1) && isCounted(thing) ? [{ value, thing }] : [],
  )
  const [first, ...others] = named
  const [one, other, ...more] = all
  const isShared =
    !isPart.test(text) &&
    first &&
    one &&
    other &&
    others.length + more.length === 0 &&
    other.thing === null &&
    other.value.gt(1)
  return isShared && one.thing === first.thing ? [first, { value: other.value, thing: first.thing }] : named
}

/** Things come in more than one; 'in 4 skip it' nothing is counted. */
const isCounted = (thing: string) =>
  !/^(?:s|is|its|this|us|yes|times|across|less|plus|equals|sometimes|always|was|has|does|goes|says|comes|makes|gets|moves|points?)$/.test(
    thing,
  ) &&
  /(?:[^s]s|sses|people|children|feet|teeth|mice|geese|men|women|sheep|deer|fish|dozen|percent)(?: of \w+)?$/.test(
    thing,
  )

/** Something is shared, bought, given, packed or compared: more than telling what one has. */
const works =
  /\b(?:by|share|sharing|split|give|gives|gave|each|every|everyone|buy|bought|sold|sell|cost|costs|pay|pays|paid|boxes|bags|packs|packets|rows|groups|teams?|goals|points|left|ate|lost|won|less|fewer|more|in (?:it|each|them|a))\b|\b(?:ha(?:ve|s|d)|got|found|made|picked|collected)\b.*\d.*\b(?:ha(?:ve|s|d)|got|found|made|picked|collected)\b.*\d/i
