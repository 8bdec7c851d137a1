import { ApiProblem } from '#client/api.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { Delivered } from './deliver-entry.ts'
import type { OutboxBox } from './outbox-box.ts'
import { idOf, type Kept, type OutboxEntry } from './outbox-entry.ts'
import { retrying } from './retrying.ts'

export type OutboxParts = {
  box: OutboxBox
  /** Brings the server one thing; rejects when it did not arrive. */
  deliver: (kept: Kept) => Promise<Delivered | 'refused'>
  /** Something that was brought needs a grown-up. */
  onHelp: (help: HelpKind) => void
}

/** Brings what a child made to the server: in its order, once, as often as it takes. */
export type Outbox = {
  /** Keeps something on the device and sends it; gives what the server says, null when it could not be sent now. */
  take: (kept: Kept) => Promise<Delivered | null>
  /** Keeps a drawing, and sends it when the child has paused: the newest version of each. */
  takeLater: (kept: Kept) => void
  /** Tries now what waits. */
  flush: () => Promise<void>
  /** How many things are stuck on the device. What is merely on its way does not count. */
  waiting: (kind: Kept['kind']) => number
  /** Whether the server has every drawing. */
  isSaved: () => boolean
  subscribe: (onChange: () => void) => () => void
  close: () => void
}

/** After the last change of a drawing it is sent. Milliseconds. */
const pause = 1_500

/** A child that draws on and on is saved as often as this. Milliseconds. */
const longestPause = 10_000

export function outbox({ box, deliver, onHelp }: OutboxParts): Outbox {
  const asking = askers()
  const figures = watchedFigures(box)
  const { tell, keepStuck } = figures
  const send = async (kept: Kept) => {
    const answer = await deliver(kept)
    if (kept.kind === 'drawing') box.mark(kept, answer === 'refused' ? 'refused' : 'came')
    else box.remove(idOf(kept))
    if (answer !== 'refused' && 'help' in answer && answer.help && kept.kind !== 'report') onHelp(answer.help)
    asking.settle(idOf(kept), answer === 'refused' ? null : answer)
    tell()
  }
  /** Sends what waits. One thing that breaks the server does not hold up those behind it. */
  const sendAll = async (): Promise<'settled' | 'again'> => {
    const broken = new Set<string>()
    const next = () =>
      waitingIn(box.list())
        .filter(({ kept }) => !broken.has(idOf(kept)))
        .sort(reportsFirst)[0]?.kept
    for (let kept = next(); kept; kept = next()) {
      try {
        await send(kept)
      } catch (error) {
        broken.add(idOf(kept))
        asking.settle(idOf(kept), null)
        if (!breaksServer(error)) break
      }
      // From the first failure on what waits is told of.
      keepStuck(broken.size > 0)
    }
    keepStuck(broken.size > 0)
    // What another tab has brought is no longer here; what is still here waits.
    asking.giveUp()
    tell()
    return broken.size > 0 ? 'again' : 'settled'
  }
  const sending = retrying(sendAll)
  let nudge: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince: number | null = null
  const flush = () => {
    clearTimeout(timer)
    waitsSince = null
    return sending.now()
  }
  return {
    take: (kept) => {
      box.put(kept)
      tell()
      // A moment later, when a round that is just ending has ended: it would not see this one any more.
      clearTimeout(nudge)
      nudge = setTimeout(() => void flush())
      return asking.answerTo(idOf(kept))
    },
    takeLater: (kept) => {
      box.put(kept)
      tell()
      const now = Date.now()
      waitsSince ??= now
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(pause, longestPause - (now - waitsSince))))
    },
    flush,
    waiting: figures.waiting,
    isSaved: figures.isSaved,
    subscribe: figures.subscribe,
    close: () => {
      clearTimeout(nudge)
      clearTimeout(timer)
      sending.stop()
      asking.giveUp()
    },
  }
}

/** Who waits for what the server says. */
function askers() {
  const asking = new Map<string, (answer: Delivered | null) => void>()
  const settle = (id: string, answer: Delivered | null) => {
    asking.get(id)?.(answer)
    asking.delete(id)
  }
  return {
    answerTo: (id: string) => new Promise<Delivered | null>((resolve) => void asking.set(id, resolve)),
    settle,
    giveUp: () => {
      for (const id of [...asking.keys()]) settle(id, null)
    },
  }
}

/** Something that is wrong is told before anything else. */
const reportsFirst = (one: OutboxEntry, other: OutboxEntry) =>
  Number(other.kept.kind === 'report') - Number(one.kept.kind === 'report')

const waitingIn = (entries: OutboxEntry[]) => entries.filter(({ where }) => where === 'waits')

/** What is shown of an outbox, and who watches it. */
function watchedFigures(box: OutboxBox) {
  const watching = new Set<() => void>()
  const stuck = new Set<Kept['kind']>()
  let shown = figuresOf(box.list(), stuck)
  return {
    tell: () => {
      const now = figuresOf(box.list(), stuck)
      if (now.key === shown.key) return
      shown = now
      for (const onChange of watching) onChange()
    },
    keepStuck: (isStuck: boolean) => {
      stuck.clear()
      if (isStuck) for (const { kept } of waitingIn(box.list())) stuck.add(kept.kind)
    },
    waiting: (kind: Kept['kind']) => shown.waiting[kind],
    isSaved: () => shown.isSaved,
    subscribe: (onChange: () => void) => {
      watching.add(onChange)
      return () => watching.delete(onChange)
    },
  }
}

function figuresOf(entries: OutboxEntry[], stuck: ReadonlySet<Kept['kind']>) {
  const count = (kind: Kept['kind']) =>
    stuck.has(kind) ? waitingIn(entries).filter(({ kept }) => kept.kind === kind).length : 0
  const waiting = { answer: count('answer'), drawing: count('drawing'), report: count('report') }
  const isSaved = entries.every(({ kept, where }) => kept.kind !== 'drawing' || where === 'came')
  return { waiting, isSaved, key: JSON.stringify([waiting, isSaved]) }
}

const breaksServer = (error: unknown) => error instanceof ApiProblem && error.problem.code === 'internal'
