import { readTokens } from '#shared/answers/tokens.ts'
import { book } from '../know/book/book.ts'
import { askingOf, isQuestion } from '../know/book/stems.ts'
import { answerTo, type Known } from '../know/know.ts'
import type { Decision, Line } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { givesAway } from './plain-question.ts'
import { tellKnown } from './tell.ts'

// A question of the world with the child's own guess behind it: 'how many states are there 52?', 'reluctant means what. like relaxed?'.

const lead = '(?:(?:is it|is that|like|maybe|i think|i say|i bet|i guess|its|it is|probably|or) )*'
const marked = new RegExp(`^(.{8,110}?)[.?!,;]+\\s+${lead}((?:[a-z0-9][\\w,-]*)(?: [a-z][\\w-]*){0,3})\\W*$`, 'i')
const saidBehind =
  /^(.{8,110}?) (?:is it|i think its|i think|i say|i bet|maybe) (?:a |an |the )?(\d[\d,]*|[a-z]+(?: [a-z]+)?)\W*$/i
const counted =
  /^(\W*(?:\w+ ){0,3}(?:how (?:many|much|long|old|far|tall|big|fast)|what year|when) .{4,90}?)\s+(\d[\d,]*)\W*$/i
/** 'What is the capital of texas its austin': only where that is so. */
const itsBehind = /^(.{8,110}?) (?:its|it's|it is) (?:a |an |the )?([a-z]+(?: [a-z]+)?)\W*$/i
const asksOne =
  /^\W*(?:what(?:'?s| is| are) the|what do (?:you|we) call|who (?:was|is) the|what (?:planet|animal|state|city|country|color|shape|month|day) (?:is|has|was))\b/i
/** 'On its liquid': no guess stands behind it. */
const belongs = /\b(?:on|in|of|with|for|to|at|from|by|and|about|into|like|than|use|uses|feed|feeds|has|have|get|gets)$/i
const noGuess =
  /^(?:please|pls|thanks|thank you|lol|haha|right|yes|no|ok|okay|idk|i dont know|bolt|hi|hey|why|how|what|who|when|where|which|tell me|help|quick|now|too|again|really|wow|cool)\b/i
const turnedRound = /^(\W*)([a-z-]{3,20}) means what$/i
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])
const fewestWords = 3
const openEnd = /\b(?:in|of|is|are|for|to|than|and|from|after|before|by|makes?|about|into|with|at)\W*$/i
const ofNumbers = /\b(?:tens|ones|hundreds|digits?|plus|minus|times|divided|numbers?|percent|factors?)\b/i

export function askedWithGuess(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.spanish || lesson.passage || isTaken.has(lesson.asked?.kind ?? '') || /["“”]|[+=×÷]/.test(text))
    return null
  for (const pattern of [counted, marked, saidBehind, itsBehind]) {
    const [, asked = '', guess = ''] = pattern.exec(text.trim()) ?? []
    const ask = asked.replace(turnedRound, '$1what does $2 mean')
    if (guess === '' || noGuess.test(guess) || !isQuestion(ask) || ask.split(/\s+/).length < fewestWords) continue
    if (/\b(?:i|my|me|you|your|it|this|that)\b/i.test(ask)) continue
    // 'How many tens in 47' asks of the number.
    if (openEnd.test(ask) || ofNumbers.test(ask)) continue
    const known = answerTo(ask, grade)
    if (!known || known.id === 'words' || known.isFamily || givesAway({ ...heard, text: ask }, known)) continue
    if (pattern === itsBehind && !(asksOne.test(ask) && !belongs.test(ask))) continue
    const verdict = verdictOf(guess, known)
    if (verdict === undefined || (pattern === itsBehind && !('key' in verdict && verdict.key === 'sense.right')))
      continue
    const about = book().get(known.id)?.about[0] ?? lesson.about
    return tellKnown(
      { ...heard, text: ask, lesson: { ...lesson, about } },
      { ...known, back: openProblem(lesson) ? null : known.back },
      verdict,
    )
  }
  return null
}

const numbersIn = (text: string) =>
  readTokens(text.replace(/(?<=\d),(?=\d{3})/g, '')).flatMap((token) => (token.kind === 'number' ? [token.value] : []))

/** Whether the guess holds, as far as the answer shows: a number stands in it or not; another word is only met. */
function verdictOf(guess: string, { says }: Known): Line | undefined {
  const [number, more] = numbersIn(guess)
  if (number !== undefined && more === undefined) {
    const told = numbersIn(says)
    const [first] = told
    if (first === undefined) return undefined
    if (number.equals(first)) return { key: 'sense.right' }
    return told.some((one) => one.equals(number)) ? { key: 'guess.met' } : { key: 'sense.wrong' }
  }
  // It says by itself whether that is so.
  if (/^(?:no|yes)\b/i.test(says)) return undefined
  const stems = askingOf(guess).stems
  if (stems.length === 0) return undefined
  const inAnswer = new Set(askingOf(says).stems)
  const first = new Set(askingOf(says.split(/(?<=[.!?])\s/)[0] ?? '').stems)
  if (stems.every((stem) => first.has(stem)) && !/\b(?:not|no|n't|but|though|isn't)\b/i.test(says))
    return { key: 'sense.right' }
  return stems.some((stem) => inAnswer.has(stem)) ? { key: 'guess.met' } : { key: 'guess.other' }
}
