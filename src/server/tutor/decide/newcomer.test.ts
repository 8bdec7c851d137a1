import { describe, expect, it } from 'vitest'
import { talking } from '#tests/support/tutor-turns.ts'
import { lineTried } from '../know/words/newcomer.ts'
import { grammarFault } from '../writing/grammar-faults.ts'
import { learnerFaults } from '../writing/learner-faults.ts'

const last = (grade: number, ...lines: string[]) => {
  const { say } = talking(grade)
  return lines.map((line) => say(line).said).at(-1) ?? ''
}

describe('a child who is new to English', () => {
  it.each([
    ['me llamo mateo tengo 7 anos soy de honduras', /Mateo.*7.*Honduras/],
    ['hola soy lucia', /Hola, Lucia/],
    ['tengo 8 años y vengo de El Salvador', /8.*El Salvador/],
    ['como se escribe perro en ingles', /dog.*d-o-g/],
    ['como se escribe manzana en ingles', /a-p-p-l-e/],
    ['la maestra dice line up. que es', /hacer fila/],
    ['raise your hand que significa', /levanta la mano/],
    ['quiero decir can i plei', /Can I play\?/],
    ['yo digo ai nid jelp plis', /I need help, please/],
    ['como digo puedo ir al baño', /Can I go to the bathroom\?/],
    ['mi perro se quedo en honduras se llama Canelo', /extrañ|tenerlo lejos/],
    ['no tengo amigos todavia', /Can I|want to play/],
    ['embarrassed means embarazada?', /pregnant/],
    ['is evaporation como evaporacion', /evaporación/],
    ['i dont speak english good', /Spanish|español|mezcla|mix/i],
  ])('is met in what it said: %s', (line, says) => {
    expect(last(3, line)).toMatch(says)
  })

  it.each(['luna is a cat', 'pie is good', 'que es un volcan', 'the exit is over there', 'i have 2 years of piano'])(
    'is not meant by: %s',
    (line) => {
      expect(talking(3).say(line).move.kind).not.toBe('translate')
    },
  )

  it('is shown how English says it, once, where the line is light', () => {
    expect(last(5, 'in the party of my cousin we broke a pinata')).toMatch(/at my cousin's party/)
    expect(last(5, 'in the house of my grandma i was sad')).not.toMatch(/grandma's house/)
  })

  it('tries lines of its own', () => {
    expect(lineTried('can i plei')).toMatchObject({ english: 'Can I play?', isExact: false })
    expect(lineTried('can i play')).toMatchObject({ isExact: true })
    expect(lineTried('my dog is big')).toBeNull()
  })
})

describe('a sentence whose English is asked about', () => {
  it.each([
    ['I have 7 years. esta bien?', /I am 7 years old/],
    ['I wrote: I am agree that the people is happy in my school. check please', /I agree.*people are/],
    ["I didn't went to school. is that good english", /didn't go/],
    ['The group of kids are loud. right or wrong', /group/],
    ['I was tired, I went to bed. whats wrong w that', /comma|period/],
    ['I should of studied. is that right', /should have/],
    ['is it always jake and i, never jake and me?', /Mom called/],
    ['your going to love this book. my teacher circled your. why', /you're is short for you are/i],
  ])('is looked at: %s', (line, says) => {
    expect(last(6, line)).toMatch(says)
  })

  it('is right once it is mended', () => {
    const { say } = talking(6)
    say('The group of kids are loud. right or wrong')
    expect(say('The group of kids is loud').said).toMatch(/right|correct|fixed/i)
    say('is it jake and i or jake and me')
    expect(say('Me and Jake went to the store').said).toMatch(/Take Jake out|leave Jake out/)
  })

  it.each(['The capital of Texas is Austin. is that right', 'plants eat dirt right', 'my bike broke. can you fix it'])(
    'is none that asks of the world: %s',
    (line) => {
      expect(last(4, line)).not.toMatch(/sentence|English|comma/)
    },
  )

  it.each([
    'When I was tired, I went to bed.',
    'Jake and I went home.',
    'A lot of kids are loud.',
    'I could have gone, but I stayed.',
    'She has seen it.',
    'We have no homework.',
    'My mom and dad work.',
    'In the summer, we swim.',
  ])('has nothing to mend: %s', (line) => {
    expect(grammarFault(line)).toBeNull()
    expect(learnerFaults(line)).toEqual([])
  })
})
