import { describe, expect, it } from 'vitest'
import { themesIn } from './themes.ts'

const ids = (text: string) => themesIn(text).map(({ id }) => id)

describe('what a child likes, by theme', () => {
  it.each([
    ['i like dinosaurs', 'dinosaurs'],
    ['dinosours r so cool', 'dinosaurs'],
    ['i have two ponies', 'horses'],
    ['my puppys name is max', 'dogs'],
    ['we saw three wolves', 'zoo'],
    ['i play minecraf all day', 'block-games'],
    ['Pokémon cards', 'trading-cards'],
    ['firemen came to our school', 'fire-trucks'],
    ['baloons', 'birthday-parties'],
    ['i have a rock collection', 'rocks'],
    ['i like to draw', 'drawing'],
    ['my favorite book', 'books'],
  ])('hears "%s"', (text, id) => {
    expect(ids(text)).toContain(id)
  })

  it.each([
    'can you draw it',
    'you rock',
    'he leaves at five',
    'my math book says so',
    'there is a space between the words',
    'present tense verbs',
    'bear with me',
    'i want to train for the race',
    'its raining cats and dogs',
    'we use a ruler and a bat',
    'can i do flash cards',
    'i am fishing for an idea',
  ])('hears nothing in "%s"', (text) => {
    expect(ids(text)).toEqual([])
  })
})
