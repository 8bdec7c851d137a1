import { describe, expect, it } from 'vitest'
import { type After, isJustBegun, restAfter, turnTaking, waitFor } from './turn-taking.ts'

/** A clock that stands still until it is told to go on. */
function clock() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  const after: After = (milliseconds, run) => {
    const one = { at: now + milliseconds, run }
    waiting.push(one)
    return () => {
      waiting = waiting.filter((other) => other !== one)
    }
  }
  const pass = (milliseconds: number) => {
    const until = now + milliseconds
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      waiting = waiting.filter((other) => other !== next)
      now = next.at
      next.run()
    }
    now = until
  }
  return { after, pass }
}

function child({ grade = 4 as number | null, question = 'What is 7 × 8?' } = {}) {
  const { after, pass } = clock()
  const told: string[] = []
  const turn = turnTaking({
    grade,
    question,
    after,
    onTurn: () => told.push('turn'),
    onRest: () => told.push('rest'),
  })
  return { turn, told, pass }
}

describe('the wait after the last word', () => {
  it.each([
    [-1, 2_500],
    [0, 2_500],
    [null, 2_500],
    [1, 1_800],
    [3, 1_800],
    [4, 1_200],
    [5, 1_200],
  ])('is for grade %s %i ms', (grade, wait) => {
    expect(waitFor({ grade, question: 'What is 2 + 2?', said: 'four' })).toBe(wait)
  })

  it.each([
    ['Why do you think so?', 2_200],
    ['How did you get 12?', 2_200],
    ['Can you explain it?', 2_200],
    ['How many legs has a spider?', 1_200],
    ['How much is left?', 1_200],
    ['Which one is larger?', 1_200],
  ])('after %j is for the oldest %i ms', (question, wait) => {
    expect(waitFor({ grade: 5, question, said: 'it is bigger' })).toBe(wait)
  })

  it.each([
    'um',
    'is it um',
    'ummm',
    'and',
    'I had two and',
    'because',
    'the',
    'is it',
    'it’s',
    'uh',
    'I think',
    'so',
    'um,',
  ])('is a second longer after %j', (said) => expect(waitFor({ grade: 5, question: '', said })).toBe(2_200))

  it.each(['album', 'six', 'land', 'it is the sun', 'banana', 'vitamin a b'])('is not longer after %j', (said) => {
    expect(waitFor({ grade: 5, question: '', said })).toBe(1_200)
  })
})

describe('a turn', () => {
  it('is over when the child has been quiet long enough, once', () => {
    const { turn, told, pass } = child()
    turn.heard('six', true)
    pass(1_199)
    expect(told).toEqual([])
    pass(1)
    expect(told).toEqual(['turn'])
    pass(100_000)
    expect(told).toEqual(['turn'])
  })

  it('is not over while words come', () => {
    const { turn, told, pass } = child()
    for (const said of [
      'six',
      'sixty',
      'sixty two',
      'sixty two no',
      'sixty two no sixty',
      'sixty two no sixty three',
    ]) {
      turn.heard(said, true)
      pass(1_100)
    }
    expect(told).toEqual([])
    pass(100)
    expect(told).toEqual(['turn'])
  })

  it('is not cut behind an um', () => {
    const { turn, told, pass } = child({ grade: 0 })
    turn.heard('um', true)
    pass(3_400)
    turn.heard('um six', true)
    pass(2_400)
    expect(told).toEqual([])
    pass(100)
    expect(told).toEqual(['turn'])
  })

  it('counts from the word, not from when the recogniser is done with it', () => {
    const { turn, told, pass } = child()
    turn.heard('six', false)
    pass(900)
    turn.heard('six', true)
    pass(300)
    expect(told).toEqual(['turn'])
  })

  it('waits for a recogniser that is not done, but not forever', () => {
    const slow = child()
    slow.turn.heard('six', false)
    slow.pass(1_500)
    expect(slow.told).toEqual([])
    slow.turn.heard('six', true)
    expect(slow.told).toEqual(['turn'])
    const stuck = child()
    stuck.turn.heard('six', false)
    stuck.pass(2_200)
    expect(stuck.told).toEqual(['turn'])
  })

  it('is not over while somebody speaks, even before the words are known', () => {
    const { turn, told, pass } = child()
    turn.heard('um six', true)
    pass(1_000)
    turn.busy(true)
    pass(10_000)
    expect(told).toEqual([])
    turn.heard('um six teen', true)
    turn.busy(false)
    pass(1_200)
    expect(told).toEqual(['turn'])
  })

  it('never ends a silence early: only after 45 s the microphone rests', () => {
    const { told, pass } = child()
    pass(restAfter - 1)
    expect(told).toEqual([])
    pass(1)
    expect(told).toEqual(['rest'])
    expect(restAfter).toBe(45_000)
  })

  it('does not count the silence before a sound, nor words that are taken back', () => {
    const { turn, told, pass } = child()
    pass(40_000)
    turn.busy(true)
    pass(2_000)
    turn.busy(false)
    pass(40_000)
    turn.heard('s', false)
    turn.heard('', true)
    pass(40_000)
    expect(told).toEqual([])
    pass(5_000)
    expect(told).toEqual(['rest'])
  })

  it('tells nothing after it was stopped', () => {
    const { turn, told, pass } = child()
    turn.heard('six', true)
    turn.stop()
    pass(100_000)
    expect(told).toEqual([])
  })
})

describe('what was only begun', () => {
  it.each([
    'um',
    'Um…',
    'uh, um',
    'because I',
    'and',
    'I think',
    'um, because',
    'so then',
    'I think it is',
    'wait',
    'hmm.',
  ])('is not sent: %s', (said) => expect(isJustBegun(said, false)).toBe(true))

  it.each([
    'um 7',
    'because I counted',
    'seven',
    'I',
    'a',
    'uh-huh',
    'mm-hm',
    'no',
    'maybe',
    'I think 7',
    'then 8',
    'it is 5',
  ])('is over as soon as something stands there: %s', (said) => expect(isJustBegun(said, false)).toBe(false))

  it('may be the very word that is waited for', () => {
    expect(['the', 'and', 'because', 'um'].map((said) => isJustBegun(said, true))).toEqual([false, false, false, true])
  })

  it('waits however long it takes, and goes on with the next word', () => {
    const waiting: { at: number; run: () => void }[] = []
    let turns = 0
    const turn = turnTaking({
      grade: 1,
      question: 'Why?',
      after: (at, run) => {
        const one = { at, run }
        waiting.push(one)
        return () => void waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0)
      },
      onTurn: () => turns++,
      onRest: () => undefined,
    })
    turn.heard('because I', true)
    expect(waiting.map(({ at }) => at)).toEqual([restAfter])
    turn.heard('because I counted', true)
    waiting.find(({ at }) => at !== restAfter)?.run()
    expect(turns).toBe(1)
  })
})
