import { isQuestion, isTold as tellsAll } from '../know/book/stems.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { hurtsNow } from '../read/hurts-now.ts'
import { soundsOf } from '../read/sounds-said.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, askTopic, type Closing, isStrict, noQuestion } from './ask.ts'
import { asksWithin, caughtAny, ofSomebody, onlyCaught } from './caught.ts'
import { askedPlainly } from './caught-asks.ts'
import { numbersBack } from './numbers-back.ts'
import { reflected, reflectedInPart } from './reflected.ts'
import { reply } from './reply.ts'
import { takenUp } from './taken-up.ts'
import { hasListened, isOfWork, listen, mayBeFelt } from './talk.ts'
import { amazedAt, inItsTone } from './tone.ts'

// No reader was entitled to the message. What kind of thing was done by it is met: it asked, told, joked, made sounds, nodded.
// Nothing is pretended to be understood, and no exercise follows.

const troubled =
  /\b(?:yelled|screamed|cried|crying|mean|hurt|hurts|alone|pushed|kicked|punched|hates|fight|fighting|scared|ignored|ignoring|bullied)\b/i
const ofChild = /\b(?:i|im|i'm|ive|me|my|mine|we|us|our)\b/i
/** It asks what a word means, or shows a sentence of its own: nobody is hurt in it. */
const noTrouble =
  /\b(?:what|does|do|did|it|that|which|words?|i)\b.{0,30}\bmeans?\b|^\W*(?:ok |so )?(?:here is|heres|here's|this is) (?:mine|my|the|a)\b|\b(?:sentence|story|chapter|character|essay|paragraph|vocab\w*)\b/i
const isTroubled = (text: string) => troubled.test(text) && ofChild.test(text) && !noTrouble.test(text)
const laughs = /\b(?:lol|lmao|rofl|(?:mwa)?ha(?:ha)+h?|hehe+|he he|jk|just kidding|not even joking)\b|[😂🤣😆]/iu
const opens = '^\\W*(?:(?:so|but|and|ok|okay|um+|hey|now|oh|wait) )*'
/** It may do that here, with the tutor. */
const mayHere = new RegExp(
  `${opens}(?:can|could|may) i (?:please )?(?:just )?(?:play (?:with you|too)|sing|dance|tell|show|say|try|guess|count|spell|read|rap|hum|go first|do (?:it|one|this|that))\\b`,
  'i',
)
const mayElsewhere = new RegExp(
  `${opens}(?:can|could|may|am i allowed to) (?:i|we) (?!play(?: (?:a|an|the|this|that|it|with you|now|again|something)\\b|\\W*$)|(?:keep|use|add|write|put|start|end|call|change)\\b|(?:have|get|do|see) (?:a |an |another |some )?(?:hint|help|clue|one|harder|easier|math|reading))`,
  'i',
)
const shouldI = new RegExp(
  `${opens}(?:can i (?:keep|use|add|write|put|start|end|call|change)|should i|should we|what if i|is it (?:ok|okay) if i|do i have to)\\b`,
  'i',
)
const nods =
  /^\W*(?:(?:oh|ok|okay|k|cool|nice|wow|yay|yeah|got it|i get it|makes sense|phew|whew|alright|sure|fine|good|great|awesome|same(?: answer)?|true|hmm+|maybe|i see|never ?mind|nvm|whatever)\W*)+$/i
const remarks =
  /^\W*(?:(?:oh|wow|haha|lol|ok|but|man|ugh|and) )*(?:that'?s|that is|that was|this is|how) [a-z ]{3,40}\W*$/i
const ofNumbers =
  /\d.*\b(?:percent|off|probability|chance|rolling|double|doubled|half|twice|each|per|total|left|more|times(?! (?:but|and|in a row|today|yesterday|because|cuz|i)\b)(?<!\b(?:up|down|it|fell|lost|won|tried|asked|told) \d{1,2} times)|divided|plus|minus|average|mean|volume|area|how (?:many|much|long))\b|\b(?:percent|probability|chance|double|half of|twice|average|volume|area|how (?:many|much|long))\b.*\d|\d+ ?%/i
/** 'Five! all together five' is a count, and no sound. */
const saysInAll =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b.*\b(?:all together|altogether|in all|in total) (?:\w+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\W*$/i
/** 'My homework is ate plus five'. */
const sumInWords = /\b\w+ (?:plus|minus|take away|divided by) \w+\W*$/i
const fewestTold = 3

/** What is said where nothing was read. */
export function unsure(situation: Situation): Decision {
  const { lesson, text } = situation
  if (lesson.asked?.kind === 'feeling' && !hasListened(lesson) && !isOfWork(text) && mayBeFelt(text))
    return listen(situation)
  if (lesson.spanish) return inSpanish(situation)
  const isTold = !isQuestion(text) && text.trim().split(/\s+/).length >= fewestTold
  if (nods.test(text)) return met(situation, 'heard.nod', null)
  if (!isTold && isQuestion(text)) return askedOf(situation)
  const sounds = (laughs.test(text) && isTold) || saysInAll.test(text) ? null : soundsOf(text, situation.grade)
  if (sounds !== null)
    return reply([{ key: 'heard.sounds', values: { said: sounds, Said: capital(sounds) } }], goesOn(situation, null), {
      kind: 'heard',
      mood: 'happy',
    })
  const role = situation.grade <= oldestRole ? roleIn(text) : null
  if (role !== null)
    return reply([{ key: 'heard.role', values: { role, Role: capital(role) } }], goesOn(situation, 'heard.role.ask'), {
      kind: 'heard',
      mood: 'happy',
    })
  const tone = isTold ? inItsTone(situation) : null
  if (tone) return tone
  if (laughs.test(text) && isTold && !isTroubled(text))
    return reflected(situation) ?? met(situation, 'heard.funny', null, 'happy')
  const caught = caughtAny(situation)
  if (caught) return caught
  if ((ofNumbers.test(text) && /\d.*\D\d/.test(text)) || sumInWords.test(text))
    return said(situation, numbersBack(text))
  const told = isTold ? (amazedAt(situation) ?? reflected(situation)) : null
  if (told) return told
  if (laughs.test(text)) return met(situation, 'heard.funny', null, 'happy')
  if (remarks.test(text)) return met(situation, 'heard.remark', null)
  const taken = isTold ? (reflectedInPart(situation) ?? takenUp(situation) ?? ofSomebody(situation)) : null
  if (taken) return taken
  if (isTold && isTroubled(text) && hurtsNow(text) && !openProblem(lesson)) return listen(situation)
  if (asksWithin.test(text) && !tellsAll(text)) return askedPlainly(situation)
  if (isTold) return onlyCaught(situation)
  if (lesson.asked?.kind === 'chat') return met(situation, 'heard.word', null)
  return reply([{ key: 'unsure' }], openProblem(lesson) ? askAgain(situation, aside(lesson)) : asksTopic(situation), {
    kind: 'unsure',
  })
}

const aside = (lesson: Situation['lesson']) => ({ ...lesson, aside: lesson.aside + 1 })
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const asksTopic = (situation: Situation): Closing =>
  situation.lesson.asked?.kind === 'topic' && !isStrict(situation)
    ? askChat(aside(situation.lesson), { key: 'chat.more' })
    : askTopic(situation, aside(situation.lesson))

/** Only that is said. */
const said = (situation: Situation, line: Line): Decision =>
  reply([line], goesOn(situation, null), { kind: 'heard', mood: 'calm' })

/** It is met, and asked on about at most every second time: a child that tells goes on by itself. */
const met = (situation: Situation, key: string, ask: string | null, mood: 'calm' | 'happy' = 'calm'): Decision =>
  reply([{ key }], goesOn(situation, ask), { kind: 'heard', mood })

function goesOn(situation: Situation, ask: string | null): Closing {
  const after = aside(situation.lesson)
  if (isStrict(situation)) return openProblem(after) ? askAgain(situation, after) : askTopic(situation, after)
  if (ask !== null) return askChat(after, { key: ask })
  return { ...noQuestion(after), asked: { ...nothing, problem: openProblem(after)?.item.id ?? null } }
}
const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const

/** A question that nobody here can answer, by what it asks for: leave, advice, or something that was not understood. */
function askedOf(situation: Situation): Decision {
  const { text } = situation
  if (mayHere.test(text)) return met(situation, 'heard.may', null, 'happy')
  if (mayElsewhere.test(text)) return met(situation, 'heard.mayAsk', null)
  if (shouldI.test(text) && !isTroubled(text)) return met(situation, 'heard.should', 'heard.should.ask')
  if (ofNumbers.test(text)) return said(situation, numbersBack(text, 'caught.ask.plain'))
  return askedPlainly(situation)
}

const inSpanish = (situation: Situation): Decision =>
  reply([{ key: 'heard' }], askChat(aside(situation.lesson), { key: 'chat.more' }), { kind: 'heard' })

const oldestRole = 2
const roles = /\b(?:im|i'm|i am|now im|now i'm) (?:a|an|the) ([a-z]{3,12}(?: [a-z]{3,10})?)(?: now)?\W*$/i
const noRoles =
  /^(?:boy|girl|kid|baby|big|good|bad|little|computer|person|human|winner|loser|student|brother|sister)\b/i

/** What it pretends to be: 'im not a kitty no more im a bus'. */
function roleIn(text: string): string | null {
  const role = roles.exec(text)?.[1]?.toLowerCase()
  return role === undefined || noRoles.test(role) ? null : role
}
