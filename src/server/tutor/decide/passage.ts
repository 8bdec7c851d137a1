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

const speaksOfText =
  /\b(?:main idea|passage|reading (?:homework|comprehension)|(?:have|has|got|need) to read (?:about|a|an|this|the)|article|the text (?:is|says))\b/i

/** What the child says of a text to come is kept until it comes. */
export const keepAwaited = ({ text }: Situation, decision: Decision): Decision =>
  speaksOfText.test(text) && decision.lesson.passage === null && text.split(/\s+/).length < fewestWords
    ? { ...decision, lesson: { ...decision.lesson, awaitsText: true } }
    : decision

/** It was said that something is to be read, and here it stands without any mark: three sentences of a text, not of the child. */
function passagePasted({ text, lesson }: Situation): string | null {
  const sentences = sentencesOf(text)
  return lesson.awaitsText &&
    sentences.length >= 3 &&
    text.split(/\s+/).length >= fewestWords &&
    !/\b(?:i|my|me)\b/i.test(text)
    ? text.trim().slice(0, 1_500)
    : null
}

export function readPassage(situation: Situation): Decision | null {
  const passage = passageIn(situation.text) ?? passagePasted(situation)
  if (passage === null) return null
  const lesson = {
    ...situation.lesson,
    passage,
    awaitsText: false,
    about: themesIn(passage)[0]?.one ?? situation.lesson.about,
  }
  const asksMain = /main idea|mostly about|mainly about|about\b/i.test(situation.text.replace(passage, ''))
  return reply([{ key: 'passage.take' }], askChat(lesson, { key: asksMain ? 'passage.main' : 'passage.first' }), {
    kind: 'passage',
    mood: 'thinking',
  })
}

const namesMain =
  /^\W*(?:(?:i think|maybe|so|is it|um+) )*(?:the |its |it's )?(?:main idea|topic|passage|story|it|its|it's)(?: is| are)?(?: (?:that|about|mostly about|mainly about))?\b/i
const mostWords = 25

/** What the child says or asks about the passage: words of it are looked for where they stand. */
export function aboutPassage(situation: Situation, isQuestion: boolean): Decision | null {
  const { lesson, text } = situation
  if (!lesson.passage || text.split(/\s+/).length > mostWords) return null
  const { stems } = askingOf(text.replace(namesMain, ''))
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
  // 'They' goes on with what the first sentence is about.
  const isSubject = sentences[0]?.stems.has(said) === true
  const often = sentences.filter(
    (one) => one.stems.has(said) || (isSubject && /^(?:they|it|he|she)\b/i.test(one.sentence)),
  ).length
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
