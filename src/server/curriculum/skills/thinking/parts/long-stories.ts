import type { Rng } from '../../../rng.ts'
import type { Story } from './step-stories.ts'

/** So many at one price and so many at another. */
export function twoPrices(rng: Rng): Story {
  const [a, b, c, d] = [rng.int(3, 12), rng.int(11, 25), rng.int(12, 40), rng.int(4, 9)]
  return {
    form: 'two-prices',
    values: { a, b, c, d },
    steps: [a * b, c * d, a * b + c * d],
    wrong: [
      ['stopped-early', c * d],
      ['split-wrong', (a + c) * (b + d), 'mixed-groups'],
      ['added-everything', a + b + c + d],
      ['forgot-a-part', a * b, 'stopped-early'],
    ],
    unit: 'dollars',
  }
}

/** What comes back from a bill. */
export function change(rng: Rng): Story {
  const [a, b] = [rng.int(3, 8), rng.int(6, 14)]
  const c = rng.int(5, 25)
  const paid = Math.ceil((a * b + c + 1) / 50) * 50
  return {
    form: 'change',
    values: { a, b, c, d: paid },
    steps: [a * b, a * b + c, paid - a * b - c],
    wrong: [
      ['stopped-early', a * b + c],
      ['forgot-a-part', paid - a * b, 'forgot-the-last-price'],
      ['used-one-group-only', paid - b - c],
      ['added-everything', paid - a - b - c],
    ],
    unit: 'dollars',
  }
}

/** Crates come, some is sold, the rest goes evenly onto shelves. */
export function soldThenShelved(rng: Rng): Story | null {
  const [shelves, each, crates] = [rng.int(4, 9), rng.int(12, 35), rng.int(4, 9)]
  const perCrate = Math.ceil((shelves * each + 20) / crates)
  const sold = crates * perCrate - shelves * each
  if (each === perCrate || each === sold) return null
  return {
    form: 'sold-then-shelved',
    values: { a: crates, b: perCrate, c: sold, d: shelves },
    steps: [crates * perCrate, shelves * each, each],
    wrong: [
      ['stopped-early', shelves * each],
      ['forgot-a-part', (crates * perCrate) / shelves, 'forgot-the-sold'],
      ['subtracted-once', shelves * each - shelves],
      ['slipped-by-ten', each + 10],
      ['slipped-by-ten', each - 10],
    ],
    things: ['book', 'puzzle', 'ball', 'notebook'],
  }
}

/** Several classes and their helpers ride in buses: one more for those who are left. */
export function busesNeeded(rng: Rng): Story | null {
  const [classes, kids, helpers, seats] = [rng.int(3, 8), rng.int(18, 28), rng.int(4, 12), rng.int(30, 48)]
  const all = classes * kids + helpers
  const full = Math.floor(all / seats)
  const left = all % seats
  if (left === 0 || left === full + 1) return null
  return {
    form: 'buses-needed',
    values: { a: classes, b: kids, c: helpers, d: seats, full, left },
    steps: [classes * kids, all, full + 1],
    wrong: [
      ['ignored-the-remainder', full],
      ['stopped-early', all],
      ['said-the-remainder', left],
      ['slipped-by-a-group', full + 2, 'one-too-many'],
    ],
    unit: 'buses',
  }
}

/** The same week again and again. */
export function weeks(rng: Rng): Story {
  const [a, b, c] = [rng.int(12, 30), rng.int(25, 60), rng.int(3, 8)]
  return {
    form: 'weeks',
    values: { a, b, c },
    steps: [5 * a, 2 * b, 5 * a + 2 * b, c * (5 * a + 2 * b)],
    wrong: [
      ['stopped-early', 5 * a + 2 * b],
      ['used-one-group-only', c * (a + b)],
      ['forgot-a-part', c * 5 * a, 'forgot-the-weekend'],
      ['changed-the-order-of-steps', 5 * a * c + 2 * b],
    ],
    unit: 'pages',
  }
}

/** Two save at another pace: who has more, and by how much? */
export function savedApart(rng: Rng): Story | null {
  const [a, b, c] = [rng.int(12, 30), rng.int(6, 20), rng.int(8, 24)]
  return a - b < 3
    ? null
    : {
        form: 'saved-apart',
        values: { a, b, c },
        steps: [a * c, b * c, a * c - b * c],
        wrong: [
          ['stopped-early', a * c],
          ['added-instead', a * c + b * c, 'added-both'],
          ['used-one-group-only', a - b],
          ['slipped-by-ten', (a - b) * c + 10],
        ],
        unit: 'dollars',
      }
}

/** What is used up from a supply, and how long the rest lasts. */
export function lasts(rng: Rng): Story {
  const [perDay, first, more] = [rng.int(12, 36), rng.int(3, 7), rng.int(6, 15)]
  const supply = perDay * (first + more)
  return {
    form: 'lasts',
    values: { a: supply, b: perDay, c: first },
    steps: [perDay * first, perDay * more, more],
    wrong: [
      ['stopped-early', perDay * more],
      ['forgot-a-part', first + more, 'forgot-the-used'],
      ['slipped-by-one', more + 1],
      ['said-one-part', first],
    ],
    unit: 'days',
  }
}
