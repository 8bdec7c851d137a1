import { blackboardWords as words } from '#client/wording/en-blackboard.ts'

type ColorName = keyof typeof words.colors

/** What a child draws with. None is the tutor's, which is pink. */
export const palette = [
  ['black', '#1d2b26'],
  ['blue', '#1f5fa8'],
  ['green', '#1f7a55'],
  ['purple', '#6b3fa0'],
  ['red', '#c4443a'],
  ['orange', '#d9730d'],
  ['yellow', '#e3b008'],
  ['brown', '#7a4b24'],
] as const satisfies readonly (readonly [ColorName, string])[]

const named: readonly (readonly [ColorName, string])[] = [
  ...palette,
  ['gray', '#858a84'],
  ['white', '#ffffff'],
  ['pink', '#e58ab8'],
  ['black', '#000000'],
  ['red', '#ff0000'],
  ['blue', '#0000ff'],
  ['blue', '#5ab4f0'],
  ['green', '#00c000'],
  ['yellow', '#ffff00'],
  ['purple', '#a000c0'],
  ['pink', '#ff40a0'],
]

const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function apart(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)]
  return a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0)
}

/** What a color is called: by the nearest one that has a name. */
export function colorName(color: string): string {
  const nearest = named.reduce((best, one) => (apart(color, one[1]) < apart(color, best[1]) ? one : best))
  return words.colors[nearest[0]]
}
