import { describe, expect, it } from 'vitest'
import { clockTalkIn, lengthShown } from './clock-talk.ts'

describe('times and lengths of time in talk', () => {
  it('are read where a clock is meant', () => {
    expect(clockTalkIn('practice starts at 4 and takes 45 minutes')).toEqual({ times: [240], minutes: [45] })
    expect(clockTalkIn('i wake up at 7 and my bus comes at 7:45').times).toContain(465)
  })

  it.each(['we were down by 2 and then we won by 3', 'count by 5', '12 divided by 4'])('%j tells no time', (text) => {
    expect(clockTalkIn(text).times).toEqual([])
  })

  it.each([
    [540, '9 hours'],
    [60, '1 hour'],
    [90, '1 hour and 30 minutes'],
    [121, '2 hours and 1 minute'],
    [45, '45 minutes'],
  ])('%i minutes are said as %s', (minutes, said) => {
    expect(lengthShown(minutes)).toBe(said)
  })
})
