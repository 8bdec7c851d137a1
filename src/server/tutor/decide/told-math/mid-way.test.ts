import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  const said = lines.map((line) => child.say(line)).at(-1)
  if (!said) throw new Error('nothing was said')
  return said
}

describe('work that is right so far', () => {
  it.each([
    [1, ['8 + 5', 'i do 8 and 2 is 10 then how much left'], '2 of the 5|2 from the 5'],
    [2, ['28 + 7', '28 and 2 is 30 how many are left'], 'of the 7|from the 7'],
    [1, ['4 x 2', '2 4 6'], '\\b6\\b'],
    [3, ['6 x 4', '4, 8, 12, 16'], '\\b16\\b'],
    [4, ['write 12/16 in simplest form. i got 6/8'], '6/8.*\\b8\\b|6 and 8'],
    [3, ['my bar graph is going up by 2s. where does 9 go', 'in the middle of 8 and 10'], '8.*10'],
    [2, ['dressed takes me 10 and breakfast 15 and teeth 5'], '10, 15, and 5'],
    [3, ['week 1 i was 1cm week 2 i was 2 cm week 3 i was 4 cm. how tall in week 4', 'it doubles so 8'], '\\b8\\b'],
    [2, ['it comes at 7:40 and i cant read it', 'i get up at 7. how many minutes till the bus'], '7:40'],
    [2, ['and 8 arms so 2 octopuses have how many arms'], '8 arms'],
    [1, ['and seventeen is 17', 'what is the 1 for'], 'tens place'],
    [2, ['i wrote 42', 'what does the 4 mean'], 'tens place'],
  ])('%s: %s', (grade, lines, says) => {
    const { text, move } = last(grade, ...lines)
    expect(text).toMatch(new RegExp(says))
    expect(move.found).not.toBe('wrong')
  })

  it('hears behind the reason which one it is', () => {
    const pizzas = ['which is bigger 2/3 or 3/5', '2/3 is 10/15', '3/5 = 9/15. so 2/3 wins by a tiny bit']
    expect(last(4, ...pizzas).move.found).toBe('right')
    expect(last(4, ...pizzas, 'by 1/15 right').text).toContain('1/15')
    expect(last(4, 'which is bigger 2/3 or 3/5', '3/5 = 9/15. so 3/5 wins').move.found).not.toBe('right')
  })

  it('goes on to its end', () => {
    expect(last(1, '8 + 5', 'i do 8 and 2 is 10 then how much left', '3', '13').move.found).toBe('right')
    expect(last(1, '4 x 2', '2 4 6', '8').move.found).toBe('right')
    expect(last(5, 'simplify 24/36. is it 12/18', '2/3').move.found).toBe('right')
    expect(last(2, '2 quarters is how much', '50').move.found).toBe('right')
  })
})

describe('what only sounds like it', () => {
  it.each([
    [2, ['6 x 4', 'i have 2 4 6 as my locker']],
    [3, ['where does the 9 go in 49']],
    [2, ['what is 12/16 as a decimal, i got 6/8']],
    [2, ['my brother takes 10 cookies and my mom 5 and me 3']],
    [4, ['by 1/2 right']],
    [2, ['i am in room 17', 'what is the bell for']],
    [3, ['my number is 55', 'what is the 5 for']],
  ])('%s: %s', (grade, lines) => {
    const keys = last(grade, ...lines).move.lines.map((line) => ('key' in line ? line.key : ''))
    expect(
      keys.some((key) => /^(?:ten\.used|row\.|simplest\.|scale\.(?:lines|middle)|plan\.|apart\.|digit\.)/.test(key)),
    ).toBe(false)
  })
})
