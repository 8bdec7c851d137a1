import { useCallback, useEffect, useState } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import { Composer } from './composer.tsx'
import { LastMessages } from './last-messages.tsx'
import { bringLateParts, LateHelp, LateRest } from './late-parts.ts'
import { LearnLayout } from './learn-layout.tsx'
import type { LiveConversation } from './live-conversation.ts'
import { looks } from './looks.tsx'
import { noSupply } from './no-supply.ts'
import { NotRecording } from './not-recording.tsx'
import type { Hear } from './service-listener.ts'
import { faceOf, statusOf } from './status.ts'
import type { ToolProps, ToolSupply } from './tool-props.ts'
import type { ToolKind } from './tools.ts'
import { useOf } from './use-conversation.ts'
import { SpokenHere } from './use-saying.ts'
import { useTalk } from './use-talk.tsx'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** For a screen without a line to the server. */
const deaf: Hear = async () => ({ text: '', confidence: null })

type ScreenProps = { studentId: string; conversation: LiveConversation; supply?: ToolSupply; hear?: Hear }

/** The child's screen: the tutor, the tool, the bar to write in. */
export function LearnScreen(props: ScreenProps) {
  return (
    <SpokenHere value={props.conversation}>
      <Screen {...props} />
    </SpokenHere>
  )
}

function Screen({ studentId, conversation, supply = noSupply, hear = deaf }: ScreenProps) {
  const [tool, setTool] = useState<ToolKind>('chat')
  const student = useOf(conversation, (state) => state.student)
  const mood = useOf(conversation, (state) => state.mood)
  const ending = useOf(conversation, (state) => state.ending)
  const talk = useTalk(conversation, hear)
  useLateParts(conversation)
  const doing = {
    recording: useOf(conversation, (state) => state.recording),
    replying: useOf(conversation, (state) => state.replying),
    speaking: useOf(conversation, (state) => state.speaking),
    listening: talk.ear.listening,
    resting: ending !== null,
  }
  const large = (student?.grade_level ?? youngest) <= youngest
  // A lesson that is over is over in every tool.
  const shown = ending ? 'chat' : tool
  const Look = looks[shown] ?? looks.chat
  const toolProps = {
    student,
    conversation,
    ...supply,
    onLook: conversation.look,
    onBoard: useBoardLook(conversation, shown),
    toChat: () => setTool('chat'),
  }
  return (
    <LearnLayout
      studentId={studentId}
      tutor={student?.tutor ?? null}
      mood={faceOf(doing, mood)}
      status={statusOf(doing)}
      tool={shown}
      onTool={setTool}
      large={large}
    >
      <NotRecording conversation={conversation} />
      <Look {...toolProps} />
      {shown !== 'chat' && (
        <section
          aria-label={words.lastMessages}
          tabIndex={0}
          className="max-h-28 shrink-0 overflow-y-auto sm:max-h-[30%]"
        >
          <LastMessages {...toolProps} />
        </section>
      )}
      <Failure conversation={conversation} />
      <LateHelp conversation={conversation} />
      {ending ? (
        <LateRest key={ending.why} conversation={conversation} ending={ending} />
      ) : (
        <Composer
          conversation={conversation}
          microphone={{ ...talk.ear, toggle: talk.toggle, pause: talk.pause }}
          large={large}
          tutorName={student?.tutor?.name ?? ''}
          notice={talk.notice}
          photos={supply.photos}
        />
      )}
    </LearnLayout>
  )
}

/** What the lesson did not need to begin comes when it stands. */
function useLateParts(conversation: LiveConversation): void {
  const isOpen = useOf(conversation, (state) => state.recording || state.ending !== null)
  useEffect(() => {
    if (isOpen) void bringLateParts()
  }, [isOpen])
}

/** As much as a message takes with it. */
const mostBoxes = 120

/** Tells the tutor what stands on the blackboard; with another tool nothing of the last one stays. */
function useBoardLook(conversation: LiveConversation, shown: ToolKind): ToolProps['onBoard'] {
  useEffect(
    () => () => {
      if (shown !== 'chat') conversation.look(null)
    },
    [conversation, shown],
  )
  return useCallback<NonNullable<ToolProps['onBoard']>>(
    (boxes) => conversation.look({ tool: 'blackboard', boxes: boxes.slice(0, mostBoxes) }),
    [conversation],
  )
}

/** Why the last message could not be sent; or, calmly, that there is a short break. */
function Failure({ conversation }: { conversation: LiveConversation }) {
  const failure = useOf(conversation, (state) => state.failure)
  const resting = useOf(conversation, (state) => state.resting)
  if (resting) {
    return (
      <div role="status" className="mx-auto w-full max-w-3xl px-3 pb-3 sm:px-8">
        <Notice tone="info">{words.calmPause}</Notice>
      </div>
    )
  }
  if (failure === null) return null
  return (
    <div className="mx-auto w-full max-w-3xl px-3 pb-3 sm:px-8">
      <Notice tone="danger">
        <span className="text-rose-deep">{words.failed(failure)}</span>
      </Notice>
    </div>
  )
}
