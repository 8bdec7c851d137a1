import type { Asked } from '#server/curriculum/asked.ts'
import type { Question } from './question.ts'

type Groups = Readonly<Record<string, string | undefined>>

/** One way in which children ask: '#' stands for a number, in the order of the numbers. */
export type AskedForm = {
  pattern: RegExp
  read: (numbers: readonly string[], found: { groups: Groups; times: readonly string[] }) => Asked | null
  /** It is clear enough to be found within other words. */
  anywhere?: true
}

export const form = (source: string, read: AskedForm['read']): AskedForm => ({
  pattern: new RegExp(`^${source}$`),
  read,
})

/** As `form`, where the question may stand within other words of a child that asks for something. */
export const clearForm = (source: string, read: AskedForm['read']): AskedForm => ({
  pattern: new RegExp(`(?:^|(?<= ))${source}(?= |,|$)`),
  read,
  anywhere: true,
})

const mostWordsAround = 14

/** What a question asks in one of these ways, with every number of it used. */
export function readForm({ pattern, read, anywhere }: AskedForm, question: Question): Asked | null {
  const { text, numbers, times, asks } = question
  if (anywhere && !asks && text.includes(' ')) {
    const whole = pattern.exec(text)
    if (!whole || whole[0] !== text) return null
  }
  const found = pattern.exec(text)
  if (!found) return null
  const around = text.replace(found[0], ' ')
  if (/#|\bclock\b/.test(around) || around.split(' ').filter(Boolean).length > mostWordsAround) return null
  if (
    anywhere &&
    /\b(?:not|off|except|without|plus|minus|times|then|half|double|twice|many|much)\b|[+−×÷=]/.test(around)
  )
    return null
  return read(numbers, { groups: found.groups ?? {}, times })
}
