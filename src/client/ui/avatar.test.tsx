// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

describe('an avatar', () => {
  afterEach(cleanup)

  it.each([
    ['Mia', 'M'],
    ['  ömer', 'Ö'],
    ['🦊 Pip', '🦊'],
    ['', ''],
  ])('of %j without a picture is the letter %j', (name, letter) => {
    const { container } = render(<Avatar src={null} name={name} size="md" />)
    expect(container.querySelector('svg')?.textContent).toBe(letter)
  })

  it('is the letter when the picture fails, and the next picture gets its chance', () => {
    const { container, rerender } = render(<Avatar src="/gone.svg" name="Pip" size="md" />)
    const picture = container.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('svg')?.textContent).toBe('P')
    rerender(<Avatar src="/portraits/pip.svg" name="Pip" size="md" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/portraits/pip.svg')
  })
})
