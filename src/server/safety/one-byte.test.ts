import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '#tests/support/growth.ts'
import { inOneByte, restored } from './one-byte.ts'
import { shieldPersonalData } from './shield.ts'

describe('a text in one byte for each sign', () => {
  it('has as many signs, and no other ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = inOneByte(text)
        return plain.length === text.length && /^[\0-\xff]*$/.test(plain)
      }),
    )
  })

  it('keeps letters letters and digits digits', () => {
    expect(inOneByte('Иван ٣٤٥ 李 “ok” 😀')).toBe('Þþþþ 345 ª "ok" ¤¤')
  })

  it('gives back every letter of what stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => restored(text, inOneByte(text), inOneByte(text)) === text),
    )
    expect(restored('привет мир и дом', 'þþþþþþ þþþ þ þþþ', 'þþþþþþ [name] þ þþþ')).toBe('привет [name] и дом')
  })
})

describe('private data in other letters', () => {
  it('goes, and the rest stays as it was', () => {
    expect(shieldPersonalData('my name is Иван Петров и я люблю математику 3 + 4', [])).toMatch(
      /^my name is \[name\].*3 \+ 4$/,
    )
    expect(shieldPersonalData('я люблю математику 😀 3 + 4 = 7', [])).toBe('я люблю математику 😀 3 + 4 = 7')
    expect(shieldPersonalData('call me 555-123-4567 пожалуйста', [])).toBe('call me [phone] пожалуйста')
  })

  it.each(['aб', 'я my ', '٣٤', '٣ ٤ ', '😀', 'my name is Иван '])(
    'takes time that grows with its length only: %s',
    (bit) => {
      expect(growth((text) => shieldPersonalData(text, ['Mia']), bit)).toBeLessThan(3)
    },
  )
})
