import { describe, expect, it } from 'vitest'
import { inEnglish } from './in-english.ts'
import { tokensOf } from './tokens.ts'

const english = (text: string) => inEnglish(tokensOf(text))?.join(' ') ?? null

describe('Spanish word by word in English', () => {
  it.each([
    ['mi papi me pega con el cinto', 'my dad me hit with the belt'],
    ['ya no quiero ir a la escuela', 'already no i want go to the school'],
    ['nos pegaban en el recreo', 'us they hit in the recess'],
  ])('says what %j is about', (text, words) => {
    expect(english(text)).toBe(words)
  })

  it('hears it as children spell it: k, b for v, no h, s for z, no accents', () => {
    expect(english('kiero irme de mi kasa')).toBe(english('quiero irme de mi casa'))
    expect(english('mi ermano ase umo')).toBe(english('mi hermano hace humo'))
    expect(english('Me boy a la eskuela mañana')).toBe(english('me voy a la escuela manana'))
    expect(english('saque')).toBe(english('saco'))
  })

  it('leaves words of English among Spanish ones as they are', () => {
    expect(english('mi padrastro hits my mom y tengo miedo')).toMatch(/stepdad hits my mom and i have fear/)
  })

  it.each([
    'my dad is mean to me',
    'i have no pie',
    'haha ok',
    'saber tooth tiger',
    'what is 7 times 8',
    'uranus hahaha',
    '',
  ])('takes %j for no Spanish', (text) => {
    expect(english(text)).toBeNull()
  })
})
