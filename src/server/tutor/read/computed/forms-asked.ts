import type { Draft, Reader } from './draft.ts'

// Forms of writing: a ratio of two counts in the order that is asked, words as an expression, a spoken time in numbers.

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
const counts = /(?<![\d.$])(\d{1,3}) ([a-z]{3,})(?:,| and|, and| to)? (?:\w+ ){0,2}?(\d{1,3}) ([a-z]{3,})/
const ratioOf = /\bratio of (?:the )?([a-z]{3,}) to (?:the )?([a-z]{3,})\b/
const stem = (word: string) => word.replace(/(?<=ch|sh|x|ss)es$|s$/, '')

function ratio(one: number, other: number, names: readonly [string, string]): Draft | null {
  const by = gcd(one, other)
  if (one < 1 || other < 1 || one === other) return null
  const forms = (a: number, b: number) => [`${a}:${b}`, `${a} to ${b}`, `${a}/${b}`, `${a} : ${b}`]
  const [low, high] = [one / by, other / by]
  const all = [...forms(one, other), ...(by > 1 ? forms(low, high) : [])]
  const turned = [...forms(other, one), ...(by > 1 ? forms(high, low) : [])]
  return {
    kind: 'ratioOf',
    values: { one, other, first: names[0], second: names[1], simple: `${low}:${high}` },
    answer: { form: 'word', answer: all[0] ?? '', accepts: all.slice(1), spelling: 'exact' },
    slips: [
      ...turned.map((said) => [said, 'turnedAround'] as const),
      [`${one}:${one + other}`, 'tookWhole'],
      [`${one}/${one + other}`, 'tookWhole'],
    ],
  }
}

const ratioAsked: Reader = (text) => {
  const asked = ratioOf.exec(text)
  const told = counts.exec(asked ? text.replace(asked[0], ' ') : text)
  const [, one, thing = '', other, otherThing = ''] = told ?? []
  if (!one || !other) return null
  if (!asked)
    return /\bratio of \d/.test(text) && /\bratio\b/.test(text)
      ? ratio(Number(one), Number(other), [thing, otherThing])
      : null
  const [first = '', second = ''] = asked.slice(1)
  if (stem(first) === stem(thing) && stem(second) === stem(otherThing))
    return ratio(Number(one), Number(other), [first, second])
  return stem(first) === stem(otherThing) && stem(second) === stem(thing)
    ? ratio(Number(other), Number(one), [first, second])
    : null
}

const phrases: readonly (readonly [RegExp, (n: string, x: string) => readonly [key: string, turned: string | null]])[] =
  [
    [/\b(?<n>\d{1,3}) less than (?:a number )?(?<x>[a-z])\b/, (n, x) => [`${x} - ${n}`, `${n} - ${x}`]],
    [/\b(?<n>\d{1,3}) (?:more|greater) than (?:a number )?(?<x>[a-z])\b/, (n, x) => [`${x} + ${n}`, null]],
    [/\b(?<x>[a-z]) (?:decreased|reduced) by (?<n>\d{1,3})\b/, (n, x) => [`${x} - ${n}`, `${n} - ${x}`]],
    [/\bsubtract (?<n>\d{1,3}) from (?:a number )?(?<x>[a-z])\b/, (n, x) => [`${x} - ${n}`, `${n} - ${x}`]],
    [/\b(?<n>\d{1,3}) fewer than (?<x>[a-z])\b/, (n, x) => [`${x} - ${n}`, `${n} - ${x}`]],
    [
      /\bthe (?:product of|product) (?<n>\d{1,3}) and (?<x>[a-z])\b|\b(?<n2>\d{1,3}) times (?:a number )?(?<x2>[a-z])\b/,
      (n, x) => [`${n}${x}`, null],
    ],
    [/\bthe sum of (?<x>[a-z]) and (?<n>\d{1,3})\b/, (n, x) => [`${x} + ${n}`, null]],
    [/\b(?<x>[a-z]) (?:divided|split) by (?<n>\d{1,3})\b/, (n, x) => [`${x}/${n}`, `${n}/${x}`]],
  ]
const asksToWrite = /\b(?:write|expression|how (?:do|would) (?:i|you|u) (?:write|say)|in (?:math|algebra|symbols))\b/

/** '5 less than x' in signs. */
const expressionAsked: Reader = (text) => {
  if (!asksToWrite.test(text)) return null
  for (const [pattern, made] of phrases) {
    const { n, n2, x, x2 } = pattern.exec(text)?.groups ?? {}
    const [number, letter] = [n ?? n2, x ?? x2]
    if (number === undefined || letter === undefined || letter === 'a') continue
    const [key, turned] = made(number, letter)
    const tight = (one: string) => one.replaceAll(' ', '')
    const ways = [
      tight(key),
      key.replace('-', '−'),
      ...(key.includes('+') ? [key.split(' + ').reverse().join(' + '), key.split(' + ').reverse().join('+')] : []),
      ...(/^\d+[a-z]$/.test(key)
        ? [
            `${number} * ${letter}`,
            `${number} x ${letter}`,
            `${number}*${letter}`,
            `${letter} x ${number}`,
            `${number} × ${letter}`,
          ]
        : []),
      ...(key.includes('/') ? [`${letter} / ${number}`, `${letter} ÷ ${number}`, `${letter}÷${number}`] : []),
    ]
    return {
      kind: 'expressionFor',
      values: { phrase: (pattern.exec(text)?.[0] ?? '').trim(), letter, number },
      answer: { form: 'word', answer: key, accepts: ways, spelling: 'exact' },
      slips:
        turned === null
          ? []
          : [
              [turned, 'turnedAround'],
              [tight(turned), 'turnedAround'],
              [turned.replace('-', '−'), 'turnedAround'],
            ],
    }
  }
  return null
}

const spoken =
  /^(?:(?:so|ok|what time is|what is|whats|what's|how do (?:i|you|u) (?:write|say)|write|when is|what does) )+(?<way>half past|half after|quarter past|quarter after|quarter to|quarter till|a quarter past|a quarter after|a quarter to|a quarter till) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:in numbers|on a (?:digital )?clock|digital|mean|look like|as a number))?$/
const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'Half past 7' as a digital clock shows it. */
const spokenTime: Reader = (text) => {
  const [, , said = ''] = spoken.exec(text) ?? []
  const way = spoken.exec(text)?.groups?.way
  const hour = names.includes(said) ? names.indexOf(said) + 1 : Number(said)
  if (way === undefined || !(hour >= 1 && hour <= 12)) return null
  const isTo = /to|till/.test(way)
  const minutes = /half/.test(way) ? 30 : isTo ? 45 : 15
  const shown = isTo ? (hour === 1 ? 12 : hour - 1) : hour
  return {
    kind: isTo ? 'timeBefore' : 'timeAfter',
    values: { way: way.replace(/^a /, ''), hour, minutes, part: /half/.test(way) ? 'half' : 'quarter' },
    answer: { form: 'time', answer: `${shown}:${minutes}` },
    slips: [
      [isTo ? `${hour}:45` : null, 'keptHour'],
      [isTo ? `${hour}:15` : null, 'turnedAround'],
      [minutes === 15 ? `${shown}:25` : null, 'asMoney'],
    ],
  }
}

export const formsAsked: readonly Reader[] = [ratioAsked, expressionAsked, spokenTime]
