import { describe, expect, it } from 'vitest'
import written from '#content/questions/facts.json'
import { factFor } from './science-facts.ts'

const lengthOf = (sentence: string) => sentence.split(/\s+/).length

describe('the written facts', () => {
  it('are many, and each is its own', () => {
    expect(written.facts.length).toBeGreaterThanOrEqual(160)
    expect(new Set(written.facts.map(({ id }) => id)).size).toBe(written.facts.length)
  })

  it('are short sentences for their grades', () => {
    for (const { id, young, old } of written.facts.map((fact) => ({ old: fact.young, ...fact }))) {
      for (const [said, limit] of [
        [young, 12],
        [old, 17],
      ] as const) {
        const sentences = said.split(/(?<=[.?!])\s+/)
        expect(sentences.length, id).toBeLessThanOrEqual(2)
        for (const sentence of sentences) expect(lengthOf(sentence), `${id}: ${sentence}`).toBeLessThanOrEqual(limit)
      }
      expect(`${young} ${old}`, id).not.toMatch(/!|\bwrong\b|[*_#<>]|https?:/)
    }
  })

  it('answer each way of asking, with other words and in the other order', () => {
    for (const { id, asks, young } of written.facts) {
      for (const groups of asks) {
        const words = groups.map((group) => group.split(' '))
        expect(factFor(`${words.map((group) => group[0]).join(' ')}?`, 1), id).toBe(young)
        expect(
          factFor(
            `${words
              .map((group) => group.at(-1))
              .reverse()
              .join(' ')}?`,
            1,
          ),
          id,
        ).toBe(young)
      }
    }
  })
})

const asked = [
  ['why is the sky blue', /scatters the blue/],
  ['Why do leaves change color in the fall?', /chlorophyll/],
  ['how do magnets work', /iron/],
  ["what's the biggest animal in the world", /blue whale/],
  ['do fish sleep', /eyelids/],
  ['how far away is the moon', /239,000/],
  ['why does the moon change its shape every night', /sunlit|lights half/],
  ['how big is the sun', /865,000/],
  ['How come leaves fall off trees?', /dry out/],
  ['how do plants get their food', /photosynthesis/],
  ['how many legs does a spider have', /8 legs/],
  ['hey can you tell me why the sky is blue please', /scatters the blue/],
  ['We went to the beach. Why is the sea so salty?', /salt out of rocks/],
  ['how do airplanes stay up', /wings turn air/],
  ['why do magents stick to the fridge', /pull iron/],
  ['what makes thunder so loud', /Lightning heats/],
  ['whats a fossil', /trace of old life/],
  ['how do caterpillars turn into butterflies', /pupa/],
  ['why does ice float', /less dense/],
  ['how do volcanoes erupt', /lava/],
  ['why do worms come out when it rains', /damp skin/],
  ['which planet is the hottest', /Venus/],
  ['why cant penguins fly', /flippers/],
  ['are bats blind', /echo/],
  ['why do onions make you cry', /gas/],
  ['I wonder how rockets fly to space.', /pushes hot gas/],
  ['did dinosaurs live with people', /before the first people/],
  ['how long does it take the earth to go around the sun', /365/],
  ['what is photosynthsis', /sugar/],
  ['can you explain the water cycle', /evaporates/],
  ['tell me about gravity', /pull between/],
  ['why do my teeth fall out', /jaw/],
  ['why do zebras have stripes', /biting flies/],
  ['what is inside a camels hump', /fat, not water/],
  ['where does the sun go at night', /other side/],
  ['is pluto a planet', /dwarf planet/],
  ['why does it get dark at night', /faces away/],
  ['how do snakes move without legs', /muscles/],
  ['what do butterflies drink', /nectar/],
  ['why do cats purr', /throat/],
  ['how old is the earth', /billion/],
  ['why is summer so hot', /leans toward/],
  ['what are clouds made of', /drops or ice/],
  ['how do seeds grow into plants', /shoot/],
  ['how many planets are there in our solar system', /Neptune/],
  ['who was the first person on the moon', /Neil Armstrong/],
  ['why do we have goosebumps', /hair/],
] as const

describe('a question about the world', () => {
  it.each(asked)('%s is answered', (question, answer) => {
    expect(factFor(question, 4)).toMatch(answer)
  })

  it('is answered in shorter words for the younger', () => {
    expect(factFor('why is the sky blue', 1)).toBe('The air spreads blue light all around. So the sky looks blue.')
  })
})

const others = [
  '7 + 5',
  'what is 6 times 7',
  'what is six times seven',
  'how do I add fractions',
  'how many apples does Tom have',
  'is it 42?',
  'the answer is blue',
  'blue',
  'yes',
  'hi',
  'how are you',
  'what is your name',
  'who are you',
  'are you a robot',
  'do you sleep at night in a bed',
  'do you like fish',
  'I have a dog',
  'my dog sleeps a lot',
  'the moon is big',
  'I saw a rainbow today',
  'can we do something else',
  'can I have a hint',
  'why is that not right',
  'why do I have to do this',
  'how long until we are done',
  'what time is it',
  'what day is it',
  'what is the season now',
  'tell me a joke',
  'tell me a story about a dragon',
  'why is my brother mean',
  'why is the sky not blue on mars',
  'why is the sky green',
  'how do planets go around the sun on strings',
  'what do spiders eat in minecraft',
  'how big is the sun bear',
  'why do dogs die',
  'what happens when you die',
  'why do people kill animals',
  'do fish die',
  'how do guns work',
  'how do bombs work',
  'how does a gun shoot fire',
  'what are drugs',
  'what does beer do to the brain',
  'is god real',
  'did god make the earth',
  'why did god make spiders',
  'who is the president',
  'who should I vote for',
  'why is there war',
  'what is sex',
  'how are babies made',
  'where do babies come from',
  'how many pills can I take',
  'how much medicine for a fever',
  'why does my tummy hurt',
  'my heart hurts',
  'am I fat',
  'how do I get thin',
  'I hate school',
  'why is the sky blue and why do leaves fall',
  'what is the capital of France',
  'how do you spell volcano',
  'what rhymes with moon',
]

describe('anything else', () => {
  it.each(others)('%s is left to others', (text) => {
    expect(factFor(text, 3)).toBeNull()
  })

  it('is quick to leave a very long text', () => {
    expect(factFor(`why ${'sky '.repeat(500)}`, 3)).toBeNull()
  })
})
