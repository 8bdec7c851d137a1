import { isInDictionary } from '#server/safety/usual-words.ts'
import { askChat } from '../decide/ask.ts'
import type { Heard } from '../decide/hear.ts'
import { reply } from '../decide/reply.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { hearOwnJoke, isRiddle } from './knock.ts'
import { another } from './ways.ts'

// Sounds of the smallest and words turned around: said along, for the fun of it.

const babbled = /^\W*(?:([bdgmnptwlyk][aeiou]{1,2}))\1{2,12}\W*$/i
const backwards =
  /^\W*(?:(?:can|could) (?:you|u) |(?:i )?bet (?:you|u) (?:cant|can't) |try to |now )*say (?:the word |my name )?["“]?([a-z]{3,12})["”]? (?:backwards?|bakwards|back ?words|in reverse)\b/i
const oldestBabble = 1

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A riddle by its form: with its answer it is laughed at; without, the tutor gives up and is told. */
function riddleGiven(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (!isRiddle(written)) return null
  return /\b(?:cuz|because|bc)\b/i.test(written)
    ? reply([{ key: 'knock.laugh' }], another(lesson, 'joke'), { kind: 'play.joke', mood: 'happy' })
    : hearOwnJoke({ ...heard, text: written }, true)
}

export function playsWithWords(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (lesson.spanish || openProblem(lesson) || /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '')) return null
  const riddle = riddleGiven(heard)
  if (riddle) return riddle
  const sound = grade <= oldestBabble ? babbled.exec(written)?.[1]?.toLowerCase() : undefined
  if (sound !== undefined) {
    const said = `${sound} ${sound} ${sound}`
    return aloud(heard, 'heard.sounds', { said, Said: capital(said) })
  }
  const word = backwards.exec(written)?.[1]?.toLowerCase()
  const turned = word && [...word].reverse().join('')
  // Only of words that anybody may say: nothing is spelled out that somebody hid in its letters.
  if (!word || !turned || !isInDictionary(word)) return null
  return aloud(heard, word === turned ? 'play.sameBackwards' : 'play.backwards', { turned, Turned: capital(turned) })
}

const aloud = ({ lesson }: Heard, key: string, values: Record<string, string>): Decision => {
  const closing = askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'chat.more' })
  return reply([{ key, values }], { ...closing, lines: [] }, { kind: 'play.words', mood: 'happy' })
}
