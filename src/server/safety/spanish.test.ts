import { describe, expect, it } from 'vitest'
import { checkChild } from './check-child.ts'

describe('what a child says in Spanish', () => {
  it.each([
    ['mi padrasto me pega con el sinto', 'home_harm'],
    ['mi entrenador me toca y no me gusta', 'other_harm'],
    ['una vibora me mordio la mano y esta hinchada', 'danger'],
    ['encontre una pistola en el closet de mi papa', 'danger'],
    ['fumamos weed atras de la escuela', 'substance'],
    ['kiero ke todo se acabe ya no aguanto', 'crisis'],
  ])('is heard, also as children spell it: %j', (text, reason) => {
    expect(checkChild(text, 3)).toMatchObject({ kind: 'alarm', reason })
  })

  it.each([
    'me toca pasar al pizarron',
    'mi mama compro un cinto nuevo',
    'me toca con la profe de piano el lunes',
    'mi perro me mordio el zapato jugando',
    'la maestra nos dio dulces',
    'cuanto es 8 por 7',
  ])('is no alarm in everyday words: %j', (text) => {
    expect(checkChild(text, 3).kind).toBe('fine')
  })
})
