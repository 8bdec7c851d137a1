import { describe, expect, it } from 'vitest'
import zones from '#content/time-zones.json'
import { countriesWithHelplines } from '#shared/helplines.ts'
import { countryChoices, countryOfLanguages, countryOfZone } from './countries.ts'

describe('where a family lives', () => {
  it('is guessed from the clock', () => {
    expect(countryOfZone('America/Indiana/Knox')).toBe('US')
    expect(countryOfZone('Europe/Berlin')).toBe('DE')
    expect(countryOfZone('Europe/Kyiv')).toBeNull()
    expect(countryOfZone('')).toBeNull()
  })

  it('is guessed from the languages where the clock says nothing', () => {
    expect(countryOfLanguages(['de', 'en-IE', 'en-US'])).toBe('IE')
    expect(countryOfLanguages(['xx-XX', 'en'])).toBeNull()
  })

  it('is known for every country with helplines, by zones that there are', () => {
    expect(Object.keys(zones).sort()).toEqual(countriesWithHelplines().sort())
    const all = Object.values(zones).flatMap((list) => list.split(' '))
    expect(new Set(all).size).toBe(all.length)
    for (const zone of all) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    expect(countryChoices().map(([, name]) => name)).toContain('Ireland')
  })
})
