import type { Decision } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import { tryAt } from '../../read/tries.ts'
import { openProblem, withoutProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'

// Hundreds, tens and ones: of which a number is made, how it is written out, how it is written in figures.

const lead = String.raw`^\W*(?:(?:so|and|ok|oh|um+|its|it's|it is|it has|that'?s|there are|theres|is it|i think|i got|then|yes|no|wait|has|got|but) )*`
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
  const values = {
    tens: smallValue(tens),
    ones,
    number: value,
    said: number ?? '',
    hundreds: hundreds === undefined ? 0 : smallValue(hundreds),
  }
  const open = openProblem(lesson)
  if (number === null || Number(number) === value) {
    const isOpen = open?.item.name === `the tens of ${value}` || open?.item.name === `the ones of ${value}`
    if (open && isOpen) {
      const tried = tryAt(open.item.name.startsWith('the tens') ? String(values.tens) : String(ones), open.item)
      if (tried.kind === 'right')
        return credit(heard, open, {
          said: tried.said,
          before: [{ key: values.hundreds > 0 ? 'tens.hundreds' : 'tens.right', values }],
        })
    }
    return right(heard, { key: values.hundreds > 0 ? 'tens.hundreds' : 'tens.right', values })
  }
  if (named === undefined) return right(heard, { key: values.hundreds > 0 ? 'tens.hundreds' : 'tens.makes', values })
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

const places: Readonly<Record<string, number>> = { one: 1, ones: 1, ten: 10, tens: 10, hundred: 100, hundreds: 100 }
const alone = new RegExp(
  String.raw`${lead}(?:${n} (tens?|hundreds?|ones?) (?:is|makes?|=|equals?|are|thats|that's) (\d{1,4})|(\d{2,4}) (?:is|has|=|are|means) ${n} (tens?|hundreds?|ones?))(?: (?:right|too|i think))*\W*$`,
  'i',
)

/** '7 tens is 70', '70 is 7 ones'. */
function onePlace(heard: Heard): Decision | null {
  const found = alone.exec(heard.text)
  if (!found) return null
  const [, count1, place1, made1, made2, count2, place2] = found
  const [count, place, made] = [
    smallValue(count1 ?? count2),
    (place1 ?? place2 ?? '').toLowerCase(),
    Number(made1 ?? made2),
  ]
  const worth = (places[place] ?? 1) * count
  const values = { count, place, made }
  if (worth === made) return right(heard, { key: 'place.right', values })
  // A number has as many tens as its digit says, whatever stands behind it.
  if (made2 !== undefined && Math.floor(made / (places[place] ?? 1)) % 10 === count)
    return right(heard, { key: 'place.has', values })
  return reply([{ key: 'place.look', values }], askChat(heard.lesson, { key: 'place.ask', values }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const digitWorth =
  /^\W*(?:(?:so|and|then|i think|oh|ok) )*the (?:digit )?(\d) (?:is worth|stands for|means|is really|is like|is|=)(?: just| only| like)? (\d{1,4})(?: (tens?|hundreds?|ones?))?\W*$/i

/** 'The 4 is worth 4' of 346. */
function worthOfDigit(heard: Heard): Decision | null {
  const [, digit, said, place] = digitWorth.exec(heard.text) ?? []
  const { lesson } = heard
  if (digit === undefined || said === undefined) return null
  const number = lesson.sight.findLast((one) => /^\d{2,4}$/.test(one) && one.includes(digit)) ?? null
  if (number === null) return null
  const worth = worthOf(number, number.indexOf(digit))
  const means = Number(said) * (places[place?.toLowerCase() ?? ''] ?? 1)
  const values = { number, digit, worth }
  if (means === Number(worth)) return right(heard, { key: 'place.worth', values })
  return reply(
    [{ key: 'expand.look', values }],
    askStep(lesson, { key: 'expand.ask', values }, { form: 'number', answer: worth }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const parityAlone =
  /^\W*(?:(?:so|oh|ohh+|ok|its|it's|it is|then|no|wait|is it|that means) )*(odd|even)\b(?! or)[^\d]{0,30}$/i

/** 'Odd', when the last digit was to be looked at. */
function paritySaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, kind = ''] = parityAlone.exec(text) ?? []
  const told = lesson.sight.filter((one) => /^\d{1,6}$/.test(one))
  const number = told.findLast((one) => one.length > 1) ?? told.at(-1)
  if (
    kind === '' ||
    number === undefined ||
    openProblem(lesson) ||
    !lesson.said.slice(-3).some((one) => /^parity\.(?:look|ask)#/.test(one))
  )
    return null
  const last = number.at(-1) ?? ''
  const isEven = Number(last) % 2 === 0
  const values = { number, last, kind: isEven ? 'even' : 'odd' }
  return isEven === /even/i.test(kind)
    ? right(heard, { key: 'parity.right', values })
    : reply([{ key: 'parity.look', values }], askChat(lesson, { key: 'parity.ask', values }), {
        kind: 'claim',
        mood: 'thinking',
      })
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

const endsIn =
  /^\W*(?:(?:so|and|oh|ok|it|cuz|because|but|the last digit is|the ones is) )*(?:ends? (?:in|with)|it'?s) (?:an? )?(\d),? (?:so|and|that means|which means)(?: (?:it'?s|its|it is|that'?s|the number is))? (?:an? )?(even|odd)\b/i

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
      onePlace(heard) ??
      worthOfDigit(heard) ??
      paritySaid(heard) ??
      digitsAsked(heard) ??
      expanded(heard) ??
      parityByEnd(heard))
