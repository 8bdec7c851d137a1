import type { ReactNode } from 'react'
import { controlWords as words } from '#client/wording/en-controls.ts'
import type { Controls } from '#shared/controls-rules.ts'
import { SwitchRow } from './switch-row.tsx'

type VoiceProps = { controls: Controls; microphone: ReactNode; onType: (change: Partial<Controls>) => void }

/** What a child hears, says and shows. */
export function VoiceFields({ controls, microphone, onType }: VoiceProps) {
  return (
    <>
      <SwitchRow
        label={words.tutorVoice}
        hint={words.tutorVoiceHint}
        on={controls.voice}
        onChange={(voice) => onType({ voice })}
      />
      <SwitchRow
        label={words.reading}
        hint={words.readingHint}
        on={controls.reading_help === 'more'}
        onChange={(on) => onType({ reading_help: on ? 'more' : 'usual' })}
      />
      {microphone}
      <SwitchRow
        label={words.photos}
        hint={words.photosHint}
        on={controls.photos}
        onChange={(photos) => onType({ photos })}
      />
    </>
  )
}
