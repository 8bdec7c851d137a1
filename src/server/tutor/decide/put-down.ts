import type { Decision, Line } from '../move.ts'
import { sayingIn } from '../read/who-said.ts'
import { openProblem } from '../state.ts'
import { askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// What somebody said of the child or of what it learns, and is no claim to look up: 'my sister says im a slow reader',
// 'my brother says borrowing is for babies'.

const slow = /\b(?:slow(?:est|er)?|behind|take(?:s)? (?:too long|forever)|not fast)\b/i
const ofChild =
  /^(?:that )?(?:i'?m|im|i am|i was|u r|you'?re|i (?:can'?t|cant|don'?t|dont|never|always|suck))\b.{0,40}\b(?:slow|bad|dumb|stupid|weird|behind|terrible|worst|loser|baby|lazy|annoying|not (?:smart|good)|suck|(?:can'?t|cant) (?:read|spell|draw|sing|dance|write|add|count|play|do \w+))\b|^my \w+ (?:is|are|was|looks?|sounds?) .{0,16}\b(?:annoying|ugly|weird|stupid|dumb|bad|gross|terrible)\b/i
const ofThing =
  /^(?:that )?([\w' ]{2,40}?) (?:is|are|r|was|s|iz) (?:(?:just|only|so|too|really|all|like|kinda|super) )*(?:for (?:little )?(?:bab(?:y|ie|ey|ee)s?|little kids|kindergart\w+|dummies|girls|boys|losers|nerds)|baby stuff|babyish|dumb|stupid|boring|lame|useless|cheating|(?:way |too )?easy|not (?:real|cool))\b/i
const forSome = /\bfor (?:girls|boys)\b/i
const cheats = /\bcheating\b/i

/** Met with a kind word that is true, and without a word against who said it. */
export function puttingDown(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || /\?\s*$/.test(text) || /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '')) return null
  const saying = sayingIn(text)
  if (!saying) return null
  const { said } = saying
  const key = ofChild.test(said)
    ? slow.test(said)
      ? 'putdown.slow'
      : 'putdown.me'
    : !ofThing.test(said)
      ? null
      : forSome.test(said)
        ? 'putdown.some'
        : cheats.test(said)
          ? 'putdown.cheats'
          : 'putdown.thing'
  if (key === null) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const line: Line = { key }
  const closing =
    key === 'putdown.me' || key === 'putdown.slow'
      ? askChat(after, { key: 'putdown.ask' })
      : openProblem(lesson)
        ? { ...noQuestion(after), asked: lesson.asked }
        : noQuestion(after)
  return reply([line], closing, { kind: 'talk', mood: 'calm' })
}
