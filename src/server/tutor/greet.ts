import { z } from 'zod'
import signsByTopic from '#content/topic-signs.json'
import { type Press, type PressSign, pressSigns } from '#shared/reply.ts'
import type { Subject } from '#shared/subjects.ts'
import type { Move } from './move.ts'
import type { Asked } from './state.ts'
import type { Earlier } from './state-parts.ts'

/** What the lesson's plan begins with, in words that a child knows. */
export type Today = { topic: string; subject: Subject }

type Opening = { again: boolean; earlier: Earlier | null; grade: number; today?: Today | null; style?: string | null }

/** What the greeting asked. */
export const greetingAsks = (looksBack: boolean): Asked => ({
  kind: looksBack ? 'offer' : 'topic',
  problem: null,
  expects: null,
  yes: looksBack ? 'lookBack' : null,
  no: looksBack ? 'topic' : null,
  about: null,
  times: 1,
})

/** How a conversation begins: with what is true of the last time, or what today could be about, and pictures to press. */
export function greeting({ again, earlier, grade, today = null, style }: Opening): Move {
  const topic = earlier?.topic ?? null
  const hello = again ? 'greet.again' : 'greet.first'
  const ask =
    topic !== null
      ? [{ key: 'greet.earlier', values: { topic } }]
      : [
          ...(today ? [{ key: 'greet.today', values: { topic: today.topic } }] : []),
          style ? { text: style } : { key: 'greet.ask' },
        ]
  const press = topic !== null ? lookingBack(grade) : beginning(grade, today)
  return { kind: 'greet', lines: [{ key: hello }, ...ask], mood: 'happy', press }
}

const says = (sign: PressSign, label: string, words: string): Press => ({ label, says: words, kind: 'more', sign })

const count = says('count', 'Count', 'counting')
const letters = says('letters', 'Letters', 'letters and sounds')
const story = says('story', 'A story', 'tell me a story')
const homework = says('homework', 'My homework', 'I have homework')
const surprise = says('surprise', 'Surprise me', 'you pick')
const draw: Press = { label: 'Draw', says: '', kind: 'tool', tool: 'blackboard', sign: 'draw' }
const watch: Press = { label: 'Watch', says: '', kind: 'tool', tool: 'video', sign: 'watch' }

/** Up to this grade the pictures are those of a child that does not read yet. */
const youngest = 1
const shown = 6

const ways = (grade: number) =>
  grade <= youngest
    ? [count, letters, story, draw, watch, surprise]
    : [says('math', 'Math', 'math'), says('reading', 'Reading', 'reading'), homework, draw, surprise, watch]

function beginning(grade: number, today: Today | null): Press[] {
  const known = ways(grade)
  if (!today || known.some((one) => one.says.startsWith(today.topic))) return known
  return [todays(today, known), ...known].slice(0, shown)
}

const lookingBack = (grade: number): Press[] => [
  { label: 'Yes', says: 'yes', kind: 'answer', sign: 'again' },
  { label: 'Something else', says: 'something else', kind: 'more', sign: 'more' },
  ...(grade <= youngest ? [story] : [homework]),
  draw,
  watch,
  surprise,
]

const signOf: Record<Subject, PressSign> = {
  math: 'math',
  reading: 'reading',
  science: 'science',
  'problem-solving': 'puzzle',
}

/** The picture of a topic; where it has none of its own, that of its subject. */
const topicSigns = z.record(z.string(), z.enum(pressSigns)).parse(signsByTopic)

/** Who does not read yet knows a button by its picture: where another has this one, it is the next step on the way. */
function todays({ topic, subject }: Today, others: readonly Press[]): Press {
  const sign = topicSigns[topic] ?? signOf[subject]
  const isTaken = others.some((one) => one.sign === sign)
  return says(isTaken ? 'today' : sign, topic.charAt(0).toUpperCase() + topic.slice(1), topic)
}
