import type { AnswerSpec } from '#shared/answers/answer-spec.ts'

/** A question that was read, with what it comes to; `kind` names its words in content/en/tutor/computed.json. */
export type Draft = {
  kind: string
  values: Readonly<Record<string, string | number>>
  answer: AnswerSpec
  /** Answers of known slips, by the name of what is said to them; null where this one has none. */
  slips?: readonly (readonly [answer: string | null, slip: string])[]
  /** What the steps come to, where it is a number. */
  values2?: readonly (string | null)[]
}

/** Reads one question, in lower case and without the mark at its end. */
export type Reader = (text: string) => Draft | null

/** A number as children write it, with its sign. */
export const num = String.raw`\$?(-?\d{1,7}(?:\.\d{1,4})?)`
/** Not longer than makes sense in a lesson: exact to four places. */
export const written = (value: number): string => String(Number(value.toFixed(4)))
export const asNumber = (value: number): AnswerSpec => ({ form: 'number', answer: written(value) })
export const inList = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

/** A reader of one pattern with numbers in it. */
export const reading =
  (
    pattern: RegExp,
    make: (numbers: number[], groups: Readonly<Record<string, string | undefined>>) => Draft | null,
  ): Reader =>
  (text) => {
    const found = pattern.exec(text)
    if (!found) return null
    const named = new Set(Object.values(found.groups ?? {}))
    const numbers = found
      .slice(1)
      .flatMap((one) => (one === undefined || (named.has(one) && !/^-?\d/.test(one)) ? [] : [Number(one)]))
    return numbers.some((one) => !Number.isFinite(one)) ? null : make(numbers, found.groups ?? {})
  }
