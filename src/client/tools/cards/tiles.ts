import { classNames } from '#client/ui/class-names.ts'

/** So short that it is a number, a letter or a sign. */
const isSign = (text: string) => [...text].length <= 3

/** Up to this length choices stand side by side, in two lines each; a long word would not. */
const isShort = (text: string) => text.length <= 22 && !/\S{13}/.test(text)

/** How choices stand: signs in one row where there is room, what is short two by two, sentences below each other. */
export function tilesClass(choices: readonly string[], inRow: boolean): string {
  // After a miss: the child's own beside the right one, with room for a word.
  if (choices.length === 2) return 'grid grid-cols-2 gap-2'
  if (inRow && choices.every(isSign)) return 'grid grid-cols-2 gap-2 @[17rem]/tiles:grid-cols-4 lying:grid-cols-2!'
  return classNames('grid gap-2', choices.every(isShort) ? 'grid-cols-2' : 'lying:grid-cols-2 @lg/tiles:grid-cols-2')
}

/** From this length on a text is written smaller, so that four of them stand on a phone. */
const longText = 26

/** A tile to press, at least 64 px high: the shorter its text, the larger it is written. */
export const tileClass = (text: string, large: boolean): string =>
  classNames(
    'min-h-16! min-w-0 leading-snug [overflow-wrap:anywhere]',
    isSign(text)
      ? 'px-1! text-2xl! whitespace-nowrap [overflow-wrap:normal] @[20rem]/tiles:text-3xl!'
      : classNames('px-3!', text.length >= longText ? 'text-base! leading-tight!' : large ? 'text-xl!' : 'text-lg!'),
  )

/** As long as it can be pressed it has the blue of what a child says; green is what is right. */
export const openTile =
  'border-sky-line! bg-sky-soft/70! shadow-[0_3px_0_var(--color-sky-line)]! hover:bg-sky-soft! hover:border-sky/50!'
