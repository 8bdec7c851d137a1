/** What is alive, or moved by the wind, is never quite still while the film plays: little, slow, and not in step. */
const lives: Readonly<Record<string, string>> = {
  bee: 'animate-film-hover',
  bat: 'animate-film-hover',
  bird: 'animate-film-hover',
  kite: 'animate-film-hover',
  fish: 'animate-film-swim',
  duck: 'animate-film-swim',
  flower: 'animate-film-sway',
  grass: 'animate-film-sway',
  leaf: 'animate-film-sway',
  pine: 'animate-film-sway',
  sprout: 'animate-film-sway',
  tree: 'animate-film-sway',
  sun: 'animate-film-sway',
  cat: 'animate-film-breathe',
  caterpillar: 'animate-film-breathe',
  dog: 'animate-film-breathe',
  fox: 'animate-film-breathe',
  frog: 'animate-film-breathe',
  kid: 'animate-film-breathe',
  ladybug: 'animate-film-breathe',
  rabbit: 'animate-film-breathe',
  cloud: 'animate-film-drift',
  raincloud: 'animate-film-drift',
}

export const lifeOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : lives[name])

/** Where in its movement one begins, so that no two beside each other go in step. Milliseconds, already over. */
export const phaseOf = (at: number): number => -((at * 370) % 1_700)
