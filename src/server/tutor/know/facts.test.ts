import { describe, expect, it } from 'vitest'
import file from '#content/en/tutor/facts.json'
import { factClaim } from './facts.ts'

const verdict = (text: string) => factClaim(text)?.isSo ?? null

/** '(a/b)' as each of its lines. */
function linesOf(said: string): string[] {
  const [, before = '', choice, behind = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(said) ?? []
  return choice === undefined ? [said] : choice.split('/').flatMap((one) => linesOf(`${before}${one}${behind}`))
}

describe('what children claim', () => {
  it('is known in many lines, as many right as wrong, and never as both', () => {
    const counts = { so: 0, not: 0 }
    for (const { so, not } of file)
      for (const [said, isSo] of [
        ...so.map((one) => [one, true] as const),
        ...not.map((one) => [one, false] as const),
      ]) {
        counts[isSo ? 'so' : 'not'] += 1
        for (const line of linesOf(said)) expect([line, verdict(line)]).toEqual([line, isSo])
      }
    expect(counts.so).toBeGreaterThan(700)
    expect(counts.not).toBeGreaterThan(700)
  })

  it.each([
    ['a spider is a insect', false],
    ['spiders are insects', false],
    ["spiders aren't insects", true],
    ['did you know that the sun is a star', true],
    ['my teacher says there are nine plannets', false],
    ['Penguins can fly!', false],
    ['penguins cant fly', true],
    ['i think plants eat dirt', false],
    ['plants dont eat dirt', true],
    ['octopuses have 8 arms', true],
    ['the sun does not go around the earth', true],
    ['not all birds can fly', true],
    ['everyone knows humans lived with dinosaurs', false],
    ['an hour has 100 minutes', false],
    ['lightning never strikes the same place twice', false],
    ['a opinion is a fact lol', false],
  ])('%s', (line, isSo) => {
    expect(verdict(line)).toBe(isSo)
  })

  it.each([
    'my dog is a fish in the play',
    'i saw the moon at night',
    'the sun is in my eyes',
    'my mom is a star',
    'we have a fish tank',
    'the moon was so bright last night',
    'i have two spiders',
    'some plants are green',
    'snakes scare me',
    'ice cream is cold',
    'my heart is beating',
    'the earth',
    'whales',
    'i want to be a president',
    'a verb',
    'he is a shark at soccer',
  ])('%s claims nothing that is known', (line) => {
    expect(factClaim(line)).toBeNull()
  })
})
