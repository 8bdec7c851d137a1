import type { ComponentType } from 'react'
import { BoardIcon, CardsIcon, ChatIcon, ChoiceIcon, type IconProps, LetterIcon, VideoIcon } from '#client/ui/icons.tsx'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'

export const toolIcons: Record<ToolKind, ComponentType<IconProps>> = {
  chat: ChatIcon,
  'letter-tracing': LetterIcon,
  blackboard: BoardIcon,
  video: VideoIcon,
  flashcards: CardsIcon,
  'multiple-choice': ChoiceIcon,
}
