import type { Decision } from '../../move.ts'
import { startPlay } from '../../play/play.ts'
import { wishIn } from '../../play/wished-play.ts'
import type { Heard } from '../hear.ts'
import { onAct } from '../wishes.ts'

const withHim = /\b(?:with|about) (?:him|her|it|them)\b/i

const leaves =
  /\b(?:peace out|peace|ttyl|cya|deuces|toodles|gotta (?:go|practice|run|leave|bounce)|g2g)\W*(?:peace|bye|bolt)?\W*$/i
const later =
  /^\W*(?:(?:ok|okay|k|well|bye|see (?:ya|you|u)|catch (?:ya|you)|talk to you) )*laters?(?: bolt| gator| alligator)?\W*$/i
const one = /^\W*(?:do (?:you|u) (?:know|have|got) (?:one|any)|(?:you|u) (?:tell|do) one|your turn)(?: too)?\W*$/i

/** 'Do you know one', behind a joke; a goodbye of one word. */
export function shortly(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (later.test(text)) return onAct(heard, 'bye')
  if (
    leaves.test(text) &&
    !/\?|\b(?:talk|see|do it|finish) later\b|\bpeace (?:and|of|in)\b|^\W*what(?:'?s| is| does)?\b/i.test(text)
  )
    return onAct(heard, 'bye')
  const isBehindJoke =
    lesson.said.slice(-10).some((each) => each.startsWith('joke.')) || lesson.asked?.about?.includes('joke') === true
  return one.test(text) && isBehindJoke ? startPlay(heard, 'joke', null) : null
}

/** 'Can you tell a story with him', behind a dragon that was told of. */
export function ofHim(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const wish = withHim.test(text) && lesson.about !== null ? wishIn(text) : null
  if (wish?.what !== 'story') return null
  return startPlay({ ...heard, text: `tell me a story about a ${lesson.about}` }, 'story', null)
}
