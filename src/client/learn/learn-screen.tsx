import { useCallback, useEffect, useRef, useState } from 'react'
import type { PassKeeper } from '#client/data/learn.ts'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { StartedConversation } from '#shared/conversation.ts'
import { messagesUnderTools } from '#shared/limits.ts'
import type { LearnerStudentView } from '#shared/student.ts'
import { Composer } from './composer.tsx'
import { keepDraft, readDraft } from './kept.ts'
import { LearnLayout } from './learn-layout.tsx'
import { looks } from './looks.tsx'
import { LastMessages } from './message-list.tsx'
import type { PortraitMood } from './portrait.tsx'
import { statusOf } from './status.ts'
import type { ToolKind } from './tools.ts'
import { useConversation } from './use-conversation.ts'
import { useSpeaker, type Voice } from './use-speaker.ts'
import { useTalk } from './use-talk.tsx'

type ScreenProps = {
  student: LearnerStudentView
  conversation: StartedConversation
  pass: PassKeeper
  reopen: () => Promise<StartedConversation>
}

/** The lesson, once it is being recorded. */
export function LearnScreen({ student, conversation, pass, reopen }: ScreenProps) {
  const [tool, setTool] = useState<ToolKind>('chat')
  const [panelOpen, setPanelOpen] = useState(false)
  const [text, setText] = useState(() => readDraft(student.id))
  const voice = useSpeaker(pass)
  const { messages, replying, mood, failure, say } = useConversation({
    pass,
    student,
    conversation,
    reopen,
    onSentence: voice.say,
  })
  const talk = useTalk(voice.speaking, text, setText)
  useGreetingAloud(conversation, voice)
  useEffect(() => keepDraft(student.id, text), [student.id, text])

  const send = useCallback(async () => {
    const words = text
    setText('')
    talk.ear.stop()
    voice.stop()
    const sent = await say(words)
    // What the child typed meanwhile stays, behind the words that came back.
    if (!sent) setText((now) => (now.trim() === '' ? words : `${words} ${now}`))
  }, [text, talk.ear, voice, say])

  const Look = looks[tool] ?? looks.chat
  const face = faceOf({ replying, speaking: voice.speaking, listening: talk.ear.listening, mood })
  const status = statusOf({ recording: true, replying, speaking: voice.speaking, listening: talk.ear.listening })
  const choose = (chosen: ToolKind) => {
    setTool(chosen)
    setPanelOpen(false)
  }
  return (
    <LearnLayout
      student={student}
      mood={face}
      status={status}
      tool={tool}
      onTool={choose}
      panelOpen={panelOpen}
      onPanel={setPanelOpen}
    >
      <Look student={student} messages={messages} replying={replying} />
      {tool !== 'chat' && <LastMessages tutor={student.tutor} messages={messages.slice(-messagesUnderTools)} />}
      {failure && (
        <div className="mx-auto w-full max-w-3xl px-4 pb-3">
          <Notice tone="danger">
            <span className="text-rose-deep">{words.failed(failure)}</span>
          </Notice>
        </div>
      )}
      <Composer
        text={text}
        onText={setText}
        ready={!replying}
        onSend={send}
        onStop={voice.stop}
        onMicrophone={talk.toggle}
        listening={talk.ear.listening}
        speechSupported={talk.ear.supported}
        large={student.grade_level <= 1}
        notice={talk.notice}
      />
    </LearnLayout>
  )
}

function faceOf(p: {
  replying: boolean
  speaking: boolean
  listening: boolean
  mood: 'calm' | 'happy' | 'thinking'
}): PortraitMood {
  if (p.speaking) return 'talking'
  if (p.replying) return 'thinking'
  return p.listening ? 'listening' : p.mood
}

/** A new conversation opens with the tutor's greeting, which is spoken too; one that goes on does not greet again. */
function useGreetingAloud(conversation: StartedConversation, voice: Voice): void {
  const greeted = useRef('')
  const { say } = voice
  useEffect(() => {
    if (greeted.current === conversation.conversation_id) return
    greeted.current = conversation.conversation_id
    const [first, ...more] = conversation.messages
    if (first && more.length === 0) for (const sentence of first.sentences) say(sentence)
  }, [conversation, say])
}
