import { helplinesOf } from '#shared/helplines.ts'

const firstLanguage = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=[,;\s]|$)/i

/**
 * The country that a browser's first language names ('en-GB,en;q=0.9' is GB), where we know helplines for it: what a new
 * account begins with, so that a child in need is told a number before anybody has opened the settings.
 */
export function browserRegion(acceptLanguage: string | null | undefined): string | null {
  const region = firstLanguage.exec(acceptLanguage?.slice(0, 200) ?? '')?.[1]
  return helplinesOf(region ?? null)?.country ?? null
}
