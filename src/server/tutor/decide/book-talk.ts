import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { reflectionOf } from '../read/reflect.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A book or a film that the child tells of: he and she in it are no people of the child's own life.

const mark = 'telling:book'
const begins =
  /\b(?:reading|read|finished|watching|watched|saw|in) (?:a |an |this |the |my |that )?(?:\w+ ){0,2}(?:book|story|movie|film|chapter book|comic|show)\b/i
const told = /\b(?:about|called|named|where|with|its|it is|the main character|on chapter)\b/i
const ofBook =
  /^\W*(?:(?:and|but|so|then|because|cuz|bc|well|um+|oh|yeah|yes|now|ok|first|at first|at the end|in the end|after that|maybe|i think|i guess|i bet|i hope) )*(?:he|she|they|his|her|their|it|its|the|a|an|someone|everyone|there|dogs|cats|people)\b/i
const ofSelf = /\b(?:i|my|me|we|our)\b(?<!\bi(?= (?:think|guess|bet|hope|like|liked|love|loved|wonder)))/i
const mostWords = 30

/** What the child tells of its book is met as that, and the next thing in it is asked. */
export function ofItsBook(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || openProblem(lesson) || isQuestion(text)) return null
  const isOpen = lesson.asked?.about === mark
  const count = text.split(/\s+/).length
  if (isOpen && ofBook.test(text) && !ofSelf.test(text) && count <= mostWords) {
    const said = reflectionOf(text)
    const because = /\b(?:because|cuz|bc|cause)\b/i.test(text)
    const guesses = /\b(?:i think|i guess|i bet|i hope|maybe|will|gonna|going to)\b/i.test(text)
    const key = because ? 'bookTalk.because' : guesses ? 'bookTalk.guess' : said ? 'bookTalk.said' : 'bookTalk.more'
    return again(
      heard,
      key,
      said ? { said: said.said, Said: said.Said } : {},
      guesses && !because ? 'bookTalk.why' : 'bookTalk.ask',
    )
  }
  if (isOpen || !begins.test(text) || !told.test(text) || count > mostWords) return null
  return again(heard, 'bookTalk.start', {}, 'bookTalk.ask')
}

function again({ lesson }: Heard, key: string, values: Record<string, string>, ask: string): Decision {
  const closing = askChat({ ...lesson, aside: lesson.aside + 1 }, { key: ask })
  return reply(
    [{ key, values }],
    { ...closing, asked: closing.asked && { ...closing.asked, about: mark } },
    { kind: 'talk', mood: 'happy' },
  )
}
