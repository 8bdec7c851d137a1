import { describe, expect, it } from 'vitest'
import { readCaptions } from './captions.ts'

const cue = (text: string, times = '00:01.000 --> 00:04.000') => `WEBVTT\n\n${times}\n${text}\n`

describe('captions', () => {
  it('are kept as times and words, without what styles or places them', () => {
    const given = [
      '\uFEFFWEBVTT - A film',
      'Kind: captions',
      '',
      'NOTE by hand',
      '',
      'STYLE',
      '::cue { background: url(https://example.org/x) }',
      '',
      'REGION',
      'id:one',
      '',
      'first',
      '00:01.000 --> 00:04.500 align:start position:10%',
      '<v Ana>Hello <b>there</b>!</v>',
      '<c.yellow>Count <00:02.000>with me</c> &amp; smile.',
      '',
      '01:00:05.000 --> 01:00:06.000',
      'The end.',
    ].join('\r\n')
    expect(readCaptions(given)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:01.000 --> 00:00:04.500',
        '<v Ana>Hello <b>there</b>!</v>',
        'Count with me &amp; smile.',
        '',
        '01:00:05.000 --> 01:00:06.000',
        'The end.',
        '',
      ].join('\n'),
    )
  })

  it('come out the same when they are read again', () => {
    const once = readCaptions(cue('Two lines\nof <i>words</i>.', '00:59.999 --> 100:00:00.001'))
    expect(readCaptions(once)).toBe(once)
    expect(once).toContain('00:00:59.999 --> 100:00:00.001')
  })

  it('keep no control character and nothing that turns the direction of a text', () => {
    expect(readCaptions(cue('a\u0000b\u0007c\u202Ed\u2066e\u0085f'))).toContain('\nabcdef\n')
  })

  it.each([
    ['an empty file', ''],
    ['another kind of file', '1\n00:00:01,000 --> 00:00:04,000\nHello'],
    ['a first line that only begins so', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello'],
    ['a head without captions', 'WEBVTT\n\nNOTE nothing\n'],
    ['a script', cue('<script>alert(1)</script>')],
    ['a script that is not closed', cue('<script src=x')],
    ['an image', cue('<img src=x onerror=alert(1)>')],
    ['a link', cue('<a href="javascript:alert(1)">x</a>')],
    ['a tag that hides in a good one', cue('<v <img>>x</v>')],
    ['a good tag with more in it', cue('<b onclick=x>bold</b>')],
    ['times with commas', cue('Hello', '00:00:01,000 --> 00:00:04,000')],
    ['times that end before they begin', cue('Hello', '00:04.000 --> 00:01.000')],
    ['times without an end', cue('Hello', '00:04.000 -->')],
    ['minutes beyond the hour', cue('Hello', '00:61:00.000 --> 00:62:00.000')],
    ['times that run backwards', `${cue('B', '00:05.000 --> 00:06.000')}\n00:01.000 --> 00:02.000\nA\n`],
    ['two captions without a line between', `${cue('A')}00:05.000 --> 00:06.000\nB\n`],
    ['a caption without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\nA\n'],
    ['words without times', 'WEBVTT\n\nHello there\n'],
  ])('are refused: %s', (_, given) => {
    expect(() => readCaptions(given)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
  })

  it('say in which line they cannot be read', () => {
    expect(() => readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\nfine\n\n00:03.000 --> 00:04.000\nx\n<p>y')).toThrow(
      'Line 8: only <b>, <i>, <u> and <v> may stand in captions.',
    )
  })

  it('are read fast, however large and strange', () => {
    const large = `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(200_000)}`
    expect(() => readCaptions(large)).toThrow('Line 4')
    expect(() => readCaptions(`WEBVTT\n\n${'0'.repeat(200_000)}-->`)).toThrow('Line 3')
  })
})
