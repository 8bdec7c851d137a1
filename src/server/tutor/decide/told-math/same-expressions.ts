import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { expressionIn } from '../../read/linear.ts'
import { look, right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'

// Whether two expressions are the same, and what a number beside a letter means.

const sameAs =
  /^\W*(?:(?:so|ok|wait|but|and) )*(?:is |are |does |isn'?t |isnt )?([\d().+\-−*a-z ]{3,24}?) (?:the same (?:as|thing as)|equal to|equals?|equivalent to|=|is (?:the same as|equal to)) ([\d().+\-−*a-z ]{2,24}?)\W*$/i
const meaning = /\bwhat (?:does|do|is) (?:the )?(\d{1,3})([a-z]) (?:means?|stands? for)\b/i
/** 'Can I write 8x', 'can i say 3n instead of 3 times n', 'is 8x the same as 8 times x': it may, and what it means. */
const mayWrite = [
  // Other letters may stand for units: '5 m' is no times.
  /^\W*(?:(?:so|ok|wait|but|and|then) )*(?:can|could|may|do|should) (?:i|you|we|u) (?:just |also |even )?(?:say|write|put|use|call it|do|make it) (?:it as |it like )?(\d{1,3}) ?([abnwxyz])(?: (?:instead|there|too|like that|then|now|in math))?\W*$/i,
  /^\W*(?:(?:so|ok|wait|but|and|then) )*(?:can|could|may|do|should) (?:i|you|we|u) (?:just |also |even )?(?:say|write|put|use) (\d{1,3})([a-z]) (?:instead of|for|or) (?:\1 (?:times|x|\*) \2|\2 times \1)\W*$/i,
  /^\W*(?:(?:so|ok|wait|but|and) )*is (\d{1,3})([a-z]) (?:the same (?:as|thing as)|like|equal to) (?:\1 (?:times|x|\*) \2|\2 times \1)\W*$/i,
]
const asDigits =
  /^\W*(?:(?:so|then|ok|and) )*(?:if|when) ([a-z]) (?:is|=|equals) (\d)(?: then)?,? (?:its|it's|it is|is it|then|that'?s|(\d)\1 is) (\d{1,3})\W*$/i

const times = (text: string) => text.replace(/[x×](?=\s*\d)/g, '*')

/** 'Is 2(x + 3) the same as 2x + 3': tried with a number, and told where they part. */
export function sameExpressions(heard: Heard): Decision | null {
  const [, one = '', other = ''] = sameAs.exec(heard.text) ?? []
  const [left, right2] = [expressionIn(times(one).trim()), expressionIn(times(other).trim())]
  if (!left || !right2 || left.letter !== right2.letter) return null
  const letter = left.letter
  if (left.side.of.equals(right2.side.of) && left.side.and.equals(right2.side.and))
    return right(heard, { key: 'same.yes', values: { one: left.written, other: right2.written, letter } })
  const at = (side: typeof left.side) => writeNumber(side.of.add(side.and))
  return right(heard, {
    key: /\(/.test(one + other) ? 'same.brackets' : 'same.no',
    values: { one: left.written, other: right2.written, letter, a: at(left.side), b: at(right2.side) },
  })
}

/** 'What does 3n mean': 3 times whatever n is. */
export function besideLetter(heard: Heard): Decision | null {
  const asked = meaning.exec(heard.text)
  const may = asked ? null : (mayWrite.map((one) => one.exec(heard.text)).find((one) => one !== null) ?? null)
  const [, times, letter] = asked ?? may ?? []
  if (times !== undefined && letter !== undefined && !/^[a-z]$/i.test(times))
    return right(heard, {
      key: may ? 'beside.allowed' : 'beside.letter',
      values: { times, letter: letter.toLowerCase(), four: Number(times) * 4 },
    })
  // 'So if n is 4 it's 34': the number was read as a digit.
  const told = heard.lesson.said.slice(-6).some((one) => one.startsWith('beside.letter'))
  const [, by, value, , said] = told ? (asDigits.exec(heard.text) ?? []) : []
  if (by === undefined || value === undefined || said?.length !== 2 || !said.endsWith(value)) return null
  const values = { letter: by, value, times: said[0] ?? '', said }
  return look(
    heard,
    { key: 'beside.digits', values },
    { key: 'beside.ask', values },
    String(Number(said[0]) * Number(value)),
  )
}
