import { distance } from 'fastest-levenshtein'
import { book, bookTopics } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer } from '../know/know.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision } from '../move.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { tellKnown, tellMore } from './tell.ts'

// What comes behind an answer of the book: 'from what?', a word of it said again, 'tell me something about them'.

const shortAsk =
  /^\W*(?:(?:but|and|so|ok|wait|huh) )*(?:from what|like what|what kind|how so|in what way|what do you mean|what does that mean|i don'?t get it|huh|explain)\W*$/i
const bareWhy = /^\W*(?:(?:but|and|so|ok|wait|hmm) )*(?:why|how come|y)(?: tho| though| is that| does it| not)?\W*$/i
const calls =
  /^\W*(?:(?:so|oh|and|ok) )*(?:(?:is it|its|it's|it is) called |you mean |so )?([a-z]{7,18})(?: right)?\W*$/i
const wishesFact =
  /\b(?:tell|teach|give|say)(?: me)? (?:something|a (?:\w+ )?(?:fact|thing)|(?:some )?facts?|anything)(?: \w+){0,2} (?:about|on) (?:the |a |an )?([a-z ]{3,30})\W*$|\b(?:fun|cool|gross|weird|crazy) facts? (?:about|on) ([a-z ]{3,30})\W*$/i
const leastLetters = 8

/** A word of the answer, as the child spells it. */
function wordOf(says: string, typed: string): string | null {
  const words = (says.toLowerCase().match(/[a-z]+/g) ?? []).filter((one) => one.length >= leastLetters)
  return words.find((one) => one[0] === typed[0] && distance(one, typed) <= Math.floor(one.length / 4)) ?? null
}

export function afterTold(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const fact = factWished(heard)
  if (fact) return fact
  const entry = lesson.asked?.kind === 'chat' && lesson.told !== null ? book().get(lesson.told) : undefined
  if (!entry) return null
  if (bareWhy.test(text)) return tellMore(heard)
  if (shortAsk.test(text)) {
    const other = entryAnswer(entry.id, grade <= 2 ? 5 : 1)
    return other && reply([{ text: other.says, fact: true }], askChat(lesson, { key: 'told.again' }), { kind: 'book' })
  }
  const typed =
    isQuestion(text) && !/\bcalled\b|\bmean\b/i.test(text) ? undefined : calls.exec(text)?.[1]?.toLowerCase()
  const word = typed === undefined ? null : wordOf(`${entry.young} ${entry.older}`, typed)
  return word === null
    ? null
    : reply(
        [{ key: typed === word ? 'told.word' : 'told.spelled', values: { word } }],
        askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'told.word.ask' }),
        { kind: 'book', mood: 'happy' },
      )
}

/** 'Tell me something gross about plants': an answer of the book about them that was not told before. */
function factWished({ lesson, text, grade, ...rest }: Heard): Decision | null {
  const [, one, other] = wishesFact.exec(text) ?? []
  const about = (one ?? other)?.trim().toLowerCase().replace(/s$/, '')
  if (about === undefined || lesson.asked?.kind === 'feeling') return null
  const [theme] = themesIn(text)
  const names = new Set([about, `${about}s`, ...(theme ? [theme.id, theme.thing.toLowerCase()] : [])])
  const fitting = bookTopics().filter(
    (entry) =>
      entry.kind !== 'family' && entry.id !== lesson.told && entry.about.some((word) => names.has(word.toLowerCase())),
  )
  const picked = fitting[lesson.seed % Math.max(1, fitting.length)]
  const known = picked ? entryAnswer(picked.id, grade) : answerTo(`what is a ${about}`, grade)
  return known && tellKnown({ ...rest, lesson: { ...lesson, seed: lesson.seed + 1 }, text, grade }, known)
}
