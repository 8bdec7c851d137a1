import { describe, expect, test } from 'vitest'
import { mixedOf } from '#server/tutor/read/spanish.ts'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of some lines. */
function lastOf(grade: number, ...lines: string[]) {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line)).at(-1)
}

describe('silent letters', () => {
  test.each([
    [['why is there a k in knife'], /people really said that k/],
    [['why is there a k in knife', 'thats dumb nobody says kuh nife'], /It is odd/],
    [['why is there a k in knife', 'what other words do that'], /knee/i],
    [['why is there a k in knife', 'gnome?'], /silent letter is g/],
    [['what words have a silent w'], /silent w/],
    [['why does lamb have a b'], /silent b/],
  ] as const)('%j', (lines, says) => {
    expect(lastOf(2, ...lines)?.text).toMatch(says)
  })

  test.each(['how do u spell nome', 'how do you spell gnome'])('%s', (line) => {
    expect(lastOf(2, line)?.text).toMatch(/g-n-o-m-e/i)
  })

  test('a word made of another is spelled as it is', () => {
    expect(lastOf(2, 'how do you spell wiggly')?.text).toMatch(/w-i-g-g-l-y/i)
  })

  test('a word that was missed is told kindly', () => {
    expect(lastOf(2, 'i spelled becuase wrong on my test')?.text).toMatch(/b-e-c-a-u-s-e/)
  })

  test('a rule that somebody said is confirmed with its limits', () => {
    expect(lastOf(2, 'my mom says i before e except after c')?.text).toMatch(/weird/)
  })
})

describe('ways to say it in pictures', () => {
  test.each([
    ["is 'my brother is a tornado' a simile", /metaphor/],
    ["is 'my brother is a tornado' a metaphor", /That is a metaphor/],
    ["is 'she ran as fast as a cheetah' a simile or a metaphor", /That is a simile/],
    ['is it personification if i say the wind screamed', /That is personification/],
  ] as const)('%s', (line, says) => {
    expect(lastOf(6, line)?.text).toMatch(says)
  })

  test('a line of the child is looked at while they are spoken of', () => {
    const lines = [
      'whats the difference between a simile and a metaphor',
      'ok i wrote one. the snow is a blanket over the town',
    ]
    expect(lastOf(6, ...lines)?.text).toMatch(/That is a metaphor/)
  })

  test('a plain fact is no metaphor', () => {
    expect(lastOf(6, "is 'a dog is a mammal' a metaphor")?.text).not.toMatch(/That is a metaphor/)
  })
})

describe('a sentence that is shown', () => {
  test.each(['"I am hungry" said Tom', '"I am hungry," said Tom.'])(
    'what somebody says in it is not said by the child: %s',
    (line) => {
      expect(lastOf(5, line)?.move.kind).toBe('writing')
    },
  )

  test('behind a question about two words it is looked at', () => {
    const lines = ["whats the difference between its and it's", "The dog wagged it's tail"]
    expect(lastOf(5, ...lines)?.move.kind).toBe('writing')
  })

  test('a guess that was wrong in an experiment is no trouble', () => {
    expect(lastOf(6, 'My hypothesis was wrong because the salt water froze slower')?.move.kind).not.toMatch(
      /heavy|feeling/,
    )
  })

  test('a real word that rhymes is not called made up', () => {
    expect(lastOf(1, 'whats a word that rimes with bug', 'slug!')?.text).not.toMatch(/made-up/)
  })

  test('another thing behind an answer of the world is not spelled', () => {
    expect(lastOf(1, 'how do u spell butterfly', 'do they bite', 'what about ladybugs')?.text).not.toMatch(/spelled/)
  })

  test('how a story begins is not how a letter does', () => {
    expect(lastOf(4, 'im writing a story about when my dog got lost', 'how do i start it')?.text).not.toMatch(/Dear/)
  })
})

describe('words for a test', () => {
  const begun = ['my vocab test is tomorrow can you help', 'the first word is abundant']

  test('a word that is named is told, and a sentence with it is credited', () => {
    expect(lastOf(5, ...begun)?.move.kind).toBe('words')
    expect(lastOf(5, ...begun, 'There is abundant food in the forest')?.text).toMatch(/You used abundant/)
  })

  test.each([
    ["'the ball was thrown by jim' is that passive", /That one is passive/],
    ["is 'jim threw the ball' passive", /That one is active/],
    ["is 'me and him went' wrong", /he and I/],
    ['is it who or whom did you see', /whom/],
    ['what letter is cat', /letter c|\bC, as in Cat/],
  ] as const)('%s', (line, says) => {
    expect(lastOf(6, line)?.text).toMatch(says)
  })

  test('what nobody says any more is no trouble of the child', () => {
    expect(lastOf(7, 'is it who or whom did you see', 'nobody says whom')?.move.kind).not.toMatch(/feeling/)
  })
})

describe('a text that is read', () => {
  const beavers =
    'ok here it is. Beavers are busy builders. They cut down trees with their strong teeth. They use the branches and mud to build dams across streams. The dams make a pond where the beavers can build a safe home called a lodge.'
  const read = ['can u help me with my reading homework', beavers, 'what is the main idea']

  test('a guess that asks is looked at as a guess', () => {
    expect(lastOf(3, ...read, 'is it that they have strong teeth')?.text).toMatch(
      /detail|one (?:thing|piece|part|sentence)|once/i,
    )
  })

  test('a word of it is looked for in it, and an idea of what it means is tried there', () => {
    expect(lastOf(3, ...read, 'next question. what does lodge mean')?.text).toMatch(/safe home called a lodge/)
    expect(lastOf(3, ...read, 'next question. what does lodge mean', 'a hotel?')?.text).toMatch(/lodge/)
  })

  test('the theme that the child finds is asked for in the book', () => {
    const lines = ['im reading the giver and its weird', 'i think the theme is that pain is important']
    expect(lastOf(7, ...lines)?.text).toMatch(/\?/)
    expect(lastOf(7, ...lines, 'my teacher says theme has to be a full sentence')?.text).toMatch(/theme|thought/i)
  })
})

describe('Spanish and English in one talk', () => {
  test.each([
    ['hola como se dice dog in spanish', /perro/],
    ['perro! y gato is cat right', /Gato means cat/],
    ['how do you say my dog is big in spanish', /perro.*grande/],
    ['que comen los perros', /Dogs eat/],
    ['como se dice sunset en español', /atardecer/],
    ['como se dice fideos en ingles', /noodles/],
    ['how do you say noodles in spanish', /fideos/],
    ['how do you say blanket in spanish', /cobija/],
    ['como se dice tijeras en ingles', /scissors/],
    ['how do you spell reseet', /r-e-c-e-i-p-t/i],
  ] as const)('%s', (line, says) => {
    expect(lastOf(2, line)?.text).toMatch(says)
  })

  test.each([
    ['i have tres pancakes and 4 mas', 'i have three pancakes and 4 more'],
    ['my perro ate dos cookies', 'my dog ate two cookies'],
  ])('a few Spanish words in English: %s', (line, meant) => {
    expect(mixedOf(line)).toBe(meant)
  })

  test.each([
    'i have 3 pancakes and 4 more',
    'my dad has a red car and i sit in it',
    'me and tia had a pie',
    'can we go to the plaza and eat a taco',
    'la la la i am singing',
    'no i want to do math',
    'my teacher is Mr Rios and he is so nice',
    'i saw a once in a blue moon thing',
    'do re mi fa so la ti do',
    'a mosquito bit me on the patio',
    'the sun is hot and the sand is too',
    'he ran to me',
    'the tornado was in kansas',
    'i ate a burrito with salsa',
    'my friend Rosa and her cat Luna',
    'as big as a house',
  ])('an English line stays as it is: %s', (line) => {
    expect(mixedOf(line)).toBeNull()
  })
})
