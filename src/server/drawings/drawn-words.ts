import { checkChild } from '#server/safety/check-child.ts'
import type { AlarmAudience, AlarmSeverity, ToldKind } from '#shared/alarm.ts'
import type { BoardScene } from '#shared/drawing.ts'
import { codePoints } from '#shared/text-rules.ts'

/** As much may be written on one board, in code points: what is new in it is read before it is kept. */
export const mostWords = 4_000

/** What a child wrote with the text tool, oldest first. */
export const textsOf = ({ elements }: BoardScene): string[] =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []))

export const wordsIn = (scene: BoardScene): number => textsOf(scene).reduce((sum, text) => sum + codePoints(text), 0)

export type DrawnAlarm = { reason: ToldKind; severity: AlarmSeverity; audience: AlarmAudience }

/** Which of these words need a grown-up; one alarm of each kind. */
export function alarmsIn(texts: readonly string[]): DrawnAlarm[] {
  const found = new Map<ToldKind, DrawnAlarm>()
  for (const text of texts) {
    const verdict = checkChild(text, 0)
    if (verdict.kind !== 'alarm') continue
    const { reason, severity, audience } = verdict
    found.set(reason, { reason, severity, audience })
  }
  return [...found.values()]
}

/** A child writes some texts on a board; hundreds of scraps are read some together, so that none holds the server up. */
const mostReadings = 100

function inFewReadings(texts: readonly string[]): string[] {
  const each = Math.ceil(texts.length / mostReadings)
  const starts = texts.flatMap((_, at) => (at % each === 0 ? [at] : []))
  return starts.map((at) => texts.slice(at, at + each).join('\n'))
}

/** A sentence may stand on the board word by word. The newest words of so many code points are read as one. */
const readAsOne = 400

const together = (texts: readonly string[]) =>
  texts.length > 1 ? [[...texts.join(' ')].slice(-readAsOne).join('')] : []

/**
 * What needs a grown-up in the words that were not on the board before: each text, and all of them read as one. Words
 * that stood there are not told again.
 */
export function newAlarms(scene: BoardScene, before: BoardScene | null): DrawnAlarm[] {
  const texts = textsOf(scene)
  const known = new Set(before ? textsOf(before) : [])
  const fresh = [...new Set(texts)].filter((text) => !known.has(text))
  if (fresh.length === 0) return []
  const told = alarmsIn(inFewReadings(fresh))
  const spread = alarmsIn(together(texts)).filter(({ reason }) => !told.some((one) => one.reason === reason))
  if (spread.length === 0) return told
  const earlier = alarmsIn([...inFewReadings([...known]), ...together(before ? textsOf(before) : [])])
  return [...told, ...spread.filter(({ reason }) => !earlier.some((one) => one.reason === reason))]
}

/** The gravest of them: whose help card is shown. */
export const gravestAlarm = (alarms: readonly DrawnAlarm[]): DrawnAlarm | null =>
  gravestFirst.flatMap((kind) => alarms.find(({ reason }) => reason === kind) ?? [])[0] ?? null

const gravestFirst: readonly ToldKind[] = [
  ...(['home_harm', 'crisis', 'other_harm', 'online', 'danger', 'running_away'] as const),
  ...(['substance', 'eating', 'bullying', 'sadness'] as const),
]
