import { loadClip } from './clip-files.ts'
import { loadFigures, type Reel } from './drawing/figures.ts'

/** A clip and its figures; rejects when they do not arrive. */
export async function loadReel(name: string): Promise<Reel> {
  const [clip, figures] = await Promise.all([loadClip(name), loadFigures()])
  if (!clip) throw new Error('no such clip')
  return { clip, figures }
}
