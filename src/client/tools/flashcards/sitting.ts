import { ApiProblem } from '#client/api.ts'
import { type Store, store } from '#client/store/store.ts'
import type { CardService } from '#client/tools/contract/card-service.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { CardView } from '#shared/card.ts'
import { giveAnswer } from './answering.ts'
import { type CardStock, cardStock } from './card-stock.ts'
import { recentCards } from './recent-cards.ts'
import type { Seat } from './seat.ts'
import { choicesOf } from './shuffle.ts'
import { atFirst, cardsInRound, firstCategory, type SittingState } from './sitting-state.ts'

/** Practice with flashcards, without a pixel: from the first card to the end of a round, and on. */
export type Sitting = Pick<Store<SittingState>, 'get' | 'subscribe'> & {
  /** Gets the first card; does nothing when it is here. */
  open: () => void
  choose: (category: string) => void
  answer: (text: string) => void
  hint: () => void
  /** The next card: after an answer, or instead of this one. */
  goOn: () => void
  /** Another round. */
  more: () => void
  retry: () => void
}

export function newSitting(cards: CardService): Sitting {
  const state = store(atFirst)
  const recent = recentCards()
  const seat: Seat = { cards, state, recent, stock: noStock, turn: 0, since: 0, timer: undefined }
  let opened = false
  const retry = () => void (state.get().category === null ? begin(seat) : show(seat))
  return {
    get: state.get,
    subscribe: state.subscribe,
    open: () => {
      if (!opened) void begin(seat)
      opened = true
    },
    choose: (category) => {
      clearTimeout(seat.timer)
      recent.forgetMissed()
      practice(seat, category)
    },
    answer: (text) => giveAnswer(seat, text, () => goOn(seat)),
    hint: () => {
      const { stage, question } = state.get()
      if (stage !== 'asking' || !question || question.hints >= question.card.hints.length) return
      state.set({ question: { ...question, hints: question.hints + 1 } })
    },
    goOn: () => goOn(seat),
    more: () => {
      if (state.get().stage !== 'ended') return
      state.set({ roundFrom: state.get().practiced })
      void show(seat)
    },
    retry: () => {
      if (['failed', 'none'].includes(state.get().stage)) retry()
    },
  }
}

const noStock: CardStock = { ready: () => null, take: async () => null, fill: () => undefined }

async function begin(seat: Seat): Promise<void> {
  const turn = ++seat.turn
  seat.state.set({ stage: 'loading', question: null })
  try {
    const categories = await seat.cards.categories()
    if (turn !== seat.turn) return
    const category = firstCategory(categories)
    seat.state.set({ categories })
    if (category === null) seat.state.set({ stage: 'none' })
    else practice(seat, category)
  } catch (error) {
    if (turn === seat.turn) fail(seat, error)
  }
}

/** Takes cards of a category from now on. */
function practice(seat: Seat, category: string): void {
  seat.state.set({ category, question: null })
  seat.stock = cardStock({
    fetch: (exclude) => seat.cards.next({ category, exclude }),
    onScreen: () => {
      const { question } = seat.state.get()
      return question ? [question.card.id] : []
    },
    unwanted: seat.recent.unwanted,
  })
  void show(seat)
}

function goOn(seat: Seat): void {
  const { stage, practiced, roundFrom } = seat.state.get()
  if (!['asking', 'correct', 'incorrect'].includes(stage)) return
  clearTimeout(seat.timer)
  if (stage !== 'asking' && practiced - roundFrom >= cardsInRound) seat.state.set({ stage: 'ended', question: null })
  else void show(seat)
}

/** Shows the next card; the one that is here already, without a moment between. */
async function show(seat: Seat): Promise<void> {
  const turn = ++seat.turn
  const here = seat.recent.due(turn) ?? seat.stock.ready()
  if (here) return present(seat, here)
  seat.state.set({ stage: 'loading' })
  try {
    const card = await seat.stock.take()
    if (turn !== seat.turn) return
    if (card) present(seat, card)
    else seat.state.set({ stage: 'none', question: null })
  } catch (error) {
    if (turn === seat.turn) fail(seat, error)
  }
}

function present(seat: Seat, card: CardView): void {
  const { turn } = seat
  const isChoice = card.answer_format === 'choice'
  const choices = isChoice ? choicesOf(card, turn) : []
  seat.recent.shown(card)
  seat.since = Date.now()
  seat.state.set({
    stage: 'asking',
    // One button alone would be no question.
    question: { card, choices: choices.length > 1 ? choices : [], hints: 0, given: null, almost: null, turn },
    failure: null,
  })
  seat.stock.fill()
}

function fail(seat: Seat, error: unknown): void {
  seat.state.set({ stage: 'failed', question: null, failure: reasonOf(error) })
}

/** The server's own words where it answered. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return words.failed
  const { request_id, error: text } = error.problem
  return request_id !== '' || text.startsWith('HTTP ') ? text : words.failed
}
