import { describe, expect, it } from 'vitest'
import { lastKeys, talkWith } from '#tests/support/tutor-talk.ts'

const kinds = (grade: number, ...lines: string[]) => {
  const child = talkWith(grade)
  return lines.map((line) => child.say(line)).at(-1)
}

describe('what hurts is not counted, pictured or thanked', () => {
  it.each([
    [1, 'i had 2 dogs and 1 died'],
    [0, 'i had 5 fish and 2 died'],
    [0, 'i had 3 fish and they all died'],
    [0, '3 balloons and one popped and i cried'],
    [0, '2 boo boos'],
    [2, 'i have 2 houses because my parents got divorced'],
    [2, '5 people in my family and 1 went away'],
    [2, '3 friends and 2 left me out'],
    [2, 'i had 3 cups and dad broke 1 when he was yelling'],
    [2, 'i had 5 crayons and mom threw 2 at me'],
    [2, 'i had 6 stickers and they took 3 and laughed at me'],
    [0, 'hhhhelp hhhurt'],
    [1, 'm m m mommy is mad'],
    [1, 'my arm is blue'],
    [1, 'my pee is red'],
    [1, 'my friend is brown'],
    [2, 'we lost our baby'],
    [2, 'my mom lost her job'],
    [3, 'i hope you rot'],
    [3, 'i hope you get sick'],
    [3, 'i hope you can keep a secret'],
    [3, 'my brother hates me is a fact'],
    [3, 'the earth is flat is a fact'],
    [1, 'd got hit in the belly'],
    [1, 'u are like a bucket of poop'],
    [4, 'can i include my address in my letter'],
    [3, 'can i put my hand in my pants'],
  ] as const)('in grade %i: %s', (grade, line) => {
    const keys = lastKeys(grade, line).join(' ')
    expect(keys).not.toMatch(
      /told\.(?:less|more|one|two|looks)|sight\.set|sounds?\.|shape\.|mishap\.lost|tutor\.wished|fact\.or\.fact|mayGo|write\.mayGo/,
    )
    expect(talkWith(grade).say(line).text).not.toMatch(/two dice|\bNice!|I see it in my mind|You, too!|Sure[.,]/)
  })

  it('nor behind measuring or a riddle', () => {
    expect(kinds(1, 'i measured it with clips', 'dad left without saying bye')?.text).not.toMatch(/You fixed it/)
    expect(kinds(3, 'i run but never walk what am i', 'my dog died')?.text).not.toMatch(/I should have seen that/)
    expect(kinds(3, 'i have two moms what am i')?.move.kind).not.toBe('play.riddle')
  })

  it('and in Spanish', () => {
    const child = talkWith(1)
    child.say('hola, hablas espanol?')
    for (const line of ['mi primo es malo conmigo', 'no me gusta mi cuerpo', 'los ninos son muy feos conmigo'])
      expect(child.say(line).text, line).not.toMatch(/Qué bonito|Guácala|De qué color/)
  })
})

describe('what is light is still taken up', () => {
  it.each([
    [3, 'i hope you have a good day', 'tutor.wished'],
    [2, 'i had 5 crackers and i ate 2', 'told.less'],
  ] as const)('in grade %i: %s', (grade, line, key) => {
    expect(lastKeys(grade, line).join(' ')).toContain(key)
  })
})

describe('whose amount it is', () => {
  it.each([
    [3, 'sam has 10 cookies and ate 3 and mia has 5 how many does mia have', '5'],
    [3, 'i have 9 cookies and my mom has 5. she ate 2. how many do i have', '9'],
  ] as const)('a right answer is not called wrong: %s', (grade, line, answer) => {
    const child = talkWith(grade)
    child.say(line)
    expect(child.say(answer).move.found).not.toBe('wrong')
  })

  it('what somebody has is not what each has', () => {
    expect(talkWith(3).say('i have 6 pizzas and 3 kids have how many').text).not.toMatch(/for all 3/)
  })

  it('minutes are only what is told in minutes', () => {
    expect(talkWith(3).say('mom takes 2 pills and dad takes 3').text).not.toMatch(/minutes/)
    expect(talkWith(3).say('soccer takes 2 hours and dinner takes 1').text).not.toMatch(/minutes/)
  })
})
