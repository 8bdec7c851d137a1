import words from '#content/en/skills/thinking/directions.json'
import { type Draw, defineSkill, oneWay, type Wrong } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

const sides = ['north', 'east', 'south', 'west'] as const
const side = (quarter: number) => sides[((quarter % 4) + 4) % 4] ?? 'north'

function turning(rng: Rng): Draw {
  const from = rng.int(0, 3)
  const turns = Array.from({ length: rng.int(2, 3) }, () => rng.pick([1, -1]))
  const stops = turns.map((_, at) => turns.slice(0, at + 1).reduce((sum, turn) => sum + turn, from))
  const to = stops.at(-1) ?? from
  const key = side(to)
  const wrong = sides.map((one): Wrong => {
    if (one === key) return ['did-not-turn', null]
    if (one === side(from)) return ['did-not-turn', one]
    if (one === side(stops[0] ?? from)) return ['only-the-first-turn', one]
    // Where it faces after two of three turns is not a mix-up of left and right.
    return [stops.some((stop) => side(stop) === one) ? 'stopped-too-soon' : 'mixed-left-and-right', one]
  })
  return {
    form: 'turn',
    values: {
      from: side(from),
      turns: turns.map((turn) => (turn === 1 ? words.terms.right : words.terms.left)).join(', '),
      way: [from, ...stops].map(side).join(', '),
      to: key,
    },
    answer: { form: 'choice', answer: key },
    wrong,
    solution: oneWay(['way', null], ['end', key]),
    entity: '@turns',
  }
}

function walking(rng: Rng): Draw | null {
  const [ahead, back] = [rng.int(5, 14), rng.int(1, 9)]
  const more = rng.chance(50) ? rng.int(2, 6) : 0
  const part = ahead - back
  const key = part + more
  if (part <= 0 || new Set([ahead, back, key, part + (more ? 0 : 100)]).size < 4) return null
  return {
    form: 'walk',
    values: { ahead, back, more, part, key },
    answer: { form: 'number', answer: key },
    wrong: [
      ['added-every-move', ahead + back + more],
      ['only-the-first-move', ahead],
      ['stopped-too-soon', more ? part : null],
      ['slipped-by-one', key + 1],
      ['slipped-by-one', key - 1],
    ],
    solution: [
      more
        ? [
            ['first', part],
            ['then', key],
          ]
        : [
            ['first', part],
            ['end', key],
          ],
    ],
    entity: '@moves',
  }
}

function looping(rng: Rng): Draw | null {
  const [times, each] = [rng.int(2, 6), rng.int(2, 5)]
  const extra = rng.chance(40) ? rng.int(2, 4) : 0
  const made = times * each
  const key = made + extra
  if (new Set([times, each, made - times]).size < 3) return null
  if (extra && new Set([made, times + each + extra, each + extra]).size < 3) return null
  return {
    form: 'loop',
    values: { times, each, extra, made, key, acts: `@${rng.pick(['clap', 'hop', 'beep', 'tap', 'nod', 'jump'])}` },
    answer: { form: 'number', answer: key },
    wrong: [
      ['added-rounds-and-moves', times + each + extra],
      ['did-one-round', each + extra],
      ['one-round-too-many', made + each + extra],
      [extra ? 'forgot-the-end' : 'counted-the-rounds', extra ? made : times],
    ],
    solution: [
      extra
        ? [
            ['rounds', made],
            ['then', key],
          ]
        : [
            ['each', null],
            ['rounds', key],
          ],
    ],
    entity: '@loops',
  }
}

export const skill = defineSkill({
  skill: 'thinking.directions',
  words,
  tags: ['code'],
  draw: (rng) => rng.pick([turning, walking, looping])(rng),
})
