import { findNumbers } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { littleMore } from './little-more.ts'

// Numbers in words that are to be written in figures, what a digit is worth, and tens and ones that are told.

const word =
  '(?:and|hundred|thousand|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)'
const toWrite = new RegExp(
  String.raw`^\W*(?:(?:ok|so|next|now|and|um+|it says|i have to|i need to|how (?:do|would|can|should) (?:you|i|u|we)|whats|what is|can you|help me|number \d+|\d+\)) ?)*(?:(?:write|rite|put|make|show|is|spell) (?:the number )?)?(${word}(?:[ -]${word}){0,7})((?: (?:in|with|as|using) (?:numbers?|digits|figures|standard form|number form|a number))?)(?:\W+(?:(?:is|its|it's|i (?:got|put|say|wrote|think|did)|is it|=|like)\W+){0,2}(\d[\d,]*))?\W*$`,
  'i',
)
const asksWrite = /\b(?:write|rite|put|make|show)\b/i

/** Taken up: the words stay in mind, and what the child writes for them is looked at. */
export function figuresAsked(heard: Heard): Decision | null {
  const { written, grade, lesson } = heard
  const [, words = '', inFigures = '', said] = toWrite.exec(written) ?? []
  if (words === '' || (inFigures === '' && grade > 1 && !/[ -]/.test(words))) return null
  if (inFigures === '' && !asksWrite.test(written)) return null
  const [value, ...others] = findNumbers(words.replace(/fourty/i, 'forty'))
  if (!value || others.length > 0 || value.d !== 1n || value.lt(10)) return null
  const number = String(value.n)
  const about = aboutNow(lesson, 'figures', `${number}:${words.toLowerCase()}`)
  if (said !== undefined) return tried({ ...heard, lesson: about }, number, words.toLowerCase(), said)
  const values = { words: words.toLowerCase(), digits: number.length, place: placesOf(number) }
  return reply(
    [{ key: number.length === 2 ? 'figures.tens' : 'figures.begin', values }],
    askStep(about, { key: 'figures.write', values }, { form: 'number', answer: number }),
    {
      kind: 'own',
      mood: 'thinking',
    },
  )
}

const placesOf = (number: string): string =>
  number.length > 3
    ? 'thousands, hundreds, tens, and ones'
    : number.length > 2
      ? 'hundreds, tens, and ones'
      : 'tens and ones'

/** All digits that were written stand in the number, in their order. */
function isInOrder(figures: string, number: string): boolean {
  let at = 0
  for (const digit of figures) {
    at = number.indexOf(digit, at) + 1
    if (at === 0) return false
  }
  return true
}

/** What was written for the words: right, the digits the wrong way round, a place too few or too many. */
function tried(heard: Heard, number: string, words: string, said: string): Decision {
  const figures = said.replaceAll(',', '')
  const values = { words, said, number, digits: number.length, place: placesOf(number) }
  if (figures === number)
    return right({ ...heard, lesson: { ...heard.lesson, early: null } }, { key: 'figures.right', values })
  const isTurned = figures === [...number].reverse().join('')
  const key = isTurned
    ? 'figures.turned'
    : figures.length < number.length && isInOrder(figures, number)
      ? 'figures.missing'
      : figures.length > number.length
        ? 'figures.long'
        : 'figures.look'
  return reply(
    [{ key, values }],
    askStep(heard.lesson, { key: 'figures.again', values }, { form: 'number', answer: number }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const seat = /\bzero(?:s|es)?\b.*\b(?:sav|hold|keep|kept|seat|spot|place|empty|space|guard)/i
const mostWords = 14
const ofFigures =
  'zeros?|oops|digits?|places?|hundreds?|thousands?|tens?|ones?|with|comma|in|for|after|before|between|not|again|try'

export function figuresTried(heard: Heard): Decision | null {
  const { lesson, written, text } = heard
  const [number, words = ''] = (aboutIn(lesson, 'figures') ?? '').split(':')
  if (seat.test(text) && !/\?/.test(text) && lesson.said.slice(-14).some((one) => one.startsWith('figures.')))
    return reply([{ key: 'zero.seat' }], askChat(lesson, { key: 'sight.next' }), { kind: 'claim', mood: 'happy' })
  if (number === undefined || number === '' || openProblem(lesson) || written.split(/\s+/).length > mostWords)
    return null
  const all = written.match(/(?<![\d./:])\d[\d,]*(?![\d/:]|\.\d)/g) ?? []
  const last = all.at(-1)
  if (last === undefined || /[-+×*÷=]|\b(?:times|plus|minus)\b/.test(written)) return null
  if (!littleMore(written, ofFigures)) return null
  if (last.replaceAll(',', '').length < 2 && all.length === 1) return null
  return tried(heard, number, words, all.find((one) => one.replaceAll(',', '') === number) ?? last)
}

const worthIn =
  /^\W*(?:(?:so|and|ok|then|next|number \d+|i think|is it|oh|now)\W+)*(?:in|of) (?:the number )?(\d[\d,]*),? (?:i (?:think|say) )?the (?:digit )?(\d) (?:is worth|means|stands for|is really|is like|is|=|equals|would be|has a value of)(?: only| just| like)? (\d[\d,]*)(?: (?:right|i think))*\W*$/i

/** 'In 3,518 the 5 is worth 50'. */
export function worthOfDigit(heard: Heard): Decision | null {
  const [, number = '', digit = '', said] = worthIn.exec(heard.text) ?? []
  const whole = number.replaceAll(',', '')
  if (said === undefined || whole.length < 2 || whole.split(digit).length !== 2) return null
  const item = askedIn(`what is the value of the ${digit} in ${number}`)
  return item ? brought(heard, item, said.replaceAll(',', ''), item.name) : null
}

const placeThen =
  /^\W*(?:(?:oh|so|its|it's|ok|wait|in|the|then|because|cuz|that'?s) )*(?:ones?|tens?|hundreds?|thousands?)(?: place)?[,.]? (?:so|its|it's|then|which is|means|that'?s)(?: its| it's)? (\d[\d,]*)\W*$/i

/** 'Hundreds so 500' of what a digit is worth. */
export function placeNamed(heard: Heard): Decision | null {
  const [, said] = placeThen.exec(heard.text) ?? []
  const open = openProblem(heard.lesson)
  const item = said !== undefined && open?.item.name.startsWith('what the ') ? open.item : null
  return item && said !== undefined
    ? brought(
        { ...heard, whole: heard.text, lesson: { ...heard.lesson, problems: heard.lesson.problems.slice(0, -1) } },
        item,
        said.replaceAll(',', ''),
        item.name,
      )
    : null
}

const inTens = /\b(\d{2}) (?:is|has|=|means|makes) (?:like )?(\d) tens?,?(?: and| n)? (\d) ones?\b/gi
const backwards = /\b(?:back ?wards?|bakwards?|flipped|turned around|switched|reversed|opposite|other way)\b/i

/** 'So 74 is 7 tens 4 ones, it's the backwards guy', 'and 83 is 8 tens and 3 ones'. */
export function tensTold(heard: Heard): Decision | null {
  const { text, grade } = heard
  const all = [...text.matchAll(inTens)]
  const [first] = all
  if (!first || grade > 3 || /\?/.test(text) || (all.length === 1 && !backwards.test(text))) return null
  if (!all.every(([, number, tens, ones]) => number === `${tens}${ones}`)) return null
  const [, number = '', tens = '', ones = ''] = all.at(-1) ?? first
  const turned = [...number].reverse().join('')
  const values = { number, tens, ones, turned, more: Number(number) > Number(turned) ? number : turned }
  return right(heard, { key: backwards.test(text) && number !== turned ? 'tens.backwards' : 'tens.both', values })
}
