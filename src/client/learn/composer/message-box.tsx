import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'

type BoxProps = {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  large: boolean
  hintId: string
  tooLong: boolean
}

/** Where the child types: grows with its text, to five lines. Enter sends, Shift+Enter adds a line. */
export function MessageBox({ box, text, onText, large, hintId, tooLong }: BoxProps) {
  useLayoutEffect(() => {
    const element = box.current
    // Where the style sheet can do it, measuring would lay out the whole conversation with every letter.
    if (!element || growsByItself()) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [box, text])

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter belongs to it; Safari says so only by the key code.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      ref={box}
      rows={1}
      value={text}
      placeholder={words.placeholder}
      aria-label={words.placeholder}
      aria-describedby={hintId}
      aria-invalid={tooLong || undefined}
      enterKeyHint="send"
      onChange={(event) => onText(event.target.value)}
      onKeyDown={handleKey}
      className={classNames(
        'field-sizing-content max-h-[min(calc(5lh+1.5rem),36dvh)] w-full min-w-0 flex-1 resize-none self-center bg-transparent text-base leading-normal outline-none max-sm:placeholder:text-[0.9375rem] max-sm:placeholder:leading-tight sm:px-2 sm:text-lg',
        'max-[22.4rem]:not-placeholder-shown:-order-1 max-[22.4rem]:not-placeholder-shown:flex-[1_0_100%] max-[22.4rem]:not-placeholder-shown:px-4 max-[22.4rem]:focus:-order-1 max-[22.4rem]:focus:flex-[1_0_100%] max-[22.4rem]:focus:px-4',
        large
          ? 'min-h-16 py-5 max-sm:placeholder-shown:py-3 short:py-4'
          : 'min-h-12 py-2.5 max-sm:placeholder-shown:py-1',
      )}
    />
  )
}

const growsByItself = () => CSS.supports('field-sizing', 'content')
