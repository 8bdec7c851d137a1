import { latePart } from '#client/late/late-part.tsx'

/** Nobody misses a plant that does not come: the lesson says nothing of it. */
export const LatePlant = latePart(async () => (await import('./plant-strip.tsx')).PlantStrip, {
  waiting: null,
  missing: () => null,
  reloads: false,
})
