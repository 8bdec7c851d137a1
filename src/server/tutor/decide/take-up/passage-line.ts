import { isQuestion } from '../../know/book/stems.ts'
import type { Decision, Line } from '../../move.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { mendedIn } from '../wrote-line.ts'
import { saidLately } from './last-lines.ts'
import { inText, nearestPart, type Part, partsOf, readAloud, standsIn } from './open-text.ts'

// A text is open: the child reads a sentence of it, mends a word, asks why, gives its reason, tells what happens. What belongs to the
// text is met from the text; everything else is left to the readers of talk.

const mended =
  /^\W*(?:(?:oh|wait|no|oops|i mean|its|it's|i meant) )*([a-z']{2,12})\W+(?:and |it'?s |its )?(?:not|instead of|i said) (?:a |the )?([a-z']{2,12})\b/i
const alone = /^\W*(?:(?:oh+|wait|no|oops|i mean|its|it's|i meant) )*([a-z']{2,12})\W*$/i
const asksWhy = /\b(?:why|how come)\b/i
const asksPlain = /^\W*(?:(?:so|but|and|ok|wait|um+) )*(?:who|what|whats|where|when|how|did|does|was|is|which)\b/i
const ofTask = /\b(?:write|tell|say|put|do)\b.{0,30}\b(?:sentence|about|what|happen\w*|end|summary)\b/i
const atEnd = /\b(?:end|last|final)\b/i
const atStart = /\b(?:beginning|start|first)\b/i
const reason =
  /^\W*(?:(?:oh+|so|ok|well|um+|i think|and) )*(?:cuz|because|cause|bc|becuz|since|maybe|probably|i think|he must|she must)\b/i
const choice = /\bmaybe\b.*\bor\b/i
const ofThem = /\b(?:he|she|it|they|him|her|them|hes|shes|he's|she's|theyre|they're|his)\b/i
const ofChild = /\b(?:i|im|i'm|my|me|we|our|us|you|u)\b/i
const denies = /\b(?:not|never|no|isnt|isn't|didnt|didn't|wasnt|wasn't|doesnt|doesn't|cant|can't)\b/i
/** It shows a sentence of its own about the text. */
const asksOfOwn =
  /^\W*(?:how is this|hows this|is this (?:good|right|ok)|i (?:put|wrote|said)|so i (?:put|wrote))\W+(?=[a-z])/i
const mostWords = 24
const marks = (mood: 'happy' | 'thinking') => ({ kind: 'passage', mood }) as const

/** What the text mostly says was asked a moment ago. */
const ofMain = ({ lesson }: Heard) =>
  lesson.said
    .slice(-3)
    .some((one) =>
      /^passage\.(?:main|what|once|idea|topic|first|proof|other|infer\w*|there|missing|stillTrue)#/.test(one),
    )

export function passageLine(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (!lesson.passage || lesson.spanish || lesson.asked?.kind === 'play' || written.split(/\s+/).length > mostWords)
    return null
  if (/\d/.test(written) || ofMain(heard) || saidLately(lesson, 'passage.clue', 6)) return taskOf(heard)
  const parts = partsOf(lesson.passage)
  return aloud(heard, parts) ?? selfMended(heard, parts) ?? taskOf(heard) ?? asked(heard, parts) ?? told(heard, parts)
}

const then = (heard: Heard, lines: Line[], ask: string | null, mood: 'happy' | 'thinking'): Decision => {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const closing = ask === null ? noQuestion(lesson) : askChat(lesson, { key: ask })
  return reply(lines, { ...closing, asked: askChat(lesson, { key: 'text.next' }).asked }, marks(mood))
}

function aloud(heard: Heard, parts: readonly Part[]): Decision | null {
  const read = readAloud(parts, heard.written)
  if (!read) return null
  if (read.said === null || read.meant === null)
    return then(heard, [{ key: read.at === parts.length - 1 ? 'text.readAll' : 'text.read' }], null, 'happy')
  if (heard.grade > 3) return null
  const letters = [...read.meant].join('-')
  return then(heard, [{ key: 'text.misread', values: { said: read.said, letters } }], null, 'thinking')
}

/** 'Log! not leg haha', or the word alone behind a slip. */
function selfMended(heard: Heard, parts: readonly Part[]): Decision | null {
  const [, right = '', wrong = ''] = mended.exec(heard.written) ?? []
  if (right !== '' && inText(parts, right) && !inText(parts, wrong))
    return then(heard, [{ key: 'text.mended', values: { word: right.toLowerCase() } }], null, 'happy')
  const one = alone.exec(heard.written)?.[1]
  return one !== undefined && saidLately(heard.lesson, 'text.misread', 2) && inText(parts, one)
    ? then(heard, [{ key: 'text.mended', values: { word: one.toLowerCase() } }], null, 'happy')
    : null
}

/** 'I have to write 1 sentence what happened at the end': sent to that part, to say it in its own words. */
function taskOf(heard: Heard): Decision | null {
  const { written, lesson } = heard
  if (!ofTask.test(written) || !(atEnd.test(written) || atStart.test(written)) || !lesson.passage) return null
  const parts = partsOf(lesson.passage)
  const isEnd = atEnd.test(written)
  const part = isEnd ? parts.at(-1) : parts[0]
  return part
    ? then(heard, [{ key: isEnd ? 'text.end' : 'text.start', values: { part: part.text } }], null, 'thinking')
    : null
}

function asked(heard: Heard, parts: readonly Part[]): Decision | null {
  const { written, text } = heard
  if (asksOfOwn.test(written)) return null
  if (!isQuestion(text) && !asksWhy.test(written)) return null
  if (ofChild.test(written) || /\bmean(?:s|t)?\b|\bspell/i.test(written)) return null
  const question = written.split(/[,.!]| so (?=why)/).at(-1) ?? written
  const best = nearestPart(parts, question) ?? nearestPart(parts, written)
  if (!best) return null
  const isOfText = ofThem.test(question) || best.shared > 1 || best.shared === best.all
  if (!isOfText) return null
  if (asksWhy.test(written)) {
    const remarks = /\b(?:tho|though|but|can)\b.*\bwhy\b/i.test(written)
    // What comes just before it is mostly the reason.
    const before = parts[best.at - 1]?.text
    const part = before === undefined || remarks ? best.part.text : `${before} ${best.part.text}`
    return then(heard, [{ key: remarks ? 'text.unsaid' : 'text.why', values: { part } }], null, 'thinking')
  }
  return asksPlain.test(written)
    ? then(heard, [{ key: 'text.look', values: { part: best.part.text } }], null, 'thinking')
    : null
}

function told({ ...heard }: Heard, parts: readonly Part[]): Decision | null {
  const { text, lesson } = heard
  const written = heard.written.replace(asksOfOwn, '')
  if (
    (isQuestion(text) && written === heard.written) ||
    ofChild.test(written.replace(/\bi think\b/gi, '')) ||
    written.split(/\s+/).length < 2
  )
    return null
  const because = /\b(?:because|cuz|cause|bc|becuz) (.+)$/i.exec(written)?.[1] ?? ''
  const proof = [because, because.split(/,? (?:and|but) /)[0] ?? '']
    .flatMap((one) => (denies.test(one) ? [] : (standsIn(parts, one) ?? [])))
    .at(0)
  if (proof) return then(heard, [{ key: 'text.found', values: { part: proof.text } }], null, 'happy')
  const isReason = reason.test(written)
  if (saidLately(lesson, 'text.end', 2) || saidLately(lesson, 'text.start', 2)) {
    const part = nearestPart(parts, written)
    if (part)
      return then(heard, [{ key: 'text.ownWords' }, ...(heard.grade <= 3 ? mendedIn(written) : [])], null, 'happy')
  }
  const whole = denies.test(written) ? null : standsIn(parts, written)
  if (whole && (isReason || written.split(/\s+/).length > 2))
    return then(
      heard,
      [{ key: isReason ? 'text.found' : 'text.says', values: { part: whole.text } }],
      parts.at(-1) === whole ? null : 'text.next',
      'happy',
    )
  const wasOfText = saidLately(lesson, 'text.', 5)
  const best = nearestPart(parts, written)
  const isTurned = best !== null && best.shared > 1 && best.shared === best.all && !whole && !isReason
  if (isTurned && !denies.test(written))
    return then(heard, [{ key: 'text.order', values: { part: best.part.text } }], null, 'thinking')
  if (!wasOfText && (!best || best.shared < 2)) return null
  if (isReason && choice.test(written)) return then(heard, [{ key: 'text.both' }], null, 'happy')
  if (isReason) return then(heard, [{ key: 'text.idea' }], null, 'happy')
  return best && !denies.test(written)
    ? then(heard, [{ key: 'text.part', values: { part: best.part.text } }], null, 'happy')
    : null
}
