import type { Decision, Situation } from '../move.ts'
import { type Reflection, reflectionOf } from '../read/reflect.ts'
import { reflectionWithin } from '../read/reflect-part.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, askTopic, type Closing, choices, isStrict, patienceOf } from './ask.ts'
import { keepLiked } from './likes.ts'
import { reply } from './reply.ts'

/** What the child told, said back to it as a good listener does, and one question that goes with it. `act` is the kind of talk, where it is known. */
export function reflected(situation: Situation, act = ''): Decision | null {
  const heard = situation.lesson.spanish ? null : reflectionOf(situation.text)
  return heard && saidBack(situation, heard, act)
}

/** As `reflected`, where only a part of the line is understood word for word. */
export function reflectedInPart(situation: Situation): Decision | null {
  const heard = situation.lesson.spanish ? null : reflectionWithin(situation.text)
  return heard && saidBack(situation, heard, '')
}

function saidBack(situation: Situation, heard: Reflection, act: string): Decision {
  const { lesson } = situation
  const isLab = ofLab.test(situation.text)
  const isFelt = (heard.told === 'heavy' && !heard.isJoke && !isLab) || lesson.asked?.kind === 'feeling'
  const kind = isLab ? 'reflect.claim' : kindOf(heard, isFelt)
  const { lesson: after, likes } = keepLiked({ ...lesson, aside: lesson.aside + 1 }, situation.text, act)
  const ends = closing({ ...situation, lesson: after }, kind, isFelt, likes)
  return reply([{ key: kind, values: { said: heard.said, Said: heard.Said } }], ends, {
    kind,
    likes,
    mood: kind === 'reflect.joke' || kind === 'reflect.plan' ? 'happy' : 'calm',
  })
}

/** A guess that was wrong in an experiment is no trouble. */
const ofLab = /\b(?:hypothesis|experiment|lab|prediction|data|theory|variable)\b/i

/** While a feeling is open nothing but a plan is cheered. */
function kindOf({ told, isJoke }: Reflection, isFelt: boolean): string {
  if (told === 'heavy' && isJoke) return isFelt ? 'reflect.felt' : 'reflect.joke'
  if (told === 'heavy' || told === 'plan') return `reflect.${told}`
  if (isFelt) return 'reflect.felt'
  return `reflect.${isJoke ? 'joke' : told}`
}

function closing(situation: Situation, kind: string, isFelt: boolean, likes: string | undefined): Closing {
  const { lesson } = situation
  const open = openProblem(lesson)
  if (isFelt)
    return askChat(
      lesson,
      { key: lesson.aside % 2 === 0 ? 'feeling.choice' : 'feeling.more' },
      'feeling',
      open ? choices(['break', 'easier', 'goBack']) : choices(['story', 'game', 'topic']),
    )
  if (open && lesson.aside > patienceOf(situation).before) return askAgain(situation, lesson)
  if (isStrict(situation)) return askTopic(situation, lesson)
  const asksOfThing = likes !== undefined && kind === 'reflect.now'
  return askChat(lesson, { key: asksOfThing ? `theme.${likes}.ask` : `${kind}.ask` })
}
