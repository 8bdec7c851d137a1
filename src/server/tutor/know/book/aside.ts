import { pause } from '#server/safety/ear/tokens.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

const asking = setOf('why how what whats hows whys wat wats wut wy')
/** They ask where a helping verb follows: 'when did', but not 'when i run'. */
const askingOrJoining = setOf('who whos where when which wen wich')
const helping = setOf('is are was were do does did can could will would should has have am r duz')
/** In the middle of a line 'is a' and 'has a' tell; with these behind them they ask. */
const askingLater = setOf('is are was were do does did can could will would should')
const askedOf = setOf('i you u he she it they we there that this')
const ofDeeds = setOf('do does did can could will would should')
const doers = setOf('people kids my your the a an')
const notBefore = setOf('of than the reason and or to that is are was thats know knows for not')
/** Words that open a line and are no talk of their own. */
const leads = setOf('hey hi hello so ok okay but and um uh well wait like please question bolt yo')

/** What follows 'i', 'we' or 'my teacher' where a child goes on to tell why it asks. */
const telling = setOf(
  'have need needs forgot forget always saw see found got am are was were think thought wonder want wanna cant said says told wants just heard hate love like know dont didnt never keep read had tried learned',
)
const people = setOf(
  'teacher mom dad mommy daddy brother sister friend cousin grandma grandpa class uncle aunt neighbor mother father',
)
/** Behind these 'i have' goes on with the question: 'do i have', 'if i saw', 'when my mom said'. */
const goingOn = setOf(
  'do does did can could should would will if when that than because and or so where how why what am are is was were before after while until unless cause like as but not whatever whoever wherever',
)
const reasons = setOf('because cuz cause bc since becuz')

/**
 * Which words stand beside the question: 'we read a book about her', 'my dad says', 'its for school'. What is said
 * there may tell what is asked about, but a book that does not know it may still have the answer.
 */
export function asideOf(tokens: readonly string[]): boolean[] {
  const from = beginOf(tokens)
  // Nothing asks: then nothing stands beside it.
  if (from < 0) return tokens.map(() => false)
  const to = endOf(tokens, from)
  return tokens.map((_, at) => at < from || at >= to)
}

const opensAt = (tokens: readonly string[], at: number): boolean => {
  const word = tokens[at] ?? ''
  const next = tokens[at + 1] ?? ''
  const before = tokens[at - 1] ?? ''
  if (asking.has(word)) return !notBefore.has(before)
  if (askingOrJoining.has(word)) return helping.has(next) || word === 'whos'
  if (!askingLater.has(word) || askedOf.has(before) || notBefore.has(before) || asking.has(before)) return false
  return askedOf.has(next) || (ofDeeds.has(word) && doers.has(next))
}

function beginOf(tokens: readonly string[]): number {
  let first = 0
  while (leads.has(tokens[first] ?? '') || tokens[first] === pause) first++
  if (opensAt(tokens, first) || helping.has(tokens[first] ?? '') || askingOrJoining.has(tokens[first] ?? '')) return 0
  for (let at = first + 1; at < tokens.length; at++) if (opensAt(tokens, at)) return at
  return -1
}

function endOf(tokens: readonly string[], from: number): number {
  for (let at = from + 3; at < tokens.length - 1; at++) {
    const [before = '', word = '', next = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (before === pause && tokens[at - 2] !== '#') return at
    if (goingOn.has(before)) continue
    if ((word === 'i' || word === 'we') && telling.has(next)) return at
    if ((word === 'my' || word === 'our') && people.has(next) && telling.has(tokens[at + 2] ?? '')) return at
    if (people.has(word) && telling.has(next) && before !== 'my' && before !== 'our') return at
    if (word === 'im' || (word === 'its' && next === 'for')) return at
    if (reasons.has(word) && (next === 'i' || next === 'my' || next === 'we')) return at
    if (word === 'for' && /^(?:school|homework|science|class|project)$/.test(tokens.at(-1) ?? '')) return at
  }
  return tokens.length
}
