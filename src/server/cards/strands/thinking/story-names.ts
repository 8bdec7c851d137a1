import type { Dice } from '#server/brain/built-in/dice.ts'
import { someOf } from './puzzle.ts'

/** The children of our stories. */
const names = [
  ...['Maya', 'Omar', 'Lena', 'Kofi', 'Rosa', 'Jin', 'Amir', 'Tess', 'Diego', 'Priya', 'Luca', 'Nia', 'Ben'],
  ...['Aiko', 'Zoe', 'Malik', 'Ivy', 'Mateo', 'Hana', 'Eli', 'Sana', 'Theo', 'Lucy', 'Kai', 'Leah', 'Tariq'],
]

export const [aName, twoNames, threeNames] = [
  (dice: Dice): string => someOf(dice, names, 1)[0] ?? 'Maya',
  (dice: Dice): [string, string] => {
    const [one = 'Maya', other = 'Omar'] = someOf(dice, names, 2)
    return [one, other]
  },
  (dice: Dice): [string, string, string] => {
    const [one = 'Maya', other = 'Omar', third = 'Lena'] = someOf(dice, names, 3)
    return [one, other, third]
  },
]

const told = ['Sam', 'Mia', 'Leo', 'Ana', 'Kim', 'Noah']
const isTold = new RegExp(`\\b(?:${told.join('|')})\\b`, 'g')

/** The same words with other names, the same name for the same child. */
export function renaming(dice: Dice): (words: string) => string {
  const drawn = someOf(dice, names, told.length)
  return (words) => words.replace(isTold, (name) => drawn[told.indexOf(name)] ?? name)
}
