import { useContext } from 'react'
import { Portrait, type PortraitMood } from '#client/learn/portrait/portrait.tsx'
import { SpeakerIcon } from '#client/ui/icons.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { TutorView } from '#shared/tutor.ts'
import { SpokenHere } from './use-saying.ts'

type StartFaceProps = { tutor: TutorView | null; mood: PortraitMood; sentences: readonly string[] }

/** The tutor, large. Pressed, it says its words again: a browser may have kept it silent until then. */
export function StartFace({ tutor, mood, sentences }: StartFaceProps) {
  const conversation = useContext(SpokenHere)
  const hear = () => {
    conversation?.hush()
    for (const sentence of sentences) conversation?.ask(sentence)
  }
  return (
    <button
      type="button"
      aria-label={words.hearAgain}
      title={words.hearAgain}
      onClick={hear}
      className="pressable relative shrink-0 rounded-full active:translate-y-0.5"
    >
      <Portrait
        tutor={tutor}
        mood={mood}
        size="own"
        className="size-22 shadow-lift [@media(max-width:40rem)_and_(max-height:50rem)]:size-18 max-[22.4rem]:size-14! sm:size-44 wide:size-48 short:size-24"
      />
      <span className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full border-2 border-paper bg-sun text-ink sm:size-12 short:size-9">
        <SpeakerIcon className="size-5 sm:size-7 short:size-5" />
      </span>
    </button>
  )
}
