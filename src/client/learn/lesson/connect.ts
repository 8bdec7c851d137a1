import { cardSpeech } from '#client/data/cards.ts'
import { grownIn } from '#client/data/grown-in.ts'
import { readLookBack, readPlant } from '#client/data/growth.ts'
import {
  endConversation,
  learnerPass,
  readMessages,
  sendMessage,
  speech,
  startConversation,
  understand,
} from '#client/data/learn.ts'
import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { isVoiceOff } from '#client/learn/conversation/is-voice-off.ts'
import { type LiveConversation, liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { otherTabs } from '#client/learn/conversation/other-tabs.ts'
import { type Growing, growing } from '#client/learn/joy/growing.ts'
import type { Hear } from '#client/learn/listening/service-listener.ts'
import { photoService } from '#client/learn/photos/photo-service.ts'
import { heedingRefusals } from '#client/learn/services/heed-refusals.ts'
import { openCards } from '#client/learn/services/open-cards.ts'
import { openDrawings } from '#client/learn/services/open-drawings.ts'
import { afterSilence, openVideos } from '#client/learn/services/open-videos.ts'
import type { ToolServices } from '#client/learn/services/tool-services.ts'
import { type LessonSettings, lessonSettings } from '#client/learn/settings/lesson-settings.ts'
import type { Touches } from '#client/learn/sound/touches.ts'
import { browserPlayer } from '#client/learn/voice/browser-player.ts'
import { voiceWithCards } from '#client/learn/voice/card-voice.ts'
import { speaker } from '#client/learn/voice/speaker.ts'
import type { Saying } from '#client/learn/voice/spoken-word.ts'
import type { Voice } from '#client/learn/voice/voice.ts'
import { deliverEntry } from '#client/outbox/deliver-entry.ts'
import { type Kept, keptFor } from '#client/outbox/kept.ts'
import { type Outbox, outbox } from '#client/outbox/outbox.ts'
import { outboxBox } from '#client/outbox/outbox-box.ts'
import type { Kept as KeptEntry } from '#client/outbox/outbox-entry.ts'
import type { HelpKind, ReportAnswer, ReportSomething } from '#shared/alarm.ts'

export type Connected = {
  conversation: LiveConversation
  services: ToolServices
  settings: LessonSettings
  hear: Hear
  growing: Growing
  touches: Touches
  disconnect: () => void
}

/**
 * The conversation of a student, connected to the server and to this browser: its voice, its tabs, its coming and going.
 * `takeWish`: whether a parent has just asked for a new lesson.
 */
export function connect(studentId: string, takeWish: () => boolean): Connected {
  const pass = learnerPass(studentId)
  const { play, setSpeed, unlock } = browserPlayer()
  const settings = lessonSettings(studentId)
  const onSpeaking = (speaking: boolean) => conversation.speaks(speaking)
  const onVoicing = (voicing: boolean) => conversation.voices(voicing)
  const onWord = (saying: Saying | null) => conversation.says(saying)
  const spoken = voiceWithCards(
    speaker({ fetchAudio: (text, signal) => speech(pass, text, signal), play, onSpeaking, onVoicing, onWord }),
    { fetchAudio: (text, cardId, signal) => cardSpeech(pass, text, cardId, signal), play, onSpeaking },
  )
  const plant = plantFor(studentId, pass)
  const onGrown = plant.take
  const needsHelp = (help: HelpKind) => conversation.needsHelp(help)
  const box = outboxBox(studentId)
  const out = outbox({ box, deliver: delivering(studentId, pass, onGrown), onHelp: needsHelp })
  const desk = openCards(studentId, pass, out)
  const isOff = () => !settings.soundOn.get().on || isVoiceOff(conversation)
  const quiet = spoken.voice.stop
  const clips = openVideos(studentId, pass, { leave: desk.clip, play, onSpeaking, quiet, isOff, onGrown })
  const { voice, read } = afterSilence(spoken, clips.stop)
  const stopFollowing = followSettings(settings, setSpeed, voice.stop)
  const tabs = otherTabs((conversationId) => conversation.told(conversationId))
  const board = openDrawings({ studentId, pass, box, out, onHelp: needsHelp })
  const photos = photoService({ studentId, pass, running: board.running, onHelp: needsHelp })
  const conversation = liveConversation({
    enter: async () => (await pass.current()).student,
    start: starting(pass, board.enter),
    read: (conversationId) => readMessages(pass, conversationId),
    send: (message, signal) => sendMessage(pass, message, signal),
    report: (report) => tellReport(out, report),
    end: (started) => endConversation(pass, started),
    kept: keptWith(studentId, board.enter),
    takeWish,
    voice: voiceUnless(isOff, voice),
    onGrown,
    tellTabs: tabs.tell,
  })
  const watching = watchPage(conversation, unlock, board.hide)
  watchForWaiting(out, watching.signal)
  return {
    conversation,
    settings,
    growing: plant,
    touches: clips.touches,
    hear: (sound, signal) => understand(pass, studentId, sound, signal),
    services: heedingRefusals(
      {
        cards: desk.cards,
        drawings: board.drawings,
        handwriting: desk.handwriting,
        videos: clips.videos,
        read: (...text) => isOff() || read(...text),
        photos,
      },
      conversation.refused,
    ),
    disconnect: () => {
      watching.abort()
      stopFollowing()
      conversation.close()
      board.close()
      out.close()
      tabs.close()
    },
  }
}

/** The plant that grows by what this student does. */
const plantFor = (studentId: string, pass: PassKeeper): Growing =>
  growing({ plant: () => readPlant(pass, studentId), lookBack: () => readLookBack(pass, studentId) })

/** Starts a conversation, and says which it is to whom it concerns. */
const starting =
  (pass: PassKeeper, enter: (conversationId: string) => void) =>
  async (opening: Parameters<typeof startConversation>[1]) => {
    const started = await startConversation(pass, opening)
    enter(started.conversation_id)
    return started
  }

/** Brings what was made, and tells what grew by it. */
const delivering = (studentId: string, pass: PassKeeper, onGrown: Growing['take']) => async (made: KeptEntry) => {
  const answer = await deliverEntry(pass, studentId, made)
  onGrown(grownIn(answer))
  return answer
}

/** What is set while the tutor speaks is heard at once. */
function followSettings({ voiceSpeed, soundOn }: LessonSettings, setSpeed: (speed: number) => void, stop: () => void) {
  setSpeed(voiceSpeed.get().speed)
  const stops = [
    voiceSpeed.subscribe(() => setSpeed(voiceSpeed.get().speed)),
    soundOn.subscribe(() => soundOn.get().on || stop()),
  ]
  return () => {
    for (const stopOne of stops) stopOne()
  }
}

/** Says nothing while it is switched off; Stop works always. */
const voiceUnless = (isOff: () => boolean, { say, stop }: Voice): Voice => ({
  say: (...sentence) => {
    if (!isOff()) say(...sentence)
  },
  stop,
})

/** What the tab keeps; a conversation that goes on after a reload is told of. */
function keptWith(studentId: string, onResume: (conversationId: string | null) => void): Kept {
  const kept = keptFor(studentId)
  const takeSitting = () => {
    const resumed = kept.takeSitting()
    onResume(resumed)
    return resumed
  }
  return { ...kept, takeSitting }
}

async function tellReport(out: Outbox, report: ReportSomething): Promise<ReportAnswer> {
  const answer = await out.take({ kind: 'report', report, reported_at: Date.now() })
  // It waits on the device; whoever presses again asks for the same one.
  if (!answer || !('sentences' in answer)) throw new Error('the report did not arrive yet')
  return answer
}

/** What waits is brought when this screen opens, when there is a line again, and when somebody comes back to it. */
function watchForWaiting(out: Outbox, signal: AbortSignal): void {
  const flush = () => void out.flush()
  // A moment later: a screen that is mounted only to be mounted again sends nothing.
  const opening = setTimeout(flush)
  signal.addEventListener('abort', () => clearTimeout(opening))
  window.addEventListener('online', flush, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && flush(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush(), { signal })
}

function watchPage(conversation: LiveConversation, unlock: () => void, hide: () => void): AbortController {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('pagehide', conversation.hide, { signal })
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && conversation.comeBack(), { signal })
  window.addEventListener('online', conversation.retryNow, { signal })
  window.addEventListener('pointerup', unlock, { signal, once: true })
  window.addEventListener('keydown', unlock, { signal, once: true })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') conversation.hush()
    },
    { signal },
  )
  return watching
}
