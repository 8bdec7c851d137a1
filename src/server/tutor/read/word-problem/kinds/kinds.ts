import { toldIn } from '../plain.ts'
import { clockStory } from './clock.ts'
import { figureStory } from './figures.ts'
import { knownCountStory } from './known-counts.ts'
import { leftOverStory } from './left-over.ts'
import { listStory } from './lists.ts'
import { percentStory } from './percents.ts'
import { ratioStory } from './ratios.ts'
import { relationStory } from './relations.ts'
import { shareStory } from './shares.ts'
import { unitStory, yearStory } from './units.ts'

// Stories that are no sum of amounts: times of day, sides, percents, averages, units, ratios, fractions and what is left over. Each is
// said as the question that the tutor knows anyway ('what time is 45 minutes after 3:30'), so that its hints are those of the question.

const kinds = [
  clockStory,
  figureStory,
  percentStory,
  listStory,
  unitStory,
  yearStory,
  leftOverStory,
  shareStory,
  ratioStory,
  relationStory,
  knownCountStory,
]
const [shortest, longest] = [25, 400]

/** The question that a story comes to; null where it is none of these, or two of them. `isAsked`: it is understood as it stands, and only a story of times of day is told better. */
export function storyKind(text: string, isAsked = false): string | null {
  if (text.length < shortest || text.length > longest) return null
  const told = toldIn(text)
  if (!told || (told.told.length < 8 && told.asked.length < 20)) return null
  if (isAsked) return text.length > 60 ? clockStory(told) : null
  const [one, ...more] = kinds.flatMap((kind) => kind(told) ?? [])
  return one !== undefined && more.every((other) => other === one) ? one : null
}
