import { useCallback, useEffect, useState } from 'react'
import { Composer } from '#client/learn/composer/composer.tsx'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { LateHelp } from '#client/learn/help/late-help.ts'
import { ReportButton } from '#client/learn/help/report-button.tsx'
import { type Growing, noGrowing } from '#client/learn/joy/growing.ts'
import { LatePlant } from '#client/learn/joy/late-plant.ts'
import type { Hear } from '#client/learn/listening/service-listener.ts'
import { useTalk } from '#client/learn/listening/use-talk.tsx'
import { SpokenHere } from '#client/learn/messages/use-saying.ts'
import { GrowsHere } from '#client/learn/portrait/jumping-portrait.tsx'
import { pressWith } from '#client/learn/press/press-with.ts'
import { noServices } from '#client/learn/services/no-services.ts'
import type { ToolServices } from '#client/learn/services/tool-services.ts'
import { type LessonSettings, lessonSettings } from '#client/learn/settings/lesson-settings.ts'
import { noTouches, type Touches } from '#client/learn/sound/touches.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Notice } from '#client/ui/notice.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { ToolKind } from '#shared/tools/tool-kinds.ts'
import { GoodbyeButton } from './goodbye-button.tsx'
import { bringDrawings, bringLateParts, LateCalm, LateRest, LateSounds, LateStrip } from './late-parts.ts'
import { LearnLayout } from './learn-layout.tsx'
import { NotRecording } from './not-recording.tsx'
import { OpenTools } from './open-tools.tsx'
import { type Doing, faceOf, statusOf } from './status.ts'
import { StatusPill } from './status-pill.tsx'

/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** For a screen without a line to the server. */
const deaf: Hear = async () => ({ text: '', confidence: null })

type ScreenProps = {
  studentId: string
  conversation: LiveConversation
  services?: ToolServices
  hear?: Hear
  settings?: LessonSettings
  growing?: Growing
  touches?: Touches
}

/** The child's screen: the tutor, the tool, the bar to write in. */
export function LearnScreen(props: ScreenProps) {
  return (
    <SpokenHere value={props.conversation}>
      <GrowsHere value={props.growing ?? noGrowing}>
        <Screen {...props} />
      </GrowsHere>
    </SpokenHere>
  )
}

function Screen({
  studentId,
  conversation,
  services = noServices,
  hear = deaf,
  settings: given,
  growing = noGrowing,
  touches = noTouches,
}: ScreenProps) {
  const [tool, setTool] = useState<ToolKind>('chat')
  const student = useStoreValue(conversation, (state) => state.student)
  const feels = useStoreValue(conversation, (state) => state.mood)
  const ending = useStoreValue(conversation, (state) => state.ending)
  const [settings] = useState(() => given ?? lessonSettings(studentId))
  const talk = useTalk(conversation, hear, settings.sendWhenDone)
  useLateParts(conversation)
  const doing = useDoing(conversation, talk.ear.listening)
  const large = (student?.grade_level ?? youngest) <= youngest
  const off: readonly ToolKind[] = student?.controls.tools_off ?? []
  // A lesson that is over is over in every tool; one that was put away leads back to the chat.
  const shown = ending || off.includes(tool) ? 'chat' : tool
  const [mood, status] = [faceOf(doing, feels), statusOf(doing)]
  const goodbye = (says: string) => {
    talk.drop()
    conversation.press(says)
  }
  const said = {
    student,
    conversation,
    mood,
    large,
    onPress: pressWith({ conversation, openTool: setTool, dropHeard: talk.drop }),
  }
  const toolProps = {
    ...said,
    ...services,
    onLook: conversation.look,
    onBoard: useBoardLook(conversation, shown),
    toChat: () => setTool('chat'),
  }
  const flag = <ReportButton conversation={conversation} onOpen={talk.ear.stop} />
  const input = {
    microphone: { ...talk.ear, toggle: talk.toggle, pause: talk.pause },
    notice: talk.notice,
    photos: student?.controls.photos === false ? undefined : services.photos,
  }
  return (
    <LearnLayout
      studentId={studentId}
      settings={settings}
      tutor={student?.tutor ?? null}
      mood={mood}
      status={status}
      tool={shown}
      onTool={setTool}
      off={off}
      large={large}
      flag={flag}
      goodbye={<GoodbyeButton conversation={conversation} large={large} onPress={goodbye} />}
      plant={<LatePlant growing={growing} />}
    >
      <NotRecording conversation={conversation} />
      <LateSounds
        conversation={conversation}
        growing={growing}
        soundOn={settings.soundOn}
        touches={touches}
        listening={doing.listening}
      />
      <OpenTools {...toolProps} shown={shown} />
      <LateCalm conversation={conversation} />
      <Failure conversation={conversation} />
      <LateHelp conversation={conversation} />
      {ending ? (
        <LateRest key={ending.why} conversation={conversation} ending={ending} growing={growing} />
      ) : shown === 'chat' ? (
        <Composer conversation={conversation} large={large} {...input} />
      ) : (
        <LateStrip key={shown} {...said} {...input} status={<StatusPill status={status} />} flag={flag} />
      )}
    </LearnLayout>
  )
}

/** What goes on in the lesson at this moment. */
function useDoing(conversation: LiveConversation, listening: boolean): Doing {
  const isPausing = useStoreValue(conversation, (state) => state.pause !== null)
  const isOver = useStoreValue(conversation, (state) => state.ending !== null)
  const replying = useStoreValue(conversation, (state) => state.replying)
  return {
    recording: useStoreValue(conversation, (state) => state.recording),
    replying: replying && !isPausing,
    speaking: useStoreValue(conversation, (state) => state.speaking),
    listening,
    resting: isOver || isPausing,
  }
}

/** What the lesson did not need to begin comes when it stands. */
function useLateParts(conversation: LiveConversation): void {
  const isOpen = useStoreValue(conversation, (state) => state.recording || state.ending !== null)
  // Before the child has said something, no picture comes.
  const isTalking = useStoreValue(conversation, (state) => state.replying)
  useEffect(() => {
    if (isOpen) void bringLateParts()
  }, [isOpen])
  useEffect(() => {
    if (isTalking) void bringDrawings()
  }, [isTalking])
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

/** Why the last message could not be sent: said at once, but nothing that a child did is red. */
function Failure({ conversation }: { conversation: LiveConversation }) {
  const failure = useStoreValue(conversation, (state) => state.failure)
  if (failure === null) return null
  return (
    <div role="alert" className="mx-auto w-full max-w-3xl px-3 pb-3 sm:px-8">
      <Notice tone="warning">{words.failed(failure)}</Notice>
    </div>
  )
}
