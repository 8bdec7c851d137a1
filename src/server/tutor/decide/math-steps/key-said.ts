import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, readNumber, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { bracketsIn } from '../../read/own-sum.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { seenIn } from '../keep-sight.ts'
import { reply } from '../reply.ts'

// The right answer with something said of it, and what is right of numbers that were told before: it is confirmed, and not asked again.

const first =
  /^\W*(?:(?:oh+|ok|okay|um+|its|it's|wait|no|then|so|i mean|that'?s) )*([-−]?\d[\d,]*(?:\.\d+)?)(?: (?!more|or|and|is|plus|times|minus)[a-z]+)?[.!,]+ +(?=(?:i|my|you|u|it|that|thats|the|cuz|because|bc|or an?) )/i

/** '5. I counted the 8 by accident', '20. you need the 0': the number stands as a sentence by itself, and it is the key. */
export function keyWithTalk(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = first.exec(heard.text)?.[1]
  if (!open || said === undefined || /\?|\b(?:why|how come|not right|is wrong|isnt|isn't)\b/i.test(heard.text))
    return null
  const tried = tryAt(said, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const onward =
  /^\W*(?:(?:oh|so|ok|because|bc|cuz|i did|i do|first|well) )*(\d+) (?:and|plus|\+) (\d+) (?:is|makes?|=|equals) (\d+),?(?: and| then| plus| \+)+ (\d+)(?: more)? (?:is|makes?|=|equals|so) (?:like )?(\d+)\W*$/i

/** '9 and 1 is 10 and 5 is 15' of 9 + 6: on from what came out, and the key at the end. */
export function onwardToKey(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const found = onward.exec(heard.text)
  if (!open || !found) return null
  const [a = 0, b = 0, sum = 0, more = 0, end = 0] = found.slice(1).map(Number)
  if (a + b !== sum || sum + more !== end || keyValue(open.item)?.equals(end) !== true) return null
  return credit(heard, open, { said: String(end), way: `${a} + ${b} = ${sum} and ${sum} + ${more} = ${end}` })
}

const none =
  /^\W*(?:(?:oh|um+|its|it's|is it|maybe|so|then|put|uh) )*(?:nothing|none|nada|zip|no more|not any)\b(?: more| at all| left(?: ?over)?| remains?)*([!.,?]|$)(.*)$/is
/** 'Nothing, I was just thinking' is no number. */
const ofNumber = /\b(?:answer|zero|0|left|because|cuz|cause|bc|plus|minus|same|number|add|take|took|gone)\b/i

/** 'Nothing! is nothing a answer' of 6 + ___ = 6. */
export function nothingIsKey(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [found, , rest = ''] = none.exec(heard.text) ?? []
  if (open?.item.answer.form !== 'number' || found === undefined || keyValue(open.item)?.equals(0) !== true) return null
  if (/[a-z]/i.test(rest) && !ofNumber.test(rest)) return null
  return credit(heard, open, { said: '0', before: [{ key: 'key.nothing' }] })
}

/** 'I can just flip it! 9 + 3' of ___ + 9 = 12: turned around, and the missing part stands in it. */
export function turnedSum(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const key = open && keyValue(open.item)
  const [sum, ...more] = findExpressions(heard.text)
  if (!open || !key || !sum || more.length > 0 || !/^(?:_+ \+ \d+|\d+ \+ _+) = \d+$/.test(open.item.name)) return null
  const [one, other] = sum.operands.map(({ value }) => value)
  const known = findNumbers(open.item.name.replace(/_+/, ''))[0]
  if (!one || !other || !known || sum.operands.length !== 2 || !/\+|\bplus\b|\band\b/.test(heard.text)) return null
  if (![one, other].some((part) => part.equals(known)) || !one.add(other).equals(known.add(key))) return null
  if (sum.stated !== null && !findNumbers(heard.text).at(-1)?.equals(known.add(key))) return null
  return credit(heard, open, { said: writeNumber(key), way: `${writeNumber(one)} + ${writeNumber(other)}` })
}

const byHow =
  /^\W*(?:(?:so|and|only|just|like) )*by (?:just |only |like )?(\d+\/\d+|\d+(?:\.\d+)?)(?: (?:right|i think|correct|yes))*\W*$/i
const mostBack = 5

/** 'By 1/15 right', of 10/15 and 9/15: how far apart two are that were told last. */
export function apartBy(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const by = readNumber(byHow.exec(text)?.[1] ?? '')
  if (!by || openProblem(lesson) || by.equals(0)) return null
  const told = lesson.sight.filter((one) => one !== '' && readNumber(one.replace('−', '-')) !== null).slice(-mostBack)
  for (const [at, one] of told.entries())
    for (const other of told.slice(at + 1)) {
      const [a, b] = [readNumber(one), readNumber(other)]
      if (!a || !b || !a.sub(b).abs().equals(by)) continue
      const [more, less] = a.gt(b) ? [one, other] : [other, one]
      return reply(
        [{ key: 'claim.true', values: { says: `${more} − ${less} = ${byHow.exec(text)?.[1]}` } }],
        askChat(lesson, { key: 'sight.next' }),
        { kind: 'claim', mood: 'happy' },
      )
    }
  return null
}

const spentAndLeft =
  /^\W*(?:(?:so|its|it's|that'?s|then|ok) )*(\d+)(?: [a-z]+)?,? and (?:then |i have |so |there'?s )*(\d+)(?: [a-z]+)? (?:left|left ?over|to spare|extra|more left)\W*$/i
const fewestParts = 2

/** '30 and then 10 left over', of 10, 15 and 5 out of 40: the parts together, and what is left of the whole. */
export function togetherAndLeft(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, all = '', left = ''] = spentAndLeft.exec(text) ?? []
  if (all === '' || openProblem(lesson)) return null
  const seen = seenIn(lesson)
  const [start, ...others] = seen
  if (!start) return null
  for (let many = fewestParts; many < seen.length; many++) {
    const parts = seen.slice(0, many)
    const sum = others.slice(0, many - 1).reduce((one, other) => one.add(other), start)
    const whole = seen.slice(many).find((one) => one.equals(Number(all) + Number(left)))
    if (!sum.equals(Number(all)) || !whole) continue
    const adds = [...parts]
      .reverse()
      .map((one) => writeNumber(one))
      .join(' + ')
    const says = `${adds} = ${all} and ${writeNumber(whole)} − ${all} = ${left}`
    return reply([{ key: 'claim.true', values: { says } }], askChat(lesson, { key: 'sight.next' }), {
      kind: 'claim',
      mood: 'happy',
    })
  }
  return null
}

const inHundreds =
  /^\W*(?:(?:so|and|oh|ok|then|wait) )*(\d|an?) hundreds?,? (?:and )?(?:(\d|no) tens?,? (?:and )?)?(\d|no) ones? (?:is|makes?|=|equals|are) (\d{2,4})(?:,? (?:and )?not (\d{2,4}))?(?: right)?\W*$/i
const digit = (said: string | undefined) =>
  said === undefined || /^no$/i.test(said) ? 0 : /^a/i.test(said) ? 1 : Number(said)

/** 'So 5 hundreds and 6 ones is 506 and not 56': the places are right, and so is the number. */
export function hundredsSaid(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, hundreds, tens, ones, said = ''] = inHundreds.exec(text) ?? []
  if (said === '') return null
  const number = digit(hundreds) * 100 + digit(tens) * 10 + digit(ones)
  const values = { hundreds: digit(hundreds), tens: digit(tens), ones: digit(ones), number, said }
  const isRight = Number(said) === number
  return reply(
    [{ key: isRight ? 'tens.hundreds' : 'key.hundreds', values }],
    openProblem(lesson)
      ? askAgain(heard, { ...lesson, asked: null })
      : askChat(lesson, { key: isRight ? 'sight.next' : 'key.hundreds.ask' }),
    { kind: 'claim', mood: isRight ? 'happy' : 'thinking' },
  )
}

const brackets = /\([^()]{3,20}\)/
const thenRight =
  /\b(?:then|so|now|but|and) (?:im|i'm|i am|its|it's|it is|that'?s|i was|i would be|id be|i'd be|it works|my answer is) ?(?:right|correct|true|works|good)?\b/i

/** 'Ok but if I put (6+4) x 3 then I'm right': with the brackets it is so. */
export function rightWithBrackets(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (!brackets.test(text) || !thenRight.test(text) || openProblem(lesson)) return null
  const item = bracketsIn(text)
  const key = item && keyValue(item)
  const { last } = lesson
  const bare = (name: string) => name.replace(/[()\s]/g, '')
  if (!item || !key || !last || bare(last.item.name) !== bare(item.name)) return null
  if (keyValue(last.item)?.equals(key)) return null
  return reply(
    [{ key: 'key.brackets', values: { says: `${item.name} = ${writeNumber(key)}` } }],
    askChat(lesson, { key: 'sight.next' }),
    { kind: 'claim', mood: 'happy' },
  )
}

const cutInHalf =
  /\b(?:cut|split|slice|break|divide)[a-z]* (?:each|every|all|them|his|her|my)\b.{0,30}\bin(?:to)? (?:half|halves|two|2)\b/i

/** 'If you cut each of his slices in half he gets 8 and he ate 6 of them', of 3/4 and 6/8. */
export function halvedPieces(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const all = findNumbers(text)
  if (!cutInHalf.test(text) || openProblem(lesson) || all.length < 2) return null
  for (const part of lesson.sight.filter((one) => /^\d+\/\d+$/.test(one))) {
    const [top = 0, bottom = 0] = part.split('/').map(Number)
    if (![top, bottom].every((one) => all.some((other) => other.equals(2 * one)))) continue
    return reply(
      [{ key: 'claim.true', values: { says: `${part} = ${2 * top}/${2 * bottom}` } }],
      askChat(lesson, { key: 'sight.next' }),
      { kind: 'claim', mood: 'happy' },
    )
  }
  return null
}

/** The step that was asked for stands at the end of what is said: 'so 1 then 5. 15'. */
export function stepAtEnd(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const expects = lesson.asked?.kind === 'step' ? lesson.asked.expects : null
  const [, said] = /(?:[.,!] |\bso |\bmakes |\bis )(\d+)\W*$/.exec(text) ?? []
  if (expects?.form !== 'number' || openProblem(lesson) || said !== expects.answer || /\?|\bnot\b/.test(text))
    return null
  return reply([{ key: 'step.right', values: { said } }], askChat(lesson, { key: 'sight.next' }), {
    kind: 'step',
    mood: 'happy',
  })
}
