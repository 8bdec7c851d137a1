import { Notice } from '#client/ui/notice.tsx'
import { authWords as words } from '#client/wording/en-auth.ts'
import { codeWords } from '#client/wording/en-codes.ts'
import { screens } from '#shared/screens.ts'
import { TextLink } from './text-link.tsx'

/** That an address or a number is confirmed, and the way on. */
export function ChangedNotice({ what }: { what: 'email_changed' | 'phone_changed' }) {
  return (
    <div role="status" className="mt-8">
      <Notice tone="success" action={<TextLink to={screens.dashboard}>{words.links.dashboard}</TextLink>}>
        {codeWords.code[what]}
      </Notice>
    </div>
  )
}
