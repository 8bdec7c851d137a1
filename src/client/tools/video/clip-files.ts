import type { Clip } from '#shared/clip.ts'

/** Where each clip's own file is; they come when they are asked for. A new clip is one entry. */
const files: Record<string, () => Promise<{ default: unknown }>> = {
  'a-path-for-electricity': () => import('#content/clips/a-path-for-electricity.json'),
  'all-in-one-web': () => import('#content/clips/all-in-one-web.json'),
  'b-and-d': () => import('#content/clips/b-and-d.json'),
  'compare-fractions': () => import('#content/clips/compare-fractions.json'),
  'count-to-five': () => import('#content/clips/count-to-five.json'),
  'count-to-ten': () => import('#content/clips/count-to-ten.json'),
  'counting-on': () => import('#content/clips/counting-on.json'),
  'cover-the-floor': () => import('#content/clips/cover-the-floor.json'),
  'day-and-night': () => import('#content/clips/day-and-night.json'),
  'equal-groups': () => import('#content/clips/equal-groups.json'),
  'even-or-odd': () => import('#content/clips/even-or-odd.json'),
  'fill-the-box': () => import('#content/clips/fill-the-box.json'),
  'find-the-treasure': () => import('#content/clips/find-the-treasure.json'),
  'first-sounds': () => import('#content/clips/first-sounds.json'),
  'food-chain': () => import('#content/clips/food-chain.json'),
  'four-coins': () => import('#content/clips/four-coins.json'),
  'fractions-have-a-place': () => import('#content/clips/fractions-have-a-place.json'),
  'half-past': () => import('#content/clips/half-past.json'),
  'halves-and-fourths': () => import('#content/clips/halves-and-fourths.json'),
  'how-far-it-turns': () => import('#content/clips/how-far-it-turns.json'),
  'jumps-of-five': () => import('#content/clips/jumps-of-five.json'),
  'letters-a-b-c': () => import('#content/clips/letters-a-b-c.json'),
  'living-things': () => import('#content/clips/living-things.json'),
  magnets: () => import('#content/clips/magnets.json'),
  'main-idea': () => import('#content/clips/main-idea.json'),
  'make-ten': () => import('#content/clips/make-ten.json'),
  'more-or-fewer': () => import('#content/clips/more-or-fewer.json'),
  'out-of-a-hundred': () => import('#content/clips/out-of-a-hundred.json'),
  'plant-parts': () => import('#content/clips/plant-parts.json'),
  rhymes: () => import('#content/clips/rhymes.json'),
  'same-amount-new-name': () => import('#content/clips/same-amount-new-name.json'),
  'shapes-we-see': () => import('#content/clips/shapes-we-see.json'),
  sharing: () => import('#content/clips/sharing.json'),
  'silent-e': () => import('#content/clips/silent-e.json'),
  'solid-liquid-gas': () => import('#content/clips/solid-liquid-gas.json'),
  'take-away': () => import('#content/clips/take-away.json'),
  'teen-numbers': () => import('#content/clips/teen-numbers.json'),
  'tens-and-ones': () => import('#content/clips/tens-and-ones.json'),
  tenths: () => import('#content/clips/tenths.json'),
  'unlike-fractions': () => import('#content/clips/unlike-fractions.json'),
  'water-cycle': () => import('#content/clips/water-cycle.json'),
  'ways-to-make-six': () => import('#content/clips/ways-to-make-six.json'),
  'what-comes-next': () => import('#content/clips/what-comes-next.json'),
  'which-comes-first': () => import('#content/clips/which-comes-first.json'),
  'which-ten-is-nearer': () => import('#content/clips/which-ten-is-nearer.json'),
}

export const clipNames = Object.keys(files)

/** What the videos that are clips of ours are called on the wire. */
const mark = 'clip:'

/** The name of a clip by a video's id; null when it is none of ours. */
export const clipNameOf = (videoId: string): string | null =>
  videoId.startsWith(mark) ? videoId.slice(mark.length) : null

// That all of them are sound is tested (clip.test.ts): here is only said what they are.
const isClip = (content: unknown): content is Clip =>
  typeof content === 'object' && content !== null && 'scenes' in content

/** Null when there is no such clip; rejects when it does not arrive. */
export async function loadClip(name: string): Promise<Clip | null> {
  const content = (await files[name]?.())?.default
  return isClip(content) ? content : null
}
