import { createHash } from 'node:crypto'

/** A third of every set is held out: nobody looks at these cases while writing rules. The text alone decides. */
export function isHeldOut(text: string): boolean {
  const [first = 0] = createHash('sha1').update(text).digest()
  return first % 3 === 0
}
