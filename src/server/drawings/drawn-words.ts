import { checkChild } from '#server/safety/check-child.ts'
import { type ToldKind, type ToTell, tellingOf } from '#shared/alarm.ts'
import type { BoardScene } from '#shared/drawing.ts'
import { codePoints } from '#shared/text-rules.ts'

/** As much may be written on one board, in code points: what is new in it is read before it is kept. */
export const mostWords = 4_000

/** What a child wrote with the text tool, oldest first. */
export const textsOf = ({ elements }: BoardScene): string[] =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []))

export const wordsIn = (scene: BoardScene): number => textsOf(scene).reduce((sum, text) => sum + codePoints(text), 0)

/** Which of these words need a grown-up; one alarm of each kind. */
export function alarmsIn(texts: readonly string[]): ToTell[] {
  const found = new Map<ToldKind, boolean>()
  for (const text of texts) {
    const verdict = checkChild(text, 0)
    if (verdict.kind !== 'alarm') continue
    const { reason, mayBeHome = false } = verdict
    found.set(reason, mayBeHome || found.get(reason) === true)
  }
  return [...found].map(([kind, mayBeHome]) => tellingOf(kind, mayBeHome))
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
export function newAlarms(scene: BoardScene, before: BoardScene | null): ToTell[] {
  const texts = textsOf(scene)
  const known = new Set(before ? textsOf(before) : [])
  const fresh = [...new Set(texts)].filter((text) => !known.has(text))
  if (fresh.length === 0) return []
  const told = alarmsIn(inFewReadings(fresh))
  const spread = alarmsIn(together(texts)).filter(({ kind }) => !told.some((one) => one.kind === kind))
  if (spread.length === 0) return told
  const earlier = alarmsIn([...inFewReadings([...known]), ...together(before ? textsOf(before) : [])])
  return [...told, ...spread.filter(({ kind }) => !earlier.some((one) => one.kind === kind))]
}

/** The gravest of them: whose help card is shown. */
export const gravestAlarm = (alarms: readonly ToTell[]): ToTell | null =>
  gravestFirst.flatMap((gravest) => alarms.find(({ kind }) => kind === gravest) ?? [])[0] ?? null

const gravestFirst: readonly ToldKind[] = [
  ...(['home_harm', 'crisis', 'other_harm', 'online', 'danger', 'running_away'] as const),
  ...(['substance', 'eating', 'bullying', 'sadness'] as const),
]
