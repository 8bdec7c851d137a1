import type { BoardElement } from '#shared/drawing.ts'

/** What a drawing may hold; the same as in the schema of ink, which the browser does not carry. */
const most = { points: 24_000, elements: 600 } as const

/** Whether all of this can be kept. */
export function fits(elements: readonly BoardElement[]): boolean {
  const points = elements.reduce((sum, one) => sum + (one.kind === 'ink' ? one.points.length : 0), 0)
  return elements.length <= most.elements && points <= most.points
}

/** A name for an element that no other has. */
export function newElementId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
