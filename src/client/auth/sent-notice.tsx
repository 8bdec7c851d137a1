import { Notice } from '#client/ui/notice.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { addressOf } from './credentials.ts'
import type { EmailCode, PassedOn } from './passed-on.ts'
import { TextLink } from './text-link.tsx'

/** An email is on its way; whoever would rather type its code than open its link goes on here. */
export function SentNotice({ text, code }: { text: string; code: EmailCode }) {
  return (
    <Notice
      tone="success"
      action={
        <TextLink to={addressOf.verify_otp} state={{ code } satisfies PassedOn}>
          {words.links.haveCode}
        </TextLink>
      }
    >
      {text}
    </Notice>
  )
}
