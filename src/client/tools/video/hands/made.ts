import type { ClipHands } from '#shared/clip-stop.ts'

/** What was made: for each thing its place (-1: none yet); for a cut or a line, one number. */
export type Made = readonly number[]

const none = -1

export function nothingMade(hands: ClipHands): Made {
  if (hands.kind === 'cut' || hands.kind === 'line') return [none]
  return Array.from({ length: hands.kind === 'sort' ? hands.items.length : hands.count }, () => none)
}

type Line = Extract<ClipHands, { kind: 'line' }>

export const tickName = ({ from, step, names }: Line, tick: number): string =>
  names?.[tick] ?? String(Number((from + tick * step).toFixed(6)))

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
  }
}
