import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { book } from '../../know/book/book.ts'
import { isQuestion } from '../../know/book/stems.ts'
import { answerTo, entryAnswer } from '../../know/know.ts'
import { schoolAnswer } from '../../know/school.ts'
import { capital } from '../../know/words/question-words.ts'
import type { Decision, Line } from '../../move.ts'
import { needsCare } from '../../read/felt.ts'
import { reflectionOf } from '../../read/reflect.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What was said a moment ago is asked for again: by the tutor ('say it again slower'), or by the child ('what was i saying', 'do you
// remember my dog's name'). Only what was said here is known, and that is told.

const lead = '^\\W*(?:(?:um+|uh+|wait|huh|ok|okay|so|and|but|hey|sorry|oh|no|bolt|hmm+|too fast|now|what)\\W+)*'
const again = new RegExp(
  `${lead}(?:(?:can|could|will|would) (?:you|u) (?:please |pls )?)?(?:(?:just )?(?:say|tell|explain|read)(?: (?:it|that|this|me|that part|that one))* (?:again|slower|slowly|one more time|once more|more slowly|another time)(?: (?:slower|slowly|please|pls|but slower|but slow|again|for me|more slowly|but easier|easier|in easy words|simpler|but simpler))*|(?:go |can (?:you|u) go |talk )?(?:slower|slow down|again)(?: (?:please|pls))?|i (?:didnt|didn'?t|couldnt|couldn'?t|cant|can'?t) (?:hear|read) (?:you|u|that|it)|(?:what|wat) did (?:you|u) (?:just )?say)\\W*$`,
  'i',
)
const wasSaying = new RegExp(
  `${lead}(?:i forgot )?(?:what|wat|where) (?:was i|were we)(?: (?:just|even))?(?: (?:saying|talking about|telling (?:you|u)|at))?(?: again| before| bolt)?\\W*$|${lead}(?:i forgot )?what did i (?:just )?(?:say|tell (?:you|u))\\W*$|${lead}i forgot what (?:i was|we were) (?:saying|talking about)\\W*$`,
  'i',
)
const wereDoing = new RegExp(
  `${lead}(?:i forgot )?(?:what|wat) (?:were|are|was) we (?:just |even )?(?:doing|on|working on)(?: again| before| now)?\\W*$`,
  'i',
)
const nameAsked =
  /\b(?:(?:do|did|can) (?:you|u) (?:still )?(?:remember|know)|what(?:'?s| is| was| are)|remember|tell me|what did i (?:say|tell (?:you|u))|(?:did|do) (?:you|u) forget|(?:you|u) forgot)(?: what)?(?: the name of)? (?:my|our) (?:\w+ )?([a-z]{3,12}?)(?:'?s)? (?:names?\b(?: is| was)?|(?:is|was) (?:called|named)|called)\W*$/i
const rememberAsked = /^\W*(?:do|did|can) (?:you|u) (?:still )?remember (?:my|our) ([a-z]{3,12})\W*$/i

export function recall(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || /^(?:play|story)$/.test(lesson.asked?.kind ?? '') || written.length > 160) return null
  return saidAgain(heard) ?? childSaid(heard) ?? named(heard)
}

const chat = (heard: Heard, line: Line, kind = 'recall'): Decision => {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const closing = askChat(lesson, { key: 'chat.more' })
  const isKept = /^(?:sentence|feeling|relation)$/.test(lesson.asked?.kind ?? '')
  return reply([line], { ...closing, lines: [], ...(isKept && { asked: lesson.asked }) }, { kind, mood: 'happy' })
}

/** What was told just now, once more; slower is shorter. */
function saidAgain(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (!again.test(written)) return null
  if (openProblem(lesson)) return reply([], askAgain(heard, { ...lesson, asked: null }), { kind: 'recall' })
  const isSlow = /\b(?:slow\w*|easier|easy|simpler)\b/i.test(written) || /too fast/i.test(written)
  const ofGrade = isSlow ? Math.min(grade, 0) : grade
  const entry = lesson.told !== null && book().has(lesson.told) ? entryAnswer(lesson.told, ofGrade) : null
  const { question } = lesson
  const known = entry ?? (question === null ? null : (schoolAnswer(question, ofGrade) ?? answerTo(question, ofGrade)))
  if (known && !known.isFamily) {
    const decision = chat(heard, { key: isSlow ? 'recall.slow' : 'recall.again' }, 'book')
    return {
      ...decision,
      move: { ...decision.move, lines: [...decision.move.lines, { text: known.says, fact: true }] },
    }
  }
  return isSlow ? chat(heard, { key: 'recall.which' }) : null
}

const tooShort = 3

/** Its own last line that told something: turned around where that is sure, else as it stands. */
function lastTold({ lesson }: Heard): Line | null {
  for (const line of [...lesson.lines].reverse()) {
    const quote = line.trim().replace(/[.!?,;\s]+$/, '')
    const count = quote.split(/\s+/).length
    if (count < tooShort || /\?\s*$/.test(line) || isQuestion(line) || asksBack(line)) continue
    const found = count <= mostTurned && !isLoose.test(quote) ? reflectionOf(quote) : null
    if (found && isWhole(found.said, quote)) return { key: 'recall.said', values: { said: found.said } }
    // What weighs on it is not read out to it.
    return count <= mostQuoted && !/["“”]/.test(quote) && !needsCare(line)
      ? { key: 'recall.quote', values: { quote } }
      : null
  }
  return null
}

const mostTurned = 14
const mostQuoted = 24
/** Clauses in a row, talk of who said what, and questions inside turn out garbled. */
const isLoose =
  /[.!?;]\s|\b(?:so|then|because|cuz|cause|like|said|says|was like|what|who|where|why|how|when|which|that)\b|\b(?:[a-z]*eed|goed|runned|eated|comed|buyed|i seen|he he|she she)\b/i
/** Nothing was left out of it, and hardly a word was mended. */
function isWhole(said: string, quote: string): boolean {
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? []
  const own = new Set(words(quote))
  const other = words(said).filter(
    (word) => !own.has(word) && !/^(?:you|your|yours|yourself|are|were|is|not|have|had)$/.test(word),
  )
  return other.length <= mostMended && words(said).length >= own.size - mostMended
}
const mostMended = 1

/** It asked for what was said or done here, and told nothing. */
const asksBack = (line: string) =>
  again.test(line) ||
  wasSaying.test(line) ||
  wereDoing.test(line) ||
  /^\W*(?:\w+ )?i forgot (?:what|where|who)\b/i.test(line)

function childSaid(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const isDoing = wereDoing.test(written)
  if (!isDoing && !wasSaying.test(written)) return null
  if (openProblem(lesson) && (isDoing || !/\bi\b/i.test(written)))
    return reply([{ key: 'recall.work' }], askAgain(heard, { ...lesson, asked: null }), { kind: 'recall' })
  if (lesson.question !== null && lesson.about !== null && lesson.told !== null)
    return chat(heard, { key: 'recall.about', values: { about: lesson.about } })
  const said = lastTold(heard)
  if (said !== null) return chat(heard, said)
  // It told something that cannot be said back word for word.
  return lesson.lines.length > 0 && !isDoing && !lesson.lines.some(needsCare)
    ? chat(heard, { key: 'recall.lost' })
    : null
}

const noName =
  /^(?:is|was|and|got|has|had|the|a|an|he|she|it|can|will|ate|ran|his|her|name|named|called|so|very|like|likes)$/i

/** The name that the child's lines give to one of its own. */
function nameOf(lines: readonly string[], kind: string): string | null {
  const pattern = new RegExp(
    `\\b(?:my|our|a|the) (?:\\w+ )?${kind}(?:'?s)?(?: name)?(?: (?:is|was))?(?: (?:named|called))? ([a-z]{2,12})\\b|\\b${kind}\\b.{0,40}\\b(?:name is|named|called) (?:him |her |it )?([a-z]{2,12})\\b`,
    'i',
  )
  for (const line of [...lines].reverse()) {
    const found = pattern.exec(line)
    const name = found?.[1] ?? found?.[2]
    if (name === undefined || noName.test(name)) continue
    const isTold = /\b(?:names?|named|called)\b/i.test(found?.[0] ?? '')
    if (isTold || isFirstName(name.toLowerCase()) || (/^[A-Z]/.test(name) && !isInDictionary(name.toLowerCase())))
      return capital(name.toLowerCase())
  }
  return null
}

/** Who and what has a name of its own. */
const isNamed =
  /^(?:dog|doggy|puppy|cat|kitty|kitten|fish|goldfish|hamster|bunny|rabbit|bird|parrot|turtle|tortoise|lizard|gecko|snake|horse|pony|goat|cow|pig|chicken|duck|hen|rooster|snail|frog|mouse|rat|ferret|bear|teddy|doll|dolly|dragon|dino|pet|stuffie|brother|sister|baby|friend|cousin|teacher|uncle|aunt|mom|dad|grandma|grandpa|nana|neighbor|coach|hero|character)$/

function named(heard: Heard): Decision | null {
  const { lesson, written } = heard
  const kind = (nameAsked.exec(written)?.[1] ?? rememberAsked.exec(written)?.[1])?.toLowerCase()
  if (kind === undefined || !isNamed.test(kind)) return null
  const name = nameOf(lesson.lines, kind)
  if (name !== null) return chat(heard, { key: 'recall.name', values: { kind, name } })
  const [only, more] = lesson.named.called
  if (only !== undefined && more === undefined)
    return chat(heard, { key: 'recall.nameMaybe', values: { kind, name: capital(only.toLowerCase()) } })
  return chat(heard, { key: 'recall.noName', values: { kind } })
}
