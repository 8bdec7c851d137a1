import {
  type Part,
  partAsked,
  partHint,
  partIn,
  partPicked,
  partSays,
  partsClaimed,
  partsSaid,
} from '../know/words/parts-of-speech.ts'
import { capital } from '../know/words/question-words.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const mark = 'lang:part:'
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'feeling', 'sentence'])

/** Nouns, verbs, adjectives of a sentence of the homework: what the child picks is looked at, and nothing is told before it. */
export function ofParts(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || isTaken.has(lesson.asked?.kind ?? '')) return null
  const asked = partAsked(written)
  if (asked)
    return asked.tried === null
      ? hinted(heard, asked.part, asked.sentence, [])
      : judged(heard, asked.part, asked.sentence, asked.tried)
  const [, part = '', sentence = ''] = /^lang:part:(noun|verb|adjective|adverb):(.+)$/.exec(lesson.told ?? '') ?? []
  const word = sentence === '' ? null : partPicked(written, sentence)
  if (word !== null && isPart(part)) return judged(heard, part, sentence, word)
  return claimed(heard)
}
const isPart = (part: string): part is Part => part in partHint

function hinted({ lesson }: Heard, part: Part, sentence: string, lines: Line[]): Decision {
  const after = { ...lesson, aside: lesson.aside + 1, told: `${mark}${part}:${sentence}`.slice(0, 150) }
  return reply([...lines, { text: partHint[part], fact: true }], askChat(after, { key: 'parts.which' }), {
    kind: 'words',
    mood: 'thinking',
  })
}

function judged(heard: Heard, part: Part, sentence: string, word: string): Decision | null {
  const is = partIn(word, sentence)
  if (is === null) return null
  const after = { ...heard.lesson, aside: heard.lesson.aside + 1, told: `${mark}${part}:${sentence}`.slice(0, 150) }
  const says: Line = { text: partSays(word, is), fact: true }
  if (is === part)
    return reply(
      [{ key: 'parts.right', values: { Word: capital(word), word } }, says],
      askChat(after, { key: 'parts.more' }),
      {
        kind: 'words',
        mood: 'happy',
      },
    )
  return hinted(heard, part, sentence, [{ key: 'parts.look', values: { word } }, says])
}

function claimed({ lesson, written }: Heard): Decision | null {
  const found = partsClaimed(written)
  if (!found) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const right: Line[] =
    found.right.length > 0 ? [{ key: 'sense.right' }, { text: partsSaid(found.right), fact: true }] : []
  const wrong = found.wrong.map(({ word, is }): Line => ({ text: partSays(word, is), fact: true }))
  return reply(
    [...right, ...(wrong.length > 0 ? [{ key: 'sense.wrong' }] : []), ...wrong],
    wrong.length > 0 ? noQuestion(after) : { ...askChat(after, { key: 'parts.more' }) },
    { kind: 'words', mood: wrong.length > 0 ? 'thinking' : 'happy' },
  )
}
