import type { AllowanceSettings } from '#server/allowance/allowance.ts'

/** Kept from everybody but require.ts (tests/borders.test.ts), so that only the middleware can make an actor. */
export const proof = Symbol('actor')

/** A signed-in parent. */
export type Parent = {
  readonly [proof]: 'parent'
  /** The family: the account of whoever founded it, to which everything about children belongs. */
  readonly id: string
  /** Who is here: the account whose name, ways in, PIN and emails these are. The same as `id` for who founded the family. */
  readonly accountId: string
  readonly sessionId: string
  readonly sessionCreatedAt: Date
  readonly role: 'parent' | 'admin'
  readonly fullName: string
  readonly email: string
  readonly emailVerified: boolean
  readonly phone: string | null
  /** What was made before the address was proven waits for this parent's decision; until then nothing else opens. */
  readonly unclaimed: boolean
  /** The student whose lesson closed the gate on this device, or null. */
  readonly lockedFor: string | null
  /** Whether this account may have changed something that a replica does not know yet. */
  readonly changedLately: boolean
  /** When an administrator showed the second factor in this session, and last worked as one. */
  readonly secondFactorAt: Date | null
  readonly adminUsedAt: Date | null
}

/** A signed-in parent whose role is admin, and who may still have to show the second factor. */
export type AdminAtDoor = Parent & { readonly role: 'admin' }

/** An administrator who has shown the second factor not long ago. */
export type Admin = AdminAtDoor & { readonly secondFactorAt: Date }

/** The child's own device: it may obtain passes for its student. */
export type Device = {
  readonly [proof]: 'device'
  readonly id: string
  readonly parentId: string
  readonly studentId: string
}

/** The child, present, holding a pass for one student. */
export type Learner = {
  readonly [proof]: 'learner'
  readonly id: string
  readonly studentId: string
  readonly parentId: string
  /** The child's own device, which has no parent at it; null in a parent's browser. */
  readonly deviceId: string | null
  /** What the parent has set, as it stood when this call came. */
  readonly allowance: AllowanceSettings
}
