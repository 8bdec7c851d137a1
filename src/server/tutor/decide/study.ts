import { isInDictionary } from '#server/safety/usual-words.ts'
import { subjectOf } from '../know/almanac/almanac.ts'
import { fromTold } from '../know/from-told.ts'
import { answerTo, type Known } from '../know/know.ts'
import type { Decision } from '../move.ts'
import { quizWished, startQuiz } from '../play/quiz.ts'
import { toSomeone } from '../read/letter-meant.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'
import { isAbout, trimmed } from './spoken-topic.ts'
import { tellKnown } from './tell.ts'
import { onAct } from './wishes.ts'

// Getting ready for a test: what it is on, a quiz on it, one thing of it after the other.

const hasTest =
  /\b(?:test|quiz|exam)\b(?: \w+){0,3}? (?:on|about|over|of) (?:the |my |our )?([a-z' ]{3,40})|\bstudy(?:ing)? for (?:a |my |the )?([a-z' ]{3,24}?) (?:test|quiz|exam)\b/i
const ofOneself = /^(?!\W*(?:how|what|why|when|is|are|do|does|should)\b).*\b(?:i|we|im|ive|my|our)\b/i
const feels =
  /\b(?:nerv(?!e\b)\w+|sca?r+e?d|wor+[iy]+e?d|afra\w+|stres\w*|anx\w+|freak\w*|hate|fail\w*|bad (?:at|grade)|dumb|stupid|cry\w*)\b/i
const wishesQuiz =
  /^\W*(?:(?:ok|okay|so|now|yes|and|please|can you|could you|will you|u) )*(?:quiz|test) me(?: (?:on|about) (?:it|this|that|them|these))?(?: now| please| then)?\W*$/i
const help =
  /^\W*(?:(?:hi|hey|ok|um+|so|please|pls) )*(?:(?:can|could|will) (?:you|u) )?(?:help me|i need help|i need to practice|i want help|teach me|show me how to do|im stuck|i'm stuck|i am stuck|i dont get|i don'?t get|i dont understand|i don'?t understand|explain)(?: (?:with|on|in|about))?(?: (?:my|some|the|how to do))? ([a-z' ]{4,30}?)(?: homework| problems?)?(?: please| pls)?\W*$/i

/** A test that is named, without a word of fear: what there is to practice of it is begun, else its questions are asked for. */
export function studies(heard: Heard): Decision | null {
  const { lesson, text, items, grade } = heard
  if (lesson.spanish || openProblem(lesson) || isTaken.has(lesson.asked?.kind ?? '') || feels.test(text)) return null
  if (toSomeone.test(text)) return null
  const [, on, of] = ofOneself.test(text) ? (hasTest.exec(text) ?? []) : []
  const [, needs] = help.exec(text) ?? []
  const topic = trimmed(on ?? of ?? '')
  const named = topic ?? needs ?? null
  if (named !== null && items.named(named, grade, lesson.seed) !== null)
    return onAct({ ...heard, text: named }, 'want_topic')
  if (wishesQuiz.test(text) && lesson.about !== null) return quizOn(heard, lesson.about)
  if (topic === null) return null
  const isPlain = topic.split(/\s+/).every((word) => isInDictionary(word))
  return reply(
    [isPlain ? { key: 'study.on', values: { thing: subjectOf(topic)?.many ?? topic } } : { key: 'study.it' }],
    askChat({ ...lesson, about: topic, aside: lesson.aside + 1 }, { key: 'study.ask' }),
    { kind: 'talk' },
  )
}
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])

/** A quiz on what was spoken of; where there is none, the child explains it, which shows as well what is not known yet. */
function quizOn(heard: Heard, about: string): Decision | null {
  const topic = quizWished(`quiz me on ${about}`) ?? quizWished(`quiz me on ${about}s`)
  if (topic) return startQuiz(heard, topic)
  if (!about.split(/\s+/).every((word) => isInDictionary(word))) return null
  return reply(
    [{ key: 'study.explain', values: { thing: subjectOf(about)?.many ?? about } }],
    askChat(heard.lesson, { key: 'study.explain.ask' }),
    { kind: 'talk', mood: 'happy' },
  )
}

const follows =
  /^\W*(?:(?:ok|okay|oh|and|so|cool|wow|then|now) )*(?:and|what about|how about|wat about)(?: what about)? (the |a |an )?([a-z][a-z -]{2,24}?)\W*$/i
const mostWords = 3
const pronouns = /^(?:you|me|it|that|this|them|they|him|her|us|one|ones|now|math|reading|more)\b/i

/** What is asked behind an answer, and another sentence of it tells. */
export function behindTold({ lesson, text }: Heard): Decision | null {
  if (lesson.spanish || isTaken.has(lesson.asked?.kind ?? '') || openProblem(lesson)) return null
  const says = fromTold(text, lesson.told, '')
  return says === null
    ? null
    : reply([{ text: says, fact: true }], askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'told.help' }), {
        kind: 'book',
      })
}

/** 'And the nucleus' behind what mitochondria do: the same is told of it. */
export function andTheOther(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.told === null || lesson.spanish || isTaken.has(lesson.asked?.kind ?? '') || openProblem(lesson))
    return null
  if (/^(?:places|capital):/.test(lesson.told)) return null
  const [, , thing] = follows.exec(text) ?? []
  if (thing === undefined || thing.split(' ').length > mostWords || pronouns.test(thing)) return null
  const asks = [
    `what does the ${thing} do`,
    `what is a ${thing}`,
    `what are ${thing}`,
    `who was ${thing}`,
    `tell me about ${thing}`,
  ]
  const known = asks.reduce<Known | null>((found, ask) => {
    const next = found ?? answerTo(ask, grade)
    return next && (found || isAbout(next, thing)) ? next : null
  }, null)
  return known ? tellKnown({ ...heard, lesson: { ...lesson, about: thing } }, known) : behindTold(heard)
}
