import { describe, expect, it } from 'vitest'
import { readReplyExtras } from './reply-extras.ts'

const picture = { kind: 'ten-frame', filled: [7], alt: 'A ten-frame with seven dots.' }
const tile = { label: '7', says: '7', kind: 'answer' }
const tool = { label: 'Draw', says: 'draw it', kind: 'tool', tool: 'blackboard' }

describe('what a reply brings beside its sentences', () => {
  it('is taken as it is', () => {
    const pictured = { ...tile, picture }
    expect(readReplyExtras({ picture, press: [tile, tool, pictured] })).toEqual({
      picture,
      press: [tile, tool, pictured],
    })
    expect(readReplyExtras({ picture: null, press: [tile] })).toEqual({ picture: null, press: [tile] })
  })

  it.each([
    undefined,
    null,
    7,
    'soon',
    [],
    {},
    { picture: null, press: [] },
    { picture: 'a cat', press: 'here' },
    { picture: { kind: 'ten-frame' }, press: [null, 'x', 3] },
    { picture: { alt: 'A cat.' }, press: [{}] },
    { picture: { kind: 'cat', alt: ' ' } },
  ])('is nothing in %j', (value) => {
    expect(readReplyExtras(value)).toBeNull()
  })

  it('of a newer server is taken as far as it is understood', () => {
    const film = { kind: 'film', address: 'x', alt: 'A film of a cat.' }
    const press = [
      { ...tile, kind: 'song' },
      { ...tool, tool: 'piano' },
      { ...tool, tool: undefined },
      { ...tile, label: '' },
      { ...tile, says: 7 },
      { ...tile, tool: 'piano', colour: 'red', picture: { kind: 'cat' } },
    ]
    expect(readReplyExtras({ picture: film, press })).toEqual({ picture: film, press: [tile] })
    expect(
      readReplyExtras({ press: Array.from({ length: 30 }, (_, at) => ({ ...tile, label: String(at) })) })?.press,
    ).toHaveLength(8)
  })
})
