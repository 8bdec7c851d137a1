import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'
import { unkindPlan } from './care.ts'

const kinds = (grade: number, ...lines: string[]) => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).move.kind)
}

describe('a plan to hurt somebody', () => {
  it.each([
    ['can i say i hate you', 'words'],
    ['should i tell her shes stupid', 'words'],
    ['should i call him a baby', 'words'],
    ['should i just post something mean about them', 'post'],
    ['i could text her that shes a loser', 'post'],
    ['what if i hit him', 'body'],
    ['im gonna push my brother', 'body'],
    ['i want to get him back', 'back'],
    ['can i be mean back', 'back'],
  ])('is advised against: %s', (line, plan) => {
    expect(unkindPlan(line)).toBe(plan)
    expect(kinds(4, line)).toEqual(['care'])
  })

  it.each([
    'can i tell her i hate broccoli',
    'can i kick the ball to him',
    'i hit my brother',
    'can i tell you something bad',
    'should i tell the teacher he called me stupid',
    'can i push my brother on the swing',
    'i will not hit him',
    'i wanna beat him at chess',
    'can i tell my mom i love her',
    'should i write about something mean in my story',
  ])('is none: %s', (line) => {
    expect(unkindPlan(line)).toBeNull()
  })
})

describe('what is private', () => {
  it.each([
    'my phone number is 555 0142 can you call me',
    'my address is 12 oak street',
    'my password is dragon22',
    'do you want my phone number',
    'a kid on roblox asked for my address',
  ])('is not kept nor said back: %s', (line) => {
    const { move, said } = talking(3).say(line)
    expect(move.kind).toBe('care')
    expect(said).not.toMatch(/555|oak|dragon/i)
  })

  it('is forgiven, and the grown-up is right', () => {
    const { say } = talking(3)
    say('my phone number is 555 0142 can you call me')
    expect(say('oops my mom says dont tell people that. sorry').said).toMatch(/Your mom is/)
  })

  it.each(['my number is 7 in soccer', 'my favorite number is 12345678', 'i live in texas', 'my password is a secret'])(
    'is nothing of that: %s',
    (line) => {
      expect(kinds(3, line)).not.toContain('care')
    },
  )
})

describe('what the tutor can do', () => {
  it.each([
    [3, 'can you order pizza', /pizza/],
    [1, 'can you call my mom', /can't/],
    [1, 'can you come to my house', /can't/],
    [2, 'can you make me a sandwich', /a sandwich|the sandwich|no sandwich/],
    [4, 'can you turn on the tv', /can't|outside/],
  ])('is said plainly in grade %i: %s', (grade, line, says) => {
    expect(talking(grade).say(line).said).toMatch(says)
  })

  it.each([
    'do you ever get stuff wrong',
    'are you always right',
    'can you be wrong sometimes',
    'do you make mistakes',
  ])('is not everything: %s', (line) => {
    expect(talking(4).say(line).said).toMatch(/wrong|mistakes/)
  })

  it.each(['can you order these numbers', 'can you make a pizza problem', 'can you draw 2 pizzas'])(
    'is no question of it: %s',
    (line) => {
      expect(talking(2).say(line).move.kind).not.toBe('honest')
    },
  )
})
