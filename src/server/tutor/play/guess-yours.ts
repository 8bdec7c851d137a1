import { z } from 'zod'
import file from '#content/en/tutor/guess-yours.json'
import { rngOf } from '#server/curriculum/rng.ts'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { startGuessWhat } from './guess-what.ts'
import { type Heard, isElsewhere, says, wordsIn } from './hearing.ts'
import { presses } from './presses.ts'
import { another, playOn } from './ways.ts'

// The child has an animal or a thing in mind, and the tutor finds it by yes and no and by what the child tells of it.

const shape = z.strictObject({
  traits: z.record(z.string(), z.strictObject({ ask: z.string().endsWith('?'), said: z.string() })),
  things: z.record(z.string(), z.array(z.string()).min(1)),
})
type Known = { asks: ReadonlyMap<string, string>; said: readonly [string, RegExp][]; things: readonly Thing[] }
type Thing = { name: string; traits: ReadonlySet<string> }

let known: Known | null = null

function knownThings(): Known {
  if (known) return known
  const { traits, things } = shape.parse(file)
  known = {
    asks: new Map(Object.entries(traits).map(([id, { ask }]) => [id, ask])),
    said: Object.entries(traits).map(([id, { said }]) => [id, new RegExp(said, 'i')]),
    things: Object.entries(things).map(([name, own]) => ({ name, traits: new Set(own) })),
  }
  return known
}

const mostTurns = 14
const longestClue = 14
/** Colors and sizes are in the eye of the child: they weigh less than legs and wings. */
const soft = new Set(
  'gray green yellow red brown white black orange pink big small round play school house hot cold meat trees pet'.split(
    ' ',
  ),
)

/** `used`: '+water' and '-flies' as the child said; '?water' where it did not know; `secret`: what was asked or guessed last. */
export function startGuessYours(situation: Situation): Decision {
  const told = cluesIn(situation.text.replace(/\b(?:animal guessing|guess(?:ing)? game|play(?:ing)?)\b/gi, ' '))
  const { closing } = goOn(situation.lesson, { turns: 0, used: told })
  return reply([{ key: 'think.start' }], closing, { kind: 'play.game', mood: 'happy' })
}

/** What a line tells of the thing: '+big', '-flies'. */
function cluesIn(text: string): string[] {
  return knownThings().said.flatMap(([id, pattern]) => {
    const found = pattern.exec(text)
    if (!found) return []
    const before = text.slice(0, found.index)
    return [
      `${/\b(?:no|not|doesn'?t|can'?t|isn'?t|aint|never|without|dont|don't)\b[^,.]{0,16}$/i.test(before) ? '-' : '+'}${id}`,
    ]
  })
}

/** How badly a thing fits what was said; 0 fits. */
function misfit({ traits }: Thing, used: readonly string[]): number {
  return used.reduce((sum, one) => {
    const [sign, id] = [one.charAt(0), one.slice(1)]
    if (sign === '?' || sign === '=') return sum
    return traits.has(id) === (sign === '+') ? sum : sum + (soft.has(id) ? 0.6 : 1.5)
  }, 0)
}

const worst = 1.2

function goOn(lesson: Lesson, { turns, used }: Pick<Play, 'turns' | 'used'>): { closing: ReturnType<typeof playOn> } {
  const { asks, things } = knownThings()
  const guessed = new Set(used.filter((one) => one.startsWith('=')).map((one) => one.slice(1)))
  const fit = things
    .filter(({ name }) => !guessed.has(name))
    .map((thing) => ({ thing, off: misfit(thing, used) }))
    .filter(({ off }) => off <= worst)
    .sort((one, other) => one.off - other.off)
  const best = fit.filter(({ off }) => off === fit[0]?.off)
  const rng = rngOf(lesson.seed * 31 + turns)
  const asked = new Set(used.map((one) => one.slice(1)))
  const question =
    best.length > 1
      ? splitting(
          best.map(({ thing }) => thing),
          asked,
        )
      : null
  const isLate = turns >= mostTurns - 3
  if (fit.length === 0 || turns >= mostTurns)
    return { closing: asksOf(lesson, 'what', turns, used, [{ key: 'think.what' }]) }
  const isGuess = question === null || best.length <= 2 || isLate
  if (isGuess) {
    const { name } = rng.pick(best).thing
    return {
      closing: asksOf(lesson, `=${name}`, turns, used, [{ key: 'think.guess', values: { a: withArticle(name) } }]),
    }
  }
  return { closing: asksOf(lesson, question, turns, used, [{ text: asks.get(question) ?? '', fact: true }]) }
}

/** The trait that parts them best. */
function splitting(things: readonly Thing[], asked: ReadonlySet<string>): string | null {
  let best: string | null = null
  let least = things.length
  for (const id of knownThings().asks.keys()) {
    if (asked.has(id)) continue
    const has = things.filter(({ traits }) => traits.has(id)).length
    const apart = Math.abs(has * 2 - things.length) + (soft.has(id) ? 1 : 0)
    if (has > 0 && has < things.length && apart < least) [best, least] = [id, apart]
  }
  return best
}

const asksOf = (lesson: Lesson, secret: string, turns: number, used: string[], lines: Line[]) =>
  playOn(lesson, { game: 'guess_yours', id: 'yours', secret, turns: turns + 1, used }, lines, {
    press: secret === 'what' ? [] : presses('yesIs', 'noIsnt'),
  })

const named = /^(?:T\. rex|TV)$/
const withArticle = (name: string) =>
  /^(?:spaghetti|broccoli|popcorn|ice cream)$/.test(name)
    ? name
    : /^(?:sun|moon)$/.test(name)
      ? `the ${name}`
      : `${/^[aeio]/i.test(name) && !named.test(name) ? 'an' : 'a'} ${name}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function askYoursAgain({ lesson }: Situation, play: Play) {
  return goOn(lesson, { turns: Math.max(0, play.turns - 1), used: play.used }).closing
}

const won =
  /\b(?:you (?:got|guessed|found) it|thats (?:it|right|what it is)|that'?s (?:it|right)|correct|bingo|you(?:'re| are|r)? right)\b/i
const lost = /\b(?:you lose|i win|i won|you(?:'re| are|r)? wrong|gotcha|got you)\b/i
const tellsIt =
  /^\W*(?:(?:no|nope|nah|haha|ha|ok|well)\W+)*(?:it(?:'?s| is| was)|i (?:was thinking of|picked|had)|the answer is|its) (?:a |an |the |my )?([a-z]+(?: [a-z]+)?)(?: (?:you lose|i win|haha|silly))?\W*$/i
const myTurn = /\b(?:now )?(?:you (?:do|pick|think of|have) one|your turn|you go)\b/i
/** 'Now one with a trunk': it has the next one in mind. */
const nextOne =
  /^\W*(?:(?:ok|yes|yep|yeah|right|correct|you got it|its a \w+|it is a \w+)[\s,.!]+)*(?:(?:ok )?(?:now|next)|another|here'?s another|what about|how about)(?: (?:im|i'?m|i am) thinking of)? (?:(?:an?|the) )?(?:one|another|next one|animal|thing|something|somebody)\b/i
const unsure = /^\W*(?:idk|i dont know|i don'?t know|maybe|kinda|sort of|sometimes|not sure|a little)\b/i

export function hearGuessYours(heard: Heard, play: Play): Decision | null {
  const { lesson, text } = heard
  const marks = { kind: 'play.game', mood: 'happy' } as const
  const over = (lines: Line[]) => reply(lines, another(lesson, 'game', 'guess_yours'), marks)
  const guess = play.secret.startsWith('=') ? play.secret.slice(1) : null
  if (nextOne.test(text) && cluesIn(text).length > 0)
    return startGuessYours({ ...heard, lesson: { ...lesson, play: null } })
  if (myTurn.test(text)) return startGuessWhat({ ...heard, lesson: { ...lesson, play: null } })
  if (guess !== null && (won.test(text) || (says.yes(text) && wordsIn(text).length <= 6)))
    return over([{ key: 'think.found', values: { a: withArticle(guess) } }])
  const [, answer] = tellsIt.exec(text) ?? []
  const isTold = answer !== undefined && (lost.test(text) || play.secret === 'what' || thingCalled(answer))
  if (isTold && answer !== undefined)
    return over([
      {
        key: 'think.lost',
        values: { a: withArticle(answer.toLowerCase()), A: capital(withArticle(answer.toLowerCase())) },
      },
    ])
  const clues = cluesIn(text)
  if (play.secret === 'what' && clues.length > 0) return reply([], askYoursAgain(heard, play), marks)
  if (lost.test(text) || (play.secret === 'what' && wordsIn(text).length <= 4 && !says.yes(text)))
    return lost.test(text) ? over([{ key: 'think.stumped' }]) : over(bareAnswer(text))
  if (won.test(text)) return over([{ key: 'nice' }])
  if (isElsewhere(heard) && clues.length === 0) return null
  const isShort = wordsIn(text).length <= 4
  const answered = guess === null && isShort ? answerTo(text, play.secret) : null
  if (clues.length === 0 && answered === null && !(guess !== null && says.no(text)))
    return wordsIn(text).length > longestClue || !isShort ? null : reply([], askYoursAgain(heard, play), marks)
  const used = [...play.used, ...(guess === null ? [] : [`=${guess}`]), ...(answered ? [answered] : []), ...clues]
  return reply([{ key: 'think.heard' }], goOn(lesson, { turns: play.turns, used }).closing, {
    ...marks,
    mood: 'thinking',
  })
}

const thingCalled = (name: string) => knownThings().things.some((thing) => thing.name === name.toLowerCase())

/** 'A walrus', where it was asked what it is. */
function bareAnswer(text: string): Line[] {
  const name = wordsIn(text)
    .filter((word) => !/^(?:a|an|the|its|it|is|my|was)$/.test(word))
    .join(' ')
  return name === ''
    ? [{ key: 'think.stumped' }]
    : [{ key: 'think.lost', values: { a: withArticle(name), A: capital(withArticle(name)) } }]
}

function answerTo(text: string, asked: string): string | null {
  if (unsure.test(text)) return `?${asked}`
  if (says.yes(text) || /^\W*(?:yes|yeah|it (?:is|does|can|has)|correct|right)\b/i.test(text)) return `+${asked}`
  return says.no(text) || /^\W*(?:no|nope|it (?:isnt|isn't|doesnt|doesn't|cant|can't)|not)\b/i.test(text)
    ? `-${asked}`
    : null
}
