import talk from '#content/teaching-talk.json'
import { wordsOf } from './reply-words.ts'

let hard: ReadonlySet<string> | null = null
const endings = /(?<=.{4})(?:s|ed|ing|er|ers)$/
// 'You bet!' bets nothing.
const harmless = /\b(?:you|i(?:['’]d)?|i['’]ll) bet\b/gi

/** Words that no tutor of children needs, but where the move itself says them ('Poison ivy is a plant.'). */
export function hasUnfitWord(sentence: string, given: readonly string[]): boolean {
  hard ??= new Set(talk.hard.join(' ').split(' '))
  const words = wordsOf(sentence.replace(harmless, ' '))
  const found = words.filter((word) => hard?.has(word) === true || hard?.has(word.replace(endings, '')) === true)
  if (found.length === 0) return false
  const told = new Set(given.flatMap((text) => [...wordsOf(text)]))
  return found.some((word) => !told.has(word))
}
