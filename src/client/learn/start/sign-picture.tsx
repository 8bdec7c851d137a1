import { Sign } from '#client/ui/sign.tsx'
import type { PressSign } from '#shared/reply.ts'

/** What stands on the buttons that a lesson begins with. */
export const SignPicture = ({ sign }: { sign: PressSign }) => (
  <Sign name={sign} className="size-12 shrink-0 max-[22.4rem]:size-9 sm:size-20 short:size-11" />
)
