import type { Decision, Line } from '../move.ts'
import { sharedWith } from '../read/goes-on.ts'
import type { Lesson } from '../state.ts'
import { type Aside, asideIn, isChat, laughBehind } from '../writing/aside.ts'
import { genreNow } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const lately = 3
const smallVerbs = /\b(?:have|has|had|do|does|did|was|were|is|get|got|go|went)\b/gi
const asksExample = /^write\.(?:example|need\.(?:proof|evidence|example|detail|time|show))/
const personal = /\b(?:personal narrative|narrative|memoir|journal|diary|about (?:a time|the time|when|me|my|being))\b/i

const sayings: Readonly<Record<Aside, readonly string[]>> = {
  laugh: ['aside.laugh'],
  never: ['aside.never'],
  life: ['aside.life'],
  tired: ['aside.tired'],
  news: ['aside.news'],
  family: ['aside.family'],
  body: ['aside.body'],
  proud: ['aside.proud'],
  won: ['aside.won'],
  due: ['aside.due'],
  whole: ['aside.whole'],
  hope: ['aside.hope'],
  tip: ['aside.tip'],
  unfair: ['aside.unfair'],
  chat: ['aside.chat'],
}

const likeLife = /^\W*(?:that'?s|it'?s|its) (?:what|how|like)\b/i

/** A text that tells of the child itself. */
export const isPersonal = ({ about, thread }: Pick<Lesson, 'about' | 'thread'>) =>
  personal.test(`${about ?? ''} ${thread}`)

const gradeOfChat = 5

/** What the aside is, if it is one; 'heavy' is met as a feeling, while the text waits. */
export function asideOf({ lesson, text, grade }: Heard): Aside | 'heavy' | null {
  const { thread, said, about } = lesson
  const wantsExample =
    said.slice(-lately).some((one) => asksExample.test(one)) && sharedWith(text.replace(smallVerbs, ' '), thread) > 0
  const found = asideIn({ text, thread, isPersonal: isPersonal({ about, thread }), wantsExample })
  const isPlanning = lesson.asked?.about?.startsWith('help') === true
  return found ?? (grade >= gradeOfChat && !isPlanning && isChat(text) ? 'chat' : null)
}

/** Talk to the tutor beside the open text: it is answered as talk, and the text waits. */
export function besideText(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const kind = asideOf(heard)
  if (kind === null || kind === 'heavy' || lesson.asked === null) return null
  const isFromLife = kind === 'tired' && likeLife.test(text) && genreNow(lesson) === 'story'
  const lines: Line[] = [...(isFromLife ? ['aside.life'] : []), ...sayings[kind], 'aside.back'].map((key) => ({ key }))
  return reply(
    lines,
    { lines: [], asked: lesson.asked, press: [], picture: null, lesson: { ...lesson, aside: lesson.aside + 1 } },
    { kind: 'talk', mood: 'happy' },
  )
}

/** A laugh behind a line of the text: both are met. */
export function withLaugh(heard: Heard, hearsLine: (of: Heard) => Decision | null): Decision | null {
  const line = laughBehind(heard.text)
  const decision = line === null ? null : hearsLine({ ...heard, text: line, written: line })
  return (
    decision && { ...decision, move: { ...decision.move, lines: [{ key: 'aside.laugh' }, ...decision.move.lines] } }
  )
}
