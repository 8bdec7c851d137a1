import { commonWords as words } from '#client/wording/en-common.ts'
import logo from './logo.svg'

/** The sign and the name. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <img src={logo} alt="" width={40} height={40} className="size-10" />
      <span className="font-bold text-2xl tracking-tight">{words.product}</span>
    </span>
  )
}
