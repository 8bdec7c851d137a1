import { book } from '../know/book/book.ts'
import { entryAnswer, type Known } from '../know/know.ts'
import { thingIn } from '../know/words/thing-in.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { type Asked, openProblem, type Problem } from '../state.ts'
import { askAgain, askChat, noQuestion } from './ask.ts'
import { reply } from './reply.ts'

export const chatAsked = (open: Problem | null): Asked => ({
  kind: 'chat',
  problem: open?.item.id ?? null,
  expects: null,
  yes: null,
  no: null,
  about: null,
  times: 1,
})

/** What is known, then a question back; the open problem waits one reply. `first` goes before it. */
export function tellKnown(situation: Situation, known: Known, first?: Line): Decision {
  const about = book().get(known.id)?.about[0] ?? thingIn(situation.text) ?? situation.lesson.about
  const lesson = { ...situation.lesson, told: known.id, about }
  const open = openProblem(lesson)
  // What is known is written in English: a child that asks in Spanish is told so in its own words first.
  const before: Line[] = lesson.spanish && known.id !== 'words' ? [{ key: 'know.inEnglish' }] : []
  const lines: Line[] = [...(first ? [first] : []), ...before, { text: known.says, fact: true }]
  // The child's own text goes on behind a question about it.
  if (lesson.asked?.kind === 'sentence')
    return reply(lines, { ...askChat(lesson, { key: 'lang.write' }), asked: lesson.asked }, { kind: 'book' })
  if (known.isFamily) return reply(lines, open ? askAgain(situation, lesson) : noQuestion(lesson), { kind: 'book' })
  if (!known.back)
    return reply(lines, open ? askAgain(situation, lesson) : askChat(lesson, { key: 'know.more' }), { kind: 'book' })
  return reply(
    [...lines, { text: known.back }],
    { lines: [], asked: chatAsked(open), press: [], picture: null, lesson: { ...lesson, aside: lesson.aside + 1 } },
    { kind: 'book' },
  )
}

/** 'But why?' after an answer: the fuller one, where the short one was told. */
export function tellMore(situation: Situation): Decision | null {
  const { lesson, grade } = situation
  const known = lesson.told === null ? null : entryAnswer(lesson.told, 5)
  if (!known) return null
  const full = grade <= 2 && entryAnswer(known.id, grade)?.says !== known.says ? known : null
  if (!full) return reply([{ key: 'know.asFar' }], askChat(lesson, { key: 'wonder.why' }), { kind: 'book' })
  return reply(
    [{ text: full.says, fact: true }],
    { ...noQuestion({ ...lesson, told: null }), asked: chatAsked(openProblem(lesson)) },
    { kind: 'book' },
  )
}
