import { describe, expect, it } from 'vitest'
import { contradicts } from './contradicts.ts'

describe('a sentence beside the facts of a move', () => {
  it.each([
    ['A spider has 8 legs.', 'A spider has 6 legs.'],
    ['A spider has 8 legs.', 'Spiders walk on six legs!'],
    ['A spider has 8 legs.', 'It has 10 legs.'],
    ['A farm has 6 stalls with 4 horses in each stall.', 'On the farm there are 5 stalls.'],
    ['Because is spelled b-e-c-a-u-s-e.', "It's spelled b-e-c-u-z."],
    ['Because is spelled b-e-c-a-u-s-e.', 'Say it with me: b, e, c, o, s.'],
    ['George Washington was the first president of the United States.', 'The first president was Abraham Lincoln.'],
    ['Whales are mammals, not fish.', 'Whales are fish.'],
    ['Sharks are fish.', "Sharks aren't fish."],
    ['Sharks are fish.', 'No, sharks are not fish.'],
    ['The moon does not make its own light.', 'The moon makes its own light.'],
    ['A week has 7 days.', 'Remember, a week has five days.'],
  ])('is a fault where it says otherwise: %s / %s', (fact, sentence) => {
    expect(contradicts(sentence, [fact])).toBe(true)
  })

  it.each([
    ['A spider has 8 legs.', 'A spider has eight legs.'],
    ['A spider has 8 legs.', "Insects have six, so a spider isn't an insect after all!"],
    ['A spider has 8 legs.', 'An ant has 6 legs.'],
    ['A spider has 8 legs.', 'Two legs in front feel the way, and it walks on all 8 legs.'],
    ['A spider has 8 legs.', 'Does a spider have 6 legs?'],
    ['A farm has 6 stalls with 4 horses in each stall.', 'Picture the 6 stalls, each with 4 horses.'],
    ['Because is spelled b-e-c-a-u-s-e.', "It's spelled b-e-c-a-u-s-e."],
    ['Because is spelled b-e-c-a-u-s-e.', 'It begins with b-e-c.'],
    ['George Washington was the first president of the United States.', 'That was George Washington.'],
    ['George Washington was the first president of the United States.', 'Abraham Lincoln came much later.'],
    ['Whales are mammals, not fish.', 'Whales look like fish, but they breathe air.'],
    ['Whales are mammals, not fish.', "They're not fish, even though they live in the sea."],
    ['Sharks are fish.', 'Yes, sharks are fish!'],
    ['Sharks are fish.', 'Not every animal in the sea is a fish.'],
    ['What is 6 × 4?', 'What is 6 × 4?'],
    ['5 × 8 = 40.', 'Five eights make 40, and two more eights make 16.'],
    ['George Washington was the first president, from 1789 to 1797.', 'He became president in 1789.'],
  ])('may say the same in other words, or more: %s / %s', (fact, sentence) => {
    expect(contradicts(sentence, [fact])).toBe(false)
  })
})
