import type { Decision, Line } from '../move.ts'
import { usualOf } from '../read/young-spelling.ts'
import { openProblem } from '../state.ts'
import { faultsIn } from '../writing/faults.ts'
import { wordsOf } from '../writing/written.ts'
import { askChat, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// 'I can rite i see the cat': a young child shows in passing what it wrote. The sentence is named as one, and one thing of it is told.

const shows =
  /^\W*(?:(?:and|so|ok|now|look|um+|then|yay) )*i (?:can |just |did |now )?(?:wrote|write|rote|rite|rot|wright|writed|put(?= down\b|:))(?: down| that)?:? (?!to\b|a\b|an\b|about\b|in\b|with\b|for\b|my name\b|my (?:\w+ )?(?:story|paper|homework|letter|essay)\b|it\b|this\b|on\b|all\b|down\b|some\b|lots\b|one\b|\d)(\S.{5,})$/i
const toSomebody =
  /\b(?:and|but) (?:he|she|they) (?:said|wrote|told|was|is)\b|\bdo you\b|\bso (?:its|it's|he|she|they|we|i)\b|\bback\b/i
const sentence =
  /^(?:i|he|she|it|we|they|the \w+|my \w+|a \w+) (?:is|are|was|can|has|have|like|likes|love|see|saw|sat|ran|go|went|am|eats?|plays?)\b/i
const oldest = 3
const fewest = 3
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function wroteLine({ written, lesson, grade, ...rest }: Heard): Decision | null {
  const heard = { written, lesson, grade, ...rest }
  if (grade > oldest || lesson.spanish || openProblem(lesson) || isStrict(heard) || lesson.asked?.kind === 'sentence')
    return null
  const own = shows.exec(written)?.[1]
  // 'I put the ducks on the wall', 'I wrote Connor do you want rivers and he said sure': nothing written is shown.
  if (
    own !== undefined &&
    (toSomebody.test(own) || (/\bput\b(?! down)/i.test(written.slice(0, written.indexOf(own))) && !sentence.test(own)))
  )
    return null
  if (own === undefined || wordsOf(own).length < fewest || /\?\s*$/.test(own)) return null
  const closing = askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'chat.more' })
  return reply([{ key: 'own.wrote' }, ...mendedIn(own)], { ...closing, lines: [] }, { kind: 'writing', mood: 'happy' })
}

/** One thing to mend: a word by its letters, else the capital. */
export function mendedIn(own: string): Line[] {
  const spelled = wordsOf(own).find(({ word }) => usualOf(word) !== null)
  const fault = faultsIn(own).find(({ kind, fixes }) => kind === 'spell' && fixes.length > 0)
  const fix = spelled ? usualOf(spelled.word) : (fault?.fixes[0] ?? null)
  if (fix !== null) return [{ key: 'own.wrote.spell', values: { word: capital(fix), letters: [...fix].join('-') } }]
  return /^[a-z]/.test(own) ? [{ key: 'own.wrote.capital' }] : []
}
