import { expect, it } from 'vitest'
import { askedAloud } from './sentences.ts'

it('says choices so that ears can tell one from the next', () => {
  const said = [
    askedAloud('Which coin is worth 5 cents?', ['a nickel', 'a dime', 'a penny'], 'a nickel'),
    askedAloud('Is a car alive?', ['yes, it can move', 'no, it cannot grow', 'no, it is loud'], 'no, it cannot grow'),
    askedAloud('What did Ben do?', ['He sat down.', 'Mia helped him.', 'He ran home.'], 'He ran home.'),
    askedAloud('Is it blue?', ['Yes, for sure.', 'No, it is not.'], 'Yes, for sure.'),
    askedAloud('What do you know?', ['A is older than B.', 'A is harder than B.'], 'A is harder than B.'),
    askedAloud('When does it end?', ['9:00 a.m.', '9:00 p.m.'], '9:00 p.m.'),
    askedAloud(
      'Which question can a test answer?',
      ['Are kittens cute?', 'Does salt melt ice?'],
      'Does salt melt ice?',
    ),
    askedAloud('Max has 9 shoes. Is 9 even or odd?', ['even', 'odd', 'both'], 'odd'),
    askedAloud('Which is bigger, 9 or 4?', ['9', '4', 'They are the same.'], 'They are the same.'),
    askedAloud('Which is more money?', ["they're the same", '2 nickels', "we can't tell", '4 dimes'], '4 dimes'),
    askedAloud('Which makes 8?', ['7 + 1', '6 + 1', '7 + 2'], '7 + 1'),
  ]
  expect(said).toEqual([
    'Which coin is worth 5 cents? A nickel, a dime, or a penny?',
    'Is a car alive? Yes, it can move; no, it cannot grow; or no, it is loud?',
    'What did Ben do? He sat down; Mia helped him; or he ran home?',
    'Is it blue? Yes, for sure; or no, it is not?',
    'What do you know? A is older than B; or A is harder than B?',
    'When does it end? 9:00 a.m. or 9:00 p.m.?',
    'Which question can a test answer? “Are kittens cute” or “Does salt melt ice”?',
    'Max has 9 shoes. Is 9 even or odd?',
    'Which is bigger, 9 or 4? Or are they the same?',
    'Which is more money? 2 nickels or 4 dimes? Or are they the same, or is there no way to tell?',
    'Which makes 8? 7 + 1; 6 + 1; or 7 + 2?',
  ])
})
