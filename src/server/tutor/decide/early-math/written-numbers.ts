import { findNumbers, readNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import type { Lesson } from '../../state.ts'
import { askStep } from '../ask.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn } from './memory.ts'

// Numbers in words and in figures, and the zero that holds a place.

const inWords =
  /^\W*(?:(?:so|and|is|i think|i wrote|does|do i write|ok) )*((?:[a-z]+[ -]){1,5}?[a-z]+) (?:is|=|as|like|equals|is written|in numbers is|looks like|would be|has)(?: written)?(?: like)? (\d{2,6})\W*$/i
/** 'I wrote fifteen 51'. */
const wroteIt =
  /^\W*(?:(?:so|and|ok|look) )*i (?:wrote|write|put|rote) ((?:[a-z]+[ -]){0,4}[a-z]+) (?:as |like )?(\d{2,6})\W*$/i
const numberWords =
  /^(?:(?:and|hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)[ -]?)+$/i

/** 'Five hundred twelve is 50012': each digit has one place. */
function writtenInFigures(heard: Heard): Decision | null {
  const [, words = '', said = ''] = inWords.exec(heard.text) ?? wroteIt.exec(heard.text) ?? []
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

/** How a number is written. */
export const ofWrittenNumbers = (heard: Heard): Decision | null =>
  heard.grade > 4 || heard.text.length > 120 ? null : (writtenInFigures(heard) ?? zeroLeftOut(heard))
