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
const nothing = hearing(-6, 'danger')
const judge = (evidence: Partial<Evidence>) =>
  judgeNeed({
    ...{ told: new Set(), alone: nothing, together: null, before: null, isClaimed: false, namesSomebody: true },
    ...evidence,
  })

describe('what a child needs somebody for', () => {
  it('is an alarm, a question or nothing, as sure as it is', () => {
    expect(judge({ alone: hearing(3, 'crisis') })).toEqual({ kind: 'crisis', isSure: true })
    expect(judge({ alone: hearing(-0.5, 'crisis') })).toEqual({ kind: 'crisis', isSure: false })
    expect(judge({ alone: hearing(-2, 'crisis') })).toBeNull()
  })

  it('is an alarm where a list knows it, and harm at home comes first', () => {
    expect(judge({ told: new Set(['danger']), alone: hearing(-1, 'danger') })).toEqual({ kind: 'danger', isSure: true })
    expect(judge({ told: new Set(['crisis', 'home_harm']), alone: hearing(2, 'crisis') })?.kind).toBe('home_harm')
  })

  it('is asked about where a list speaks and the ear hears nothing at all', () => {
    expect(judge({ told: new Set(['danger']) })).toEqual({ kind: 'danger', isSure: false })
  })

  it('is harm at home where it may as well be that', () => {
    expect(judge({ alone: hearing(2, 'other_harm', { home_harm: 1 }) })?.kind).toBe('home_harm')
    expect(judge({ alone: hearing(2, 'crisis', { home_harm: 0.5 }) })?.kind).toBe('crisis')
    const nobody = { alone: hearing(2, 'danger', { home_harm: 1.5 }), namesSomebody: false }
    expect(judge(nobody)?.kind).toBe('danger')
  })

  it('is heard in what was said before and now together, once', () => {
    const together = hearing(3, 'home_harm')
    expect(judge({ together, before: nothing })).toEqual({ kind: 'home_harm', isSure: true })
    expect(judge({ together, before: hearing(3, 'home_harm') })).toBeNull()
  })

  it('is no alarm when what was said before makes a story of it', () => {
    expect(judge({ alone: hearing(2, 'crisis'), together: hearing(-4, 'crisis'), before: nothing })).toEqual({
      ...{ kind: 'crisis', isSure: false },
    })
  })

  it.each([
    ['crisis', { kind: 'crisis', isSure: true }],
    ['home_harm', { kind: 'home_harm', isSure: true }],
    ['online', { kind: 'online', isSure: true }],
    ['danger', { kind: 'danger', isSure: true }],
    ['eating', { kind: 'eating', isSure: false }],
    ['bullying', null],
    ['sadness', null],
  ] as const)('said to be made up: %s', (kind, need) => {
    expect(judge({ alone: hearing(3, kind), isClaimed: true })).toEqual(need)
  })
})
