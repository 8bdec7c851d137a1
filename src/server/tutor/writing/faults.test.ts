import { describe, expect, it } from 'vitest'
import { faultsIn } from './faults.ts'
import { quoteOf } from './good-in.ts'
import { genreOf, ideaIn, writingWished } from './wished-writing.ts'
import { sentenceIn } from './written.ts'

const kinds = (text: string) => faultsIn(text).map(({ kind, word }) => `${kind} ${word}`)

describe('what there is to mend in a sentence', () => {
  it.each([
    ['I goed to the park.', 'past goed'],
    ['The cat runned fast.', 'past runned'],
    ['He wented home.', 'past wented'],
    ['The dog are big.', 'agree are'],
    ['The little dogs was wet.', 'agree was'],
    ['He go to school every day.', 'agree go'],
    ['They was at the park.', 'agree was'],
    ['She have a cat.', 'agree have'],
    ['I likes pizza.', 'agree likes'],
    ['There is two cats.', 'agree is'],
    ['We saw the the moon.', 'double the'],
    ['Their is a dog.', 'homophone their'],
    ['There going home.', 'homophone there'],
    ['I like there house.', 'homophone there'],
    ['Its raining outside.', 'homophone its'],
    ['My freind is nice.', 'spell freind'],
    ['I dont like peas.', 'short dont'],
    ['My brother and i play.', 'i i'],
    ['the sun is hot.', 'capital the'],
    ['The sun is hot', 'end hot'],
    ['What is your name', 'endQuestion name'],
    ['We went to the park and then we played on the swings and then we ate lunch and then we went home.', 'runOn and'],
  ])('sees it in "%s"', (text, fault) => {
    expect(kinds(text)).toEqual([fault])
  })

  it.each([
    'My mom and my dad are nice.',
    'The kids in the house are happy.',
    'One of the dogs is brown.',
    'If I were a bird, I would fly.',
    'Did the dog have a bone?',
    'My teacher lets him go, and it makes him happy.',
    'He put it there and read a book.',
    'Let it go.',
    'I can see it move.',
    'There are a lot of birds.',
    'The sheep are white.',
    'His pants are too long.',
    'Everybody was there.',
    'You guys are funny.',
    'I had had enough, and that was that.',
    'Zendaya and Mateo ate tamales with their abuela.',
    'They’re going to their house over there.',
    'The dragon said, “Hello there!” and flew away.',
    'My favorite food is pizza because it tastes good.',
    'Yesterday my family drove to the beach, and we swam in the ocean.',
    'The people here are kind.',
    'She has been reading since breakfast.',
    'It might rain, so we should go.',
    'My cat likes to nap, and he dreams of fish.',
    'The news is good.',
    'You and I are friends.',
    'What a day!',
  ])('leaves "%s" alone', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('what a child says about its writing', () => {
  it.each([
    ['is this right: i goed to the park', 'i goed to the park'],
    ['check my sentence the dog are big', 'the dog are big'],
    ['can you check this "he go to school"', 'he go to school'],
    ['Here is my paragraph: I like dogs. They are fun.', 'I like dogs. They are fun.'],
    ['The dog are big, is that right?', 'The dog are big'],
    ['The dragon said "hello there" and flew away.', 'The dragon said "hello there" and flew away.'],
    ['can you check my sentence', null],
  ])('finds the sentence in "%s"', (text, own) => {
    expect(sentenceIn(text)).toBe(own)
  })

  it.each([
    ['help me write a story about a dragon', 'writing_help'],
    ['i dont know what to write', 'writing_help'],
    ['how do i start my essay', 'writing_help'],
    ['write it for me', 'write_for_me'],
    ['can you write my book report', 'write_for_me'],
    ['check my sentence the dog are big', 'check_sentence'],
    ['is this right: i goed to the park', 'check_sentence'],
    ['is this right 7 + 8 = 15', null],
    ['is it right i think its 42', null],
    ['help me with this story problem', null],
    ['help me read this story', null],
    ['i need to write my spelling words', null],
    ['tell me a story', null],
  ])('knows whether "%s" is about writing', (text, act) => {
    expect(writingWished(text)).toBe(act)
  })

  it('quotes the child shortly', () => {
    expect(quoteOf('i want to write about a dragon that is scared of fire')).toBe('a dragon that is scared of fire')
    expect(
      quoteOf('because dogs are really loyal and they protect you from strangers at night')?.split(' ').length,
    ).toBeLessThanOrEqual(7)
    expect(ideaIn('help me write a story about a lost robot please')).toBe('a lost robot')
    expect(genreOf('my book report')).toBe('book')
  })
})
