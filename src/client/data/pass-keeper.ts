import type { LearnerPass } from '#shared/account.ts'

/** A pass is renewed this long before it ends. Milliseconds. */
const renewBefore = 10 * 60 * 1000

/** Keeps a learner pass: in memory only, obtained when it is first needed and renewed silently. */
export type PassKeeper = {
  current: () => Promise<LearnerPass>
  /** Calls with the pass; when the pass is refused, once more with a new one. */
  call: <T>(ask: (token: string) => Promise<T>) => Promise<T>
  /** The token at hand, for a page that has no time left to wait for one. */
  token: () => string | null
}

type Parts = {
  obtain: () => Promise<LearnerPass>
  /** True when a call failed because of its pass. */
  isRefusal: (error: unknown) => boolean
  now: () => number
}

export function passKeeper({ obtain, isRefusal, now }: Parts): PassKeeper {
  let kept: LearnerPass | null = null
  let asking: Promise<LearnerPass> | null = null

  const left = (pass: LearnerPass) => Date.parse(pass.expires_at) - now()
  // Calls that need a new pass at the same moment share one.
  const renew = () => {
    asking ??= obtain()
      .then((pass) => {
        kept = pass
        return pass
      })
      .finally(() => {
        asking = null
      })
    return asking
  }
  const current = async () => {
    if (kept && left(kept) > renewBefore) return kept
    try {
      return await renew()
    } catch (error) {
      // A renewal that did not reach the server is tried again by the next call; this one still has a pass.
      if (kept && left(kept) > 0 && !isRefusal(error)) return kept
      throw error
    }
  }
  return {
    current,
    token: () => kept?.token ?? null,
    call: async (ask) => {
      const { token } = await current()
      try {
        return await ask(token)
      } catch (error) {
        if (!isRefusal(error)) throw error
        const fresh = kept && kept.token !== token ? kept : await renew()
        return ask(fresh.token)
      }
    },
  }
}
