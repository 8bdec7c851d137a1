import { authWords as words } from '#client/wording/en-auth.ts'
import { limits } from '#shared/limits.ts'
import { emailFaults, type Faults } from './credentials.ts'

export type TypedCode = { channel: 'email' | 'phone'; email: string; phone: string; token: string }

/** As it is sent: people copy a code with spaces or hyphens, and write a number with brackets and a leading 00. */
export const cleanedCode = ({ channel, email, phone, token }: TypedCode): TypedCode => ({
  channel,
  email: email.trim(),
  phone: phone
    .normalize('NFKC')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+'),
  token: token.normalize('NFKC').replaceAll(/[\s-]/g, ''),
})

/** What is wrong with where the code goes. */
export function addressFaults({ channel, email, phone }: TypedCode): Faults {
  if (channel === 'email') return emailFaults(email)
  return /^\+[1-9]\d{6,14}$/.test(phone) ? {} : { phone: words.wrongPhone }
}

/** What is wrong with the whole, before the server is asked. */
export const codeFaults = (typed: TypedCode): Faults => ({
  ...addressFaults(typed),
  ...(!(/^\d+$/.test(typed.token) && typed.token.length === limits.codeDigits) && {
    token: words.wrongCode(limits.codeDigits),
  }),
})
