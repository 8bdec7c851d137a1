import { useEffect, useRef, useState } from 'react'
import type { LiveConversation } from '#client/learn/conversation/live-conversation.ts'
import { useStoreValue } from '#client/store/use-store.ts'
import { tellTutor } from '#client/tools/contract/tell-tutor.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { AttachIcon } from '#client/ui/icons.tsx'
import { learnWords } from '#client/wording/en-learn.ts'
import { LatePhoto } from './late-photo.ts'
import type { PhotoService } from './photo-service.ts'

type AttachButtonProps = {
  conversation: LiveConversation
  /** Undefined where photos cannot be sent at all. */
  photos: PhotoService | undefined
  large: boolean
  /** Nothing that is said in front of the dialog goes into the box. */
  onOpen: () => void
  /** The child types what the photo says. */
  onType: () => void
}

/** Attaches a photo of homework: chosen, or taken where the device has a camera. */
export function AttachButton({ conversation, photos, large, onOpen, onType }: AttachButtonProps) {
  const sees = useSees(photos)
  const recording = useStoreValue(conversation, (state) => state.recording)
  const replying = useStoreValue(conversation, (state) => state.replying)
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const size = large ? 'child' : 'md'
  if (!photos || !sees) return <AttachLater size={size} />
  const choose = (file: File | undefined) => {
    if (!file) return
    conversation.hush()
    onOpen()
    setPhoto(file)
  }
  const no = () => {
    setPhoto(null)
    // After the dialog has given the focus back.
    setTimeout(onType)
  }
  return (
    <>
      <IconButton
        label={learnWords.attach}
        icon={<AttachIcon />}
        size={size}
        className="max-sm:w-12!"
        disabled={!recording}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          // The same photo may be chosen twice.
          currentTarget.value = ''
        }}
      />
      {photo && (
        <LatePhoto
          photo={photo}
          photos={photos}
          large={large}
          busy={replying || !recording}
          onYes={(message) => {
            if (tellTutor(conversation, message)) setPhoto(null)
          }}
          onNo={no}
          onClose={() => setPhoto(null)}
        />
      )}
    </>
  )
}

/** Where no picture can be sent: whoever presses is told so, and what to do instead. */
function AttachLater({ size }: { size: 'md' | 'child' }) {
  const [told, setTold] = useState(false)
  return (
    <>
      <IconButton
        label={learnWords.attachSoon}
        icon={<AttachIcon />}
        size={size}
        className="opacity-50 max-sm:w-12!"
        aria-disabled="true"
        onClick={() => setTold(!told)}
      />
      <p
        role="status"
        className="absolute inset-x-0 bottom-full mb-2 rounded-control border border-sky-line bg-sky-soft px-4 py-2 empty:hidden"
      >
        {told && learnWords.attachLater}
      </p>
    </>
  )
}

function useSees(photos: PhotoService | undefined): boolean {
  const [sees, setSees] = useState(false)
  useEffect(() => {
    let left = false
    void photos?.isOpen().then((open) => !left && setSees(open))
    return () => {
      left = true
    }
  }, [photos])
  return sees
}
