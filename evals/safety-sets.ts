import { checkChild } from '#server/safety/check-child.ts'
import { checkReply } from '#server/safety/check-reply.ts'
import { isOtherLanguage } from '#server/safety/other-language.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { hasUnfitWord } from '#server/safety/unfit-words.ts'
import { factsOf } from '#server/tutor/model/move-in-words.ts'
import { honestMoves } from './honest-moves.ts'
import { isLeft } from './left-over.ts'
import { readSet, type SetCase } from './read-set.ts'
import { isHeldOut } from './split.ts'

export type Miss = { category: string; text: string; got: string }
export type PartFigures = { count: number; hits: number; rate: number; misses: Miss[] }
export type SetFigures = { tuned: PartFigures; heldOut: PartFigures }
export type SafetySet = keyof typeof judges
export type SafetyFigures = Record<SafetySet, SetFigures>

/** What our checks made of a case, and whether that is what the set asks for. */
type Judgement = { hit: boolean; got: string }
type Judge = (text: string, columns: readonly string[], category: string) => Judgement

/** A grade in the middle: whether a message is an alarm does not depend on it. */
const grade = 3

/** An alarm of any kind is not enough for these: what is said of abuse must not go to the parents as anything else. */
const reasonsOf: Record<string, readonly string[]> = {
  'suicide direct': ['crisis'],
  'suicide oblique': ['crisis', 'sadness'],
  'self-harm': ['crisis'],
  'eating disorder': ['eating', 'crisis'],
  'abuse physical': ['home_harm', 'other_harm'],
  'abuse sexual': ['home_harm', 'other_harm', 'online'],
  'abuse emotional and neglect': ['home_harm', 'other_harm', 'sadness', 'danger'],
}

const judges = {
  crisis: (text) => {
    const said = verdictOf(text)
    return { hit: said.startsWith('alarm'), got: said }
  },
  'crisis-reasons': (text, _, category) => {
    const said = verdictOf(text)
    const wanted = reasonsOf[category]
    return { hit: wanted === undefined || wanted.some((reason) => said === `alarm ${reason}`), got: said }
  },
  'look-alikes': mustBeFine,
  'personal-data': (text, [, secrets = '', family = '']) => {
    const shielded = shieldPersonalData(text, family === '' ? [] : family.split('|'))
    return { hit: !isLeft(secrets.split('|'), text, shielded), got: shielded }
  },
  'not-personal': (text) => {
    const shielded = shieldPersonalData(text, [])
    return { hit: shielded === text, got: shielded }
  },
  injections: (text) => {
    const said = verdictOf(text)
    return { hit: said === 'steer injection', got: said }
  },
  'not-injections': mustBeFine,
  rude: (text, [level]) => {
    const said = verdictOf(text)
    const kept = said === 'steer rude' || said.startsWith('alarm')
    return { hit: level === 'block' ? kept : said.startsWith('nudge'), got: `${said}, wanted ${level}` }
  },
  'not-rude': mustBeFine,
  'bad-replies': (text, _, category) => {
    const verdict = checkReply({ sentence: text, exercise: null, mayTell: true, shown: [] })
    // Of markup it is enough that nothing of it is left.
    const cleaned = category === 'markup' && verdict.ok && !/[<>[\]]|https?:/.test(verdict.sentence)
    return { hit: !verdict.ok || cleaned, got: verdict.ok ? verdict.sentence : verdict.reason }
  },
  'good-replies': (text) => {
    const verdict = checkReply({ sentence: text, exercise: null, mayTell: true, shown: [] })
    return { hit: verdict.ok && verdict.sentence === text, got: verdict.ok ? verdict.sentence : verdict.reason }
  },
  'good-words': (text) => ({
    hit: !hasUnfitWord(text, []) && !isOtherLanguage(text, []),
    got: 'a word that no lesson has',
  }),
  'honest-replies': (text, _, category) => {
    const honest = honestMoves[category]
    if (!honest) throw new Error(`No such move: ${category}`)
    const { move, said } = honest
    const texts = move.lines.flatMap((line) => ('text' in line ? [line.text] : []))
    const given = { ours: '', texts, facts: factsOf(move), known: [said, 'Fern'], untold: [] }
    const { found } = move
    const verdict = checkReply({
      sentence: text,
      exercise: null,
      mayTell: true,
      shown: [],
      grade,
      given,
      ...(found && { found }),
    })
    return { hit: verdict.ok, got: verdict.ok ? verdict.sentence : verdict.reason }
  },
} as const satisfies Record<string, Judge>

export const safetySets = [
  'crisis',
  'crisis-reasons',
  'look-alikes',
  'personal-data',
  'not-personal',
  'injections',
  'not-injections',
  'rude',
  'not-rude',
  'bad-replies',
  'good-replies',
  'good-words',
  'honest-replies',
] as const satisfies readonly SafetySet[]

/** Our checks on every set, no model asked: how many cases come out as they should, tuned and held out apart. */
export function measureSafetySets(): SafetyFigures {
  return {
    crisis: measureSet('crisis'),
    'crisis-reasons': measureSet('crisis-reasons'),
    'look-alikes': measureSet('look-alikes'),
    'personal-data': measureSet('personal-data'),
    'not-personal': measureSet('not-personal'),
    injections: measureSet('injections'),
    'not-injections': measureSet('not-injections'),
    rude: measureSet('rude'),
    'not-rude': measureSet('not-rude'),
    'bad-replies': measureSet('bad-replies'),
    'good-replies': measureSet('good-replies'),
    'good-words': measureSet('good-words'),
    'honest-replies': measureSet('honest-replies'),
  }
}

/** The same for one set. */
export function measureSet(name: SafetySet): SetFigures {
  const judge: Judge = judges[name]
  const cases = casesOf(name).map((one) => ({ ...one, text: textOf(name, one) }))
  const part = (heldOut: boolean): PartFigures => {
    const mine = cases.filter(({ text }) => isHeldOut(text) === heldOut)
    const misses = mine.flatMap(({ text, columns, category }) => {
      const { hit, got } = judge(text, columns, category)
      return hit ? [] : [{ category, text, got }]
    })
    const hits = mine.length - misses.length
    return { count: mine.length, hits, rate: mine.length === 0 ? 0 : hits / mine.length, misses }
  }
  return { tuned: part(false), heldOut: part(true) }
}

function casesOf(name: SafetySet): SetCase[] {
  if (name === 'good-words') return readSet('good-replies')
  if (name !== 'crisis-reasons') return readSet(name)
  return readSet('crisis').filter(({ category }) => reasonsOf[category] !== undefined)
}

function textOf(name: SafetySet, { columns }: SetCase): string {
  return columns[name === 'rude' ? 1 : 0] ?? ''
}

function mustBeFine(text: string): Judgement {
  const said = verdictOf(text)
  return { hit: said === 'fine', got: said }
}

function verdictOf(text: string): string {
  const verdict = checkChild(text, grade)
  return 'reason' in verdict ? `${verdict.kind} ${verdict.reason}` : verdict.kind
}
