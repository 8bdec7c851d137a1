import { describe, expect, test } from 'vitest'
import { catalog } from '#server/cards/catalog.ts'
import { itemSource } from '#server/cards/item-source.ts'
import { talkWith } from '#tests/support/tutor-talk.ts'
import { glossOf, mixedOf } from '../read/spanish.ts'
import { newLesson } from '../state.ts'
import { hear } from './hear.ts'
import { toldInSpanish } from './spanish-news.ts'

const keyOf = (line: string) => talkWith(2).say(line)
const heardInSpanish = (text: string) =>
  hear({
    lesson: { ...newLesson(41), spanish: true },
    items: itemSource(catalog()),
    text,
    grade: 2,
    nickname: 'Robin',
    tutor: { name: 'Bolt', subjects: ['math'] },
    notes: [],
  })

describe('Spanish news is met by what it is about', () => {
  test.each([
    ['mi abuela hizo tamales', 'news.es.food'],
    ['hoy comi pizza en la escuela', 'news.es.food'],
    ['fui a la playa ayer', 'news.es.trip'],
    ['jugué futbol con mi papá', 'news.es.game'],
    ['¡gané el partido!', 'news.es.win'],
    ['tengo un álbum de estampas. ya pegué 47', 'news.es.collection'],
    ['vimos una película', 'news.es.art'],
    ['mañana es mi cumpleaños', 'news.es.birthday'],
    ['en mi escuela hay una cancha grande', 'news.es.game'],
    ['mi maestra es muy divertida', 'news.es.school'],
    ['fui al zoologico con mi prima', 'news.es.trip'],
    ['fui al parque', 'news.es.trip'],
    ['fuimos al museo con mi tia', 'news.es.trip'],
    ['hice un pastel con mi mama', 'news.es.food'],
    ['fui al cine con mi primo', 'news.es.trip'],
  ])('%s', (line, key) => expect(JSON.stringify(keyOf(line).move.lines)).toContain(key))

  test.each([
    'mi abuela se murio',
    'mi hermana me pego',
    'estoy triste',
    'mi mamá está en el hospital',
    'perdimos el partido',
    'no fui a la playa',
    'que comiste hoy',
    'quiero jugar futbol',
    'no me gusta la escuela',
    'mi mama dice que si',
    'el album es de 100. me faltan 51',
    'fui al velorio de mi abuelo',
    'fuimos a enterrar a mi perro',
    'mi perrito se fue al cielo',
    'en mi cumpleanos atropellaron a mi perro',
    'me dieron una nalgada en la escuela',
    'me ahogue en la piscina casi',
    'comimos nada mas arroz porque ya se acabo el dinero',
    'aprendi que soy tonto en la clase',
    'hoy es mi cumpleanos y se olvidaron',
    'hoy es mi cumple pero mi papa sigue en mexico',
    'mi tio me hizo cosas en la fiesta',
    'gano el otro equipo',
    'mi mama tiene otra casa',
    'fui al panteon con mi prima',
    'fuimos al funeral de mi tia',
    'vi una balacera en el parque',
    'me dieron un cinturonazo en la fiesta',
    'hice una pelicula de terror',
    'mi perro se ahogo en la alberca',
    'fui al parque y me dieron una cachetada',
    'se quemo mi casa el dia de mi cumple',
    'mi papa se emborracho en la fiesta',
    'deportaron a mi tio que jugaba futbol',
    'mi gato es bonito y lo atropellaron',
  ])('no cheer for: %s', (line) => {
    // By itself, and where the talk is Spanish already: other readers speak first in the one, this one alone in the other.
    expect(JSON.stringify(keyOf(line).move.lines)).not.toContain('news.es')
    expect(toldInSpanish(heardInSpanish(line))).toBeNull()
  })

  test('what is light is cheered there, too', () =>
    expect(JSON.stringify(toldInSpanish(heardInSpanish('mi maestra es muy divertida'))?.move.lines)).toContain(
      'news.es.school',
    ))

  test('an answer in English is opened in Spanish', () => {
    expect(JSON.stringify(keyOf('por qué el cielo es azul').move.lines)).toContain('know.inEnglish')
    expect(JSON.stringify(keyOf('por qué ladran los perros').move.lines)).toContain('know.inEnglish')
    expect(JSON.stringify(keyOf('why is the sky blue').move.lines)).not.toContain('know.inEnglish')
  })
})

describe('a mixed line is one line', () => {
  test.each([
    ['she put tres on my plate y dos on papi plate', 'she put three on my plate and two on daddy plate'],
    ['i have cinco cards con dos stickers', 'i have five cards with two stickers'],
  ])('%s', (line, english) => expect(mixedOf(line)).toBe(english))

  test('a line with no number in it stays as it was told', () =>
    expect(mixedOf('mi abuelita never measures she just goes así con la mano')).not.toContain('with'))

  test('numbers alone make no line Spanish', () => {
    expect(glossOf('cinco! all together cinco')).toBeNull()
    expect(glossOf('tengo cinco gatos')).not.toBeNull()
    expect(mixedOf('what letter does y make')).toBeNull()
  })

  test('the order of a Spanish question', () => expect(glossOf('por qué los perros ladran')).toBe('why do dogs bark'))
})
