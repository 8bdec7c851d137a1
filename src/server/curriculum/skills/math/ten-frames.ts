import words from '#content/en/skills/math/ten-frames.json'
import { type Draw, defineSkill, oneWay } from '../../draw.ts'
import type { Rng } from '../../rng.ts'

function dots(rng: Rng): Draw {
  const n = rng.int(2, 9)
  return {
    form: 'dots',
    values: { n, over: n - 5, case: n > 5 ? 'over' : n === 5 ? 'five' : 'under', empty: 10 - n },
    answer: { form: 'number', answer: n },
    wrong: [
      ['counted-the-empty-boxes', n === 5 ? null : 10 - n],
      ['skipped-one-in-counting', n - 1],
      ['counted-one-twice', n + 1],
      ['took-the-row-for-ten', n > 5 ? n + 5 : null],
      ['lost-count', n + 2],
    ],
    solution: oneWay(['top-row', null], ['how-many', n]),
    picture: { kind: 'ten-frame', filled: [n] },
    entity: n,
  }
}

function empty(rng: Rng): Draw {
  const n = rng.int(1, 9)
  return {
    form: 'empty',
    values: { n, missing: 10 - n },
    answer: { form: 'number', answer: 10 - n },
    wrong: [
      ['counted-the-dots', n === 5 ? null : n],
      ['skipped-one-in-counting', n === 9 ? null : 9 - n],
      ['counted-one-twice', 11 - n],
      ['said-the-whole', 10],
      ['lost-count', 12 - n],
    ],
    solution: oneWay(['to-ten', 10 - n]),
    picture: { kind: 'ten-frame', filled: [n] },
    entity: n,
  }
}

function twoFrames(rng: Rng): Draw {
  const n = rng.int(1, 9)
  return {
    form: 'two',
    values: { n, sum: 10 + n },
    answer: { form: 'number', answer: 10 + n },
    wrong: [
      ['lost-the-ten', n],
      ['slipped-by-one', n === 9 ? 18 : 11 + n],
      ['slipped-by-one', 9 + n],
      ['wrote-them-side-by-side', 100 + n],
    ],
    solution: oneWay(['full-frame', 10], ['ten-and', 10 + n]),
    picture: { kind: 'ten-frame', filled: [10, n] },
    entity: 10 + n,
  }
}

/** Two frames that are not full. */
function bothPartly(rng: Rng): Draw {
  const a = rng.int(1, 8)
  const b = rng.int(1, 9 - a)
  return {
    form: 'both',
    values: { a, b, sum: a + b },
    answer: { form: 'number', answer: a + b },
    wrong: [
      ['said-one-part', Math.max(a, b)],
      ['skipped-one-in-counting', a + b - 1],
      ['counted-one-twice', a + b + 1],
      ['counted-the-empty-boxes', 20 - a - b],
      ['lost-count', a + b + 2],
    ],
    solution: oneWay(['first-frame', a], ['and-second', a + b]),
    picture: { kind: 'ten-frame', filled: [a, b] },
    entity: a + b,
  }
}

export const skill = defineSkill({
  skill: 'math.ten-frames',
  words,
  tags: ['ten-frames'],
  draw: (rng) => rng.pick([dots, empty, twoFrames, bothPartly, bothPartly, bothPartly])(rng),
})
