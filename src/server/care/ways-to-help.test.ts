import { describe, expect, it } from 'vitest'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { countriesWithHelplines, helplinesOf, helpOf, linesFor } from '#shared/helplines.ts'
import { type Care, openCare } from './care.ts'
import { kindQuestion, type Listener, openingOf } from './care-words.ts'
import { inTheCourse } from './course.ts'
import type { CareReading } from './read-in-care.ts'

const since = new Date('2026-11-22T12:00:00Z').toISOString()
const grades = [-1, 1, 3, 5, 8]
const meanings: CareReading[] = ['alone', 'near', 'real', 'no', 'afraid', 'secret', 'told_ignored', 'other']

/** Whatever a child may be told: what opens a course, and all that follows whatever it says. */
function allOf(to: Listener, kinds: readonly ToldKind[] = toldKinds, known: Partial<Care> = {}): string {
  const opened = (kind: ToldKind): Care => ({ ...openCare(kind, since), ...known })
  const said = kinds.flatMap((kind) => [kindQuestion(opened(kind), to), openingOf(opened(kind), to)])
  for (const kind of kinds)
    for (const meaning of meanings) {
      let care = opened(kind)
      for (let n = 0; n < 10; n++) {
        const turn = inTheCourse(care, meaning, to)
        said.push(turn.sentences)
        care = turn.care ?? care
      }
    }
  return said.flat().join(' ')
}

describe('the way to help', () => {
  it.each([...countriesWithHelplines(), null])('is in the first words after harm at home: %s', (country) => {
    const text = openingOf(openCare('home_harm', since), { grade: 3, country }).join(' ')
    const lines = helplinesOf(country)
    expect(text).toContain(lines ? lines.child.how : 'findahelpline.com')
    expect(text).toContain(lines ? lines.emergency : 'the emergency number where you live')
  })

  it('is one short instruction first when something is dangerous now', () => {
    for (const grade of grades)
      expect(openingOf(openCare('danger', since), { grade, country: 'US' })[0]).toMatch(/^Get a grown-up now\./)
  })

  it.each(countriesWithHelplines())('is that of the own country, and no other one: %s', (country) => {
    const lines = helplinesOf(country)
    const own = [lines?.emergency, lines?.crisis, lines?.child, lines?.talk, lines?.poison].flatMap((one) =>
      typeof one === 'string' ? [one] : one ? [one.how, one.name] : [],
    )
    for (const grade of grades) {
      const text = allOf({ grade, country })
      for (const one of own) expect(text).toContain(one)
      // What is left when the own numbers are taken out is no number at all.
      const rest = own.sort((a, b) => b.length - a.length).reduce((left, one) => left.replaceAll(one, ''), text)
      expect(rest).not.toMatch(/[\d{}]|United States|Childhelp/)
    }
  })

  it.each(toldKinds)('is the same in the words and on the card: %s', (kind) => {
    const lines = helplinesOf('US')
    const onCard = lines ? linesFor(helpOf(kind), lines).map(({ how }) => how) : []
    for (const grade of grades) {
      const text = allOf({ grade, country: 'US' }, [kind])
      for (const how of onCard) expect(text).toContain(how)
      if (kind !== 'crisis' && kind !== 'home_harm') expect(text).not.toMatch(/988/)
      if (!['home_harm', 'other_harm', 'online'].includes(kind)) expect(text).not.toContain('Childhelp')
    }
  })

  it.each(toldKinds)('is at home where home may help, and never where home was told of: %s', (kind) => {
    const home = /at home or|[Ss]omeone at home|the one you told/
    const mayHelp: ToldKind[] = ['bullying', 'sadness', 'eating', 'online']
    for (const grade of grades) {
      const to = { grade, country: 'US' }
      expect(allOf(to, [kind], { home: true })).not.toMatch(home)
      if (mayHelp.includes(kind) && grade > 1) expect(allOf(to, [kind])).toMatch(home)
      expect(allOf(to, [kind])).not.toMatch(/ {2}|[{}]/)
    }
  })

  it.each([null, 'XX'])('has no number where the country is not known: %s', (country) => {
    for (const grade of grades) {
      const text = allOf({ grade, country })
      expect(text).not.toMatch(/[\d{}]/)
      expect(text).toContain('call the emergency number where you live')
    }
  })
})
