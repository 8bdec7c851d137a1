import type { AnswerLogged } from '#shared/card.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import { sameChoice, sameTyped } from '#shared/tools/card-answers.ts'

/** So long a typed answer waits for the server's verdict. Milliseconds. */
export const verdictPatience = 1_500

/** What is pressed or made by hand has no second spelling. */
export const isTyped = ({ format, hands }: ClipStop): boolean => format !== 'choice' && !hands

const isSame = (stop: ClipStop, given: string, wanted: string): boolean =>
  isTyped(stop) ? sameTyped(given, wanted) : sameChoice(given, wanted)

/** Whether an answer seems right on this device: a button is sure, of what is typed the server knows more. */
export const seemsRight = (stop: ClipStop, given: string): boolean => isSame(stop, given, stop.correct_answer)

/** What is said to an answer that is not right: to the second one with the answer, and why. */
export function repliesTo(stop: ClipStop, given: string, before: readonly string[]): string[] {
  const says = stop.feedback.find(({ answer }) => isSame(stop, given, answer))?.says
  if (before.length === 0) return [says ?? stop.hint]
  const isNew = !before.some((answer) => isSame(stop, given, answer))
  return says && isNew ? [says, stop.told] : [stop.told]
}

/** The verdict, or null when it does not come soon. */
export function inTime(verdict: Promise<AnswerLogged | null>): Promise<AnswerLogged | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), verdictPatience)
    void verdict.then((come) => {
      clearTimeout(timer)
      resolve(come)
    })
  })
}
