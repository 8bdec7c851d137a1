import type { AnswerVerdict } from './answer-spec.ts'

/** Answers whose signs count: 'x > -4', '7x + 2y', '-7, -2, 0'. A hyphen between words is none. */
export const countsSigns = (answer: string): boolean =>
  (/[<>≤≥+\-−*/^÷×=]/.test(answer) && /(?<![a-z])[a-z](?![a-z])/i.test(answer) && !/[a-z]{2,}/i.test(answer)) ||
  (/[-−]\d/.test(answer) && /^[\s\d.,/\-−<>]+$/.test(answer))

const mostWords = 8
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/ (?:is )?(?:greater|more|bigger) (?:than|then) /g, ' > ')
    .replace(/ (?:is )?(?:less|smaller) (?:than|then) /g, ' < ')
    .replace(/\bminus\b/g, '-')
    .replace(/\bplus\b/g, '+')
    .replace(/<=|=</g, '≤')
    .replace(/>=|=>/g, '≥')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/[,;]/g, ' ')

/** The answer with any gaps between its parts, and no part of a longer one. */
function patternOf(wanted: string): RegExp {
  const parts = plain(wanted).match(/[a-z]{2,}|\d+(?:\.\d+)?|\S/g) ?? []
  const joined = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s*')
  return new RegExp(`(?<![\\da-z.)^])(?<![-+*/<>≤≥=]\\s*)${joined}(?!\\.?\\d|[a-z(^])(?!\\s*[-+*/<>≤≥=])`)
}

const denied = /\b(?:not|isn'?t|never)\b|\?.*\bor\b|\bor\b/

/** Is it the same, sign for sign? */
export function checkSigns(text: string, answers: readonly string[]): AnswerVerdict {
  const given = plain(text)
  const found = answers.find((one) => patternOf(one).test(given))
  if (found !== undefined) return denied.test(given) ? { kind: 'several' } : { kind: 'right', said: found }
  const isShort = given.trim().split(/\s+/).length <= mostWords
  const asks = /^\W*(?:what|why|how|who|where|when|can|could|do|does|tell|help|give)\b/.test(given)
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(answers[0] ?? '')?.[0].toLowerCase()
  const isTry = /\d/.test(given) || (letter !== undefined && new RegExp(`(?<![a-z])${letter}(?![a-z])`).test(given))
  return isTry && isShort && !asks ? { kind: 'wrong', said: text.trim().slice(0, 40) } : { kind: 'none' }
}
