import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

function last(grade: number, line: string) {
  const child = talkWith(grade)
  const said = line
    .split(' || ')
    .map((one) => child.say(one))
    .at(-1)
  if (!said) throw new Error('nothing was said')
  return said
}

/** A sum that is called right. */
const credit = /^(?!Check:).*\d [+−×÷] \$?\d+ (?:cents )?=|^(?:Right|Yes|You found it|Exactly)\b/
/** Work that is asked of a child that only tells. */
const drill =
  /find out from that|How far apart|(?:does|as) the (?:problem|it) (?:say|stand)|came out best|(?:happens|do) with (?:them|those)|figure out|whole problem/

describe('a number of somebody’s', () => {
  it.each([
    'mia has 6 and i have 4 so we have 10',
    'mia has 6, i have 4, so thats 10 together',
    'mia has 6 and i have 4 so she has 2 more',
    'i have 6 and mia gave me 4 so i have 10',
    'we have 12 together. i have 5 so she has 7',
    'i have 5 dolls and my sister has 2. i have 3 more',
    'my brother is 9 and im 6 so hes 3 years older',
    'im 7 and my brother is 2 years older so he is 9',
    'i have 7 shells and my sis has 3. so she has 4 less',
    'i have 9 points and he has 4 so im ahead by 5',
    'we have 7 goals and they have 3 so we are up by 4',
    'ok listen || if this one comes out i hav 1 and he has 3 so he is winning by 2',
    '9 cats and 4 dogs so 13 pets',
    '20 boys and 15 girls. so 35 kids',
    '2 teachers and 20 students. thats 22 people',
  ])('is right: %s', (line) => expect(last(2, line).text).toMatch(credit))

  it.each([
    'my brother is 9 and my sister is 3. so shes 6',
    'my brother is 9 || my sister is 3. so shes 6',
    'my brother is 9 and im 6 so im 3 years older',
    'Mia has 6, I have 4, so she has 10',
    'mia has 6 and i have 4 so i have 2 more',
    'my sister has 5 dolls, i have 2. so she has 3',
    'tom got 8 and i got 5 so he got 13',
    'i have 12 cards and my friend has 4. so he has 16 cards',
    'my cousin got 7 || i got 3 so he got 10',
    'if this one comes out i hav 1 and he has 3 so im winning by 2',
    'i have 9 points and he has 4 so he is ahead by 5',
    'theres 20 kids and 15 chairs. so 35 kids',
    '8 dogs and 2 people so 10 dogs',
    'my sister has 3 dolls, i took 1. now i have 1',
  ])('is credited to nobody else: %s', (line) => {
    const { text, move } = last(2, line)
    expect(text).not.toMatch(credit)
    expect(move.found).toBeUndefined()
  })

  it('stays in mind as it was told, and not as it was made of it', () => {
    expect(last(4, 'my brother has 12 cards. i have 5. so we have 18 || how many do we have in all').text).not.toMatch(
      /18/,
    )
    expect(
      last(4, 'we got 6 eggs || the chickens laid 5 more so we have 12 || how many do we have now').text,
    ).not.toMatch(/12 \+/)
  })
})

describe('hours of the day', () => {
  it.each([
    'bedtime 8, get up 6, 10 hours',
    'i go to bed at 9 and wake up at 7. so thats 10 hours',
    'school starts at 8 and ends at 3 so thats 7 hours',
    'practice is from 4 to 6 so 2 hours',
  ])('are so far apart: %s', (line) => expect(last(3, line).text).toMatch(/from \d+:00 to \d+:00 is \d+ hours/))

  it.each([
    'bedtime 8, get up 6, 14 hours',
    'bedtime 8 || get up 6 || 14 hours',
    'i go to bed at 8 and get up at 6. so 14 hours',
    'bed at 9 and up at 7 so thats 16 hours',
    'lunch 12, recess 1, 13 minutes',
  ])('add up to nothing: %s', (line) => expect(last(3, line).text).not.toMatch(/[+=]|worked it out|Right/))
})

describe('counts that are told', () => {
  it.each(['now we are 3', 'now were 3. i mean we are 3', "now we're three"])('are of who is there: %s', (line) =>
    expect(last(1, `grandpa lives with me || ${line}`).text).not.toMatch(/you're (?:3|three)/i),
  )

  it('are asked for where nobody knows what of', () => {
    expect(last(1, 'i got 6').text).toMatch(/\b6\b.*\?|of/)
    expect(last(1, 'i got 6').text).not.toMatch(drill)
  })

  it.each([
    ['5+9 is ez 14 done', 'right'],
    ['7+8 ez 15', 'right'],
    ['6x7 easy peasy 42 done', 'right'],
    ['12-5 too easy 7', 'right'],
    ['5+9 is ez 15 done', 'wrong'],
  ])('come with how easy they were: %s', (line, found) => expect(last(2, line).move.found).toBe(found))

  it('are all in what is asked of all', () => {
    expect(
      last(2, 'i saw 3 ducks and 2 frogs and 4 dogs || how many was that all together. is it a lot').text,
    ).toContain('3 + 2 + 4')
  })

  it.each(['one two four five. five cars', 'one two three five six. six snails', '1 2 3 5. 5 snails'])(
    'have one left out: %s',
    (line) => expect(last(0, line).move.lines).toMatchObject([{ key: 'count.upTo' }, { key: 'count.next' }]),
  )
})

describe('what a child only tells', () => {
  it.each([
    [3, 'no wifi for 2 hours'],
    [2, 'he brings me a rock from every place. i have 14 rocks'],
    [2, 'i had to chase them. i got 8 but there was 12'],
    [2, 'i got 7 dinos and 3 are meat eaters'],
    [2, 'we made 5 dollars and my brother wants 3 and give me 2. not fair'],
    [-1, 'i made my letter but it look like a z'],
    [-1, 'oh no i dropd a leaf. now i got 2. giv me one more'],
    [2, 'my brother is 9 and my sister is 3. so shes 6'],
  ])('meets interest and no drill, %s: %s', (grade, line) => expect(last(grade, line).text).not.toMatch(drill))
})
