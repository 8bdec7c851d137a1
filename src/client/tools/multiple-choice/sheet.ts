import { ApiProblem } from '#client/api.ts'
import { type Store, store } from '#client/store/store.ts'
import { hintsOf } from '#client/tools/cards/hints.tsx'
import type { CardService } from '#client/tools/contract/card-service.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import type { CardView } from '#shared/card.ts'
import { sameChoice, sameNumber } from '#shared/tools/card-answers.ts'
import { choicesFor, type Draw } from '#shared/tools/multiple-choice.ts'
import { fetchBatch } from './batch.ts'
import { type AskedCard, atFirst, type SheetState } from './sheet-state.ts'

/** Six questions at once, without a pixel: from the first batch to its end, and on. */
export type Sheet = Pick<Store<SheetState>, 'get' | 'subscribe'> & {
  /** Gets the first batch; does nothing when it is here. */
  open: () => void
  /** Another batch. */
  load: () => void
  /** Another batch, if none came for want of a line. */
  retry: () => void
  choose: (category: string | null) => void
  select: (cardId: string, choice: string) => void
  submit: (cardId: string) => void
  hint: (cardId: string) => void
  /** Shows another one, where they come one at a time. */
  go: (at: number) => void
}

export type SheetParts = { draw: Draw; now: () => number }

const byChance: SheetParts = { draw: (below) => Math.floor(Math.random() * below), now: () => Date.now() }

/** So long a choice waits for the server's verdict where it is the same number in another form. Milliseconds. */
export const verdictPatience = 1_500

/** What came in the last four batches does not come again at once. */
const mostEarlier = 24

type Seat = SheetParts & {
  cards: CardService
  state: Store<SheetState>
  earlier: string[]
  batch: number
  /** Since when the next question can be thought about: it was shown, or the one before was answered. */
  since: number
}

export function newSheet(cards: CardService, parts: SheetParts = byChance): Sheet {
  const state = store(atFirst)
  const seat: Seat = { ...parts, cards, state, earlier: [], batch: 0, since: 0 }
  return {
    get: state.get,
    subscribe: state.subscribe,
    open: () => {
      if (seat.batch > 0) return
      void load(seat)
      void learnCategories(seat)
    },
    load: () => void load(seat),
    retry: () => {
      const { failure, asked } = state.get()
      if (failure === null || asked.length > 0) return
      void load(seat)
      if (state.get().categories.length === 0) void learnCategories(seat)
    },
    choose: (category) => {
      state.set({ category })
      void load(seat)
    },
    select: (cardId, choice) =>
      change(seat, cardId, ({ status, checking }) => (status === 'idle' && !checking ? { chosen: choice } : {})),
    submit: (cardId) => submit(seat, cardId),
    hint: (cardId) =>
      change(seat, cardId, (asked) =>
        asked.status === 'idle' ? { hints: Math.min(asked.hints + 1, hintsOf(asked.card).length) } : {},
      ),
    go: (at) => state.set({ at }),
  }
}

async function learnCategories({ cards, state }: Seat): Promise<void> {
  // Without them all kinds are mixed, as they are at first anyway.
  const categories = await cards.categories().catch(() => [])
  state.set({ categories })
}

async function load(seat: Seat): Promise<void> {
  const { state } = seat
  const batch = ++seat.batch
  const before = state.get().asked.map(({ card }) => card.id)
  seat.earlier = [...before, ...seat.earlier.filter((id) => !before.includes(id))].slice(0, mostEarlier)
  seat.since = seat.now()
  state.set({ stage: 'loading', asked: [], at: 0, failure: null, grew: [] })
  try {
    await fetchBatch(seat.cards, {
      category: state.get().category,
      earlier: seat.earlier,
      draw: seat.draw,
      onCard: (card) => put(seat, card),
      isOver: () => batch !== seat.batch,
    })
  } catch (error) {
    if (batch === seat.batch) state.set({ failure: reasonOf(error) })
  }
  if (batch === seat.batch) state.set({ stage: 'ready' })
}

const reasonOf = (error: unknown) => (error instanceof ApiProblem && error.problem.error) || words.unknownFault

function put(seat: Seat, card: CardView): void {
  const { state } = seat
  const { asked } = state.get()
  const arranged = choicesFor(card, seat.draw, asked.at(-1)?.place ?? null)
  if (asked.length === 0) seat.since = seat.now()
  state.set({
    asked: [...asked, { card, ...arranged, chosen: null, hints: 0, status: 'idle', checking: false, almost: null }],
  })
}

function change({ state }: Seat, cardId: string, changed: (asked: AskedCard) => Partial<AskedCard>): void {
  state.set({
    asked: state.get().asked.map((asked) => (asked.card.id === cardId ? { ...asked, ...changed(asked) } : asked)),
  })
}

/** The verdict stands at once; the server is told, and its word counts if it knows better. */
function submit(seat: Seat, cardId: string): void {
  const asked = seat.state.get().asked.find(({ card }) => card.id === cardId)
  if (!asked || asked.chosen === null || asked.status !== 'idle' || asked.checking) return
  const { card, chosen, hints } = asked
  const now = seat.now()
  const was_correct = sameChoice(chosen, card.correct_answer)
  // The same number in another form may be a form that was not asked, and no miss: only the server knows.
  const isOpen = !was_correct && sameNumber(chosen, card.correct_answer)
  change(seat, cardId, () => (isOpen ? { checking: true } : { status: was_correct ? 'correct' : 'incorrect' }))
  const answer = {
    card_id: cardId,
    was_correct,
    answer: chosen,
    hint_level: hints,
    latency_ms: Math.min(86_400_000, Math.max(0, Math.round(now - seat.since))),
    tool: 'multiple-choice',
  } as const
  seat.since = now
  void tell(seat, answer, seat.batch)
  if (isOpen) setTimeout(() => settle(seat, cardId, chosen), verdictPatience)
}

/** Where no verdict came in time, the choice is what it seemed. */
const settle = (seat: Seat, cardId: string, choice: string) =>
  change(seat, cardId, ({ checking, chosen }) =>
    checking && chosen === choice ? { checking: false, status: 'incorrect' } : {},
  )

async function tell(seat: Seat, answer: Parameters<CardService['answer']>[0], batch: number): Promise<void> {
  // What cannot be sent is kept by the desk; what it will not take is no trouble of the child's.
  const logged = await seat.cards.answer(answer).catch(() => null)
  if (batch !== seat.batch) return
  if (!logged) return settle(seat, answer.card_id, answer.answer ?? '')
  const { verdict, says = '' } = logged
  change(seat, answer.card_id, ({ checking }) => {
    if (verdict && checking) return { checking: false, chosen: null, almost: says }
    return { checking: false, status: logged.was_correct ? 'correct' : 'incorrect' }
  })
  const { grew } = seat.state.get()
  if (logged.grew && !grew.includes(logged.skill_name)) seat.state.set({ grew: [...grew, logged.skill_name] })
}
