/** Kept from everybody but require.ts (tests/borders.test.ts), so that only the middleware can make an actor. */
export const proof = Symbol('actor')

/** A signed-in parent. */
export type Parent = {
  readonly [proof]: 'parent'
  readonly id: string
  readonly sessionId: string
  /** When the session was last extended. */
  readonly sessionUpdatedAt: Date
  readonly role: 'parent' | 'admin'
  readonly fullName: string
  readonly email: string
}

/** A signed-in parent whose role is admin. */
export type Admin = Parent & { readonly role: 'admin' }

/** The child, present, holding a pass for one student. */
export type Learner = {
  readonly [proof]: 'learner'
  readonly id: string
  readonly studentId: string
  readonly parentId: string
}
