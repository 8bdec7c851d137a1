import { useAddress } from '#client/routing/address.ts'

const emailCodes = ['signup', 'magiclink', 'recovery'] as const

/** What the code in an email is for. */
export type EmailCode = (typeof emailCodes)[number]

/** What one view tells the next beside the address; the browser keeps it with the address. */
export type PassedOn = { code?: EmailCode; passwordUpdated?: true; pressed?: Pressed; signedUpElsewhere?: true }

const pressed = ['choose_password', 'email_changed', 'phone_changed'] as const

/** What the press on an email's link led to, when there is more to say or do. */
export type Pressed = (typeof pressed)[number]

/** What the view before told this one. A browser may have kept anything, so it is looked at closely. */
export function usePassedOn() {
  const state: unknown = useAddress().state
  const told: Partial<Record<keyof PassedOn, unknown>> = typeof state === 'object' && state !== null ? state : {}
  return {
    code: emailCodes.find((code) => code === told.code),
    passwordUpdated: told.passwordUpdated === true,
    signedUpElsewhere: told.signedUpElsewhere === true,
    pressed: pressed.find((result) => result === told.pressed),
  }
}
