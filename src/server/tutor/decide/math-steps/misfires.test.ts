import { describe, expect, it } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor does with the last line of a child, and which wordings it takes for it. */
function last(grade: number, ...lines: string[]) {
  const child = talkWith(grade)
  const said = lines.map((line) => child.say(line)).at(-1)
  const keys = (said?.move.lines ?? []).flatMap((line) => ('key' in line ? [line.key] : []))
  return { found: said?.move.found, kind: said?.move.kind ?? '', keys }
}

const straight = 'two angles make a straight line. one is 65 whats the other'
const lemons = '2 lemons makes 3 cups so 8 lemons makes 9 cups'
const inFigures = 'write six thousand forty two in numbers'
const obtuse = 'is 130 degrees acute or obtuse'
const sameSums = 'true or false 4 + 2 = 5 + 1'
const otherSums = 'true or false 4 + 2 = 5 + 2'

describe('a line that only looks like an answer is none', () => {
  it.each<[number, string[]]>([
    [1, ['6 + __ = 10', 'my sister has 4 fingers bandaged']],
    [1, ['6 + __ = 10', 'i have 4 fingers with paint on them']],
    [1, ['6 + __ = 10', 'the door squished 4 of my fingers']],
    [2, [sameSums, 'my friend is a true friend']],
    [2, [sameSums, 'is it allowed to go to the bathroom']],
    [2, [sameSums, 'im not allowed to stay up late']],
    [2, [sameSums, 'my brother told me a true story about a shark']],
    [2, [otherSums, 'my friend is a true friend']],
    [2, [otherSums, 'my dream came true']],
    [2, [sameSums, 'it was a false alarm at school']],
    [4, [straight, 'my bus is number 115']],
    [4, [straight, 'i have 115 stickers']],
    [4, [straight, 'it was 115 degrees in arizona']],
    [5, [lemons, 'my friend has 12 dogs']],
    [5, [lemons, 'i have 4 brothers']],
    [5, [lemons, 'my cousin is 12']],
    [4, [obtuse, 'do you want to go right after lunch']],
    [4, [obtuse, 'right']],
    [4, [obtuse, 'my mom is right here']],
    [3, [inFigures, 'my bus number is 64']],
    [3, [inFigures, 'it was 2015 when i was born']],
    [3, [inFigures, 'i live at 6042 oak street']],
    [4, ['how do i write one hundred in numbers', 'i have 2 brothers and 15 cousins']],
    [1, ['5 - 5', 'nothing, i was just thinking']],
    [1, ['5 - 5', 'nothing my mom called me']],
    [4, ['95 ÷ 4', 'i have 23 dollars and 3 left']],
    [4, ['95 ÷ 4', 'my mom had 23 cookies and 3 left']],
  ])('%s: %s', (grade, lines) => {
    const said = last(grade, ...lines)
    expect(said.found).toBeUndefined()
    expect(said.keys.filter((key) => /^(?:credit|figures|angle\.kind|grow|key)\b/.test(key))).toEqual([])
  })
})

describe('a line that only looks like a step is none', () => {
  it.each<[number, string[], RegExp]>([
    [4, ['is 51 prime? not sure'], /^prime\.(?:yes|no)/],
    [4, ['is 29 prime i think its not even'], /^prime\.(?:isPrime|odd|look)/],
    [4, ['is 9 prime i dont know if its prime'], /^prime\.(?:yes|no|odd|look)/],
    [4, ['is 87 prime? i dont think so, not sure'], /^prime\.(?:yes|no|odd|look)/],
    [4, ['is 51 prime? maybe, i have no idea'], /^prime\.(?:yes|no|odd|look)/],
    [2, ['is 5 prime minister? no'], /^prime/],
    [4, ['is 7 prime time? yes'], /^prime/],
    [4, ['is 51 prime i think yes', 'the bus goes 17 times 3 stops'], /^prime\.found/],
    [4, ['is 51 prime i think yes', 'my 3 fits in my shoe'], /^prime\.found/],
    [1, ['help me help me'], /^pattern/],
    [1, ['go away go away'], /^pattern/],
    [1, ['not fair not fair'], /^pattern/],
    [1, ['wake up wake up'], /^pattern/],
    [0, ['bad dog bad dog'], /^pattern/],
    [0, ['mommy daddy mommy daddy'], /^pattern/],
    [0, ['get out get out get out'], /^pattern/],
    [0, ['bad dog bad dog bad dog'], /^pattern/],
    [3, ['36 + 48', 'i cant do this today my mom is sick'], /^stuck/],
    [3, ['36 + 48', 'i dont get it, the joke you told'], /^stuck/],
    [3, ['36 + 48', 'i cant do that, my mom said bed time'], /^stuck/],
    [3, ['36 + 48', 'i dont get it its raining'], /^stuck/],
    [2, ['quarters must be the same size as nickels'], /^fair/],
    [2, ['quarters are the same as 25 pennies'], /^fair/],
    [3, ['teams should be fair, we split in half'], /^fair/],
    [3, ['the second half should be fair for both teams'], /^fair/],
    [3, ['i have one big half and a small brother'], /^fair/],
    [2, ['my cat has 4 kittens', '2 moms have 6 kids'], /^groups/],
    [2, ['i have 5 cars', '3 boys have 8'], /^groups/],
    [2, ['i have 4 dogs and 3 cats', '2 dogs have 6 puppies'], /^groups/],
    [2, ['a cat has 4 legs', '2 dogs have 6 puppies'], /^groups/],
    [5, ['the score was (3, 0) at the bottom of the ninth'], /^axis/],
    [5, ['(0,4) is at my side'], /^axis/],
    [2, ['2 dimes is 2'], /^coins/],
    [2, ['the 4 quarters is 1'], /^coins\.stepLook/],
    [4, ['15 rounds is 30 minutes'], /^(?:wrong|credit|own|look)/],
    [4, ['47 rounds to 100 in boxing'], /^(?:wrong|credit|own|look)/],
    [4, ['5 rounds to 10 minutes each'], /^(?:wrong|credit|own|look)/],
    [2, ['what is bigger 1/3 or 1/5', '5 people came with a tiny dog'], /^share/],
    [2, ['what is bigger 1/3 or 1/5', 'my 5 friends are small'], /^share/],
  ])('%s: %s', (grade, lines, not) => {
    const said = last(grade, ...lines)
    expect(said.keys.filter((key) => not.test(key))).toEqual([])
    expect(said.found).toBeUndefined()
  })

  it.each([
    '7 x 8. i dont want to do it the long way',
    '3/4 + 1/4 im not going to do it in my head',
    'im not doing 3 + 4 is 7 again, that was fun',
    'i dont wanna do it again but 3 x 4 is 12',
    '46 x 8 i dont want to do it without paper',
  ])('only the way of doing it is refused: %s', (line) => expect(last(3, line).keys).not.toContain('own.refused'))

  it.each(['7 x 8 and im NOT doing it', 'ok next is 61-38 and i dont want to do it', 'i wont do 3/4 + 1/4'])(
    'the sum itself is refused: %s',
    (line) => expect(last(3, line).keys).toContain('own.refused'),
  )

  it('who is most is not worked out where it is told, or where whose it is is no name', () => {
    for (const line of [
      'cara is the tallest. amy is taller than ben. who is tallest',
      'my dog is bigger than your dog, who is bigger',
      'our cat is older than your cat. who is older',
    ])
      expect(last(3, line).kind).not.toBe('own')
  })
})

describe('what is an answer is still taken', () => {
  it.each<[number, string[], string]>([
    [1, ['6 + __ = 10', '4 fingers are up'], 'right'],
    [1, ['6 + __ = 10', 'i put 4 more fingers'], 'right'],
    [2, [sameSums, 'i think its true'], 'right'],
    [2, [sameSums, 'true because 4 + 2 is 6 and 5 + 1 is 6'], 'right'],
    [2, [otherSums, 'it is true'], 'wrong'],
    [2, [otherSums, 'not true'], 'right'],
    [1, ['is 7 = 8 - 1 allowed', 'yeah its allowed'], 'right'],
    [1, ['5 - 5', 'nothing left'], 'right'],
    [4, ['47 rounds to 50'], 'right'],
  ])('%s: %s', (grade, lines, found) => expect(last(grade, ...lines).found).toBe(found))

  it.each<[number, string[], RegExp]>([
    [4, [straight, '115'], /^angle\.restRight/],
    [4, [straight, 'so the other one is 115'], /^angle\.restRight/],
    [4, [straight, '115. i took 65 off'], /^angle\.restRight/],
    [5, [lemons, 'oh so its 12 cups'], /^grow\.found/],
    [5, [lemons, '4 groups. 12 cups'], /^grow\.found/],
    [3, [inFigures, 'its 6042'], /^figures\.right/],
    [3, [inFigures, 'i wrote 6,042'], /^figures\.right/],
    [4, [obtuse, 'obtuse cause its more than a right angle'], /^angle\.kindRight/],
    [4, [obtuse, 'more than 90 so obtuse'], /^angle\.kindRight/],
    [4, [obtuse, 'a right angle'], /^angle\.kindLook/],
    [4, ['is 21 composite? yes it is not prime'], /^prime\.no/],
    [4, ['is 29 prime? i say yes'], /^prime\.yes/],
    [4, ['is 51 prime? no'], /^prime\.no/],
    [4, ['is 51 prime? i dont think so'], /^prime\.no/],
    [4, ['is 29 prime i think its composite'], /^prime\.isPrime/],
    [4, ['is 51 prime i think yes', '3 x 17 is 51'], /^prime\.found/],
    [4, ['is 51 prime i think yes', '3 goes in it 17 times'], /^prime\.found/],
    [2, ['fourths have to be the same size'], /^fair\.yes/],
    [2, ['the pieces have to be equal to be fourths'], /^fair\.yes/],
    [0, ['red blue red blue'], /^pattern/],
    [0, ['kiwi plum kiwi plum kiwi'], /^pattern/],
    [1, ['my pattern is fork spoon fork spoon'], /^pattern/],
    [0, ['clap stomp clap stomp clap'], /^pattern/],
    [0, ['circle square circle square circle'], /^pattern/],
    [3, ['36 + 48', 'i dont get it its dumb'], /^(?:stuck|cross)\./],
    [3, ['36 + 48', 'i cant do this its too hard'], /^stuck/],
    [3, ['i cut it into fourths but one piece is big'], /^fair/],
    [2, ['a cat has 4 legs', 'so 2 cats have 6'], /^groups/],
    [5, ['(0,4) is on the bottom line?'], /^axis/],
    [3, [inFigures, '642'], /^figures\.missing/],
    [3, [inFigures, '624'], /^figures\.look/],
    [2, ['2 dimes is 15'], /^coins/],
  ])('%s: %s', (grade, lines, key) => expect(last(grade, ...lines).keys.some((one) => key.test(one))).toBe(true))
})
