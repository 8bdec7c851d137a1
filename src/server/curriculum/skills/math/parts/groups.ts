import { picturedThings, type Thing } from '#shared/picture.ts'
import { counted, type Draw } from '../../../draw.ts'
import type { Rng } from '../../../rng.ts'

/** In what equal groups stand, and what is in them. */
const holders: readonly (readonly [holder: string, things: readonly string[]])[] = [
  ['box', ['pencil', 'crayon', 'muffin', 'puzzle', 'button']],
  ['bag', ['apple', 'orange', 'marble', 'shell', 'acorn']],
  ['shelf', ['book', 'puzzle', 'toy car']],
  ['page', ['sticker', 'stamp', 'photo']],
  ['pack', ['card', 'pencil', 'balloon', 'crayon']],
  ['vase', ['flower']],
  ['tray', ['muffin', 'cupcake', 'cookie']],
  ['team', ['player']],
  ['jar', ['bead', 'marble', 'button']],
  ['basket', ['peach', 'carrot', 'ball', 'egg']],
  ['plate', ['cookie', 'cracker', 'grape']],
  ['row', ['chair', 'seat', 'tree']],
  ['table', ['chair', 'plate']],
  ['tank', ['fish']],
]

/** `each` in `count` equal groups: 'g' is what they stand in, 'x' is what is in one of them, 'all' everything. */
export function groupsOf(rng: Rng, count: number, each: number): Draw['values'] & { thing: string } {
  const [holder, things] = rng.pick(holders)
  const thing = rng.pick(things)
  return { g: counted(holder, count), x: counted(thing, each), all: counted(thing, count * each), thing }
}

const drawnHolders: readonly (readonly [holder: string, things: readonly Thing[]])[] = [
  ['plate', ['apple', 'cookie']],
  ['bag', ['ball', 'block', 'shell', 'leaf']],
  ['box', ['star', 'ball', 'block', 'shell']],
  ['basket', ['apple', 'flower', 'shell']],
  ['tank', ['fish']],
]

/** Groups that can be drawn. */
export function drawnGroups(rng: Rng): { holder: string; thing: Thing } {
  const [holder, things] = rng.pick(drawnHolders)
  return { holder, thing: rng.pick(things) }
}

/** What a child can own or share: bees are seen, but not had. */
export const ownedThings = picturedThings.filter((thing) => thing !== 'bee')

export const drawnThing = (rng: Rng): Thing => rng.pick(picturedThings)
