import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { languageAnswer } from './language-answer.ts'

const answers: [question: string, answer: string][] = [
  ['how do you spell because', 'Because is spelled b-e-c-a-u-s-e. The middle is a-u, as in pause.'],
  ['How do you spell because???', 'Because is spelled b-e-c-a-u-s-e. The middle is a-u, as in pause.'],
  ['can you tell me how to spell tiger please', 'Tiger is spelled t-i-g-e-r.'],
  ['spell banana', 'Banana is spelled b-a-n-a-n-a.'],
  ['how is friend spelled', 'Friend is spelled f-r-i-e-n-d. The last 3 letters spell end.'],
  ['how do you spell becuase', 'I think you mean because. B-e-c-a-u-s-e.'],
  ['how do u spell elefant', 'I think you mean elephant. E-l-e-p-h-a-n-t.'],
  ['how do you spell nite', 'I think you mean night. N-i-g-h-t.'],
  ['spell skool', 'I think you mean school. S-c-h-o-o-l.'],
  ['how do you spell ice cream', 'Ice cream is spelled i-c-e, c-r-e-a-m.'],
  ['how do you spell the word that', 'That is spelled t-h-a-t.'],
  ['spell Monday', 'Monday is spelled m-o-n-d-a-y. It starts with a capital letter.'],
  ['do cat and hat rhyme', 'Yes, cat and hat rhyme. They sound the same at the end.'],
  ['does moon rhyme with spoon?', 'Yes, moon and spoon rhyme. They sound the same at the end.'],
  ['do dog and frog rhyme', 'Yes, dog and frog rhyme. They sound the same at the end.'],
  ['do cat and dog rhyme', 'No, cat and dog do not rhyme. They sound different at the end.'],
  ['do pin and pen rhyme', 'Pin and pen can rhyme. It depends on how you say them.'],
  ['do two and too rhyme', 'Two and too sound just the same.'],
  ['what rhymes with orange', 'I know no easy word that rhymes with orange.'],
  ['how many syllables in elephant', 'Elephant has 3 claps: el-e-phant.'],
  ['how many syllables are in the word banana?', 'Banana has 3 claps: ba-na-na.'],
  ['how many syllables does fire have', 'Fire has 1 clap.'],
  ['how many claps in family', 'Family can have 2 or 3 claps. People say it in both ways.'],
  ['how many syllables are there in beautiful', 'Beautiful has 3 claps: beau-ti-ful.'],
  ['what sound does dog start with', 'Dog starts with the sound d, as in duck.'],
  ['what letter does dog start with', 'Dog starts with the letter d.'],
  ['what does knee start with', 'Knee starts with the sound n, as in nest. Its first letter is k.'],
  ['what sound does city begin with', 'City starts with the sound s, as in sun. Its first letter is c.'],
  ['what letter does cat end with', 'Cat ends with the letter t.'],
  ['what is the opposite of hot', 'The opposite of hot is cold.'],
  ["what's the opposite of Up?", 'The opposite of up is down.'],
  ['opposite of right', 'The opposite of right is wrong or left.'],
  ['what is the plural of mouse', 'One mouse, two mice.'],
  ['plural of box', 'One box, two boxes.'],
  ['what is the plural of city', 'One city, two cities.'],
  ['what is the plural of toy', 'One toy, two toys.'],
  ['plural of sheep', 'It stays the same: one sheep, two sheep.'],
  ['plural of leaf', 'One leaf, two leaves.'],
  ['plural of roof', 'One roof, two roofs.'],
  ['plural of mice', 'Mice is a plural: one mouse, two mice.'],
  ['plural of water', 'We do not count water, so it has no usual plural.'],
  ['plural of happy', 'Happy is not a noun, so it has no plural.'],
  ['past tense of go', 'In the past, go turns into went.'],
  ['what is the past tense of stop?', 'In the past, stop turns into stopped.'],
  ['past tense of cry', 'In the past, cry turns into cried.'],
  ['past tense of play', 'In the past, play turns into played.'],
  ['past tense of bake', 'In the past, bake turns into baked.'],
  ['past tense of put', 'Put stays the same in the past.'],
  ['past tense of went', 'Went is the past of go.'],
  ['another word for happy', 'Glad, cheerful and joyful mean nearly the same as happy.'],
  ['what is another word for gift', 'Present means nearly the same as gift.'],
  ['is run a noun or a verb', 'Run can be a verb or a noun. It depends on the sentence.'],
  ['is dog a noun?', 'Dog is a noun. It names a person, place, animal or thing.'],
  ['is happy a verb', 'Happy is an adjective. It tells what something is like.'],
  ['what part of speech is quickly', 'Quickly is an adverb. It tells how, when or how much.'],
  ['hear or here', 'Hear means use your ears: I hear music. Here means in this place: Come here.'],
  [
    'what is the difference between its and it\u2019s',
    "Its shows that it belongs to it: The cat licks its paw. It's is short for it is: It's a sunny day.",
  ],
  [
    "their there or they're",
    "Their shows that it belongs to them: Their dog is brown. There means in that place: The ball is over there. They're is short for they are: They're my friends.",
  ],
  ['when do I use their', 'Their shows that it belongs to them: Their dog is brown.'],
]

const silent = [
  'how do you spell it',
  'spell it',
  'how do you spell my name',
  'how do you spell that',
  'how do you spell xqzzt',
  'how do you spell 7',
  'how do you spell',
  'what rhymes with zzyx',
  'do you like cats',
  'do cat and zzyx rhyme',
  'how many legs has a spider',
  'how many syllables in blorf',
  'what sound does a dog make',
  'what is the opposite of table',
  'what is the plural of qwerty',
  'what is the plural of beautiful thing',
  'past tense of table',
  'half past three',
  'another word for zebra',
  'is it a noun',
  'is 7 a prime or a square',
  'no one knows',
  'i want to be a bee',
  'to be or not to be',
  'which one is right',
  'do you see the sea',
  'what is 7 x 8',
  'hello',
  'i know the answer is 8',
  'can you help me',
  'what is a noun',
  '',
  '???',
  'a '.repeat(900),
]

describe('what the tutor says to a question about words', () => {
  it.each(answers)('%s', (question, answer) => {
    expect(languageAnswer(question, 2)).toBe(answer)
  })

  it.each(silent)('says nothing to: %s', (question) => {
    expect(languageAnswer(question, 2)).toBeNull()
  })

  it('names easy rhymes, never the word itself', () => {
    const said = languageAnswer('what rhymes with cat', 0) ?? ''
    expect(said).toMatch(/^(?:[A-Za-z]+(?:, | and | )){3,5}rhyme with cat\.$/)
    for (const word of said
      .toLowerCase()
      .replace(' rhyme with cat.', '')
      .split(/, | and /)) {
      expect(word).toMatch(/at$/)
      expect(word).not.toBe('cat')
    }
  })

  it('tells older children more about capital letters', () => {
    const young = languageAnswer('when do I use a capital letter?', 1)
    const older = languageAnswer('when do I use a capital letter?', 4)
    expect(young).toBe('Start each sentence, each name and the word I with a capital letter.')
    expect(older).toBe(`${young} Days, months and places get one, too.`)
  })

  it.each(['spell ', 'a', 'hey ', "its it's "])(
    'finds nothing in a long text, in a time that grows only with its length: %j',
    (piece) => {
      expect(growth((text) => expect(languageAnswer(text, 3)).toBeNull(), piece)).toBeLessThan(3)
    },
  )
})
