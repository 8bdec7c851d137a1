import { rngOf } from '#server/curriculum/rng.ts'
import { reply } from '../decide/reply.ts'
import { earlyWords, neverRhymes } from '../know/words/early-words.ts'
import { type KnownWord, knownWord, rhyme, rhymesOf } from '../know/words/words.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, says, wordsIn } from './hearing.ts'
import { presses, wordsToPress } from './presses.ts'
import { another, playOn } from './ways.ts'

/** A word to begin with has so many easy rhymes. */
const fewestRhymes = 8
/** Words of the child's after which the chain is long enough. */
const longEnough = 4
const mostMisses = 3

let begins: readonly KnownWord[] | null = null
const beginnings = () =>
  (begins ??= earlyWords().filter(
    (word) => word.word.length <= 4 && rhymesOf(word, fewestRhymes).length >= fewestRhymes,
  ))

/** `secret`: the word all must rhyme with; `id`: misses running; `used`: the chain so far. */
export function startRhymes({ lesson, text }: Situation): Decision | null {
  const seed = lesson.seed + 1
  const [, own] = /\b(?:with|rhymes? for)\s+([a-z]+)/i.exec(text) ?? []
  const wished = own === undefined ? null : knownWord(own)
  const word =
    wished && rhymesOf(wished, 4).length === 4 ? wished : rngOf(seed * 41 + lesson.given.length).pick(beginnings())
  const play = { game: 'rhyme_chain', id: '0', secret: word.word, turns: 0, used: [word.word] } as const
  return reply(
    [{ key: 'rhyme.start', values: { word: word.word } }],
    asksRhyme({ ...lesson, seed }, { ...play, used: [...play.used] }),
    {
      kind: 'play.game',
      mood: 'happy',
    },
  )
}

const asksRhyme = (lesson: Lesson, play: Omit<Play, 'away'>, press = presses('dontKnow')) =>
  playOn(lesson, play, [{ key: 'rhyme.ask', values: { word: play.used.at(-1) ?? play.secret } }], { press })

export const askRhymeAgain = ({ lesson }: Situation, play: Play) => asksRhyme(lesson, play)

const longestTalk = 7

export function hearRhyme(heard: Heard, play: Play): Decision | null {
  const { lesson, text } = heard
  const target = knownWord(play.secret)
  if (!target) return null
  const tokens = wordsIn(text)
  const words = tokens.flatMap((token) => knownWord(token) ?? [])
  const rhymes = words.filter((word) => word.word !== target.word && rhyme(target, word) !== 'no')
  const fresh = rhymes.find(({ word }) => !play.used.includes(word))
  if (fresh && tokens.length <= longestTalk && !/\d/.test(text))
    return linked(lesson, play, target, fresh.word, [{ key: 'rhyme.yes', values: { said: fresh.word } }])
  const isQuestionOrSum =
    /\d|\?\s*$/.test(text) || /^\W*(?:why|how|what|whats|is|are|can|do|does|where|who|which)\b/i.test(text)
  if (isElsewhere(heard) || tokens.length > longestTalk || (isQuestionOrSum && tokens.length > 1)) return null
  const [had] = rhymes
  if (had)
    return reply([{ key: 'rhyme.had', values: { said: had.word } }], asksRhyme(lesson, play), { kind: 'play.game' })
  if (says.givesUp(text) || says.hint(text)) return helped(lesson, play, target, [])
  const last = tokens.at(-1) ?? ''
  if (last === target.word)
    return reply([{ key: 'rhyme.same', values: { said: last } }], asksRhyme(lesson, play), { kind: 'play.game' })
  if (!knownWord(last) && endsLike(last, target.word))
    return linked(lesson, play, target, last, [{ key: 'rhyme.silly', values: { said: last } }])
  const known = words.at(-1)
  const line: Line = known
    ? { key: 'rhyme.not', values: { said: known.word, word: target.word } }
    : { key: 'rhyme.unknown', values: { said: last.slice(0, 20) } }
  return helped(lesson, play, target, [line])
}

/** A silly word that is written with the same end: 'zat' for 'cat'. */
function endsLike(said: string, word: string): boolean {
  const end = /[aeiouy]+[^aeiouy]*e?$/.exec(word)?.[0] ?? word.slice(-2)
  return said.length > 1 && said.length < 9 && said.endsWith(end)
}

/** The chain grows by the child's word and one of the tutor's. */
function linked(lesson: Lesson, play: Play, target: KnownWord, said: string, lines: Line[]): Decision {
  const used = [...play.used, said]
  const turns = play.turns + 1
  const mine = rhymesOf(target, 40).find((word) => !used.includes(word))
  const marks = { kind: 'play.game', mood: 'happy' } as const
  if (turns >= longEnough || mine === undefined)
    return reply(
      [...lines, { key: 'rhyme.end', values: { count: used.length, chain: used.join(', ') } }],
      another(lesson, 'game', 'rhyme_chain'),
      marks,
    )
  const next = { ...play, id: '0', turns, used: [...used, mine] }
  return reply([...lines, { key: 'rhyme.mine', values: { word: mine } }], asksRhyme(lesson, next), marks)
}

/** After a miss the ends are listened to; then there are two words to choose from; then one is told. */
function helped(lesson: Lesson, play: Play, target: KnownWord, lines: Line[]): Decision {
  const misses = Number(play.id) + 1
  const next = { ...play, id: String(misses) }
  const hidden = rhymesOf(target, 40).find((word) => !play.used.includes(word))
  const marks = { kind: 'play.game', mood: 'thinking' } as const
  if (hidden === undefined || misses >= mostMisses) {
    const told: Line[] =
      hidden === undefined ? [] : [{ key: 'rhyme.tell', values: { word: target.word, rhyme: hidden } }]
    return reply([...lines, ...told], another(lesson, 'game', 'rhyme_chain'), marks)
  }
  if (misses === 1 && lines.length > 0) return reply(lines, asksRhyme(lesson, next), marks)
  const rng = rngOf(lesson.seed + misses)
  const other = rng.pick(earlyWords().filter((word) => neverRhymes(word, target))).word
  const two = rng.some([hidden, other])
  return reply(
    [...lines, { key: 'rhyme.help', values: { one: two[0] ?? '', two: two[1] ?? '' } }],
    asksRhyme(lesson, next, wordsToPress(two)),
    marks,
  )
}
