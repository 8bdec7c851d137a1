import { describe, expect, it } from 'vitest'
import { mp4, webm } from '#tests/support/films.ts'
import { filmKind } from './film-kind.ts'

const text = (words: string) => new TextEncoder().encode(words)

describe('what a file is', () => {
  it.each(['isom', 'mp42', 'avc1', 'iso6', 'M4V '])('is an MP4 of brand %s', (brand) => {
    expect(filmKind(mp4(brand))).toBe('video/mp4')
  })

  it('is an MP4 when one of the brands that it goes along with is known', () => {
    expect(filmKind(mp4('XXXX', ['isom']))).toBe('video/mp4')
    expect(filmKind(mp4('XXXX', ['YYYY']))).toBeNull()
  })

  it('is a WebM', () => {
    expect(filmKind(webm())).toBe('video/webm')
  })

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a page', text('<html><script>alert(1)</script></html>'.padEnd(100))],
    ['a QuickTime film', mp4('qt  ', ['qt  ', 'isom'])],
    ['a picture in the same box', mp4('heic', ['mif1'])],
    ['a Matroska film', webm('matroska')],
    ['a WebM that is cut off in its header', webm().subarray(0, 12)],
    ['an MP4 that is cut off in its header', mp4('isom').subarray(0, 14)],
    ['a box without an end', Uint8Array.from([255, 255, 255, 255, ...text('ftypisom'), 0, 0, 0, 0])],
    ['a film somewhere behind', Uint8Array.from([0, ...mp4('isom')])],
    ['an EBML header of zeros', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0])],
    [
      'an EBML header that never comes to an end',
      Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x88, 0xec, 0x80, 0xec, 0x80]),
    ],
  ])('is not a film: %s', (_, bytes) => {
    expect(filmKind(bytes)).toBeNull()
  })
})
