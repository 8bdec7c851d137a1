import zones from '#content/time-zones.json'
import { countriesWithHelplines, helplinesOf } from '#shared/helplines.ts'

/** Chosen for a country whose helplines we do not know. */
export const otherCountry = 'other'

/** The countries whose helplines we know, with their names in order. */
export function countryChoices(): [code: string, name: string][] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return countriesWithHelplines()
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
}

const zonesByCountry: Record<string, string> = zones

/** The country of a time zone, where we know helplines for it. */
export function countryOfZone(zone: string): string | null {
  const found = Object.entries(zonesByCountry).find(([, list]) => list.split(' ').includes(zone))
  return found?.[0] ?? null
}

/** The region that languages name ('en-GB' is GB), the first that we know helplines for. */
export function countryOfLanguages(languages: readonly string[]): string | null {
  const regions = languages.map((language) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/.exec(language)?.[1])
  return regions.find((region) => helplinesOf(region ?? null)) ?? null
}

/** Where the family lives, as the browser's clock or else its languages have it: many read English who live elsewhere. */
export function guessCountry(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNowhere = !zone || /^(?:UTC|Etc\/|GMT)/.test(zone)
  return countryOfZone(zone) ?? (isNowhere ? countryOfLanguages(navigator.languages) : null)
}
