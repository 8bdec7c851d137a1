import words from '#content/en/skills/math/parts/decimal-names.json'
import { type Draw, defineSkill } from '../../draw.ts'
import type { Rng } from '../../rng.ts'
import { onLine, shadedTenths, toDecimal, toFraction } from './parts/decimal-names.ts'

function draw(rng: Rng): Draw {
  const count = rng.chance(60)
    ? rng.int(1, 9)
    : rng.pick([11, 12, 13, 14, 16, 17, 18, 21, 23, 24, 27, 29, 31, 34, 35, 38, 42, 46, 47, 53, 59])
  const named = { count, places: 1 }
  const kind = rng.pick(['to-decimal', 'to-decimal', 'to-fraction', 'bar', 'line', 'line', 'words'])
  if (kind === 'to-fraction') return toFraction(named)
  if (kind === 'bar') return shadedTenths(rng)
  if (kind === 'line') return onLine(rng, 1)
  return kind === 'words' ? toDecimal({ count: rng.int(1, 9), places: 1 }, 'words') : toDecimal(named, 'to-decimal')
}

export const skill = defineSkill({ skill: 'math.decimals-tenths', words, tags: ['decimals'], draw })
