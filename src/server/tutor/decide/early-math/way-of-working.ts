import type { Decision, Line } from '../../move.ts'
import { chainIn } from '../../read/algebra.ts'
import { keyValue, tryAt } from '../../read/tries.ts'
import { isOwn, openProblem, type Problem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { hint } from '../help.ts'
import { ownProblem } from '../own.ts'
import { reply } from '../reply.ts'

// How a child works: which sign it needs, facts of one family, how it can be sure, what it says in the end.

const lead = String.raw`^\W*(?:(?:so|and|ok|oh|um+|wait|but|then|now|i added|i subtracted|i took away|i minused|i multiplied|i plussed)[.,]? )*`
const asksSign = new RegExp(
  String.raw`${lead}(?:should|do|would|could|can|am i supposed to|is it|was i supposed to) ?(?:i|we|you|it)?(?: have to| need to| just| be)? (add|plus|adding|put (?:them|it) together|subtract|minus|take away|subtracting|take (?:them|it) away|multiply|times|multiplying|divide|dividing|share)(?: (?:it|them|now|instead|those|here|the numbers|then|or (?:add|plus|subtract|minus|take away|multiply|times|divide)))*\W*$`,
  'i',
)
/** 'Minus?' */
const signAlone =
  /^\W*(?:(?:so|oh|ok|um+|do i|then|is it) )*(add|plus|minus|subtract|take away|times|multiply|divide) ?\?+\W*$/i
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:add|plus|put)/i, '+'],
  [/^(?:subtract|minus|take)/i, '−'],
  [/^(?:multiply|times)/i, '×'],
  [/^(?:divid|share)/i, '÷'],
]

/** The sign of a story: of the equation in its explanation. */
const signOf = ({ item }: Problem): string | undefined => / ([+−×÷]) /.exec(item.explanation)?.[1]

/** 'I added. Should I minus' of a story: yes, or what happens in it is looked at again. */
function signAsked(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, said = ''] = asksSign.exec(text) ?? signAlone.exec(text) ?? []
  if (
    said === '' ||
    open?.item.entity !== 'story' ||
    open.item.skill === 'thinking.two-step-stories' ||
    /\bor\b/i.test(text)
  )
    return null
  const sign = signs.find(([pattern]) => pattern.test(said))?.[1]
  const needs = signOf(open)
  if (sign === undefined || needs === undefined) return null
  const names: Readonly<Record<string, string>> = { '+': 'add', '−': 'take away', '×': 'multiply', '÷': 'divide' }
  const because = open.item.explanation.split('because ')[1]?.replace(/\.$/, '') ?? ''
  const values = { sign: names[sign] ?? said, because }
  return sign === needs
    ? reply([{ key: 'sign.yes', values }], askAgain(heard, { ...lesson, asked: null }), { kind: 'step', mood: 'happy' })
    : hint(heard, open, [{ key: 'sign.no', values }])
}

const didOnly =
  /^\W*(?:(?:well|um+|oh|because|cuz|so) )*(?:i|we) (?:just )?(?:did|do|used|tried|made) (\d{1,4}) ?([-−+x×*÷/]) ?(\d{1,4})\W*$/i
const shown: Readonly<Record<string, string>> = { '-': '−', x: '×', '*': '×', '/': '÷' }

/** 'I did 24-6', when that was no way to it: it is said what that does, and one step further is helped. */
function didOnlySum(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, left, sign = '', other] = didOnly.exec(heard.text) ?? []
  if (!open || left === undefined || other === undefined || open.misses === 0 || open.item.entity !== 'story')
    return null
  const op = shown[sign] ?? sign
  if (op === signOf(open)) return null
  const repeats = op === '−' && signOf(open) === '÷'
  const values = { says: `${left} ${op} ${other}`, by: other }
  return hint(heard, open, [{ key: repeats ? 'did.once' : 'did.says', values }])
}

const endsWith =
  /(?:^|[.!?,;]+\s*|\b(?:so|then|oh|ohh+|thats|that's|its|it's|is|makes?|\bi (?:put|got|get|say|think|said)(?: its)?)\s+)(?:it'?s |its |the answer is |like )?([-−]?\$?\d[\d.,/:]*)(?: (?!or\b|and\b|plus\b|minus\b|times\b|take\b|more than\b|less than\b)[a-z¢]{1,12}){0,2}?(?:[ ,.!]+(?:right|lol|haha|again|my bad|oops|yay|then|now|i think|easy|duh|sorry|finally|woo+))*\W*$/i
const unsureEnd = /\bor\b[^.?!]*$|\bnot\b[^.?!]*$|n'?t\b[^.?!]*$|\bwhy\b|\bhow (?:many|much|do|can|come)\b[^.]*$/i

/** 'Wait, so if you cut more the pieces get small. 1/3', '0 groups lol so 0': what it says at the end is the answer. */
export function saidAtEnd(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (!open || !['answer', 'tried', 'step', 'how', 'chat'].includes(lesson.asked?.kind ?? '')) return null
  const said = endsWith.exec(text)?.[1]
  if (said === undefined || unsureEnd.test(text) || (chainIn(text)?.links.some(({ isTrue }) => !isTrue) ?? false))
    return null
  const tried = tryAt(said.replace(/[.,]+$/, ''), open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const beginsWith =
  /^\W*(?:(?:so|oh|ok|its|it's|i think|i say|um+|no|yes|then) )*([-−]?\d[\d.,/:]*),? (?:cuz|because|bc|cause|since|becuz|bcuz)\b/i

/** '56 cuz 5 tens is less than 6 tens': the answer, and its reason. */
function saidFirst(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = beginsWith.exec(heard.text)?.[1]
  if (!open || said === undefined) return null
  const tried = tryAt(said.replace(/[.,]+$/, ''), open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const moreOf =
  /^\W*(?:(?:so|its|it's|oh|there are|theres|i think|ok) )*(\d{1,4}) (?:more|fewer|less)(?: [a-z]+){0,2}\W*$/i

/** '2 more red', of a story that asks how many more. */
function moreFound(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = moreOf.exec(heard.text)?.[1]
  if (
    !open ||
    said === undefined ||
    !/\bmore\b|\bfewer\b|comparing|−/i.test(`${open.item.question} ${open.item.explanation}`)
  )
    return null
  const tried = tryAt(said, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const facts =
  /(?<![\d/.]|[-−+×÷*x/=] ?|\bby )(\d{1,3}) ?([-−+x×*÷/]) ?(\d{1,3})(?![\d/.]) ?(?:=|is|equals|makes) ?(\d{1,3})(?![\d/.]| ?[-−+x×*÷/] ?\d)/gi
type Fact = { a: number; sign: string; b: number; c: number }
const factsIn = (text: string): Fact[] =>
  [...text.matchAll(facts)].map(([, a, sign = '', b, c]) => ({
    a: Number(a),
    sign: shown[sign.toLowerCase()] ?? sign,
    b: Number(b),
    c: Number(c),
  }))
const isTrueFact = ({ a, sign, b, c }: Fact) =>
  (sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b) === c
const says = ({ a, sign, b, c }: Fact) => `${a} ${sign} ${b} = ${c}`

/** 'Is that a fact family' of two facts with the same three numbers; '6/24=4', the wrong way round. */
function family(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const all = factsIn(text)
  const [first, ...more] = all
  if (!first) return null
  const numbers = (one: Fact) => [one.a, one.b, one.c].sort((x, y) => x - y).join(',')
  if (/\bfact famil|\bfamil(?:y|ies)\b|\brelated\b/i.test(text) && more.length > 0 && all.every(isTrueFact)) {
    const isOne = more.every((one) => numbers(one) === numbers(first))
    return right(heard, { key: isOne ? 'family.yes' : 'family.no' })
  }
  const turned = { ...first, a: first.b, b: first.a }
  if (more.length > 0 || isTrueFact(first) || !isTrueFact(turned) || !/[−÷]/.test(first.sign)) return null
  const values = { says: says(first), whole: Math.max(first.a, first.b), by: Math.min(first.a, first.b) }
  return reply(
    [{ key: first.sign === '÷' ? 'family.order' : 'family.orderMinus', values }],
    openProblem(lesson) ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'family.ask', values }),
    {
      kind: 'claim',
      mood: 'thinking',
    },
  )
}

const bothWays =
  /\b(?:can|could|do|should|is it ok(?:ay)? (?:to|if)|would) (?:i|we|you|it)\b.*?(\d{1,3}) ?([-−+x×*÷/]) ?(\d{1,3})(?: ?= ?(\d{1,3}))?.*?\bor\b.*?(\d{1,3}) ?([-−+x×*÷/]) ?(\d{1,3})(?: ?= ?(\d{1,3}))?/i

/** 'Can I write 5+2=7 for that one or only 7-5': two facts of one family tell one story. */
function bothFit(heard: Heard): Decision | null {
  const [, a, s1 = '', b, c, d, s2 = '', e, f] = bothWays.exec(heard.text) ?? []
  if (a === undefined || d === undefined) return null
  const work = (one: string, sign: string, two: string | undefined) => {
    const op = shown[sign.toLowerCase()] ?? sign
    const [x, y] = [Number(one), Number(two)]
    return op === '+' ? x + y : op === '−' ? x - y : op === '×' ? x * y : x / y
  }
  const [one, two] = [Number(c ?? work(a, s1, b)), Number(f ?? work(d, s2, e))]
  const set = (...some: (string | number | undefined)[]) =>
    some
      .map(Number)
      .sort((x, y) => x - y)
      .join(',')
  if (work(a, s1, b) !== one || work(d, s2, e) !== two || set(a, b, one) !== set(d, e, two)) return null
  const write = (x: string | undefined, sign: string, y: string | undefined, z: number) =>
    `${x} ${shown[sign.toLowerCase()] ?? sign} ${y} = ${z}`
  return right(heard, { key: 'family.both', values: { one: write(a, s1, b, one), two: write(d, s2, e, two) } })
}

const asksSure =
  /\bhow (?:do|can|would|could|will) (?:i|we) (?:(?:really|even) )?(?:know|no|tell|check|be sure|make sure)(?: (?:it|that|this|if))?(?: (?:for sure|its right|it's right|is right|if its right|if it's right|i'?m right|im right|i am right|if i'?m right|if im right|i got it right|my answer is right|i did it right))?\W*$|\bhow (?:do|can) (?:i|we|you) check\b.{0,24}$/i

/** 'How do I know for sure' of what was just found: by the opposite. */
function howSure(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const of = lesson.last ?? openProblem(lesson)
  const [, left, sign, other] = /^(\d{1,4}) ([+−×÷]) (\d{1,4})$/.exec(of?.item.name ?? '') ?? []
  const key = of && keyValue(of.item)
  if (!asksSure.test(text) || !of || !key || left === undefined || other === undefined || sign === undefined)
    return null
  const back: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
  const found = of === lesson.last ? of.item.answer.answer : null
  if (found === null) return null
  const values = { check: `${found} ${back[sign]} ${other}`, left }
  return reply(
    [{ key: 'sure.check', values }],
    askStep(lesson, { key: 'sure.ask', values }, { form: 'number', answer: left }),
    { kind: 'why', mood: 'happy' },
  )
}

const opensTen =
  /\b(?:cross(?:ed)?(?: out)?|make|made|change|turn|take|took|borrow)\b[^\d]{0,24}(\d)\b[^\d]{0,24}\b(?:a|to|into|it|is|be|becomes?|makes?|turns?)\b[^\d]{0,8}(\d)\b[^\d]{0,30}\b(\d)\b[^\d]{0,24}\b(1\d)\b/i

/** 'I cross out the 5, make it a 4, and the 2 is 12' of 52 − 27. */
function tenOpened(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, tens, ones] = /^(\d)(\d) − \d{1,2}$/.exec(open?.item.name ?? '') ?? []
  const [, from, to, one, made] = opensTen.exec(text) ?? []
  if (!open || tens === undefined || from !== tens || one !== ones || to === undefined) return null
  const isRight = Number(to) === Number(tens) - 1 && made === `1${ones}`
  const values = { tens: to, ones: made ?? '' }
  return isRight
    ? reply([{ key: 'ten.opened', values }], askAgain(heard, { ...lesson, asked: null }), {
        kind: 'step',
        mood: 'happy',
      })
    : hint(heard, open, [{ key: 'ten.check' }])
}

const asksOrder =
  /\b(\d{1,2}) (?:rows?|groups?|bags?|boxes|packs?|plates?|columns?|tables?) (?:of|with) (\d{1,2})\b.*\b(?:is|do i write|would) (?:that|it|i write)?\b.*?(\d{1,2}) ?[x×*] ?(\d{1,2}) or (\d{1,2}) ?[x×*] ?(\d{1,2})/i

/** '5 rows of 8 chairs, is that 5x8 or 8x5': both make the same. */
function whichOrder(heard: Heard): Decision | null {
  const [, count, each] = asksOrder.exec(heard.text) ?? []
  if (count === undefined || each === undefined) return null
  const line: Line = { key: 'times.order', values: { count, each } }
  return ownProblem({ ...heard, text: `${count} × ${each}` }, [line]) ?? right(heard, line)
}

const twoSaid =
  /^\W*(?:(?:ok|so|next|and) )*(\d{1,3} ?[-−+x×*÷/] ?\d{1,3}) i (?:got|put|said|think|have) (\d{1,4})[,.]? (?:and |but )?(?:my (?:friend|brother|sister|mom|dad|cousin|partner|buddy)|he|she|they|[a-z]+) (?:got|put|said|says|thinks|has) (\d{1,4})\W*$/i

/** '8x6 I got 48, my friend got 46'. */
function twoAnswers(heard: Heard): Decision | null {
  const [, task, mine, other] = twoSaid.exec(heard.text) ?? []
  if (task === undefined || mine === undefined || other === undefined) return null
  const taken = ownProblem({ ...heard, text: task })
  const open = taken && openProblem(taken.lesson)
  if (!taken || !open || !isOwn(open)) return null
  const tried = tryAt(mine, open.item)
  if (tried.kind === 'right' && mine !== other)
    return credit({ ...heard, lesson: taken.lesson, text: mine }, open, {
      said: tried.said,
      before: [{ key: 'two.yours' }],
    })
  return {
    ...taken,
    move: { ...taken.move, lines: [{ key: 'two.check', values: { mine, other } }, ...taken.move.lines] },
  }
}

/** How a child works, in its own words. */
export const ofWorking = (heard: Heard): Decision | null =>
  heard.grade > 5 || heard.text.length > 160
    ? null
    : (bothFit(heard) ??
      family(heard) ??
      signAsked(heard) ??
      didOnlySum(heard) ??
      tenOpened(heard) ??
      howSure(heard) ??
      whichOrder(heard) ??
      twoAnswers(heard) ??
      moreFound(heard) ??
      saidFirst(heard) ??
      (/\d ?[-−+x×*÷/=] ?\d/.test(heard.text) || (chainIn(heard.text)?.links.length ?? 0) > 0
        ? null
        : saidAtEnd(heard)))
