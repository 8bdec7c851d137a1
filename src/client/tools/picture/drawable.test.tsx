// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { samplePictures } from '#tests/support/sample-pictures.ts'
import { isDrawable } from './drawable.ts'
import { LatePicture } from './late-picture.tsx'

afterEach(cleanup)

describe('a picture of another release', () => {
  it.each(samplePictures.map((picture) => [picture.kind, picture] as const))(
    'of a kind that is drawn here: %s',
    (_, picture) => {
      expect(isDrawable(picture)).toBe(true)
      // What is new in it is passed over.
      expect(isDrawable(Object.assign({ colour: 'red' }, picture))).toBe(true)
    },
  )

  it.each([
    { kind: 'film', alt: 'A cat.' },
    { kind: 'toString', alt: 'A cat.' },
    { kind: 'array', rows: 2, columns: 3, thing: 'rocket', alt: 'A cat.' },
    { kind: 'array', rows: 2, columns: 1e9, thing: 'bee', alt: 'A cat.' },
    { kind: 'objects', groups: [{ thing: 'constructor', count: 2 }], alt: 'A cat.' },
    { kind: 'objects', groups: 3, alt: 'A cat.' },
    { kind: 'shape', shape: 'dragon', alt: 'A cat.' },
    { kind: 'coins', coins: ['euro'], alt: 'A cat.' },
    { kind: 'number-line', from: 0, to: 10, step: 0, labels: [], alt: 'A cat.' },
    { kind: 'number-line', from: 0, to: 10, step: 1e-9, labels: [], alt: 'A cat.' },
    { kind: 'graph', title: 'x', bars: [], alt: 'A cat.' },
    { kind: 'glyph', text: { big: 'b' }, alt: 'A cat.' },
  ])('that cannot be drawn here is told in its words: %j', async (picture) => {
    render(<LatePicture picture={picture as never} size="chat" />)
    expect(await screen.findByText('A cat.')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
