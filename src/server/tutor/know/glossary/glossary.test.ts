import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { allEntries, entriesByName } from './entries.ts'
import { definitionOf } from './glossary.ts'

const meansOf = (word: string) => entriesByName().get(word)?.means ?? `no entry: ${word}`

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

// 'word: what a child writes'
const asked = `
noun: what is a noun
noun: Pip, what is a noun?
noun: ok so what is a noun again
noun: whats a noun
noun: wat is a noun
noun: What's a noun?
noun: can you tell me what a noun is
noun: do you know what a noun is?
noun: I forgot what nouns are
noun: I'm stuck. What is a noun?
photosynthesis: what's photosynthesis?
photosynthesis: what is fotosinthesis
photosynthesis: whats photosinthesis?
enormous: what does enormous mean
enormous: what does enormos mean?
enormous: what does the word enormous mean?
perimeter: define perimeter
perimeter: what is a perimiter
perimeter: tell me what perimeter means please
habitat: meaning of habitat
habitat: what is the meaning of habitat?
habitat: what is the definition of habitat
habitat: habitat?
habitat: what is a hibitat
habitat: habitat meaning
fraction: whats a fraktion
fraction: what are fractions?
fraction: what is a fracshun
fraction: what is a fraction in math?
mammal: what are mammals
mammal: what is a mamal
sum: I don't know what sum means
sum: idk what a sum is
mean: what does mean mean
volcano: tell me about volcanoes
volcano: what is a volcanoe
migrate: what does migrating mean
hibernate: what does hibernated mean
multiply: what does it mean to multiply
multiply: what does multiplying mean?
prime number: what are prime numbers?
prime number: what is a prime numbr
line of symmetry: what are lines of symmetry
main idea: what is the main ideea
denominator: what's a denominater
numerator: what is a numarator
quadrilateral: what is a quadralateral
parallelogram: what is a paralelogram
equivalent: what does equivelent mean
multiplication: whats multiplacation
subtraction: what is subtracton
rhombus: what is a rombus
triangle: what is a tryangle
symmetry: what is symetry
simile: what is a simily
metaphor: what is a metafor
paragraph: what is a peragraf
apostrophe: what is an apostrofe
punctuation: what is punctuasion
onomatopoeia: what is onomatopeia
syllable: what is a sillable
synonym: what is a sinonim
homophone: what is a homofone
adjective: what is an adjetive
rhythm: what is a rythm
biography: what is a biografy
character: what is a caracter
author's purpose: what is the author's purpose?
erosion: explain erosion
evaporation: what is evaperation
condensation: what is condinsation
ecosystem: what is an ecosistem
predator: what is a preditor
herbivore: what is a herbavore
carnivore: what are carnivors
amphibian: what is an amfibian
insect: what is an insekt
equator: what is the equater
hemisphere: what is a hemisfere
earthquake: what is an earthqwake
hurricane: what is a hurracane
electricity: what is electrisity
temperature: what is temperture
thermometer: what is a thermomiter
gravity: what is gravaty?
government: what is a goverment
leaf: what are leaves?
story: what are stories
author: who is an author
`
const askedCases = asked
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.indexOf(': ')
    return [line.slice(at + 2), line.slice(0, at)] as const
  })

const other = `
what is 7 x 8
what is 3 + 4?
what is 1/2 + 1/4
what is half of 8
what is double 6
what is 10 minus 4
what is your name
what's your name?
what is it
what is this
what is that?
what are they
what are you
who are you
what is up
what's next
what is the answer
what is the question?
what is the next number
what is the number
what is the word
what is the time?
what time is it
what day is today
what is the weather today?
what is the weather
what is your favorite animal
what is my grade
what do you mean
what do you mean?
what does that mean
what does it mean
what does this word mean
what do I do
what should i do next
what is a house
what is a train
what is a table
what is flour
what is a medal
what is a plane
what is a horse
what is a class
what is love
what is minecraft
what is fortnite
what is a pokemon
what is roblox
what is the capital of France
define
define it
meaning
explain please
explain it again
explain this to me
tell me about you
tell me about yourself
tell me about my friend
tell me a story
more?
half?
really?
why?
rain or snow?
7?
a noun
I like fractions
the answer is habitat
is it a mammal?
how do you spell habitat
why do volcanoes erupt
can we do fractions
I don't understand the question
what is the difference between 9 and 4
what is the difference between you and me
my friend is mean to me
mammal

?
...
`
const otherCases = other.slice(1, -1).split('\n')

describe('what a word means', () => {
  it.each(askedCases)('%s → %s', (text, word) => {
    expect(definitionOf(text, 3)?.startsWith(meansOf(word.replace("'", '')))).toBe(true)
  })

  it.each(otherCases)('is not told for: %s', (text) => {
    expect(definitionOf(text, 3)).toBeNull()
  })

  it('is told for every word and each of its other names, however it is asked', () => {
    for (const { word, also = [], means } of allEntries()) {
      for (const name of [word, ...also]) {
        expect(definitionOf(`What is ${name}?`, 2), name).toContain(means)
        expect(definitionOf(`what is a ${name}`, 4), name).toContain(means)
        expect(definitionOf(`what does ${name} mean`, 4), name).toContain(means)
      }
      if (word !== 'silent e') expect(definitionOf(`what are ${pluralOf(word)}`, 4), word).toContain(means)
    }
  })

  it('comes with its example, for the youngest only when that is short', () => {
    const habitat = 'A habitat is the place where a plant or animal lives. A pond is the habitat of a frog.'
    expect(definitionOf('what is a habitat', 1)).toBe(habitat)
    expect(definitionOf('what is a habitat', 5)).toBe(habitat)
    expect(definitionOf('what is historical fiction', 1)).toBe(meansOf('historical fiction'))
    expect(definitionOf('what is historical fiction', 5)).not.toBe(meansOf('historical fiction'))
  })

  it.each([
    ['what is the difference between a fact and an opinion', 'fact', 'opinion'],
    ['diference between weather and climate?', 'weather', 'climate'],
    ["What's the difference between an adjective and an adverb?", 'adjective', 'adverb'],
    ['how is a simile different from a metaphor', 'simile', 'metaphor'],
    ['how are area and perimeter different?', 'area', 'perimeter'],
    ['what is a noun and a verb', 'noun', 'verb'],
    ['what is the difference between lava and magma', 'lava', 'magma'],
  ])('is told for both: %s', (text, first, second) => {
    expect(definitionOf(text, 3)).toBe(`${meansOf(first)} ${meansOf(second)}`)
  })

  it('takes any text, in a time that grows only with its length', () => {
    const ask = (text: string) => expect(definitionOf(text, 3)).toBeNull()
    for (const piece of ['what is ', 'so ', '?', 'x']) expect(growth(ask, piece), piece).toBeLessThan(3)
    expect(growth((text) => ask(`what is ${text}`), 'a')).toBeLessThan(3)
  })
})
