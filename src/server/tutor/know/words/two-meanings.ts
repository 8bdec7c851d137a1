import { z } from 'zod'
import file from '#content/en/words/two-meanings.json'
import { asQuestion } from './question-words.ts'

// 'Pen like a marker?': one word that means two things.

let known: Readonly<Record<string, readonly string[]>> | null = null
const all = () => (known ??= z.record(z.string(), z.array(z.string()).length(2)).parse(file))

const asksLike = [
  /^(?:(?:is it |is that |so |a |the |you mean |like )*)([a-z]{3,10}) like (?:a |an |the |in |on |when |for |from )[a-z' ]{2,30}$/,
  /^(?:what|which) kind of ([a-z]{3,10})(?: is (?:it|that|this))?$/,
  /^does ([a-z]{3,10}) (?:have|mean) (?:two|2|other|different) (?:meanings?|things)$/,
  /^(?:how|why) (?:can|come|does) (?:a |the )?([a-z]{3,10}) (?:be|mean|means|is) (?:an? )?(?:two|2|both|different) \w*$/,
]
const ofText =
  /^(?:but )*(?:why (?:does|do|is|did) (?:it|they|the (?:book|text|story|passage)|he|she)(?: (?:say|says|call \w+|called))?|what does it mean (?:when it says|by)) (?:(?:a|an|the|nature's|natures) )*([a-z]{3,12}?)s?\b/

export type TwoMeanings = { word: string; one: string; two: string }

/** A word with two meanings that is asked of; `text` is what is being read. */
export function twoMeanings(written: string, text: string | null): TwoMeanings | null {
  const question = asQuestion(written)
  const inText = text === null ? undefined : ofText.exec(question)?.[1]
  const word =
    inText !== undefined && new RegExp(`\\b${inText}s?\\b`, 'i').test(text ?? '')
      ? inText
      : written.trim().endsWith('?') || /^(?:what|which|does|how|why)\b/.test(question)
        ? asksLike.flatMap((ask) => ask.exec(question)?.[1] ?? [])[0]
        : undefined
  const [one, two] = word === undefined ? [] : (all()[word] ?? [])
  return word !== undefined && one !== undefined && two !== undefined ? { word, one, two } : null
}
