import type { Told } from '../plain.ts'
import { stem } from '../words.ts'

// What a story leaves to what everybody knows: how many legs a dog has, how many wheels a tricycle, how many socks make a pair.

const known: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  leg: countsOf(
    'dog:4 cat:4 horse:4 cow:4 pig:4 sheep:4 goat:4 lion:4 tiger:4 bear:4 rabbit:4 bunny:4 puppy:4 kitten:4 mouse:4 fox:4 deer:4 elephant:4 giraffe:4 zebra:4 frog:4 turtle:4 lizard:4 hamster:4 chicken:2 hen:2 duck:2 bird:2 goose:2 turkey:2 penguin:2 spider:8 ant:6 bee:6 insect:6 ladybug:6 beetle:6 butterfly:6 fly:6 bug:6',
  ),
  wheel: countsOf('bicycle:2 bike:2 tricycle:3 tricycel:3 trike:3 car:4 unicycle:1 motorcycle:2 scooter:2'),
  arm: countsOf('octopus:8 starfish:5'),
  side: countsOf('triangle:3 square:4 rectangle:4 pentagon:5 hexagon:6 octagon:8'),
  corner: countsOf('triangle:3 square:4 rectangle:4 pentagon:5 hexagon:6 octagon:8'),
  finger: countsOf('hand:5'),
  toe: countsOf('foot:5'),
  wing: countsOf('bird:2 duck:2 chicken:2 owl:2'),
  ear: countsOf('dog:2 cat:2 rabbit:2 bunny:2 horse:2'),
  eye: countsOf('dog:2 cat:2 fish:2 child:2 person:2 bird:2'),
}

function countsOf(list: string): Record<string, number> {
  return Object.fromEntries(
    list
      .split(' ')
      .map((one) => one.split(':'))
      .map(([name = '', count = '0']) => [name, Number(count)]),
  )
}

const misspelled: Readonly<Record<string, string>> = { weel: 'wheel', wheal: 'wheel', legg: 'leg', fingger: 'finger' }
const counted = /(?<![\d/.:$])(\d{1,3}) (?:more )?([a-z]+)\b/g
const paired = /\b(?:pairs?|twins)\b/

/** 'What is 6 × 2 + 4 × 3', 'what is 16 ÷ 2'. */
export function knownCountStory({ text, asked, numbers }: Told): string | null {
  const [, thing = '', more = ''] = /\bhow (?:many|much) ([a-z]+)(?: ([a-z]+))?/.exec(asked) ?? []
  if (thing === 'pairs' || thing === 'pair') return inPairs(text, numbers)
  const [, pairs, what = ''] = /(?<![\d/.])(\d{1,3}) pairs of ([a-z]+)/.exec(text) ?? []
  if (
    pairs &&
    numbers.length === 1 &&
    (stem(what) === stem(thing) || stem(what) === stem(more)) &&
    !/\bpairs?\b/.test(asked)
  )
    return `what is ${pairs} × 2`
  const counts = known[misspelled[stem(thing)] ?? stem(thing)]
  const told = [...text.matchAll(counted)]
  if (!counts || told.length !== numbers.length || told.length === 0 || told.length > 3) return null
  if (
    /\b(?:each|every|per|left|more|lost|broke|away|missing|than|fewer)\b/.test(text) ||
    new RegExp(`\\b\\d+ ${thing}`).test(text)
  )
    return null
  const terms = told.map(([, count = '', name = '']) => {
    const by = counts[stem(name)]
    return by === undefined ? null : `${count} × ${by}`
  })
  return terms.includes(null) ? null : `what is ${terms.join(' + ')}`
}

function inPairs(text: string, numbers: readonly string[]): string | null {
  const [count, ...more] = numbers
  const isOther = /\b(?:each|every|left|more|lost|away|per|match(?:ing)?|different)\b/.test(text)
  return count && more.length === 0 && paired.test(text) && !isOther && Number(count) % 2 === 0
    ? `what is ${count} ÷ 2`
    : null
}
