import reflected from '#content/en/tutor/reflect.json'
import { isInDictionary } from '#server/safety/usual-words.ts'
import { subjectOf } from '../know/almanac/almanac.ts'
import { book } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { stemOfWord } from '../know/book/words.ts'
import { answerTo, type Known } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import type { Decision, Situation } from '../move.ts'
import { openProblem } from '../state.ts'
import { quoteOf } from '../writing/good-in.ts'
import { askChat } from './ask.ts'
import { checkWriting } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { isTalkByForm } from './take-up/belongs.ts'

// What the child says it works on or learns about: 'a report on volcanoes'. 'How do they erupt' is asked of that.

const work = '(?:report|project|presentation|poster|research paper|powerpoint|slideshow|slides|diorama|speech)'
const worksOn = new RegExp(
  `\\b${work}s? (?:for \\w+ )?(?:on|about|of) (?:the |a |an |how |why )?([a-z' ]{3,40})|\\bresearch(?:ing)? (?:about |on )?(?:the )?([a-z' ]{3,40})`,
  'i',
)
const learns =
  /\b(?:learn(?:ing|ed|t)?|study(?:ing)?|studied|read(?:ing)?|talk(?:ing|ed)?|unit|lesson|chapter|test|quiz|movie|video|show|book)\b (?:\w+ )?(?:about|on) (?:the |a |an )?([a-z' ]{3,40})|\b(?:studying|i like|i love|i luv) (?:the )?([a-z' ]{3,30})|\b(?:wanna|want to|gonna|going to|will) be an? ([a-z' ]{3,30})/i
const ends =
  /\b(?:and|but|for|in|at|so|with|due|because|cuz|tomorrow|tmrw|tmr|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this|right|my|now|yesterday|from|is|are|its|it|i|we|can|do|does|did|help|please|pls|a lot|so much|too|lol|on|by|when|who|that)\b.*$/i
const never = new Set(reflected.never.split(' '))
const mostWords = 3

export const trimmed = (words: string): string | null => {
  const own = words.toLowerCase().replaceAll('’', "'").replace(ends, '').trim()
  return own.length < 3 || own.split(/\s+/).length > mostWords || own.split(/\s+/).some((word) => never.has(word))
    ? null
    : own
}

/** What a line says that the child works on, learns about or likes; null where it names none. */
export function topicOf(text: string): string | null {
  const found = worksOn.exec(text) ?? learns.exec(text)
  const words = found?.slice(1).find((one) => one !== undefined)
  return words === undefined ? null : trimmed(words)
}

const planned =
  /\b(?:book report|how (?:do|should|can|to)|outline|plan|start|begin|write it|first sentence|intro|introduction|conclusion)\b/i

const asksParts =
  /^\W*(?:(?:so|but|ok|and|idk) )*(?:what (?:else |more )?(?:should|do|can|could|would) i (?:write|put|say|include|talk|tell|add)(?: about| in it| on it| in| next)*|idk what to (?:write|put|say)(?: about| in it| on it)*)\W*$/i

/** A report or a poster about something: what the child wants to find out for it is asked. */
export function reportOn(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const isReport = lesson.said.slice(-12).some((one) => one.startsWith('report.'))
  if (isReport && asksParts.test(text))
    return reply([{ key: 'report.parts' }], askChat(lesson, { key: 'report.ask' }), { kind: 'talk' })
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'sentence' || planned.test(text)) return null
  const line = isReport ? ownLine(heard) : null
  if (line) return line
  const found = worksOn.exec(text)
  const words = found?.[1] ?? found?.[2]
  const topic = words === undefined ? null : trimmed(words)
  if (topic === null || (isQuestion(text) && !/\bhelp\b/i.test(text))) return null
  const isPlain = topic.split(/\s+/).every((word) => isInDictionary(word.replace(/'s$/, '')))
  return reply(
    isPlain ? [{ key: 'report.on', values: { thing: subjectOf(topic)?.many ?? topic } }] : [{ key: 'report.it' }],
    askChat({ ...lesson, about: topic, aside: lesson.aside + 1 }, { key: 'report.ask' }),
    { kind: 'talk', mood: 'happy' },
  )
}

const fewestOfLine = 5

/** A sentence of the report is looked at; a fact for it is kept. */
function ownLine(heard: Heard): Decision | null {
  const text = heard.text.replace(/^\W*(?:(?:like|is) this|how about this|so)\W+/i, '')
  if (
    isQuestion(text) ||
    isTalkByForm(text) ||
    text.split(/\s+/).length < fewestOfLine ||
    /^\W*(?:i|my|we|you|ok|thanks|no|yes)\b/i.test(text)
  )
    return null
  if (/^[A-Z]/.test(text)) return checkWriting(heard, text)
  const quote = quoteOf(text)
  return quote === null
    ? null
    : reply([{ key: 'write.noted', values: { quote } }], askChat(heard.lesson, { key: 'report.ask' }), {
        kind: 'talk',
        mood: 'happy',
      })
}

const pronoun = /\b(?:they|them|these|those|he|she|him|it)\b/i
const owns = /\b(?:their|its|his|her|it's)\b(?= \w)/i
const place = /\bthere\b(?! (?:a|any|life|is|are|was|were)\b)/i
const many = (word: string) => (/s$/.test(word) ? word : /(?:sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`)
const mostAsked = 14
/** Words that say nothing of what a topic is about. */
const small = new Set(['the', 'of', 'a', 'an', 'great', 'big', 'old'])

/** The answer to a question that means the child's topic by they, it, he, there; null unless it is about that. */
export function answerMeant({ text, lesson: { about }, grade }: Situation): Known | null {
  if (about === null || !isQuestion(text) || text.split(/\s+/).length > mostAsked || /\d/.test(text)) return null
  const names = [many(about), `the ${about}`, about]
  for (const name of names) {
    const meant = text.replace(owns, `${name}'s`).replace(pronoun, name).replace(place, `in ${name}`)
    if (meant === text) return null
    const known = schoolAnswer(meant, grade) ?? answerTo(meant, grade)
    if (known && isAbout(known, about)) return known
  }
  return null
}

/** What was found says something of the topic. */
export function isAbout({ id, says }: Known, topic: string): boolean {
  const words = topic
    .split(/\s+/)
    .filter((word) => !small.has(word))
    .map(stemOfWord)
  const entry = book().get(id)
  if (id === 'glossary' || id === 'words') return false
  const said = new Set(
    (entry ? entry.about : (says.toLowerCase().match(/[a-z]+/g) ?? [])).flatMap((one) =>
      one.split(' ').map(stemOfWord),
    ),
  )
  return words.some((word) => said.has(word))
}
