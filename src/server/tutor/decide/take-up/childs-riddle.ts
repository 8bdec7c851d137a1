import { book } from '../../know/book/book.ts'
import { answerTo, entryAnswer, nearlyMeant } from '../../know/know.ts'
import type { Decision } from '../../move.ts'
import { tellRiddle } from '../../play/jokes.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { tellKnown } from '../tell.ts'
import { saidLately } from './last-lines.ts'

// The child gives a riddle: 'i have keys but cant open locks what am i'. The tutor guesses, or asks for a clue, and takes its turn.

const whatAmI = /\bwhat am i\b|\bwhats? am i\b|\bguess what i am\b|\bwho am i\b/i
const iHave =
  /^\W*(?:(?:ok|so|hey|here'?s one|heres one|riddle|i got one|try this|what about)[\s:,.]+)*(i (?:have|got|can|am|go|get|never|eat|live|run)\b.{4,120}?)[\s,.!?]*(?:what am i|who am i|guess what i am)\W*$/i
const isChilds =
  /^\W*(?:(?:ok|so|now|hey|then|my turn|wait)[\s,.]+)*(?:(?:i have|i got|here is|heres|here's|this is) (?:a|another|one|my) ?(?:hard |good |funny )?riddle|can i tell you a riddle|want (?:to hear )?a riddle|my turn)\W*$/i
const yourTurn =
  /\b(?:(?:now )?(?:you|u) (?:give|tell|do|ask) me (?:one|a riddle|another)|(?:now )?your turn|(?:now )?(?:you|u) (?:do|say|tell) one|give me one)\b/i
const bothFit = /\b(?:both|either(?: one)?|they both) (?:work|works|are right|count|fit|is right|is ok)\b/i

const tells =
  /^\W*(?:(?:no|nope|haha|lol|ok|hint|wait)[\s,.!]+)*(?:it'?s |its |i'?m |im |the answer is |it is )?(?:an? |the |your )[a-z]+(?: [a-z]+){0,2}\W*$/i

const asThird = (line: string): string =>
  `what ${line
    .replace(/^i have\b/i, 'has')
    .replace(/^i got\b/i, 'has')
    .replace(/^i am\b/i, 'is')
    .replace(/^i (go|eat|live|run|get)\b/i, (_, verb: string) => `${verb}${verb === 'go' ? 'es' : 's'}`)
    .replace(/^i /i, '')
    .replace(/\bbut (?:i )?/i, 'but ')
    .replace(/\bmy\b/g, 'its')}`

/** Animals and giants on a thing that does not hold them. */
const sitsOn =
  /\bwhat time is it when (?:an?|the|your|my|\w+) ((?:big |fat |baby |giant )?[a-z]+) (?:sits?|sat|stands?|steps?|jumps?|lands?|falls?|stomps?|is sitting|lies|lays|rolls?|sleeps?) (?:down )?(?:on|in|over) (?:(?:your|the|a|my|an|his|her) )?([a-z]+)\b\W*(.*)$/i
const ofClock = /\bhands?\b|\bclocks?\b|\d/i

/** 'What time is it when an elephant sits on your fence': time to get a new one. */
function timeRiddle({ lesson, written }: Heard): Decision | null {
  const [, who = '', thing = '', behind = ''] = sitsOn.exec(written) ?? []
  if (who === '' || ofClock.test(written) || /\b(?:sun|moon|mom|dad|class|kids?)\b/i.test(who)) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const line = /^time (?:to|for)\b/i.test(behind)
    ? { key: 'riddle.aha' }
    : { key: 'riddle.time', values: { thing: thing.toLowerCase() } }
  return reply([line], askChat(after, { key: 'riddle.another' }), { kind: 'play.riddle', mood: 'happy' })
}

export function childsRiddle(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (
    lesson.spanish ||
    openProblem(lesson) ||
    /^(?:play|sentence|feeling|story)$/.test(lesson.asked?.kind ?? '') ||
    lesson.passage !== null
  )
    return null
  const ofTime = timeRiddle(heard)
  if (ofTime) return ofTime
  const after = { ...lesson, aside: lesson.aside + 1 }
  const line = iHave.exec(written)?.[1]
  // Who speaks of its own family or skin asks about itself.
  if (line !== undefined && !/\b(?:my|moms?|dads?|mommy|daddy|friends?|from|black|white|brown)\b/i.test(line))
    return guessed(heard, asThird(line.trim()))
  if (isChilds.test(written))
    return reply(
      [{ key: 'riddle.hear' }],
      { ...noQuestion(after), asked: askChat(after, { key: 'chat.more' }).asked },
      { kind: 'play.riddle', mood: 'happy' },
    )
  const isRiddling =
    saidLately(lesson, 'riddle.', 6) ||
    saidLately(lesson, 'knock.', 4) ||
    lesson.lines.slice(-2).some((one) => whatAmI.test(one) || /^\W*what has\b/i.test(one))
  if (!isRiddling) return null
  const isTold = saidLately(lesson, 'riddle.clue', 3) && tells.test(written)
  if (yourTurn.test(written)) {
    const next = tellRiddle(heard, null)
    return next && isTold
      ? { ...next, move: { ...next.move, lines: [{ key: 'riddle.aha' }, ...next.move.lines] } }
      : next
  }
  if (isTold)
    return reply([{ key: 'riddle.aha' }], askChat(after, { key: 'riddle.another' }), {
      kind: 'play.riddle',
      mood: 'happy',
    })
  if (bothFit.test(written))
    return reply([{ key: 'riddle.bothFit' }], askChat(after, { key: 'riddle.another' }), {
      kind: 'play.riddle',
      mood: 'happy',
    })
  return null
}

function guessed(heard: Heard, ask: string): Decision {
  const { lesson, grade } = heard
  const near = nearlyMeant(ask)
  const known = answerTo(ask, grade) ?? (near && entryAnswer(near.id, grade))
  if (known && /\b(?:is it|guess)\b/i.test(known.says) && book().has(known.id))
    return tellKnown({ ...heard, text: ask }, known)
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply(
    [{ key: 'riddle.clue' }],
    { ...noQuestion(after), asked: askChat(after, { key: 'chat.more' }).asked },
    { kind: 'play.riddle', mood: 'thinking' },
  )
}
