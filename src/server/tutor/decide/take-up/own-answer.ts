import { isFirstName } from '#server/safety/usual-words.ts'
import { isNoun, isVerb } from '../../know/words/forms.ts'
import { capital } from '../../know/words/question-words.ts'
import type { Decision, Line } from '../../move.ts'
import { needsCare } from '../../read/felt.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { nearestPart, type Part, partsOf, stemsOf } from './open-text.ts'

// A question with its answer in the same line: of a text that is read for homework ('question 2 how did the duck feel at the end. lost'),
// or of the child itself ('whats my favorite animal its a shark'). It is never answered with 'I don't know'.

const label =
  /^\W*(?:(?:ok|so|and|now|next|then|um+) )*(?:(?:the )?(?:question|number|quest|numero|problem|q|no|#) ?#?\d{1,2}|\d{1,2}[.)])(?: is| says| asks|:)?\W*/i
const saysSo =
  /^\W*(?:(?:ok|so|and|now|next|then|um+) )*(?:it (?:says|asks)|the (?:next )?(?:question|paper|worksheet) (?:says|is|asks)|(?:next|last) (?:question|one)(?: is| says)?)\W+/i
const wh = '(?:who|what|whats|where|when|why|how|which|whose|whom)'
const asked = new RegExp(`^(${wh}\\b[^.?!;,]{6,90})[.?!;,]+\\s+(.{1,90}?)\\W*$`, 'i')
/** Without a mark only the last word may be the answer: '… at the end happy'. */
const unmarked = new RegExp(
  `^(${wh}\\b.{6,80}\\bat the (?:end|beginning|start)) (?:is it |its |it's |she was |he was |they were )?([a-z]{3,12})\\W*$`,
  'i',
)
const asksHelp =
  /\b(?:what (?:should|do|can) i (?:put|write|say)|i (?:dont|don't) (?:know|get)|idk|help|is (?:that|it) right|tell me|what is it|how do i|can you|can i|do i)\b/i
const ownView =
  /^(?:what|how|which) (?:would|do|did) you (?!know)\b|\bdo you think\b|\b(?:main idea|lesson|message|moral|theme|title|predict|next)\b/i
const atEnd = /\bat (?:the )?end\b|\bin the end\b|\blast\b/i
const atStart = /\b(?:at|in) the (?:beginning|start)\b|\bat first\b/i
const ofReading = /\b(?:read|reading|book|story|passage|text|chapter|page|homework|worksheet|question|comprehension)\b/i
const ofTwo = /\b(?:i|me|my|mine|you|u|your|we|our|us)\b/i

type Asked = { question: string; answer: string; isLabelled: boolean }

/** The question and the answer behind it, where the line has both. */
function bothIn(written: string): Asked | null {
  const isLabelled = label.test(written) || saysSo.test(written)
  const plain = written.replace(label, '').replace(saysSo, '').trim()
  const line = plain
    .replace(/[,.\s]+(?:is (?:that|it|this) (?:right|correct)|right|am i right)\W*$/i, '')
    .replace(/,? (?:and|so) i (?:put|said|wrote|think)(?: that)? /i, '. ')
  const [, question = '', answer = ''] = asked.exec(line) ?? unmarked.exec(line) ?? []
  if (question === '' || asksHelp.test(answer) || new RegExp(`^${wh}\\b`, 'i').test(answer)) return null
  return {
    question,
    answer: answer.replace(/^(?:i (?:put|said|wrote|think)(?: that)?|is it|my answer is|the answer is|answer)\W+/i, ''),
    isLabelled,
  }
}

export function ownAnswer(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    /^(?:play|story)$/.test(lesson.asked?.kind ?? '') ||
    written.length > 200
  )
    return null
  return ofText(heard) ?? ofItself(heard)
}

const said = ({ lesson }: Heard, lines: Line[], kind: string, mood: 'happy' | 'thinking' = 'happy'): Decision => {
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply(lines, { ...askChat(after, { key: 'chat.more' }), lines: [] }, { kind, mood })
}

function ofText(heard: Heard): Decision | null {
  const { lesson } = heard
  const both = bothIn(heard.written)
  if (!both || /\d/.test(both.answer)) return null
  const { question, answer, isLabelled } = both
  // 'Why does it say engineers. they dont drive a train' objects, and answers nothing.
  if (/\bit says?\b|\bmeans?\b/i.test(question) || (/^why\b/i.test(question) && objects.test(answer))) return null
  const isView = ownView.test(question)
  const shown =
    lesson.passage ?? (ofTwo.test(lesson.thread) || lesson.thread.length < fewestShown ? null : lesson.thread)
  if (shown !== null) {
    if (isView) return said(heard, [{ key: 'answer.view' }], 'passage')
    return heldAgainst(heard, partsOf(shown), question, answer)
  }
  const isReading = lesson.awaitsText || lesson.lines.slice(-4).some((line) => isOfText(line))
  if ((ofTwo.test(question) && !isView) || /\d/.test(question) || notOfText.test(question)) return null
  const isPlain = isReading && (isView || tells.test(question))
  // A label alone may stand before any question of school.
  if (!isReading || (!isLabelled && !isPlain)) return null
  return said(heard, [{ key: isView ? 'answer.view' : 'answer.taken' }], 'passage')
}

const objects =
  /^(?:he|she|it|they|that|you|i) (?:\w+ )?(?:dont|don't|didnt|didn't|doesnt|doesn't|isnt|isn't|cant|can't|never|not)\b/i
const notOfText = /^(?:what|how) (?:about|if|come)\b|^whats up\b/i
/** It asks what somebody did or was. */
const tells =
  /^(?:who|what|where|when|why|how|which)\b.{0,20}\b(?:did|was|were|does|is|are|got|had|has|helped|said|went|lost|happened|happens|lives?)\b/i
const fewestShown = 80
/** It speaks of reading, or is a piece of a text itself. */
const isOfText = (line: string) =>
  ofReading.test(line) || (line.length >= fewestShown && !ofTwo.test(line) && /[.!?]/.test(line))

const askedFor = (parts: readonly Part[], question: string): Part | null =>
  (atEnd.test(question) ? parts.at(-1) : atStart.test(question) ? parts[0] : null) ??
  nearestPart(parts, question)?.part ??
  null

/** It is looked for in the text: there, where the question asks; there, but elsewhere; or not in it. */
function heldAgainst(heard: Heard, parts: readonly Part[], question: string, answer: string): Decision | null {
  const part = askedFor(parts, question)
  if (!part) return null
  const inQuestion = new Set(stemsOf(question))
  const stems = stemsOf(answer).filter((stem) => !inQuestion.has(stem))
  if (stems.length === 0) return null
  const held = stems.filter((stem) => part.stems.has(stem)).length
  if (held > 0 && held * 2 >= stems.length)
    return said(heard, [{ key: 'answer.right', values: { part: part.text } }], 'passage')
  // 'Where does Fred live. he lives in a pond': one part speaks of what is asked and of the answer.
  const both = nearestPart(parts, `${question} ${answer}`)?.part
  const isOfBoth =
    both !== undefined &&
    [...inQuestion].some((stem) => both.stems.has(stem) && isVerb(stem)) &&
    stems.every((stem) => both.stems.has(stem))
  if (isOfBoth && both) return said(heard, [{ key: 'answer.right', values: { part: both.text } }], 'passage')
  const isPlaced = atEnd.test(question) || atStart.test(question) || (nearestPart(parts, question)?.shared ?? 0) > 1
  // A reason may stand anywhere.
  if (!isPlaced || /^(?:why|how come|how do you know)\b/i.test(question))
    return said(heard, [{ key: 'answer.taken' }], 'passage')
  const isInText = stems.some((stem) => parts.some((one) => one.stems.has(stem)))
  const values = { part: part.text, word: answer.trim().split(/\s+/).length <= 2 ? answer.trim() : 'that' }
  return said(heard, [{ key: isInText ? 'answer.elsewhere' : 'answer.look', values }], 'passage', 'thinking')
}

const ofSelf =
  /^\W*(?:(?:hey|so|and|ok|bolt) )*(?:(?:do |did )?(?:you|u) know |know |guess |what do (?:you|u) think |who do (?:you|u) think )?(?:what(?:'?s)?|who(?:'?s)?|how old|which|won)\b(?=.*\b(?:my|i|me|im)\b).{2,50}?,? (?:its|it's|it is|it was|im|i'm|was|is) (?:an? |the )?([a-z]+(?: [a-z]+)?)\W*$/i
const guessed =
  /^\W*(?:(?:hey|so|and|ok) )*(?:guess|know) (?:what|who|where|how) (?:i|my \w+|we|came over|came|is) ?(?:drew|made|got|saw|had|ate|have|did|found|over|coming)? (an? [a-z]+|my (?:cousin|friend|grandma|grandpa|nana|aunt|uncle|best friend)(?: [a-z]+)?)\W*$/i
const itself =
  /^\W*(?:(?:hey|so|and|ok|guess|know) )*who (?:won|drew|made|did|built|came in|got (?:an? |the |all |first))(?: \w+){0,6} me\W*$/i
const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i
const color = /^(?:red|blue|green|yellow|orange|purple|pink|black|white|brown|gray|grey|gold|silver|rainbow)$/i
const noThing =
  /^(?:time|day|thing|fun|hard|fine|cold|hot|late|today|now|here|there|wrong|bad|lot|way|all|over|mine|yours|true|right|dead|hurt|sick)$/i
const heavy =
  /\b(?:die|died|dead|hurt|hit|hate|hates|mad|sad|sick|gone|jail|hospital|wrong|problem|matter|what do i do|mean|do i|should)\b/i

/** It asks, and tells itself before anybody could guess. */
function ofItself(heard: Heard): Decision | null {
  const { written, grade } = heard
  if (grade > oldestGuess || heavy.test(written) || needsCare(written) || /\d/.test(written)) return null
  const told = guessed.exec(written)?.[1]
  if (told !== undefined)
    return said(heard, [{ key: 'answer.self', values: { Said: named(told.replace(/^my\b/i, 'your')) } }], 'talk')
  if (itself.test(written)) return said(heard, [{ key: 'answer.self', values: { Said: 'You' } }], 'talk')
  const answer = ofSelf.exec(written)?.[1]
  const last = answer?.split(' ').at(-1)?.toLowerCase()
  if (answer === undefined || last === undefined || noThing.test(last)) return null
  const isName = isFirstName(last) && !answer.includes(' ')
  const isThing = isNoun(last) || color.test(last) || number.test(last) || isName || /^me$/i.test(answer)
  if (!isThing) return null
  const plain = answer.toLowerCase()
  return said(heard, [{ key: 'answer.self', values: { Said: plain === 'me' ? 'You' : named(plain) } }], 'talk')
}
const oldestGuess = 4

/** As it stands at the beginning of a sentence; names with their capitals. */
const named = (text: string) =>
  capital(text.replace(/(?<=^your \w+ |^)[a-z]+$/i, (word) => (isFirstName(word.toLowerCase()) ? capital(word) : word)))
