import { Notice } from '#client/ui/notice.tsx'
import { TextLink } from './text-link.tsx'

/** What was too late, and the way to begin again. What was pressed has gone, so the focus is brought here. */
export function OverNotice({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div role="alert" className="mt-8">
      <Notice
        tone="warning"
        action={
          <TextLink to={to} ref={focus}>
            {label}
          </TextLink>
        }
      >
        {text}
      </Notice>
    </div>
  )
}

const focus = (link: HTMLElement | null) => link?.focus({ preventScroll: true })
