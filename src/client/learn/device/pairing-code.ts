import { ApiProblem } from '#client/api.ts'
import { joinWords as words } from '#client/wording/en-join.ts'
import { learnWords } from '#client/wording/en-learn.ts'
import { limits } from '#shared/limits.ts'

const middle = limits.pairingDigits / 2

/** The digits of what was typed or pasted, as many as a code has; full-width ones are digits too. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, limits.pairingDigits)

/** As the grown-up reads it out: '1234 5678'. */
export const grouped = (digits: string): string =>
  digits.length > middle ? `${digits.slice(0, middle)} ${digits.slice(middle)}` : digits

/** Where the caret stands among grouped digits when so many of them are before it. */
export const caretAfter = (count: number): number => (count > middle ? count + 1 : count)

/** Why a code did not let anyone in, for a child of six. */
export function joinFault(error: unknown): string {
  if (!(error instanceof ApiProblem)) return learnWords.wentWrong
  switch (error.problem.code) {
    case 'wrong_code':
    case 'validation_failed':
      return words.wrong
    case 'link_expired':
      return words.over
    case 'rate_limited':
      return words.tooOften
    case 'unavailable':
    case 'request_timeout':
    case 'draining':
      return words.unreachable
    default:
      return learnWords.wentWrong
  }
}
