import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type TryAgainProps = {
  /** What did not come. */
  text: string
  /** What the button says. */
  label: string
  tone?: 'warning' | 'danger'
  busy?: boolean
  onAgain: () => unknown
}

/** Something did not come, and can be asked for again. */
export const TryAgain = ({ text, label, tone = 'danger', busy = false, onAgain }: TryAgainProps) => (
  <Notice
    tone={tone}
    action={
      <Button variant="secondary" busy={busy} onClick={() => onAgain()}>
        {label}
      </Button>
    }
  >
    {text}
  </Notice>
)
