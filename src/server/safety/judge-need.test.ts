import { describe, expect, it } from 'vitest'
import type { ToldKind } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'
import { type Evidence, judgeNeed } from './judge-need.ts'

const quiet = {
  ...{ crisis: -3, home_harm: -3, other_harm: -3, online: -3, bullying: -3 },
  ...{ danger: -3, running_away: -3, eating: -3, sadness: -3, substance: -3 },
}
const hearing = (need: number, kind: ToldKind, also: Partial<Record<ToldKind, number>> = {}): Hearing => ({
  ...{ need, order: -9, kinds: { ...quiet, [kind]: 2, ...also } },
})
const need = (kind: ToldKind, isSure: boolean) => ({ kind, isSure, mayBeHome: kind === 'home_harm' })
const nothing = hearing(-6, 'danger')
const judge = (evidence: Partial<Evidence>) =>
  judgeNeed({
    ...{ told: new Set(), alone: nothing, together: null, before: null, isClaimed: false, isGrief: false },
    ...evidence,
  })

describe('what a child needs somebody for', () => {
  it('is an alarm, a question or nothing, as sure as it is', () => {
    expect(judge({ alone: hearing(3, 'crisis') })).toEqual(need('crisis', true))
    expect(judge({ alone: hearing(-0.3, 'crisis') })).toEqual(need('crisis', false))
    expect(judge({ alone: hearing(-2, 'crisis') })).toBeNull()
  })

  it('is an alarm where a list knows it, and harm at home comes first', () => {
    expect(judge({ told: new Set(['danger']), alone: hearing(-1, 'danger') })).toEqual(need('danger', true))
    expect(judge({ told: new Set(['crisis', 'home_harm']), alone: hearing(2, 'crisis') })?.kind).toBe('home_harm')
  })

  it('is asked about where a list speaks and the ear hears nothing at all', () => {
    expect(judge({ told: new Set(['danger']) })).toEqual(need('danger', false))
  })

  it('may be harm at home, whatever kind it is: then nobody there is told', () => {
    const coach = judge({ alone: hearing(2, 'other_harm', { home_harm: 1 }) })
    expect(coach).toEqual({ kind: 'other_harm', isSure: true, mayBeHome: true })
    expect(judge({ alone: hearing(2, 'other_harm', { home_harm: -2 }) })?.mayBeHome).toBe(false)
    const listed = { told: new Set<ToldKind>(['bullying']), alone: hearing(2, 'bullying', { home_harm: 0 }) }
    expect(judge(listed)).toEqual(need('bullying', true))
    expect(judge({ alone: hearing(2, 'bullying', { home_harm: -0.5 }) })?.mayBeHome).toBe(false)
    const less = hearing(2, 'sadness', { home_harm: 0.2 })
    expect(judge({ alone: less })?.mayBeHome).toBe(true)
    expect(judge({ alone: less, isGrief: true })?.mayBeHome).toBe(false)
    // A parent must hear of a danger at once, where it is not as likely the home.
    expect(judge({ alone: hearing(2, 'eating', { home_harm: 0 }) })?.mayBeHome).toBe(true)
    expect(judge({ alone: hearing(2, 'danger', { home_harm: 0 }) })?.mayBeHome).toBe(false)
    expect(judge({ alone: hearing(2, 'home_harm') })?.mayBeHome).toBe(true)
  })

  it('is of the kind that a list knows, unless another is far likelier', () => {
    const told = new Set<ToldKind>(['sadness'])
    expect(judge({ told, alone: hearing(2, 'crisis', { sadness: 1 }) })?.kind).toBe('sadness')
    expect(judge({ told, alone: hearing(2, 'crisis', { sadness: -1 }) })?.kind).toBe('crisis')
  })

  it('is heard in what was said before and now together, once', () => {
    const together = hearing(3, 'home_harm')
    expect(judge({ together, before: nothing })).toEqual(need('home_harm', true))
    expect(judge({ together, before: hearing(3, 'home_harm') })).toBeNull()
  })

  it('is no alarm when what was said before makes a story of it', () => {
    expect(judge({ alone: hearing(2, 'crisis'), together: hearing(-4, 'crisis'), before: nothing })).toEqual(
      need('crisis', false),
    )
  })

  it.each([
    ['crisis', true],
    ['home_harm', true],
    ['online', true],
    ['danger', true],
    ['eating', false],
    ['bullying', null],
    ['sadness', null],
  ] as const)('said to be made up: %s', (kind, isSure) => {
    const judged = judge({ alone: hearing(3, kind), isClaimed: true })
    expect(judged).toEqual(isSure === null ? null : need(kind, isSure))
  })
})
