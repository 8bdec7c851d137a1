import type { Decision } from '../../move.ts'
import { smallNumber, smallValue } from '../../read/small-numbers.ts'
import { keyValue } from '../../read/tries.ts'
import { openProblem } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import { aboutIn, aboutNow } from '../early-math/memory.ts'
import { right } from '../found-by-child.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { littleMore } from './little-more.ts'

// Groups of the same size: the last one that is not full, so many for each, and things that grow together.

const needsOne =
  /\b(?:needs?|need|have to|has to|gotta|must|goes?|want|all of them|every(?:one|body|thing)?|too|also|where do)\b/i
const lastNumber = /(\d{1,4})(?: (?:[a-z]+ ){0,2}[a-z]+)?\W*$/

/** 'But the 2 need a page too, so it's really 5 pages' of 4 full ones: both are true, each of its own question. */
export function oneMoreNeeded(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const { last } = lesson
  const [, box, all] = /^how many full ([a-z]+) (?:for|from) (\d+)$/.exec(last?.item.name ?? '') ?? []
  const full = last ? keyValue(last.item) : null
  const said = lastNumber.exec(text)?.[1]
  if (box === undefined || all === undefined || !full || said === undefined || openProblem(lesson)) return null
  if (!full.add(1).equals(Number(said)) || !needsOne.test(text) || text.split(/\s+/).length > 24) return null
  return right(heard, { key: 'groups.needed', values: { full: String(full.valueOf()), said, box, all } })
}

const rowThenSo =
  /^\W*(?:(?:um+|ok|so|i|we|count(?:ed)?|went|did) )*((?:\d{1,4}[\s,.]+){2,}\d{1,4})[\s,.]+(?:(?:so|that'?s|its|it's|is|makes|then) )*(\d{1,3})(?: [a-z]+)?\W*$/i

/** '9 18 27 36 45. so 5' of 38 that fill pages of 9: the last one is not full. */
export function countedPast(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const [, box, all] = /^how many full ([a-z]+) (?:for|from) (\d+)$/.exec(open?.item.name ?? '') ?? []
  const [, row = '', said] = rowThenSo.exec(text) ?? []
  const numbers = (row.match(/\d+/g) ?? []).map(Number)
  const [step = 0] = numbers
  const last = numbers.at(-1) ?? 0
  if (!open || box === undefined || all === undefined || Number(said) !== numbers.length || step < 2) return null
  if (numbers.some((one, at) => one !== step * (at + 1)) || last <= Number(all) || last - step > Number(all))
    return null
  const values = { last, all, box, step }
  return reply([{ key: 'groups.past', values }], askStep(lesson, { key: 'groups.pastAsk', values }, open.item.answer), {
    kind: 'step',
    mood: 'thinking',
  })
}

const groupsHave = new RegExp(
  String.raw`^\W*(?:(?:so|and|if|then|ok|but|because|oh) )*${smallNumber} ((?:[a-z]+[ -]){0,2}[a-z]{2,}s) (?:(?:have|has|got|is|are|makes?|would have|would be|will have|then|need|needs)(?: like)?) (\d{1,3})(?: [a-z]+)?\W*$`,
  'i',
)
const sameThing = (one: string, other: string) => {
  const forms = (word: string) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')].map((form) => form.toLowerCase())
  return forms(one).some((form) => forms(other).includes(form))
}

/** 'If 2 T-rexes then 6' where one has 4: the second one brings 4 more. */
export function eachHas(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const [, count = '', thing = '', said] = groupsHave.exec(text) ?? []
  const many = smallValue(count)
  if (said === undefined || many < 2 || grade > 3 || openProblem(lesson)) return null
  const [one = '', has] = (aboutIn(lesson, 'each') ?? '').split(':')
  const each = Number(has)
  if (!(each > 1) || !sameThing(one, thing) || each + many !== Number(said) || each * many === Number(said)) return null
  const values = { many, each, said, thing: thing.replace(/s$/, '') }
  return reply(
    [{ key: 'groups.each', values }],
    askStep(lesson, { key: 'groups.eachAsk', values }, { form: 'number', answer: String(each * many) }),
    { kind: 'claim', mood: 'thinking' },
  )
}

const mostThings = 4
const verb = '(?:makes?|costs?|cost|feeds?|is|are|for|gives?|needs?|need|=|gets?|takes?|serves?|earns?|buys?)'
const together = new RegExp(
  String.raw`\b(\d{1,3})(?: ([a-z]+))?(?: of [a-z]+)? ${verb} \$?(\d{1,3})(?: [a-z]+)?[,.]? (?:so|then|and|that means) (\d{1,3})(?: ([a-z]+))?(?: of [a-z]+)? (?:would |will |should )?${verb} \$?(\d{1,3})(?!\d|\/|:|\.\d)`,
  'i',
)

/** '2 lemons makes 3 cups so 8 lemons makes 9 cups, because +6': both grow by groups. */
export function growsTogether(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const [, a, thing = '', b, c, other = '', d] = together.exec(text) ?? []
  const [one, makes, many, said] = [a, b, c, d].map(Number)
  if (!one || !makes || !many || !said || one === many || (thing !== '' && other !== '' && !sameThing(thing, other)))
    return null
  // '9 and 1 is 10 and 5 is 15' adds on: without a thing that is counted, the second goes on from the first.
  if (thing === '' && many !== said && makes + many === said) return null
  const values = {
    one,
    makes,
    many,
    said,
    added: many - one,
    thing: thing === '' ? '' : ` ${thing}`,
    groups: many / one,
  }
  if (one * said === makes * many)
    return right(heard, { key: Number.isInteger(many / one) ? 'grow.right' : 'grow.so', values })
  if (!Number.isInteger(many / one)) return null
  const things = [...new Set([...text.matchAll(/\d ([a-z]{2,12})\b/gi)].map(([, word = '']) => word.toLowerCase()))]
  const about = aboutNow(lesson, 'ratio', `${one}:${makes}:${many}:${things.slice(0, mostThings).join('|')}`)
  return reply(
    [{ key: said - makes === many - one ? 'grow.added' : 'grow.look', values }],
    askStep(about, { key: 'grow.ask', values }, { form: 'number', answer: String(many / one) }),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** '4 groups. 12 cups': how often, and what comes of it. */
export function grownTo(heard: Heard): Decision | null {
  const [first = '', second, third, things = ''] = (aboutIn(heard.lesson, 'ratio') ?? '').split(':')
  const [one, makes, many] = [first, second, third].map(Number)
  const numbers = (heard.text.match(/(?<![\d.:/])\d{1,4}(?![\d:/]|\.\d)/g) ?? []).map(Number)
  const last = numbers.at(-1)
  if (!one || !makes || !many || last === undefined || openProblem(heard.lesson) || numbers.length > 5) return null
  const [groups, key] = [many / one, (many / one) * makes]
  const values = { one, makes, many, groups, key }
  const done = { ...heard, lesson: { ...heard.lesson, early: null } }
  if (!littleMore(heard.text, `groups?|times|sets?|batch(?:es)?|${things}`)) return null
  if (numbers.includes(key)) return right(done, { key: 'grow.found', values })
  if (last !== groups) return null
  return reply([{ key: 'grow.groups', values }], askChat(heard.lesson, { key: 'grow.then', values }), {
    kind: 'step',
    mood: 'happy',
  })
}
