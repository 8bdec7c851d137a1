import { describe, expect, it } from 'vitest'
import helplines from '#content/helplines.json'
import { helplinesOf, helpOf, linesFor } from './helplines.ts'

describe('a family that needs help', () => {
  it('finds the numbers of its own country, each country once', () => {
    const countries = helplines.map((each) => each.country)
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThanOrEqual(25)
    for (const country of countries) expect(helplinesOf(country)?.country).toBe(country)
  })

  it.each([
    ['US', '911', 'call or text 988', 'call or text 1-800-422-4453'],
    ['CA', '911', 'call or text 988', 'call 1-800-668-6868'],
    ['GB', '999', 'call 116 123', 'call 0800 1111'],
    ['AU', '000', 'call 13 11 14', 'call 1800 55 1800'],
    ['NZ', '111', 'call or text 1737', 'call 0800 942 8787'],
    ['DE', '112', 'call 0800 111 0 111', 'call 116 111'],
    ['FR', '112', 'call 3114', 'call 119'],
    ['IN', '112', 'call 14416', 'call 1098'],
  ])('is given those of %s', (country, emergency, crisis, child) => {
    expect(helplinesOf(country)).toMatchObject({ emergency, crisis: { how: crisis }, child: { how: child } })
  })

  it('reads them as the end of a sentence', () => {
    for (const { emergency, crisis, child, talk, poison } of helplines) {
      expect(emergency).toMatch(/^\d{3}\b/)
      for (const line of [crisis, child, talk ?? child, poison ?? child]) {
        expect(line.how).toMatch(/^call (?:or text )?[\d*][\d *()A-Za-z-]+$/)
        expect(`You can ${line.how} to reach ${line.name}.`.split(' ').length).toBeLessThanOrEqual(18)
      }
    }
  })

  it.each([
    ['US', 'crisis', ['the 988 Lifeline']],
    ['US', 'other_harm', ['Childhelp']],
    ['US', 'sadness', ['the Boys Town hotline for all kids']],
    ['US', 'eating', ['the Boys Town hotline for all kids']],
    ['US', 'running_away', ['the Boys Town hotline for all kids']],
    ['US', 'substance', ['Poison Help', 'the Boys Town hotline for all kids']],
    ['US', 'danger', ['Poison Help']],
    ['GB', 'eating', ['Childline']],
    ['GB', 'danger', []],
  ] as const)('is told in %s who listens to %s', (country, kind, names) => {
    const known = helplinesOf(country)
    expect(known && linesFor(helpOf(kind), known).map(({ name }) => name)).toEqual(names)
  })

  it('writes its country as it likes', () => {
    expect(helplinesOf('gb')).toBe(helplinesOf(' GB '))
  })

  it.each([null, '', 'XX', '__proto__', 'USA'])('is given no number of another country (%s)', (country) => {
    expect(helplinesOf(country)).toBeNull()
  })
})
