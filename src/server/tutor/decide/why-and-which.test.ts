import { describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/tutor-talk.ts'

/** What the tutor says to the last of these lines. */
function saysTo(grade: number, ...lines: string[]): string {
  const talk = talkWith(grade)
  return lines.map((line) => talk.say(line).text).at(-1) ?? ''
}
const unknown = /wonder list|stumped|don't know|new to me|can't answer|No answer from me/i

describe('questions of the world whose pieces are known', () => {
  test.each<[string, RegExp]>([
    ['why do dogs not have hands', /paws/],
    ['why dont fish have legs', /fins/],
    ['how come fish have no legs', /fins/],
    ['why do people not have tails', /tailbone/],
    ['why do cats not have wings', /wings/],
    ['why cant fish walk', /fins/],
    ['why do birds not have tails', /tail/],
    ['why do horses not have fingers', /hooves/],
    ['does a tree breathe', /tiny holes/],
    ['do mushrooms eat', /soak up/],
    ['is a giraffe taller than a bus', /giraffe .*taller than a bus/s],
    ['is a pencil longer than a paper clip', /pencil .*longer than a paper clip/s],
    ['is a lion or a mouse bigger', /lion .*bigger than a mouse/s],
    ['what runs faster a cheetah or a turtle', /cheetah .*faster than a turtle/s],
    ['how much bigger is a elephant than a mouse', /elephant .*bigger than a mouse/s],
    ['is saturn bigger than earth', /Saturn .*bigger than Earth/s],
    ['is the eiffel tower taller than a house', /Eiffel Tower .*taller than a house/s],
    ['is a dinosaur bigger than my house', /chicken/],
    ['does fire go sleep when you blow it', /goes out/],
    ['do real animals evolve like that in one second', /change a tiny bit/],
    ['what about sharks', /cartilage|[Ss]hark/],
  ])('%s', (line, says) => {
    const said = saysTo(2, line)
    expect(said).toMatch(says)
    expect(said).not.toMatch(unknown)
  })

  test('what was asked of one is asked of another', () => {
    expect(saysTo(2, 'do fish have lungs', 'what about whales')).toMatch(/^(?!.*\b(?:no|don't|not)\b.*lungs).*lungs/is)
    expect(saysTo(3, 'is a cheetah faster than a horse', 'what about a snail')).toMatch(/horse/)
    expect(saysTo(3, 'do real animals evolve like that in one second', 'what about catipillers')).toMatch(
      /caterpillar/i,
    )
    expect(saysTo(2, 'what is the biggest dinosaur ever', 'bigger than my house?')).toMatch(/chicken|bigger/)
  })

  test.each([
    'why dont you have hands',
    'why dont i have friends',
    'why does my dog not have a tail',
    'can dogs breathe in water',
    'is my brother bigger than me',
    'why do some people not have legs',
    'why do some kids not have arms',
  ])('nothing is told of kinds to: %s', (line) => {
    expect(saysTo(2, line)).not.toMatch(/paws|can breathe|kids are|no friends|two (?:legs|arms)/i)
  })

  test('two that may be either are told to be so', () => {
    for (const grade of [1, 2, 3, 4]) expect(saysTo(grade, 'whats bigger a lion or a tiger')).toMatch(/tigers/)
  })
})

describe('words that sound alike, as children tell them apart', () => {
  test.each<[string, RegExp]>([
    ['so their teeth like the teeth is theirs. with the heir in it', /belongs to them/],
    ['whats the one with the comma on top', /apostrophe/],
    ['which its has the floaty comma', /short for it is/],
    ['which too do i use for also', /Too means also/],
    ['no like the other meet the one you eat', /Meat/],
    ['how do you write the eight like i ate', /Ate/],
    ['is it your or the other one like you are', /short for you are/],
    ['what do you call words that sound the same', /homophones/],
    ['do i need a capital for monday oh and capital letters too', /Yes, Monday gets a capital/],
    ['does monday have a big m', /Yes, Monday gets a capital/],
    ['do i need a capital for hope', /small letter.*or when it's somebody's name/],
  ])('%s', (line, says) => expect(saysTo(3, line)).toMatch(says))

  test('the mark alone means the words that were spoken of', () =>
    expect(saysTo(3, 'their dog with the heir in it', 'whats the one with the comma on top')).toMatch(/they are/))

  test('the word that the child mends itself is confirmed', () =>
    expect(saysTo(3, "They're noses wiggle. no wait. Their noses wiggle")).toMatch(/belongs to them/))

  test.each([
    'the other one is blue',
    'i saw a bear that is brown',
    'which one is bigger',
    'the whole class was there because here we sit',
    'i have two cats with the same name',
    'which two do i add',
    'the other two is mine',
    'what letter is the last one',
  ])('no word is told of in: %s', (line) =>
    expect(saysTo(3, line)).not.toMatch(/ means | short for |belongs to|starts with/i),
  )

  test('a line is put in the poem', () =>
    expect(
      saysTo(3, 'help me write a poem', 'i walked through fog. put that in my poem: I wore a cloud to school'),
    ).toMatch(/“I wore a cloud to school/))
})
