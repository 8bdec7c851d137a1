import type { Subject } from './subjects.ts'
import type { SwitchableTool } from './tools/tool-kinds.ts'

/** How much talk beside the lesson there may be, the most first. */
export const sideTalkWays = ['relaxed', 'usual', 'strict'] as const
export type SideTalk = (typeof sideTalkWays)[number]

/** `more`: the tutor speaks to any child in short words, and cards are read aloud by themselves. */
export const readingHelps = ['usual', 'more'] as const
export type ReadingHelp = (typeof readingHelps)[number]

/** What a parent has switched for a child, beside the time for learning and the microphone. */
export type Controls = {
  subjects_off: Subject[]
  tools_off: SwitchableTool[]
  side_talk: SideTalk
  reading_help: ReadingHelp
  /** The tutor's voice. */
  voice: boolean
  photos: boolean
}

/** How it is until a parent changes something. */
export const usualControls: Controls = {
  subjects_off: [],
  tools_off: [],
  side_talk: 'usual',
  reading_help: 'usual',
  voice: true,
  photos: true,
}

/** What is put away: nothing of it is offered. */
export type PutAway = Pick<Controls, 'subjects_off' | 'tools_off'>
