import { askingOf } from '../know/book/stems.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Situation } from '../move.ts'
import { askChat } from './ask.ts'
import { reply } from './reply.ts'

/** Fewer words behind a mark are no passage. */
const fewestWords = 15
const quoted = /["“]([^"”]{60,})["”]/
const behindMark = /(?:passage|paragraph|text|story|this|says?|read|it)\s*:\s*([\s\S]{80,})/i

/** A passage that the child pasted, to be read together; null where there is none. */
export function passageIn(text: string): string | null {
  const found = quoted.exec(text)?.[1] ?? behindMark.exec(text)?.[1] ?? null
  return found && found.split(/\s+/).length >= fewestWords && /[.!?]/.test(found) ? found.trim().slice(0, 1_500) : null
}

const sentencesOf = (passage: string) => passage.match(/[^.!?]+[.!?]+["”]?/g)?.map((one) => one.trim()) ?? [passage]

export function readPassage(situation: Situation): Decision | null {
  const passage = passageIn(situation.text)
  if (passage === null) return null
  const lesson = { ...situation.lesson, passage, about: themesIn(passage)[0]?.one ?? situation.lesson.about }
  const asksMain = /main idea|mostly about|mainly about|about\b/i.test(situation.text.replace(passage, ''))
  return reply([{ key: 'passage.take' }], askChat(lesson, { key: asksMain ? 'passage.main' : 'passage.first' }), {
    kind: 'passage',
    mood: 'thinking',
  })
}

const mostWords = 25

/** What the child says or asks about the passage: words of it are looked for where they stand. */
export function aboutPassage(situation: Situation, isQuestion: boolean): Decision | null {
  const { lesson, text } = situation
  if (!lesson.passage || text.split(/\s+/).length > mostWords) return null
  const { stems } = askingOf(text)
  const sentences = sentencesOf(lesson.passage).map((sentence) => ({
    sentence,
    stems: new Set(askingOf(sentence).stems),
  }))
  const fits = sentences
    .map((one) => ({ ...one, shared: stems.filter((stem) => one.stems.has(stem)).length }))
    .sort((one, other) => other.shared - one.shared)
  const [best] = fits
  if (!best || best.shared === 0) return null
  if (isQuestion) {
    if (best.shared < 2) return null
    return reply(
      [{ key: 'passage.look', values: { sentence: best.sentence } }],
      askChat(lesson, { key: 'passage.says' }),
      {
        kind: 'passage',
        mood: 'thinking',
      },
    )
  }
  const said = stems.find((stem) => best.stems.has(stem)) ?? ''
  const often = sentences.filter((one) => one.stems.has(said)).length
  const isMain = often * 2 >= sentences.length || stems.length >= 3
  if (!isMain)
    return reply([{ key: 'passage.once' }], askChat(lesson, { key: 'passage.main' }), {
      kind: 'passage',
      mood: 'thinking',
    })
  return reply(
    [{ key: stems.length >= 3 ? 'passage.idea' : 'passage.topic' }],
    askChat(lesson, { key: stems.length >= 3 ? 'passage.proof' : 'passage.what' }),
    {
      kind: 'passage',
      mood: 'happy',
    },
  )
}
