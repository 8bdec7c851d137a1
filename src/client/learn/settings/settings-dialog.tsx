import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { sessionQuery } from '#client/data/account.ts'
import { SendWhenDoneSwitch } from '#client/learn/listening/send-when-done-switch.tsx'
import { SoundSwitch } from '#client/learn/sound/sound-switch.tsx'
import { VoiceSpeedSlider } from '#client/learn/voice/voice-speed-slider.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { LessonSettings } from './lesson-settings.ts'

export type SettingsProps = { studentId: string; settings: LessonSettings; large: boolean; onClose: () => void }

/** What is seldom changed: how the tutor speaks and listens, who the student is, and another tutor, where a parent is signed in. */
export function SettingsDialog({ studentId, settings, large, onClose }: SettingsProps) {
  const { data: parent } = useQuery(sessionQuery)
  return (
    <Dialog open onClose={onClose} title={words.settings} closeLabel={words.close}>
      <div className="flex flex-col gap-4">
        <VoiceSpeedSlider voiceSpeed={settings.voiceSpeed} large={large} />
        <SoundSwitch soundOn={settings.soundOn} large={large} />
        <SendWhenDoneSwitch sendWhenDone={settings.sendWhenDone} large={large} />
        {parent && (
          <Link to={`/tutor-selection/${studentId}`} className={buttonClass('secondary', large ? 'child' : 'md')}>
            {words.changeTutor}
          </Link>
        )}
        <p className="px-3 text-sm text-ink-soft">
          {words.student} <span className="text-xs [overflow-wrap:anywhere]">{studentId}</span>
        </p>
      </div>
    </Dialog>
  )
}
