/** What is alive, or moved by the wind, is never quite still while the film plays: little, slow, and not in step. */
const lives = {
  'animate-film-hover': ['bee', 'bat', 'bird', 'kite'],
  'animate-film-swim': ['fish', 'duck'],
  'animate-film-sway': ['flower', 'grass', 'leaf', 'pine', 'sprout', 'tree', 'sun'],
  'animate-film-breathe': ['cat', 'caterpillar', 'dog', 'fox', 'frog', 'kid', 'ladybug', 'rabbit'],
  'animate-film-drift': ['cloud', 'raincloud'],
}

export const lifeOf = (name = ''): string | undefined =>
  Object.entries(lives).find(([, names]) => names.includes(name))?.[0]

/** Where in its movement one begins, so that no two beside each other go in step. Milliseconds, already over. */
export const phaseOf = (at: number): number => -((at * 370) % 1_700)
