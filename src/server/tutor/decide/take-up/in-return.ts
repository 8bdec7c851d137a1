import type { Decision } from '../../move.ts'
import { startPlay } from '../../play/play.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'

// 'Now you tell me one but not a hard one': a joke or a riddle in return for the child's own.

const kind =
  '(?:(?:a |an |another )?(?:(?:really|good|funny|easy|hard|harder|easier|better|silly|new|different) ){0,3}(?:one|1)|another|(?:a )?(?:good|better|funnier|harder|easier) one)'
const lead = '(?:^|[.!?,;] ?|\\b(?:and|now|ok|okay|then|so|but|haha|lol) )(?:(?:can|could|will) )?'
/** Nothing but how it should be stands behind it: 'give me a new pencil' asks for a pencil. */
const end = '(?= ?(?:$|[.!?,;]|(?:but|and|now|please|pls|too|for me|that|thats|if|not|bolt|to me)\\b))'
const wishes = new RegExp(
  `${lead}(?:(?:now |its |it'?s |ok )?(?:your|ur) turn(?: now)?(?:${end}|(?= (?:tell|say|give|do|ask)\\b))|(?:now (?:you|u)|(?:you|u) (?:now|go))\\W*$|(?:now )?(?:(?:you|u) )?(?:tell|say|do|give|ask|gimme)(?: me| us)? ${kind}${end}|(?:do|have) (?:you|u) (?:got|have|know) (?:any|${kind})(?: for me| now| too)?\\W*$)`,
  'i',
)
const mostWords = 14
const ofOneReply = 2
const joke = /^(?:act\.joke_told|joke|knock|heard\.funny)/
const riddle = /^(?:riddle|act\.riddle)/
const jokeLine =
  /\bknock knock\b|\bwhy did the\b|\bwhat do you (?:call|get)\b|\bjoke\b|\bget it\b|\bwhat(?:s| is|'s) (?:brown and|black and|red and|the difference)\b/i
const riddleLine =
  /\briddle\b|\bwhat am i\b|\bwhat has\b|\bwhat (?:goes|gets|is|animal|can|runs)\b.*(?:\?|\.|!).*\b(?:a|an|the)\b/i
const otherWish = /\b(?:about|problem|question|story|fact|sum|math|word|thing|reason|time|riddles?|jokes?)\b/i

/** What was told last of the two, by the child or to it. */
function lately({ lesson }: Heard): 'joke' | 'riddle' | null {
  const lines = lesson.lines.slice(-2)
  if (lines.some((line) => jokeLine.test(line))) return 'joke'
  if (lines.some((line) => riddleLine.test(line))) return 'riddle'
  // Of what was said in the last reply alone: 'a hard one' behind work is work.
  const said = [...lesson.said.slice(-ofOneReply)].reverse()
  const last = said.find((one) => joke.test(one) || riddle.test(one))
  return last === undefined ? null : riddle.test(last) ? 'riddle' : 'joke'
}

export function inReturn(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.passage !== null || written.split(/\s+/).length > mostWords)
    return null
  if (!wishes.test(written) || otherWish.test(written) || /\?\W*\w/.test(written)) return null
  // A game that waits for an answer goes on, but for the child's own joke that was just heard.
  if (lesson.asked?.kind === 'play' && !/^(?:joke|knock)$/.test(lesson.play?.game ?? '')) return null
  const what = lately(heard)
  return what === null ? null : startPlay(heard, what, null)
}
