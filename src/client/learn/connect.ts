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
import { keptFor } from './kept.ts'
import { type LiveConversation, liveConversation } from './live-conversation.ts'
import { otherTabs } from './other-tabs.ts'
import { speaker } from './speaker.ts'

export type Connected = { conversation: LiveConversation; disconnect: () => void }

/** The conversation of a student, connected to the server and to this browser: its voice, its tabs, its coming and going. */
export function connect(studentId: string): Connected {
  const pass = learnerPass(studentId)
  const { play, unlock } = browserPlayer()
  const voice = speaker({
    fetchAudio: (text, signal) => speech(pass, text, signal),
    play,
    onSpeaking: (speaking) => conversation.speaks(speaking),
  })
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
  const watching = watchPage(conversation, unlock)
  return {
    conversation,
    disconnect: () => {
      watching.abort()
      conversation.close()
      tabs.close()
    },
  }
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
