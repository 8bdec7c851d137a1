import { book } from '../know/book/book.ts'
import { askingOf } from '../know/book/stems.ts'
import { answerTo, entryAnswer } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import type { Decision } from '../move.ts'
import { personIn } from '../read/who-said.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// Behind the answer to a question why: the reason that somebody gave the child. 'My dad said its cuz of the ocean'.

const claims =
  /^\W*(?:(?:but|and|so|oh|well|no|ok|hmm|wait) )*(?:(?:my |the |our )?(?:\w+ ){1,2}(?:says?|said|told me|thinks?|thought) |i (?:thought|think|heard|read) |people say |isn'?t it |isnt it )?(?:that )?(?:it'?s|its|it was|it is|they|that'?s|it)? ?(?:was |just |only |really )*(?:because|cuz|cause|bc|becuz|from|due to) (?:of )?(.{3,80}?)\W*$/i
const mostWords = 18
const asksReason = /\b(?:why|how come|what makes|what causes)\b/i

export function reasonClaimed(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const question = lesson.question ?? ''
  if (openProblem(lesson) || lesson.spanish || /\?\s*$/.test(text) || !asksReason.test(question)) return null
  const reason = text.split(/\s+/).length > mostWords ? undefined : claims.exec(text)?.[1]
  const stems = reason === undefined ? [] : askingOf(reason).stems
  if (stems.length === 0) return null
  const entry = lesson.told === null ? undefined : book().get(lesson.told)
  const known = entry ? entryAnswer(entry.id, grade) : (schoolAnswer(question, grade) ?? answerTo(question, grade))
  if (!known || known.isFamily) return null
  const told = new Set(askingOf(entry ? `${entry.young} ${entry.older}` : known.says).stems)
  const shared = stems.filter((stem) => told.has(stem)).length
  const { says } = known
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (shared * 2 >= stems.length)
    return reply([{ key: 'reason.fits' }], askChat(after, { key: 'told.onward' }), { kind: 'book', mood: 'happy' })
  const who = personIn(text)
  return reply(
    [
      who === null
        ? { key: 'reason.other' }
        : { key: 'reason.other.who', values: { who, Who: who.charAt(0).toUpperCase() + who.slice(1) } },
      { text: says, fact: true },
    ],
    { ...askChat(after, { key: 'told.onward' }), lines: [] },
    { kind: 'book', mood: 'calm' },
  )
}
