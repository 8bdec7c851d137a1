import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { tryAt } from '../../read/tries.ts'
import { type Lesson, openProblem, type Problem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { takeUp } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// Which of two is more: asked with the child's own answer and reason, said of one of them, written with a sign.

const oldest = 4
const value = String.raw`(\d{1,4}(?:\/\d{1,2})?)(?![\d/:]|\.\d)`
const thing = String.raw`(?: (?!or\b|and\b|vs\b|is\b)[a-z]{3,12})?`
const parts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an?|one) half\b|\bhalf\b(?= (?:or|bigger|more|is|vs)\b)/gi, '1/2'],
  [/\b(?:a|one) (?:fourth|quarter)\b/gi, '1/4'],
  [/\b(?:a|one) third\b/gi, '1/3'],
  [/\b(?:a|one) sixth\b/gi, '1/6'],
  [/\b(?:an|one) eighth\b/gi, '1/8'],
]
const halfAlone: readonly (readonly [RegExp, string])[] = [
  [/\bhalf\b/gi, '1/2'],
  [/\b(?:fourth|quarter)\b/gi, '1/4'],
  [/\bthird\b/gi, '1/3'],
  [/\bsixth\b/gi, '1/6'],
  [/\beighth\b/gi, '1/8'],
]
const inFigures = (text: string, ways = parts) =>
  ways.reduce((said, [word, figure]) => said.replace(word, figure), text)

const more = 'bigger|biggest|more|greater|larger|most|higher|longer|heavier|greatest|largest'
const less = 'smaller|smallest|less|least|fewer|lower|littler|shorter'
const offered = new RegExp(String.raw`${value}${thing} ?(?:,? or|vs\.?|and) (?:is )?(?:the )?${value}\b`, 'i')
const asksMore = new RegExp(String.raw`\b(?:${more}|${less})\b`, 'i')
const asksLess = new RegExp(String.raw`\b(?:${less})\b`, 'i')
const same = /\b(?:the )?(?:same|equal|tie|tied)\b/i

/** 'Which is more 489 or 512. 489 has a 9 so its more', '3/8 or 5/8. 5/8 cuz its 5 pieces', 'i think they're the same'. */
function askedWithAnswer(heard: Heard): Decision | null {
  const text = inFigures(heard.text)
  const found = offered.exec(text)
  const [whole, left = '', other = ''] = found ?? []
  if (!found || whole === undefined || left === other) return null
  const at = found.index + whole.length
  const [, said = ''] =
    /^(?:[a-z ]{0,24})?[.,?!;:]+\s*(.+)$|^\s+((?:i (?:say|think|pick|guess)|is it|maybe)\b.+)$/i.exec(text.slice(at)) ??
    []
  const own =
    said === '' ? (/^\s+((?:i (?:say|think|pick|guess)|is it|maybe)\b.+)$/i.exec(text.slice(at))?.[1] ?? '') : said
  const before = text.slice(0, at)
  const isAsked = asksMore.test(before) || /^\W*(?:(?:ok|so|next|now|and) )*\d/i.test(before)
  if (own.trim() === '' || !isAsked) return null
  const way = asksLess.test(before) ? 'smaller' : 'bigger'
  const item = askedIn(`which is ${way} ${left} or ${other}`)
  if (!item) return null
  const behind = inFigures(own, [...parts, ...halfAlone])
  const picked = [left, other]
    .map((one) => ({ one, at: behind.search(new RegExp(String.raw`(?<![\d/])${one}(?![\d/])`)) }))
    .filter((one) => one.at >= 0)
    .sort((one, two) => one.at - two.at)[0]
  if (!picked && same.test(behind)) return saidSame(heard, left, other)
  const judged = picked ? brought(heard, item, picked.one, `which is ${way} ${left} or ${other}`) : null
  // The ones of 489 say nothing of 512: the biggest place comes first.
  const isLong = !left.includes('/') && left.length === other.length && left.length > 1
  if (judged?.move.kind !== 'wrong' || !isLong || way !== 'bigger') return judged
  const [, ...rest] = judged.move.lines
  const place = left.length === 2 ? 'tens' : left.length === 3 ? 'hundreds' : 'thousands'
  return {
    ...judged,
    move: { ...judged.move, lines: [{ key: 'compare.first', values: { place, left, other } }, ...rest] },
  }
}

/** They are said to be the same: so it is, or there is one thing to look at. */
function saidSame(heard: Heard, left: string, other: string): Decision | null {
  const [one, two] = [readNumber(left), readNumber(other)]
  const item = askedIn(`which is bigger ${left} or ${other}`)
  if (!one || !two) return null
  if (one.equals(two)) return right(heard, { key: 'compare.same', values: { left, other } })
  if (!item) return null
  return takeUp({ ...heard, text: item.name }, heard.items.placed(item), [
    { key: 'compare.notSame', values: { left, other } },
  ])
}

const saysOne = new RegExp(
  String.raw`^\W*(?:(?:so|oh|ok|no|yes|and|but|then|cuz|because|i think|i say|i know|wait|well) )*${value}${thing} (?:is|are|was|has|its) (?:the )?(${more}|${less})(?: (?:than|then) ${value}${thing})?(?:,? (?:cuz|because|bc|cause|since|bcuz|becuz|so)\b(.*))?\W*$`,
  'i',
)
const becauseCount = /\b(?:after|later|further|farther|count|counting|comes|line|next)\b/i
const becausePlace = /\b(?:tens?|hundreds?|thousands?)\b/i
const becausePieces = /\b(?:pieces?|cuts?|cut|parts?|slices?|size)\b/i

/** The number that it is compared to: said with it, or told just before. */
function otherOf(lesson: Lesson, one: string): string | null {
  const named = [openProblem(lesson)?.item.name, lesson.last?.item.name]
    .map((name) => /^comparing (\S+) and (\S+)$/.exec(name ?? ''))
    .find((found) => found && (found[1] === one || found[2] === one))
  if (named) return (named[1] === one ? named[2] : named[1]) ?? null
  const inOpen = /^(?:the (?:tens|ones|hundreds) of|\d+ (?:more|less) than) (\d+)$/.exec(
    openProblem(lesson)?.item.name ?? '',
  )?.[1]
  const seen = [...lesson.sight]
    .reverse()
    .slice(0, 6)
    .filter((each) => /^\d/.test(each) && each !== one)
  const near = seen.find((each) => each.length === one.length)
  return near ?? inOpen ?? null
}

/** '7 is more cuz it comes after', '74 is bigger because 7 tens'. */
function oneIsMore(heard: Heard): Decision | null {
  const text = inFigures(heard.text)
  const [, one, how = '', than, why = ''] = saysOne.exec(text) ?? []
  if (one === undefined) return null
  const other = than ?? otherOf(heard.lesson, one)
  const [a, b] = [readNumber(one), readNumber(other ?? '')]
  if (!a || !b || other === null || a.equals(b)) return null
  const isLess = asksLess.test(how)
  const isTrue = isLess ? a.lt(b) : a.gt(b)
  const open = openProblem(heard.lesson)
  // '8 is more than 4' of 1/8 and 1/4 is an idea of its own.
  if (open?.item.name.includes('/') && !one.includes('/')) return null
  const ofOpen =
    open?.item.name === `comparing ${one} and ${other}` || open?.item.name === `comparing ${other} and ${one}`
  if (open && ofOpen) {
    // Asked which is more, it may be said which is less.
    const key = readNumber(open.item.answer.answer)
    const meant = isTrue === (key?.equals(a) ?? false) ? one : other
    const tried = tryAt(meant, open.item)
    if (tried.kind === 'right' && isTrue) return credit(heard, open, { said: tried.said })
    return tried.kind === 'wrong' || tried.kind === 'right' ? wrongWay(heard, open, one) : null
  }
  if (!isTrue) {
    // '3/4 is less than 2/4': then 2/4 is taken for the bigger one.
    const item = askedIn(`which is bigger ${one} or ${other}`)
    return item && brought(heard, item, isLess ? other : one, item.name)
  }
  const values = { one, other, is: isLess ? 'less' : 'more' }
  return right(heard, { key: reasonKey(why), values })
}

/** The other one of the two that were asked about is said to be it. */
function wrongWay(heard: Heard, open: Problem, said: string): Decision | null {
  const tried = tryAt(said, open.item)
  const other = readNumber(open.item.answer.answer)?.equals(readNumber(said) ?? NaN) === true
  return tried.kind === 'wrong' && !other ? wrong(heard, open, tried) : null
}

const reasonKey = (why: string): string => {
  if (becausePlace.test(why)) return 'compare.right.place'
  if (becausePieces.test(why)) return 'compare.right.pieces'
  return becauseCount.test(why) ? 'compare.right.count' : 'compare.right'
}

const withSign =
  /^\W*(?:(?:so|then|and|ok|oh|is it|like|do i write|can i write|i wrote|i put|is|would it be|should i write|do you write|it's|its|or) )*(\d{1,4}(?:\/\d{1,2})?) ?([<>]) ?(\d{1,4}(?:\/\d{1,2})?)(?: (?:right|now|then|is that right|correct))?\W*$/i

/** '47 < 74', 'do i write 47 > 74'. */
function signWritten(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, left = '', sign, other = ''] = withSign.exec(text) ?? []
  const [one, two] = [readNumber(left), readNumber(other)]
  const open = openProblem(lesson)
  if (sign === undefined || !one || !two) return null
  if (open?.item.name.includes(left) && open.item.name.includes(other)) return null
  const isTrue = sign === '<' ? one.lt(two) : one.gt(two)
  const values = { left, other, sign, is: sign === '<' ? 'less' : 'greater' }
  if (isTrue)
    return reply(
      [{ key: 'compare.sign', values }],
      open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'sight.next' }),
      {
        kind: 'claim',
        mood: 'happy',
      },
    )
  return reply(
    [{ key: one.equals(two) ? 'compare.signSame' : 'compare.signLook', values }],
    askStep(
      lesson,
      { key: one.equals(two) ? 'compare.sameAsk' : 'compare.signAsk', values },
      { form: 'number', answer: one.gt(two) ? left : other },
    ),
    { kind: 'claim', mood: 'thinking' },
  )
}

const sameNumbers = /\b(?:same (?:numbers?|digits?|thing)|the same|equal)\b/i

/** '47 and 74 is the same numbers so its the same'. */
function sameDigits(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (!sameNumbers.test(text) || /[-+×x÷=/]|\bnot\b|n'?t\b|dont/i.test(text)) return null
  const own = text.match(/(?<![\d/:.])\d{2,3}(?![\d/:.])/g) ?? []
  const [one = '', second] = own
  const turned = [...one].reverse().join('')
  const near = [openProblem(lesson)?.item.name ?? '', lesson.last?.item.name ?? '', ...lesson.sight].join(' ')
  const other = second ?? (new RegExp(String.raw`(?<!\d)${turned}(?!\d)`).test(near) ? turned : '')
  if (one === '' || other !== turned || one === turned) return null
  const values = { one, other, place: one.length === 3 ? 'hundreds' : 'tens' }
  return reply(
    [{ key: 'compare.digits', values }],
    askStep(lesson, { key: 'compare.digits.ask', values }, { form: 'number', answer: one > other ? one : other }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const reversed =
  /\b(?:i )?(?:wrote|write|put|made|do|did) (?:it )?(?:a |like )?(\d{2}) (?:for|when|instead of|as|but it(?:'s| is| was)|and it(?:'s| is| was)) (?:it(?:'s| is) )?(?:supposed to be )?(\d{2})\W*$|\b(\d{2}) is (?:written |spelled )?(?:like )?(\d{2}) (?:backwards?|flipped)/i

/** 'I wrote 41 for 14'. */
function digitsTurned({ lesson, text }: Heard): Decision | null {
  const [, wrote, meant] = reversed.exec(text) ?? []
  if (wrote === undefined || meant === undefined || [...wrote].reverse().join('') !== meant) return null
  const [tens = '', ones = ''] = meant
  const values = { wrote, meant, tens, ones }
  const lines: Line[] = [{ key: 'digits.turned', values }]
  return reply(lines, askStep(lesson, { key: 'digits.turned.ask', values }, { form: 'number', answer: tens }), {
    kind: 'claim',
    mood: 'thinking',
  })
}

/** Comparing in a child's own words. */
export const ofComparing = (heard: Heard): Decision | null =>
  heard.grade > oldest || heard.lesson.spanish || heard.text.length > 140
    ? null
    : (askedWithAnswer(heard) ?? signWritten(heard) ?? digitsTurned(heard) ?? sameDigits(heard) ?? oneIsMore(heard))
