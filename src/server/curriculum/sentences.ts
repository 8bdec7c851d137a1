import frames from '#content/en/frames.json'
import nouns from '#content/en/words/nouns.json'
import people from '#content/en/words/people.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { Value } from './draw.ts'

const locale = 'en-US'

type Noun = { one: string; other: string; a: string }
type Pronouns = { he: string; him: string; his: string }

const nounsByName = new Map<string, Noun>(Object.entries(nouns))
const pronounsByName = new Map<string, Pronouns>(
  Object.entries(people).flatMap(([he, { him, his, names }]) => names.map((name) => [name, { he, him, his }] as const)),
)

/** Names of children in questions. */
export const names: readonly string[] = [...pronounsByName.keys()]

export const isNoun = (name: string) => nounsByName.has(name)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const fewest = 1_000
const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 })

/** 1,234 as it is written; below a thousand the digits alone. */
export const written = (value: number) => (Math.abs(value) < fewest ? value : grouped.format(value))

function parts(name: string, value: Value): [string, string | number][] {
  if (typeof value === 'number') return [[name, written(value)]]
  if (typeof value === 'string') return [[name, value]]
  if ('person' in value) {
    const { he, him, his } = pronounsByName.get(value.person) ?? { he: 'they', him: 'them', his: 'their' }
    return [
      [name, value.person],
      [`${name}_he`, he],
      [`${name}_him`, him],
      [`${name}_his`, his],
      [`${name}_He`, capital(he)],
      [`${name}_His`, capital(his)],
    ]
  }
  const noun = nounsByName.get(value.noun)
  if (!noun) throw new Error(`there is no noun ${value.noun}`)
  const own = value.count === 1 ? noun.one : noun.other
  return [
    [name, `${written(value.count)} ${own}`],
    [`${name}_count`, written(value.count)],
    [`${name}_noun`, own],
    [`${name}_one`, noun.one],
    [`${name}_many`, noun.other],
    [`${name}_a`, noun.a],
    [`${name}_Many`, capital(noun.other)],
  ]
}

export type Values = Readonly<Record<string, string | number>>

/** All that the sentences of a question may name. */
export const valuesOf = (values: Readonly<Record<string, Value>>): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => parts(name, value)))

/** An ICU message with its values. Throws when it names one that is not there. */
export function worded(message: string, values: Values): string {
  return message.includes('{') ? icuText(message, values) : message
}

const either = new Intl.ListFormat(locale, { type: 'disjunction' })

/** First words that have a capital only because a sentence begins with them. */
const plainStart =
  /^(?:An?(?! (?:is|has|and|or)\b)|The|It|He|She|They|We|You|This|That|These|Those|His|Her|Their|Each|Every|All|Both|Only|Some|Most|No|Yes|Maybe|There|Add|Take|Multiply|Divide|Subtract)(?=[ ,])/
const inRunningText = (choice: string) =>
  plainStart.test(choice) ? choice.charAt(0).toLowerCase() + choice.slice(1) : choice

const quoted = (asked: string) => `“${asked.slice(0, -1)}”`

/** 'Is 11 even or odd?' has asked already what there is to choose from. */
const asksItself = (question: string, choices: readonly string[], key: string) => {
  const last = question.replace(/^.*[.:!] /, '').toLowerCase()
  const named = choices.filter((choice) => last.includes(choice.toLowerCase()))
  return / or [^,?]+\?$/.test(last) && named.length > 1 && named.includes(key)
}

/** 'They are the same' is no thing among things: it is asked for itself, behind them. */
const asideOf = new Map(Object.entries(frames.asides))

/** What is told apart by pauses only: sums, and choices with commas in them. */
const needsPause = /, |[+−×÷=]|\d [a-z].* \d| and /

/**
 * The question with its choices behind it, for ears: 'Which coin is worth 5 cents? A penny, a nickel, or a dime?' Whole sentences and
 * choices with commas in them are kept apart: 'Is it alive? Yes, it moves; no, it is cold; or no, it cannot grow?'
 */
export function askedAloud(question: string, choices: readonly string[], key: string): string {
  const asides = [...asideOf].flatMap(([choice, aside]) => (choices.includes(choice) ? [aside] : []))
  const others = choices.filter((choice) => !asideOf.has(choice))
  if (asides.length === 0 || others.length < 2) return listedAloud(question, choices, key)
  const asked = listedAloud(question, others, others.includes(key) ? key : (others[0] ?? ''))
  const [first = '', second] = asides
  return second === undefined
    ? worded(frames.asked_with_aside, { asked, first })
    : worded(frames.asked_with_asides, { asked, first, second })
}

function listedAloud(question: string, choices: readonly string[], key: string): string {
  if (asksItself(question, choices, key)) return question
  const bare = choices.map((choice) => choice.replace(/(?<![ap]\.m)[.!]$/, ''))
  const [first = '', ...others] = bare
  if (bare.every((choice) => choice.endsWith('?')))
    return worded(frames.asked_with_choices, { question, choices: either.format(bare.map(quoted)) })
  if (!bare.some((choice, at) => needsPause.test(choice) || choice !== choices[at] || plainStart.test(choice)))
    return worded(frames.asked_with_choices, { question, choices: either.format([capital(first), ...others]) })
  const running = [capital(first), ...others.map(inRunningText)]
  return worded(frames.asked_with_sentences, {
    question,
    choices: running.slice(0, -1).join('; '),
    last: running.at(-1) ?? '',
  })
}
