import { AppError } from '#server/errors.ts'
import type { Controls } from '#shared/controls-rules.ts'
import type { Subject } from '#shared/subjects.ts'
import type { SwitchableTool } from '#shared/tools/tool-kinds.ts'

// What a parent has switched off, as a child hears of it: nothing is wrong, and there is something else to do.

/** Refuses a tool that is put away. */
export function requireTool({ tools_off }: Pick<Controls, 'tools_off'>, tool: SwitchableTool): void {
  if (tools_off.includes(tool))
    throw new AppError('tool_off', 'Your grown-up has put this away for now. Let us do something else!')
}

export const subjectOff = () =>
  new AppError('subject_off', 'Your grown-up has put this away for now. Pick something else!')

/** Refuses what is only of subjects that are put away. */
export function requireSubject({ subjects_off }: Pick<Controls, 'subjects_off'>, of: readonly Subject[]): void {
  if (of.length > 0 && of.every((one) => subjects_off.includes(one))) throw subjectOff()
}

export function requireVoice({ voice }: Pick<Controls, 'voice'>): void {
  if (!voice) throw new AppError('voice_off', 'Your grown-up has turned the voice off. You can read along.')
}

export function requirePhotos({ photos }: Pick<Controls, 'photos'>): void {
  if (!photos) throw new AppError('photos_off', 'Photos are turned off. You can type what it says.')
}
