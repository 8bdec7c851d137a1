import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What a child says to the tutor itself: a kind wish, that it knows everything; and words of its list that share their letters.

const wish =
  /^\W*(?:(?:and|ok|bye|well|thanks|thank you) )*i hope (?:(?:you|u) (?:have|had|get|feel|like|sleep)|(?:your|ur) (?:day|night|weekend) is)(?: to have)? (?:(?:an?|it|your|the|so|very|really|too|fun|lots of) ){0,3}(?:good|great|nice|fun|best|happy|awesome|amazing|better|well|day|night|weekend)(?: (?:day|night|weekend|time|one|too|bolt|today))*\W*$/i
const allKnowing =
  /^\W*(?:(?:but|so|wow|omg|i think|i thought|because|cuz) )*(?:you|u) (?:literally |just )?(?:know|no) (?:everything|all (?:of it|the answers|the things)|every answer|all)\W*$|\b(?:you'?re|you are|ur) (?:the smartest|a genius|smarter than (?:me|everyone|everybody))\b/i
const shares =
  /^\W*(?:(?:and|so|hey|oh|wait|look) )*(?:they|these|all of them|my words|the words) (?:all )?(?:have|has|got|end (?:in|with)|start with|rhyme with) (?:the |an? )?(?:letters? )?["“]?([a-z]{2,4})["”]?(?: in (?:it|them))?\W*$/i
const unheard =
  /\b(?:(?:don'?t|dont|can'?t|cant|cannot|never) (?:even )?hear (?:the |an? )?["“]?(k|g|gh|w|b|h|l|t|e|g or (?:the )?h|g and h)["”]?)\b/i
const ofWhy = /\bwhy (?:is|are|do|does|did)\b|\bwhats? (?:it|the point|they) for\b|\bwhy\b/i

export function toTutor(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || /^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '')) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const says = (key: string, values: Record<string, string> = {}): Decision =>
    reply(
      [{ key, values }],
      { ...noQuestion(after), asked: askChat(after, { key: 'chat.more' }).asked },
      { kind: 'talk', mood: 'happy' },
    )
  if (wish.test(written)) return says('tutor.wished')
  if (allKnowing.test(written)) return says('tutor.notAll')
  const letters = shares.exec(written)?.[1]?.toLowerCase()
  const words = letters === undefined ? [] : lastWords(heard)
  if (
    letters !== undefined &&
    words.length > 2 &&
    words.filter((word) => word.includes(letters)).length >= words.length - 1
  )
    return says('words.allHave', { letters })
  const quiet = unheard.exec(written)?.[1]?.toLowerCase()
  if (quiet !== undefined && ofWhy.test(written))
    return says('words.quiet', { letters: quiet.replace(/ (?:or|and) (?:the )?/, ' and ') })
  return null
}

/** The words of a list that was told a moment ago: those behind 'are', else all of the line. */
const lastWords = ({ lesson }: Heard): string[] => {
  const line = lesson.lines.findLast((one) => /\b(?:words?|list|spelling)\b/i.test(one)) ?? lesson.lines.at(-1) ?? ''
  return (
    line
      .replace(/^.*\b(?:are|is|words|list)\b:?/i, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? []
  ).filter((word) => word !== 'and')
}
