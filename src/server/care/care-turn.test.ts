import { describe, expect, it } from 'vitest'
import { type ChildVerdict, checkChild } from '#server/safety/check-child.ts'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { countriesWithHelplines, helplinesOf } from '#shared/helplines.ts'
import { type Care, openCare } from './care.ts'
import { careTurn } from './care-turn.ts'

const now = new Date('2026-11-22T12:00:00Z')
const since = now.toISOString()
const fine = { kind: 'fine' } as const
const alarm = (reason: ToldKind, wantsToDie = false): ChildVerdict => ({ kind: 'alarm', reason, wantsToDie })
const unclear = (reason: ToldKind): ChildVerdict => ({ kind: 'unclear', reason })

describe('care', () => {
  const to = { grade: 3, country: 'US', now }
  const turn = (care: Care | null, text: string, verdict: Parameters<typeof careTurn>[0]['verdict'] = fine) =>
    careTurn({ ...to, care, verdict, text })

  it.each([
    ['home_harm', 'severe', 'safeguarding'],
    ['crisis', 'severe', 'parent'],
    ['danger', 'severe', 'parent'],
    ['sadness', 'standard', 'parent'],
  ] as const)('tells the right people in the right time: %s', (kind, severity, audience) => {
    expect(turn(null, 'x', alarm(kind))?.tells).toEqual({ kind, severity, audience })
  })

  it('tells nobody at home what may be about home, whatever its kind, and names nobody there', () => {
    const doubtful: ChildVerdict = { kind: 'alarm', reason: 'bullying', wantsToDie: false, mayBeHome: true }
    const heard = turn(null, 'x', doubtful)
    expect(heard?.tells).toEqual({ kind: 'bullying', severity: 'standard', audience: 'safeguarding' })
    expect(heard?.care).toMatchObject({ kind: 'bullying', home: true })
    expect(heard?.sentences.join(' ')).not.toMatch(/at home/)
    const asked = turn(null, 'x', { kind: 'unclear', reason: 'sadness', mayBeHome: true })
    expect(asked?.tells).toEqual({ kind: 'sadness', severity: 'mild', audience: 'safeguarding' })
    expect(turn(asked?.care ?? null, 'yes, he is mean to me', alarm('bullying'))?.tells?.audience).toBe('safeguarding')
    expect(turn(null, 'x', alarm('bullying'))?.tells?.audience).toBe('parent')
  })

  it('answers what the child says', () => {
    const opened = turn(null, 'x', alarm('home_harm'))
    expect(opened?.tells).toMatchObject({ kind: 'home_harm', audience: 'safeguarding', severity: 'severe' })
    const told = turn(opened?.care ?? null, 'i already told a teacher and she didnt care')
    expect(told?.sentences.join(' ')).toMatch(/right to tell.*tell another/)
    const alone = turn(told?.care ?? null, 'theres nobody here')
    expect(alone?.sentences.join(' ')).toMatch(/911/)
    expect(alone?.care).toMatchObject({ near: 'no' })
  })

  it.each(toldKinds)('ends when the child ends it, asked once more only where it is severe: %s', (kind) => {
    const open = openCare(kind, since)
    const first = turn(open, 'im ok now, can we go on')
    if (first?.care === null) return expect(['bullying', 'sadness']).toContain(kind)
    expect(first?.sentences.join(' ')).toMatch(/safe.*\?/)
    expect(turn(first?.care ?? null, 'no')?.care).toMatchObject({ stage: 'open' })
    expect(turn(first?.care ?? null, 'yes and my teacher knows')?.care).toBeNull()
  })

  it('holds nobody who keeps asking to go on, and believes a joke at once only where it is mild', () => {
    const ask = turn(openCare('crisis', since), 'it was just a joke')
    expect(ask?.sentences.join(' ')).toMatch(/always check.*safe/)
    const again = turn(ask?.care ?? null, 'jk jk')
    expect(again?.care).not.toBeNull()
    expect(turn(again?.care ?? null, 'i was only joking')?.care).toBeNull()
    expect(turn(openCare('bullying', since), 'it was a joke')?.care).toBeNull()
  })

  it('asks no more when the child wants quiet', () => {
    const quiet = turn(openCare('sadness', since), 'leave me alone')
    const after = turn(quiet?.care ?? null, 'hm')
    expect(`${quiet?.sentences.join(' ')} ${after?.sentences.join(' ')}`).not.toContain('?')
  })

  it.each(toldKinds)(
    'begins with a kind question where it is not clear, and with an alarm where that is answered so: %s',
    (kind) => {
      const asked = turn(null, 'x', unclear(kind))
      expect(asked?.tells).toMatchObject({ kind, severity: 'mild' })
      expect(asked?.sentences.at(-1)).toMatch(/\?$/)
      const means = [turn(asked?.care ?? null, 'yes'), turn(asked?.care ?? null, 'no')]
      expect(means.map((one) => one?.tells?.kind ?? null).sort()).toEqual([kind, null].sort())
      expect(means.find((one) => one?.tells === null)?.care).toBeNull()
      expect(turn(asked?.care ?? null, 'he said not to tell anyone')?.tells).toMatchObject({ kind })
    },
  )

  it('goes over to what weighs more, and forgets nothing of home', () => {
    const home = turn(null, 'x', alarm('home_harm'))?.care ?? null
    const crisis = turn(home, 'y', alarm('crisis'))
    expect(crisis?.care).toMatchObject({ kind: 'crisis', home: true })
    expect(turn(crisis?.care ?? null, 'will you tell my mom')?.sentences.join(' ')).toMatch(/don't send your family/)
    expect(turn(crisis?.care ?? null, 'z', alarm('sadness'))?.care).toMatchObject({ kind: 'crisis' })
  })

  it('answers what is said of telling, though it sounds like need, and drops everything for what is now', () => {
    const home = turn(null, 'x', alarm('home_harm'))?.care ?? null
    const told = turn(home, 'nobody believes me', alarm('bullying'))
    expect(told).toMatchObject({ tells: { kind: 'bullying' }, care: { kind: 'home_harm' } })
    expect(told?.sentences.join(' ')).toMatch(/aren't believed/)
    const threat = turn(home, 'he has a knife', alarm('danger'))
    expect(threat).toMatchObject({ tells: { audience: 'safeguarding' }, care: { kind: 'home_harm' } })
    expect(threat?.sentences.join(' ')).toMatch(/comes first.*911/)
    expect(turn(null, 'there is a fire', alarm('danger'))?.tells).toMatchObject({ audience: 'parent' })
    expect(turn(home, 'nobody believes me', alarm('crisis'))?.care).toMatchObject({ kind: 'crisis', home: true })
  })

  it('meets a strong feeling without telling anybody, for two replies', () => {
    const met = turn(null, 'i am so mad i could scream')
    expect(met).toMatchObject({ tells: null, care: { kind: 'feeling' } })
    const second = turn(met?.care ?? null, 'my brother broke my robot')
    const third = turn(second?.care ?? null, 'its so unfair')
    expect(turn(third?.care ?? null, 'he always does that')?.care).toBeNull()
    expect(turn(met?.care ?? null, 'lets go on')?.care).toBeNull()
    for (const text of ['i am so sad about 56?', 'what is 3 + 4', 'ok']) expect(turn(null, text)).toBeNull()
  })

  it.each([...countriesWithHelplines(), null])(
    'names the crisis line to who is hurt and wants to die: %s',
    (country) => {
      const verdict = checkChild('my dad hits me and i want to die', 3)
      const crisis = helplinesOf(country)?.crisis.how ?? 'If you might hurt yourself, call the emergency number'
      for (const grade of [-1, 3, 5]) {
        const said = careTurn({ grade, country, now, care: null, verdict, text: 'x' })
        expect(said).toMatchObject({
          tells: { kind: 'home_harm', audience: 'safeguarding' },
          care: { kind: 'home_harm' },
        })
        expect(said?.sentences.join(' ')).toContain(crisis)
        if (country === 'US') expect(said?.sentences.join(' ').split(' ').length).toBeLessThanOrEqual(80)
        expect(said?.sentences.join(' ')).not.toMatch(/[{}]/)
      }
    },
  )

  it('goes over to the wish to die of who told of home before, and tells nobody at home of it', () => {
    const home = turn(null, 'x', alarm('home_harm'))?.care ?? null
    const both = turn(home, 'y', alarm('home_harm', true))
    expect(both).toMatchObject({ tells: { kind: 'home_harm' }, care: { kind: 'crisis', home: true } })
    expect(both?.sentences.join(' ')).toContain('988')
    expect(turn(both?.care ?? null, 'z', alarm('home_harm', true))?.care).toMatchObject({ kind: 'crisis', home: true })
  })

  it('says what is so of a strong feeling: nobody is sent a note about it', () => {
    const met = turn(null, 'i am so mad i could scream')
    const asked = turn(met?.care ?? null, 'will you tell my mom')
    expect(asked).toMatchObject({ tells: null, care: { kind: 'feeling' } })
    expect(asked?.sentences.join(' ')).toMatch(/not sending .*note about this feeling/)
    expect(turn(openCare('sadness', since), 'will you tell my mom')?.sentences.join(' ')).toMatch(/gets? a note/)
  })

  it('does not say of a danger whose fault it is', () => {
    const danger = turn(openCare('danger', since), 'its my fault')
    expect(danger?.sentences.join(' ')).toMatch(/not a bad kid/)
    expect(danger?.sentences.join(' ')).not.toMatch(/not your fault/)
    const atHome = { ...openCare('danger', since), home: true }
    for (const care of [atHome, openCare('online', since)])
      expect(turn(care, 'its my fault')?.sentences.join(' ')).toMatch(/not your fault/)
  })

  const trouble = ['crisis', 'danger', 'other_harm', 'online', 'running_away', 'eating', 'substance'] as const
  it.each(trouble)('takes half an answer to a severe kind question for need: %s', (kind) => {
    for (const text of ['maybe', 'sometimes', 'idk', 'i dont know', 'not always', 'a little bit', 'only sometimes'])
      expect(turn(turn(null, 'x', unclear(kind))?.care ?? null, text)?.tells, text).toMatchObject({
        kind,
        severity: 'severe',
      })
  })

  it('asks once more whether home is safe where the child does not know, and hears a no to that', () => {
    const asked = turn(null, 'x', unclear('home_harm'))?.care ?? null
    expect(turn(asked, 'sometimes')?.tells).toMatchObject({ kind: 'home_harm', severity: 'severe' })
    const again = turn(asked, 'idk')
    expect(again).toMatchObject({ tells: null })
    expect(again?.sentences.join(' ')).toMatch(/safe.*home/)
    for (const text of ['no', 'not really', 'idk', 'he said not to tell anyone'])
      expect(turn(again?.care ?? null, text)).toMatchObject({
        tells: { kind: 'home_harm', severity: 'severe' },
        care: { stage: 'open' },
      })
    expect(turn(again?.care ?? null, 'yes')).toMatchObject({ tells: null, care: null })
    const joke = turn(turn(null, 'x', unclear('crisis'))?.care ?? null, 'it was just a joke')
    expect(turn(joke?.care ?? null, 'no')?.tells).toMatchObject({ kind: 'crisis', severity: 'severe' })
  })

  it('asks a mild kind question no harder than it is', () => {
    const asked = turn(null, 'x', unclear('bullying'))?.care ?? null
    expect(turn(asked, 'idk')).toMatchObject({ tells: null, care: null })
  })

  it.each(toldKinds)('hears in a no to the opening that no grown-up is there: %s', (kind) => {
    const opened = turn(null, 'x', alarm(kind))
    const no = turn(opened?.care ?? null, 'no')
    expect(no?.care).toMatchObject({ near: 'no' })
    expect(no?.sentences.join(' ')).toMatch(/call 911/)
    expect(turn(no?.care ?? null, 'no')?.care).not.toMatchObject({ said: { alone: 2 } })
  })
})
