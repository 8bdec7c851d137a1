import { type SendWhenDone, sendWhenDone } from '#client/learn/listening/send-when-done.ts'
import { type SoundOn, soundOn } from '#client/learn/sound/sound-on.ts'
import { type VoiceSpeed, voiceSpeed } from '#client/learn/voice/voice-speed.ts'

/** What a student has set on this device, for one lesson. */
export type LessonSettings = { voiceSpeed: VoiceSpeed; sendWhenDone: SendWhenDone; soundOn: SoundOn }

export const lessonSettings = (studentId: string): LessonSettings => ({
  voiceSpeed: voiceSpeed(studentId),
  sendWhenDone: sendWhenDone(studentId),
  soundOn: soundOn(studentId),
})
