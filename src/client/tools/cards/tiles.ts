import { classNames } from '#client/ui/class-names.ts'

/** So short that it is a number, a letter or a sign. */
const isSign = (text: string) => [...text].length <= 3

/** Up to this length choices stand side by side. */
const shortText = 14

/** How choices stand: signs in one row where there is room, what is short two by two, sentences below each other. */
export function tilesClass(choices: readonly string[]): string {
  const areShort = choices.every((choice) => choice.length <= shortText)
  return classNames(
    'grid gap-2',
    areShort ? 'grid-cols-2' : 'low:grid-cols-2 @lg/tiles:grid-cols-2',
    choices.every(isSign) && 'low:grid-cols-2! @lg/tiles:grid-cols-4',
  )
}

/** A tile to press, at least 64 px high: the shorter its text, the larger it is written. */
export const tileClass = (text: string, large: boolean): string =>
  classNames(
    'min-h-16! min-w-0 leading-snug [overflow-wrap:anywhere]',
    isSign(text) ? 'text-3xl! px-2!' : large ? 'text-xl! px-3!' : 'text-lg! px-3!',
  )
