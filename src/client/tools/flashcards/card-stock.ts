import type { CardView } from '#shared/card.ts'

/** Cards at hand: one for when the child goes on, and some for when there is no line. */
export type CardStock = {
  /** The card that is here already, if one is. */
  ready: () => CardView | null
  /** The next card, as soon as one can be had; null when there is none. Rejects when none can be fetched or found here. */
  take: () => Promise<CardView | null>
  /** Fetches ahead, while the child thinks. */
  fill: () => void
}

type Parts = {
  fetch: (exclude: readonly string[]) => Promise<CardView | null>
  /** The card on the screen; it never comes twice in a row. */
  onScreen: () => readonly string[]
  /** Cards that should not come now, as long as there are others. */
  unwanted: () => readonly string[]
}

/** Cards kept for when there is no line; with the one fetched ahead they are five. */
const mostInReserve = 4

/** So many of them are fetched with every card. */
const mostPerCard = 2

/** So long the line may take while there are cards here. Milliseconds. */
const patience = 1_500

export function cardStock({ fetch, onScreen, unwanted }: Parts): CardStock {
  let ahead: CardView | null = null
  let fetching: Promise<CardView | null> | null = null
  let reserve: CardView[] = []
  let isFilling = false

  const atHand = () => [...(ahead ? [ahead] : []), ...reserve].map(({ id }) => id)
  const isFree = ({ id }: CardView) => !onScreen().includes(id) && !unwanted().includes(id)
  // What is in reserve may come: what suits best must not lie there unseen.
  const fetchNew = () => fetch([...onScreen(), ...unwanted()])
  /** The next card, fetched once at a time. Where all others are known by now, one of those comes again. */
  const fetchAhead = () => {
    fetching ??= fetchNew()
      .then((card) => card ?? fetch(onScreen()))
      .then((card) => {
        reserve = reserve.filter(({ id }) => id !== card?.id)
        ahead = card
        return card
      })
      .finally(() => {
        fetching = null
      })
    return fetching
  }
  const fillReserve = async () => {
    if (isFilling) return
    isFilling = true
    try {
      for (let tries = 0; tries < mostPerCard && reserve.length < mostInReserve; tries++) {
        const card = await fetch([...onScreen(), ...atHand(), ...unwanted()])
        if (!card) break
        if (!atHand().includes(card.id) && isFree(card)) reserve.push(card)
      }
    } finally {
      isFilling = false
    }
  }
  const ready = () => {
    const card = ahead
    ahead = null
    return card && !onScreen().includes(card.id) ? card : null
  }
  const fromReserve = () => {
    reserve = reserve.filter(isFree)
    return reserve.shift() ?? null
  }
  return {
    ready,
    take: async () => {
      const here = ready()
      if (here) return here
      const coming = fetchAhead().then(() => ready())
      if (reserve.length === 0) return coming
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
      const card = await Promise.race([coming, late]).catch(() => null)
      return card ?? fromReserve() ?? coming
    },
    fill: () => {
      const soon = ahead ? Promise.resolve(ahead) : fetchAhead()
      // Without a line nothing is fetched ahead; when the child goes on, it is tried again.
      soon.then(fillReserve).catch(() => null)
    },
  }
}
