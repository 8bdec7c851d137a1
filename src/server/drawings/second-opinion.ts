import type { App } from '#server/context.ts'
import { loggable } from '#server/errors.ts'
import { jpegOfPixels } from '#server/files/draw-anew.ts'
import { wordsToShow } from '#server/pictures/seen-words.ts'
import { modelSees } from '#server/tutor/model/model-sees.ts'
import type { BoardScene, DrawingReading } from '#shared/drawing.ts'
import { boardPixels } from './board-picture.ts'

const mostOptions = 3
/** The child waits for it. Milliseconds. */
const patience = 8_000

/**
 * What a seeing model reads on a board that our code is not sure of: one thing more to ask about, never the judge. Where
 * none is set, it fails, or what it says may not be shown, the reading stays as it is.
 */
export async function withSecondOpinion(
  { config, log }: Pick<App, 'config' | 'log'>,
  scene: BoardScene,
  reading: DrawingReading,
  familyNames: readonly string[],
  onSent: () => void,
): Promise<DrawingReading> {
  if (reading.kind !== 'unsure' || !config.model?.sees || reading.options.length >= mostOptions) return reading
  try {
    onSent()
    const said = await modelSees(config.model, patience)(await jpegOfPixels(boardPixels(scene)))
    const text = wordsToShow(said, familyNames)
    if (text === null || reading.options.some(({ message }) => message === text)) return reading
    const says = `Is it ${text}${/[.?!…]$/.test(text) ? '' : '?'}`
    return { ...reading, options: [...reading.options, { says, message: text }] }
  } catch (error) {
    log.warn({ reason: loggable(error) }, 'no second opinion on a drawing')
    return reading
  }
}
