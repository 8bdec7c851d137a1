const name = 'StartRefusal'

/** Why Trellis cannot start, in words for the person who starts it. Anything else that stops a start is a bug. */
export const startRefusal = (message: string): Error => Object.assign(new Error(message), { name })

export const isStartRefusal = (error: unknown): error is Error => error instanceof Error && error.name === name
