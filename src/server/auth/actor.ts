/** Kept from everybody but require.ts (tests/borders.test.ts), so that only the middleware can make an actor. */
export const proof = Symbol('actor')

/** A signed-in parent. */
export type Parent = {
  readonly [proof]: 'parent'
  readonly id: string
  readonly sessionId: string
  readonly sessionCreatedAt: Date
  readonly role: 'parent' | 'admin'
  readonly fullName: string
  readonly email: string
  readonly emailVerified: boolean
  readonly phone: string | null
  /** The student whose lesson closed the gate on this device, or null. */
  readonly lockedFor: string | null
}

/** A signed-in parent whose role is admin. */
export type Admin = Parent & { readonly role: 'admin' }

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
}
