import words from '#content/en/skills/math/parts/decimal-names.json'
import { type Draw, defineSkill, type Lists } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { onLine, sameDecimal, toDecimal, toFraction } from './parts/decimal-names.ts'

function draw(rng: Rng, lists: Lists): Draw {
  const count = rng.pick([rng.int(1, 9), rng.int(11, 99), rng.int(11, 99), rng.int(101, 399)])
  const named = { count: count % 10 === 0 ? count + 3 : count, places: 2 }
  const kind = rng.pick(['to-decimal', 'to-decimal', 'to-fraction', 'to-fraction', 'equal', 'line', 'words'])
  if (kind === 'to-fraction') return toFraction(named)
  if (kind === 'equal') return sameDecimal(rng, lists)
  if (kind === 'line') return onLine(rng, 2)
  if (kind === 'to-decimal') return toDecimal(named, kind)
  const said = rng.chance(40) ? rng.int(1, 9) : 10 * rng.int(2, 9) + rng.int(1, 9)
  return toDecimal({ count: said, places: 2 }, 'words')
}

export const skill = defineSkill({ skill: 'math.decimals-hundredths', words, tags: ['decimals'], draw })
