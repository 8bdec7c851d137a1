// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Picture as PictureData } from '#shared/picture.ts'
import { samplePictures } from '#tests/support/sample-pictures.ts'
import { coinLooks, layCoins } from './coins.tsx'
import { stepFor } from './graphs.tsx'
import { Picture } from './picture.tsx'
import { partsPerUnit } from './ruler.tsx'
import { layGroups } from './sets.tsx'

afterEach(cleanup)

const alt = 'what is drawn'
describe('a picture', () => {
  it.each(samplePictures.map((picture) => [picture.kind, picture] as const))(
    '%s is drawn, and said in words',
    (_, picture) => {
      render(<Picture picture={picture} />)
      const drawn = screen.getByRole('img', { name: alt })
      expect(drawn.childElementCount).toBeGreaterThan(0)
      expect(drawn.outerHTML).not.toMatch(/NaN|Infinity|undefined/)
      const [, , width = 0, height = 0] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(width).toBeLessThanOrEqual(345)
    },
  )

  it('is drawn in our own colors only', () => {
    const drawn = samplePictures.map((picture) => renderToStaticMarkup(<Picture picture={picture} />)).join('')
    expect(drawn).not.toMatch(/#[0-9a-f]{3}|rgb|fill="(?!none)|stroke="(?!none)/i)
  })

  it('keeps the names and the worth of coins a secret until it is told them', () => {
    const bag: PictureData = { kind: 'coins', coins: ['penny', 'nickel', 'dime', 'quarter', 'dollar'], alt }
    const { container, rerender } = render(<Picture picture={bag} />)
    expect(container.textContent).toBe('PNDQ$')
    rerender(<Picture picture={bag} named />)
    for (const worth of ['1¢', '5¢', '10¢', '25¢', '$1']) expect(container.textContent).toContain(worth)
  })
})

describe('coins', () => {
  it('stand to each other as real ones do', () => {
    const { dime, penny, nickel, quarter } = coinLooks
    const bySize = [dime, penny, nickel, quarter].map(({ across }) => across)
    expect(bySize).toEqual([...bySize].sort((one, other) => one - other))
    expect(quarter.across / dime.across).toBeCloseTo(24.26 / 17.91, 2)
  })

  it('never lie on each other', () => {
    const { laid } = layCoins(['dollar', 'dollar', 'quarter', 'penny', 'dollar', 'dime', 'dime', 'nickel'], 0)
    for (const [index, coin] of laid.entries()) {
      const next = laid[index + 1]
      if (next && next.middle === coin.middle) expect(next.x).toBeGreaterThan(coin.x + coinLooks[coin.coin].across)
    }
  })
})

describe('sets of things', () => {
  it('stand in rows of five, in groups that never touch', () => {
    const { laid, width } = layGroups([5, 12, 0, 20, 3, 1].map((count) => ({ thing: 'bee', count })))
    for (const [index, one] of laid.entries()) {
      for (const other of laid.slice(index + 1)) {
        const apart = one.x + one.width < other.x || other.x + other.width < one.x || one.y + one.height < other.y
        expect(apart).toBe(true)
      }
    }
    expect(width).toBeLessThanOrEqual(340)
  })

  it.each([0, 4, 7, 10])('shows every one of %i, and crosses out as many as it should', (count) => {
    const crossed = Math.min(2, count)
    const { container } = render(
      <Picture picture={{ kind: 'objects', groups: [{ thing: 'star', count }], crossed, alt }} />,
    )
    expect(container.querySelectorAll('.fill-sun')).toHaveLength(count)
    expect(container.querySelectorAll('.stroke-paper')).toHaveLength(crossed)
  })
})

describe('a scale', () => {
  it.each([
    [7, 1],
    [12, 2],
    [45, 5],
    [100, 10],
  ])('up to %i goes by %i', (most, step) => expect(stepFor(most)).toBe(step))

  it.each([
    ['inch', 6, 4, 4],
    ['inch', 6, 3.125, 8],
    ['centimeter', 8, 7.3, 10],
    ['centimeter', 15, 9, 2],
    ['centimeter', 15, 9.2, 10],
  ] as const)('of a ruler in %s as long as %i has a tick where %f ends', (unit, length, to, parts) => {
    expect(partsPerUnit({ kind: 'ruler', unit, length, from: 0, to, alt })).toBe(parts)
  })
})
