import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { tryAt } from '../../read/tries.ts'
import { type Lesson, openProblem, withoutProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Hundreds, tens and ones: of which a number is made, how it is written out, how it is written in figures.

const lead = String.raw`^\W*(?:(?:so|and|ok|oh|um+|its|it's|it is|it has|that'?s|thats|there are|theres|is it|i think|i got|then|yes|no|wait|has|got|but) )*`
const made = new RegExp(
  String.raw`${lead}(?:(?:the number )?(\d{2,3}) (?:is|has|=|means|makes|are|got) (?:like )?)?(?:${n} hundreds?,? (?:and )?)?${n} tens?,? (?:and |n |& )?(${n}|no) ones?(?:,? (?:is|makes?|=|thats|that's|so(?: its)?|equals?|are) (\d{2,3}))?(?: (?:right|too|i think))*\W*$`,
  'i',
)

/** The number that is spoken of. */
function numberNow({ lesson }: Heard): string | null {
  const names = [openProblem(lesson)?.item.name, lesson.last?.item.name].map(
    (name) => /^(?:the (?:tens|ones|hundreds) of|how many tens) (\d{2,3})\b/.exec(name ?? '')?.[1],
  )
  return names.find((one) => one !== undefined) ?? lesson.sight.findLast((one) => /^\d{2,3}$/.test(one)) ?? null
}

/** '4 tens and 7 ones', '47 is 4 tens and 7 ones'. */
function inTens(heard: Heard): Decision | null {
  const found = made.exec(heard.text)
  if (!found) return null
  const [, before, hundreds, tens, onesSaid, , after] = found
  const ones = /^no$/i.test(onesSaid ?? '') ? 0 : smallValue(onesSaid)
  const value = (hundreds === undefined ? 0 : smallValue(hundreds) * 100) + smallValue(tens) * 10 + ones
  const named = before ?? after
  const number = named ?? numberNow(heard)
  const { lesson } = heard
  const values = { tens: smallValue(tens), ones, number: value, said: number ?? '' }
  const open = openProblem(lesson)
  if (number === null || Number(number) === value) {
    const isOpen = open?.item.name === `the tens of ${value}` || open?.item.name === `the ones of ${value}`
    if (open && isOpen) {
      const tried = tryAt(open.item.name.startsWith('the tens') ? String(values.tens) : String(ones), open.item)
      if (tried.kind === 'right')
        return credit(heard, open, { said: tried.said, before: [{ key: 'tens.right', values }] })
    }
    return right(heard, { key: 'tens.right', values })
  }
  if (named === undefined) return right(heard, { key: 'tens.makes', values })
  return reply(
    [{ key: 'tens.look', values: { ...values, number: Number(named) } }],
    askStep(
      lesson,
      { key: 'tens.ask', values: { number: Number(named) } },
      { form: 'number', answer: String(Math.floor(Number(named) / 10)) },
    ),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const asksDigits =
  /^\W*(?:(?:so|and|ok|wait|but|then) )*(?:is|does) (1[0-9]|[2-9]\d) (?:(?:is|have|has|like|made of|just|got) )*(?:an? )?(\d) and (?:an? )?(\d)\W*$/i

/** 'Is 14 a 1 and a 4': so it is written, and the 1 stands for a ten. */
function digitsAsked(heard: Heard): Decision | null {
  const [, number = '', one = '', other = ''] = asksDigits.exec(heard.text) ?? []
  if (number === '' || `${one}${other}` !== number) return null
  return right(heard, { key: 'tens.digits', values: { number, tens: Number(one), ones: Number(other) } })
}

const expands =
  /\b(?:write|rite|put|show|whats?|what is|do|make) (?:the number )?(\d{2,4}) (?:in|as|into)? ?(?:an? )?expand(?:ed|id|ded)?(?: form| notation)?\W*$|\bexpanded? form (?:of|for) (\d{2,4})\W*$/i
const terms =
  /^\W*(?:(?:so|is it|its|it's|i think|ok|oh|then|um+|maybe) )*(\d{1,4}(?: ?(?:\+|and|plus) ?\d{1,4}){1,3})\W*$/i

/** '306 in expanded form', and what the child writes for it. */
function expanded(heard: Heard): Decision | null {
  const { lesson, text, written } = heard
  const asked = expands.exec(written) ?? expands.exec(text)
  const number = asked?.[1] ?? asked?.[2]
  if (number !== undefined) {
    const digit = number.charAt(0)
    const taken = ownProblem({ ...heard, text: `what is the value of the ${digit} in ${number}` })
    if (!taken) return null
    const values = { number, digit }
    return {
      move: {
        ...taken.move,
        lines: [
          { key: 'expand.start', values },
          { key: 'expand.ask', values },
        ],
      },
      lesson: aboutNow(taken.lesson, 'expand', number),
    }
  }
  const whole = aboutIn(lesson, 'expand')
  const parts = (terms.exec(text)?.[1] ?? '').match(/\d+/g) ?? []
  if (whole === null || parts.length === 0) return null
  const right = [...whole].map((_, at) => worthOf(whole, at)).filter((one) => Number(one) > 0)
  const said = parts.filter((one) => Number(one) > 0)
  const values = { number: whole, says: parts.join(' + ') }
  const open = openProblem(lesson)
  const isOfIt = open?.item.name.endsWith(` in ${whole} is worth`) === true
  // Its first digit alone is the answer to the problem that was opened.
  if (parts.length < 2 && isOfIt) return null
  const rest = open && isOfIt ? withoutProblem(lesson, open.item.id) : lesson
  const about = aboutNow(rest, 'expand', whole)
  if (said.length === right.length && said.every((one) => right.includes(one)))
    return reply(
      [{ key: whole.includes('0') ? 'expand.zero' : 'expand.right', values }],
      askChat(about, { key: 'sight.next' }),
      { kind: 'claim', mood: 'happy' },
    )
  const at = [...whole].findIndex((digit, place) => digit !== '0' && !said.includes(worthOf(whole, place)))
  const look = { number: whole, digit: whole.charAt(Math.max(0, at)) }
  return reply(
    [{ key: 'expand.look', values: look }],
    askStep(about, { key: 'expand.ask', values: look }, { form: 'number', answer: worthOf(whole, Math.max(0, at)) }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const worthOf = (number: string, at: number) => String(Number(number.charAt(at)) * 10 ** (number.length - 1 - at))

const inWords =
  /^\W*(?:(?:so|and|is|i think|i wrote|does|do i write|ok) )*((?:[a-z]+[ -]){1,5}?[a-z]+) (?:is|=|as|like|equals|is written|in numbers is|looks like|would be|has)(?: written)?(?: like)? (\d{2,6})\W*$/i
const numberWords =
  /^(?:(?:and|hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)[ -]?)+$/i

/** 'Five hundred twelve is 50012': each digit has one place. */
function writtenInFigures(heard: Heard): Decision | null {
  const [, words = '', said = ''] = inWords.exec(heard.text) ?? []
  const bare = words.replace(/^(?:(?:so|and|is|i think|i wrote|ok) )+/i, '')
  if (bare === '' || !numberWords.test(bare)) return null
  const [value, ...others] = findNumbers(bare.replace(/fourty/i, 'forty'))
  if (!value || others.length > 0 || value.d !== 1n) return null
  const number = Number(value.n)
  if (readNumber(said)?.equals(value))
    return right(heard, { key: 'figures.right', values: { number: String(number), words: bare } })
  const values = {
    words: bare,
    said,
    digits: String(number).length,
    place:
      number >= 1000
        ? 'thousands, hundreds, tens, and ones'
        : number >= 100
          ? 'hundreds, tens, and ones'
          : 'tens and ones',
  }
  const { lesson } = heard
  return reply(
    [{ key: said.length < String(number).length ? 'figures.short' : 'figures.look', values }],
    askStep(lesson, { key: 'figures.ask', values }, { form: 'number', answer: String(number) }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const withoutZero =
  /^\W*(?:(?:so|oh|ohh+|ok|but|and|then|wait|cuz|because|yeah) )*(?:it (?:would|wud|will) (?:be|just be) )?(\d{2,3}) (?:would be|is|wud be|is way|is much|is a lot)(?: (?:way|much|so|too|really|a lot|very))* (small|smaller|less|little|tiny|littler|big|bigger|more)(?: (?:number|than (\d{3,4})))?\W*$/i

/** 'Oh 36 would be small' of 306. */
function zeroLeftOut(heard: Heard): Decision | null {
  const [, said = '', how = '', than] = withoutZero.exec(heard.text) ?? []
  const whole = than ?? aboutIn(heard.lesson, 'expand') ?? bigBefore(heard.lesson)
  if (said === '' || whole === null || whole.replaceAll('0', '') !== said || /^(?:big|more)/i.test(how)) return null
  return right(heard, { key: 'zero.smaller', values: { said, whole } })
}
const bigBefore = ({ sight }: Lesson) => sight.findLast((one) => /^\d{3,4}$/.test(one) && one.includes('0')) ?? null

const endsIn =
  /^\W*(?:(?:so|and|oh|ok|it|cuz|because|but|the last digit is|the ones is) )*(?:ends? (?:in|with)|it'?s) (?:an? )?(\d),? (?:so|and|that means|which means)(?: (?:it'?s|its|it is|that'?s|thats|the number is))? (?:an? )?(even|odd)\b/i

/** 'Ends in 2 so even' of the number that was spoken of. */
function parityByEnd(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, last = '', kind = ''] = endsIn.exec(text) ?? []
  if (last === '') return null
  const number = lesson.sight.findLast((one) => /^\d+$/.test(one) && one.length > 1 && one.endsWith(last)) ?? last
  const isEven = Number(last) % 2 === 0
  const values = { number, last, kind: isEven ? 'even' : 'odd' }
  return isEven === /even/i.test(kind)
    ? right(heard, { key: 'parity.right', values })
    : reply(
        [{ key: 'parity.look', values }],
        openProblem(lesson) ? askAgain(heard, lesson) : askChat(lesson, { key: 'parity.ask', values }),
        { kind: 'claim', mood: 'thinking' },
      )
}

/** Tens and ones in a child's own words. */
export const ofTens = (heard: Heard): Decision | null =>
  heard.grade > 4 || heard.text.length > 120
    ? null
    : (inTens(heard) ??
      digitsAsked(heard) ??
      expanded(heard) ??
      writtenInFigures(heard) ??
      zeroLeftOut(heard) ??
      parityByEnd(heard))
