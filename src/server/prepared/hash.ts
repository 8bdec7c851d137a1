/** A whole number below 2 ** 32 for a text; alike on every machine. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return scatter(hash)
}

/** The same for some whole numbers. */
export function mix(kind: number, one: number, two = 0, three = 0): number {
  let hash = Math.imul(kind ^ 2166136261, 16777619)
  hash = Math.imul(hash ^ one, 2654435761)
  hash = Math.imul((hash ^ (hash >>> 13)) + two, 2246822519)
  hash = Math.imul((hash ^ (hash >>> 15)) + three, 3266489917)
  return scatter(hash)
}

function scatter(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
