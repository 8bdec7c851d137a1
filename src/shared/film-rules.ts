/** What a family may add of its own films: the browser says so before it sends, and the server makes sure of it. */
export const filmRules = {
  types: ['video/mp4', 'video/webm'],
  /** Largest file, in bytes, and how much a family's films may be together. */
  largest: 300 * 1024 * 1024,
  largestAll: 2 * 1024 * 1024 * 1024,
  most: 20,
  longestTitle: 80,
  largestCaptions: 256 * 1024,
} as const
