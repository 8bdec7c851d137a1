import { isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import { wishIn } from '../play/wished-play.ts'
import { reflectionOf } from '../read/reflect.ts'
import { openProblem } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A book or a film that the child tells of: he and she in it are no people of the child's own life.

const mark = 'telling:book'
const begins =
  /\b(?:reading|read|finished|watching|watched|saw|in) (?:a |an |this |the |my |that )?(?:\w+ ){0,2}(?:book|story|movie|film|chapter book|comic|show)\b|\b(?:i'?m|i am|we'?re|we are) (?:also )?reading (?!(?:a|the|my|this|that|our) (?:book|passage|text|story|paragraph|question|article|problem|page)\b|about|it\b|this\b|that\b|for\b|at\b|in\b)(?:the |a )?[a-z']{3,}(?: [a-z']+){0,4} (?:and|but|in class|for school|for class)\b/i
const told = /\b(?:about|called|named|where|with|its|it is|the main character|on chapter)\b/i
const ofBook =
  /^\W*(?:(?:and|but|so|then|because|cuz|bc|well|um+|oh|yeah|yes|now|ok|first|at first|at the end|in the end|after that|maybe|i think|i guess|i bet|i hope) )*(?:he|she|they|his|her|their|it|its|the|a|an|someone|everyone|everybody|nobody|no one|without|when|if|you|then|there|dogs|cats|people)\b/i
const ofSelf = /\b(?:i|my|me|we|our)\b(?<!\bi(?= (?:think|guess|bet|hope|like|liked|love|loved|wonder)))/i
const mostWords = 30

/** What the child tells of its book is met as that, and the next thing in it is asked. */
export function ofItsBook(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || openProblem(lesson) || isQuestion(text) || wishIn(text) !== null) return null
  const isOpen = lesson.asked?.about === mark
  const theme = ofTheme(heard, isOpen)
  if (theme) return theme
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

const themeWhole = /\btheme (?:has|have|needs?|should|must|is supposed)\b.*\b(?:sentence|statement|thought)\b/i
const namesTheme =
  /\b(?:the |its |my )?themes? (?:is|could be|might be|would be|of (?:it|the book) is)\b(?: that)?\s+\S+/i
const wholeThought = /^\W*(?:[A-Z]\w+|people|you|it|everyone|we) (?:\w+ ){2,14}\w+\W*$/

/** What it takes the theme of its book to be. */
function ofTheme(heard: Heard, isOpen: boolean): Decision | null {
  const { text } = heard
  if (themeWhole.test(text)) return again(heard, 'bookTalk.themeWhole', {}, null)
  const wasWhole = heard.lesson.said.slice(-2).some((one) => one.startsWith('bookTalk.themeWhole#'))
  const isTold = namesTheme.test(text) || (wasWhole && isOpen && wholeThought.test(text))
  return isTold && text.split(/\s+/).length <= mostWords
    ? again(heard, 'bookTalk.theme', {}, 'bookTalk.theme.ask')
    : null
}

function again({ lesson }: Heard, key: string, values: Record<string, string>, ask: string | null): Decision {
  const chat = askChat({ ...lesson, aside: lesson.aside + 1 }, { key: ask ?? 'bookTalk.ask' })
  const closing = ask === null ? { ...chat, lines: [] } : chat
  return reply(
    [{ key, values }],
    { ...closing, asked: closing.asked && { ...closing.asked, about: mark } },
    { kind: 'talk', mood: 'happy' },
  )
}
