import { askingOf, isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A text is open, and its question asks what the text does not say: how somebody feels, why somebody did it. The child gathers clues.

/** Such a question stands beside the text. */
export const asksClues =
  /\bhow (?:does|do|is|are|did|was|were) [\w ]{2,24} feel(?:ing)?\b|\bhow (?:do|can) you (?:know|tell)\b|\b(?:infer|inference|character trait|what kind of person|text evidence|best describes)\b|\bwhy (?:do|does|did|is|are|was|were) (?:you think )?[A-Z]?\w+/i
/** It does not like such questions. */
export const hatesThem = /\b(?:hate|dont like|don'?t like|can'?t stand|ugh|annoying|so bad at)\b/i

const isOfClues = ({ lesson }: Heard) => lesson.said.slice(-14).some((one) => /^passage\.clue/.test(one))
const saysNot =
  /\b(?:doesn'?t|doesnt|does not|didn'?t|didnt|never|don'?t|dont) (?:even |really |actually )?(?:say|tell|SAY|TELL|write|mention)|\bnot (?:in|there|in the)\b.{0,12}\b(?:text|story|passage|there)\b|\bhow (?:am i|are we|do i|do they expect).{0,20}\b(?:supposed to )?know\b/i
const supposes =
  /^\W*(?:(?:but|and|so|ok|well|hmm|wait) )*(?:what if|maybe|couldn'?t|it could|could it|she could|he could|they could)\b/i
const concludes =
  /\b(?:is|are|was|were|feels?|felt|feeling|seems?|shes|hes|she'?s|he'?s|they'?re|theyre|must be|probably|wants?|wanted)\b/i
const mostWords = 32

/** What the child finds in the text: a clue is named as that, and what is not said stays to be inferred. */
export function ofClues(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (!lesson.passage || !isOfClues(heard) || text.split(/\s+/).length > mostWords) return null
  const marks = { kind: 'passage', mood: 'happy' } as const
  if (saysNot.test(text))
    return reply([{ key: 'passage.clue.unsaid' }], askChat(lesson, { key: 'passage.clue.which' }), marks)
  const words = sharedWords(text, lesson.passage)
  if (supposes.test(text))
    return reply([{ key: 'passage.clue.whatif' }], askChat(lesson, { key: 'passage.clue.check' }), marks)
  if (isQuestion(text)) return null
  const isReason = /\b(?:because|cuz|cause|bc|becuz|since)\b/i.test(text)
  if (words.length > 0 && (isReason || concludes.test(text) || /^\W*(?:and|also)\b/i.test(text))) {
    const isMore = lesson.said.slice(-8).some((one) => one.startsWith('passage.clue.found#'))
    return reply(
      [
        {
          key: isMore ? 'passage.clue.more' : 'passage.clue.found',
          values: { words: words.slice(0, 2).join(' and ') },
        },
      ],
      askChat(lesson, { key: isMore ? 'passage.clue.done' : 'passage.clue.else' }),
      marks,
    )
  }
  return concludes.test(text) && words.length === 0 && text.split(/\s+/).length <= 8
    ? reply([{ key: 'passage.clue.idea' }], askChat(lesson, { key: 'passage.clue.which' }), marks)
    : null
}

/** Words of the child that stand in the text, in some form. */
function sharedWords(text: string, passage: string): string[] {
  const stems = new Set(askingOf(passage.slice(0, 290)).stems)
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return [...new Set(words)].filter((word) => askingOf(word).stems.some((stem) => stems.has(stem)))
}
