import type { Decision, Situation } from '../move.ts'

// Two things in one line, of which the second is what is wished: what weighs is left alone ('i dont wanna talk about it. give me a hard
// one').

const leaves =
  /^\W*(?:(?:no|nah|nope|ok|okay|um+|but|please|pls|actually|ugh|can we|let'?s)\W+)*(?:(?:i|we) )?(?:(?:really |just )?(?:dont|don'?t|do not|not|rather not) (?:really |even )?(?:(?:want to|wanna|want|feel like) )?(?:talk|talking|think|thinking) (?:about|abt) (?:it|that|this|him|her|them)(?: (?:anymore|any more|right now|now|today))?|(?:i'?d|id|i would) rather not(?: (?:talk|think|say))?(?: (?:about|abt) (?:it|that|this|him|her|them))?|no (?:more )?talking (?:about|abt) (?:it|that|this|him|her)|whatever|never ?mind(?: (?:that|it|him|her))?|forget (?:it|about it|that)|no more (?:about|of) (?:that|it|this|him|her))[.,!;]*\s+(?:(?:so|and|but|just|then|now)\s+)*(?=\w+ \w+)(.{6,80})$/i
const wish =
  /^(?:ask|story|joke|game|math|can|could|will|would|let'?s|give|gimme|tell|do|play|quiz|make|show|i (?:want|wanna|need)|what|whats|what's|how)\b/i
/** What was wished is done by these. */
const done = /^(?:give|play|own|topic|game|wonder|book|writing|quiz|words|story|talk\.|ask\.)/
const feels = /^(?:feeling|felt)/

/** Another subject is wished for. */
const other =
  /^\W*(?:(?:ok|please|pls|um+|and|can we just|can we|could we|let'?s|i (?:want to|wanna)) )*(?:change the (?:subject|topic)|talk about (?:something|anything) else)(?: please| pls| now| instead)*\W*$/i

/** The wish is done; that the rest is left alone is said first. */
export function leftAlone(whole: Situation, decideOne: (one: Situation) => Decision): Decision | null {
  if (other.test(whole.text) && whole.lesson.asked?.kind !== 'play') {
    const next = decideOne({ ...whole, lesson: { ...whole.lesson, asked: null }, text: 'something else' })
    return { ...next, move: { ...next.move, lines: [{ key: 'leave.it' }, ...next.move.lines.slice(-1)] } }
  }
  const rest = leaves.exec(whole.text)?.[1]
  if (rest === undefined || !wish.test(rest)) return null
  const { lesson } = whole
  const wasFelt =
    /\b(?:about|abt) (?:it|that|this|him|her|them)\b/i.test(whole.text) ||
    lesson.asked?.kind === 'feeling' ||
    lesson.said.slice(-6).some((one) => feels.test(one))
  const asked = lesson.asked?.kind === 'feeling' ? null : lesson.asked
  const next = decideOne({ ...whole, lesson: { ...lesson, asked }, text: rest.replace(/^can we just /i, 'can we ') })
  if (!done.test(next.move.kind)) return null
  return wasFelt ? { ...next, move: { ...next.move, lines: [{ key: 'leave.it' }, ...next.move.lines] } } : next
}
