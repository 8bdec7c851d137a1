import type { PhotoService } from '#client/learn/photos/photo-service.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'

/** What the tools of a screen work with, beside its conversation. */
export type ToolServices = Pick<ToolProps, 'cards' | 'drawings' | 'handwriting' | 'videos' | 'read'> & {
  /** Of the bar below them; undefined where photos cannot be sent. */
  photos?: PhotoService
}
