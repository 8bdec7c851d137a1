import type { ClipHands } from '#shared/clip-stop.ts'

/** What was made: for each thing its place (-1: none yet); for a cut or a line, one number. */
export type Made = readonly number[]

const none = -1

export function nothingMade(hands: ClipHands): Made {
  switch (hands.kind) {
    case 'cut':
    case 'line':
    case 'clock':
      return [none]
    case 'fill':
      return fullOf(hands, hands.begun)
    case 'build':
      return hands.tiles.map(() => none)
    case 'sort':
    case 'worth':
      return hands.items.map(() => none)
    default:
      return Array.from({ length: hands.count }, () => none)
  }
}

/** The first spots are full. */
const fullOf = ({ count }: { count: number }, full: number): Made =>
  Array.from({ length: count }, (_, at) => (at < full ? 0 : none))

type Line = Extract<ClipHands, { kind: 'line' }>

export const tickName = ({ from, step, names }: Line, tick: number): string =>
  names?.[tick] ?? String(Number((from + tick * step).toFixed(6)))

/** What the hands of the clock show, so many steps after the hour. */
export function timeShown(
  { hour, step }: Extract<ClipHands, { kind: 'clock' }>,
  at: number,
): { hour: number; minute: number } {
  const minutes = Math.max(0, at) * step
  return { hour: ((hour - 1 + Math.floor(minutes / 60)) % 12) + 1, minute: minutes % 60 }
}

const timeNamed = ({ hour, minute }: { hour: number; minute: number }) => `${hour}:${String(minute).padStart(2, '0')}`

export const gapsOf = ({ around }: { around: readonly string[] }): number => around.length - 1

type Build = Extract<ClipHands, { kind: 'build' }>

/** What stands in the gaps; null while one is empty. */
function builtOf(hands: Build, made: Made): string | null {
  const names = Array.from({ length: gapsOf(hands) }, (_, gap) => hands.tiles[made.indexOf(gap)]?.name)
  return names.includes(undefined) ? null : names.join(hands.join ?? '')
}

/** Which tiles make it, the longest first; null where none do. */
function tilesFor(hands: Build, rest: string, used: readonly number[]): readonly number[] | null {
  if (used.length === gapsOf(hands)) return rest === '' ? used : null
  const before = used.length > 0 ? (hands.join ?? '') : ''
  for (const [at, { name }] of [...hands.tiles.entries()].sort(
    ([, one], [, other]) => other.name.length - one.name.length,
  )) {
    const start = before + name
    const found =
      !used.includes(at) && rest.startsWith(start) && tilesFor(hands, rest.slice(start.length), [...used, at])
    if (found) return found
  }
  return null
}

/** Which things are worth it together, the most precious first. */
function takenFor(items: readonly { worth: number }[], goal: number): Made {
  let left = goal
  const order = [...items.entries()].sort(([, one], [, other]) => other.worth - one.worth)
  const taken = new Set<number>()
  for (const [at, { worth }] of order)
    if (worth <= left) {
      taken.add(at)
      left -= worth
    }
  return items.map((_, at) => (taken.has(at) ? 0 : none))
}

const isIn = (place: number) => (one: number) => one === place

/** What was made as an answer; null while it is not made. */
export function textOf(hands: ClipHands, made: Made): string | null {
  const [first = none] = made
  switch (hands.kind) {
    case 'tap':
      return made.every(isIn(none)) ? null : String(made.filter((one) => one !== none).length)
    case 'give':
      return made.every(isIn(none))
        ? null
        : hands.places.map((_, place) => made.filter(isIn(place)).length).join(' and ')
    case 'cut':
      return first === none ? null : `${first} and ${hands.count - first}`
    case 'line':
      return first === none ? null : tickName(hands, first)
    case 'sort':
      return made.some(isIn(none))
        ? null
        : hands.items
            .filter((_, at) => made[at] === 0)
            .map(({ name }) => name)
            .join(', ')
    case 'fill': {
      const full = made.filter(isIn(0)).length
      if (full === hands.begun) return null
      return String(hands.counts === 'all' ? full : full - hands.begun)
    }
    case 'worth':
      return made.every(isIn(none))
        ? null
        : String(hands.items.reduce((sum, { worth }, at) => sum + (made[at] === 0 ? worth : 0), 0))
    case 'build':
      return builtOf(hands, made)
    case 'clock':
      return first === none ? null : timeNamed(timeShown(hands, first))
  }
}

/** How it is made so that it is this answer. */
export function settingOf(hands: ClipHands, answer: string): Made {
  switch (hands.kind) {
    case 'tap':
      return Array.from({ length: hands.count }, (_, at) => (at < Number(answer) ? at : none))
    case 'give': {
      const places = answer.split(' and ').flatMap((each, place) => Array.from({ length: Number(each) }, () => place))
      return Array.from({ length: hands.count }, (_, at) => places[at] ?? none)
    }
    case 'cut':
      return [Number.parseInt(answer, 10)]
    case 'line':
      return [Array.from({ length: hands.ticks }, (_, tick) => tickName(hands, tick)).indexOf(answer)]
    case 'sort': {
      const first = answer.split(', ')
      return hands.items.map(({ name }) => (first.includes(name) ? 0 : 1))
    }
    case 'fill':
      return fullOf(hands, Number(answer) + (hands.counts === 'new' ? hands.begun : 0))
    case 'worth':
      return takenFor(hands.items, Number(answer))
    case 'build': {
      const tiles = tilesFor(hands, answer, [])
      return hands.tiles.map((_, at) => tiles?.indexOf(at) ?? none)
    }
    case 'clock':
      return [Array.from({ length: 720 / hands.step }, (_, at) => timeNamed(timeShown(hands, at))).indexOf(answer)]
  }
}
