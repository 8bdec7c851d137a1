import { cardSpeech } from '#client/data/cards.ts'
import {
  endConversation,
  learnerPass,
  readMessages,
  reportSomething,
  sendMessage,
  speech,
  startConversation,
} from '#client/data/learn.ts'
import { takeWish } from '#client/start-wish.ts'
import { browserPlayer } from './browser-player.ts'
import { cardDesk, type OpenDesk } from './card-desk.ts'
import { voiceWithCards } from './card-voice.ts'
import { noDrawings } from './drawing-desk.ts'
import { keptFor } from './kept.ts'
import { noLetters } from './letter-desk.ts'
import { type LiveConversation, liveConversation } from './live-conversation.ts'
import { otherTabs } from './other-tabs.ts'
import { speaker } from './speaker.ts'
import type { ToolSupply } from './tool-props.ts'
import { noVideos } from './video-desk.ts'

export type Connected = { conversation: LiveConversation; supply: ToolSupply; disconnect: () => void }

/** The conversation of a student, connected to the server and to this browser: its voice, its tabs, its coming and going. */
export function connect(studentId: string): Connected {
  const pass = learnerPass(studentId)
  const { play, unlock } = browserPlayer()
  const onSpeaking = (speaking: boolean) => conversation.speaks(speaking)
  const { voice, read } = voiceWithCards(
    speaker({ fetchAudio: (text, signal) => speech(pass, text, signal), play, onSpeaking }),
    { fetchAudio: (text, cardId, signal) => cardSpeech(pass, text, cardId, signal), play, onSpeaking },
  )
  const tabs = otherTabs((conversationId) => conversation.told(conversationId))
  const conversation = liveConversation({
    enter: async () => (await pass.current()).student,
    start: (opening) => startConversation(pass, opening),
    read: (conversationId) => readMessages(pass, conversationId),
    send: (message, signal) => sendMessage(pass, message, signal),
    report: (something) => reportSomething(pass, something),
    end: (started) => endConversation(pass, started),
    kept: keptFor(studentId),
    takeWish: () => takeWish(studentId),
    voice,
    tellTabs: tabs.tell,
  })
  const desk = cardDesk(studentId, pass, conversation.needsHelp)
  const watching = watchPage(conversation, unlock)
  watchForAnswers(desk, watching.signal)
  return {
    conversation,
    supply: { cards: desk.cards, drawings: noDrawings, letters: noLetters, videos: noVideos, read },
    disconnect: () => {
      watching.abort()
      conversation.close()
      desk.close()
      tabs.close()
    },
  }
}

/** Answers that wait are brought when this screen opens, when there is a line again, and when somebody comes back to it. */
function watchForAnswers({ flush }: OpenDesk, signal: AbortSignal): void {
  // A moment later: a screen that is mounted only to be mounted again sends nothing.
  const opening = setTimeout(flush)
  signal.addEventListener('abort', () => clearTimeout(opening))
  window.addEventListener('online', flush, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && flush(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush(), { signal })
}

function watchPage(conversation: LiveConversation, unlock: () => void): AbortController {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('pagehide', conversation.hide, { signal })
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
