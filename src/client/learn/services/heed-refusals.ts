import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'
import type { ToolServices } from './tool-services.ts'

export type OnRefused = (error: unknown, tool: SwitchableTool) => void

/** The same services, whose refusals the lesson hears of too: a tool may have been put away, or it is time to rest. */
export function heedingRefusals(services: ToolServices, onRefused: OnRefused): ToolServices {
  const heed = async <T>(asked: Promise<T>, tool: SwitchableTool): Promise<T> => {
    try {
      return await asked
    } catch (error) {
      onRefused(error, tool)
      throw error
    }
  }
  const { cards, drawings, handwriting, videos } = services
  return {
    ...services,
    cards: { ...cards, next: (wish) => heed(cards.next(wish), wish.tool ?? 'flashcards') },
    drawings: { ...drawings, read: (scene) => heed(drawings.read(scene), 'blackboard') },
    handwriting: { ...handwriting, next: (glyph) => heed(handwriting.next(glyph), 'letter-tracing') },
    videos: { ...videos, list: () => heed(videos.list(), 'video') },
  }
}
