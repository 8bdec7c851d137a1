import type { Task } from '../tasks/task.ts'
import type { Path, Schema } from './story-path.ts'

/** How a story of this kind is thought through: no number in it, so that nothing is told. */
type StoryWords = {
  /** What do we know; what happens; which sign. */
  hints: Task['hints']
  happens: string
  because: string
  /** After 'You added, ' and the like. */
  but: string
}

const moreOrLess = 'Does it get more, or less?'

const plain: Record<Exclude<Schema, 'more-than' | 'times-as-many' | 'start-unknown'>, StoryWords> = {
  join: {
    hints: ['What is there at first, and what comes?', moreOrLess, 'It gets more, so add what comes.'],
    happens: 'More come, so we add.',
    because: 'more come to what was there',
    but: 'but more come.',
  },
  separate: {
    hints: ['What is there at first, and what goes?', moreOrLess, 'It gets less, so take away what goes.'],
    happens: 'Some go away, so we take away.',
    because: 'some of them go away',
    but: 'but some go away.',
  },
  parts: {
    hints: [
      'Which parts does the story tell of?',
      'The question asks for all parts.',
      'Put the parts together, so add.',
    ],
    happens: 'We want all parts, so we add.',
    because: 'the parts make the whole',
    but: 'but we want all parts.',
  },
  'part-unknown': {
    hints: [
      'What is the whole, and which part is known?',
      'The other part is missing.',
      'Take the part away from the whole.',
    ],
    happens: 'A part is missing, so we take away.',
    because: 'both parts make the whole',
    but: 'but a part is missing.',
  },
  compare: {
    hints: ['Which number is bigger?', 'Look how far apart they are.', 'Take the smaller from the bigger number.'],
    happens: 'We compare, so we take away.',
    because: 'that is how far apart they are',
    but: 'but we compare.',
  },
  groups: {
    hints: [
      'How many groups are there, and what is in each?',
      'All groups are equal.',
      'Count each group again, so multiply.',
    ],
    happens: 'The groups are equal, so we multiply.',
    because: 'all groups are equal',
    but: 'but the groups are equal.',
  },
  share: {
    hints: ['What is shared, and into how many groups?', 'All get the same.', 'Deal it out equally, so divide.'],
    happens: 'All get the same, so we divide.',
    because: 'all get the same',
    but: 'but all get an equal share.',
  },
  'how-many-groups': {
    hints: [
      'How much is it, and how much is in each group?',
      'All groups are equal.',
      'Look how often it fits, so divide.',
    ],
    happens: 'We fill equal groups, so we divide.',
    because: 'all groups are equal',
    but: 'but it goes into equal groups.',
  },
  'change-unknown': {
    hints: [
      'What is there at first, and what at the end?',
      'Something happened in between.',
      'Look how far apart they are, so take away.',
    ],
    happens: 'We want what happened, so we take away.',
    because: 'that is how much it changed',
    but: 'but we want what happened in between.',
  },
  need: {
    hints: [
      'What is there, and what is wanted?',
      'Something is still missing.',
      'Take what is there from what is wanted.',
    ],
    happens: 'Some are missing, so we take away.',
    because: 'that many are missing',
    but: 'but we want what is missing.',
  },
  price: {
    hints: [
      'What does each cost, and how many are there?',
      'All cost the same.',
      'Count the price for each, so multiply.',
    ],
    happens: 'All cost the same, so we multiply.',
    because: 'each costs the same',
    but: 'but each costs the same.',
  },
  'money-left': {
    hints: ['How much money is there, and what is spent?', moreOrLess, 'It gets less, so take away.'],
    happens: 'Money is spent, so we take away.',
    because: 'some of the money is spent',
    but: 'but money is spent.',
  },
  time: {
    hints: [
      'When does it start, and when does it end?',
      'Jump on the clock from start to end.',
      'Count up to the end.',
    ],
    happens: 'Count on from the start to the end.',
    because: 'that is the time in between',
    but: 'but we want the time in between.',
  },
}

/** The words for the path of a story. Three kinds of stories go both ways. */
export function wordsFor({ schema, operation }: Path): StoryWords {
  const isUp = operation === '+' || operation === '×'
  const sign = { '+': 'add', '−': 'take away', '×': 'multiply', '÷': 'divide' }[operation]
  if (schema === 'more-than' || schema === 'times-as-many') {
    const size = isUp ? 'more' : 'less'
    return {
      hints: ['Who has more?', 'Do you look for more, or for less?', `It must be ${size}, so ${sign}.`],
      happens: `We look for ${size}, so we ${sign}.`,
      because: schema === 'more-than' ? 'that is how far apart they are' : 'all parts are equal',
      but: `but read who has ${schema === 'more-than' ? 'more' : 'times as many'}.`,
    }
  }
  if (schema !== 'start-unknown') return plain[schema]
  return {
    hints: [
      'What is there at the end?',
      'Go back to the start: undo what happened.',
      isUp ? 'Put back what went away, so add.' : 'Take off what came, so take away.',
    ],
    happens: `We go back to the start, so we ${sign}.`,
    because: 'going back undoes what happened',
    but: 'but we go back to the start.',
  }
}
