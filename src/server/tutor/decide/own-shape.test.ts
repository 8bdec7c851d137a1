import { describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of some lines. */
function lastOf(grade: number, ...lines: string[]) {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line)).at(-1)
}

const box = ['i need to find the volume of a box', 'its 3 by 4 by 5']
const room = ['my room is 10 by 12 what is the area', '120']

describe('a shape of the child’s own', () => {
  test.each([
    [5, box.slice(0, 1), /how (?:long|big)|length|measurements|sides|given/i],
    [5, box, /the volume of 3 by 4 by 5/],
    [5, [...box, '60', '60 what'], /cub/i],
    [5, [...box, '60', 'why is it cubed'], /cub/i],
    [5, [...box, '60', 'what if i double all the sides'], /6 by 8 by 10/],
    [5, [...box, '60', 'what if i double one side'], /6 by 4 by 5/],
    [5, [...box, '60', 'what if i double all the sides', '480', 'is that 8 times'], /\b8\b/],
    [5, [...box, '60', 'what if i double all the sides', '480', 'is that 4 times'], /60.*480|480.*60/],
    [5, [...box, '60', 'what if i double all the sides', '480', 'why 8 times'], /2 × 2 × 2/],
    [5, [...box, '60', 'and the surface area'], /surface area/],
    [6, ['what is the surface area of a box 2 by 3 by 4', '52'], /52/],
    [4, [...room, 'and the perimeter'], /the perimeter of 12 by 10/],
    [4, [...room, 'what units'], /square/i],
    [4, [...room, 'what if its a triangle'], /triangle/],
    [4, [...room, 'what if its a triangle', '60'], /60/],
    [6, ['i need to find the area of a circle', 'the radius is 3'], /circle with radius 3/],
  ] as const)('grade %i: %j', (grade, lines, says) => {
    expect(lastOf(grade, ...lines)?.text).toMatch(says)
  })

  test('what it says the triangle comes to is looked at', () => {
    expect(lastOf(4, 'so a triangle 4 by 6 is 12?')?.move.kind).toBe('credit')
    expect(lastOf(4, 'so a triangle 4 by 6 is 24?')?.move.kind).toBe('wrong')
  })

  test('the surface of a box is not the area of a rectangle', () => {
    expect(lastOf(6, 'surface area of a box 2 by 3 by 4', '24')?.move.kind).toBe('wrong')
    expect(lastOf(6, 'surface area of a box 2 by 3 by 4', '52')?.move.kind).toBe('credit')
  })

  test('an exercise of the tutor’s lets go of it', () => {
    const talk = talkWith(4)
    for (const line of [...room, 'give me a subtraction problem']) talk.say(line)
    expect(talk.say('and the perimeter').text).not.toMatch(/12 by 10/)
  })
})
