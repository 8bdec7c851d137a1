// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

function Buttons() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast({ text: 'Tutor updated.', tone: 'success' })}>
        good
      </button>
      <button type="button" onClick={() => toast({ text: 'Error updating tutor.', tone: 'danger' })}>
        bad
      </button>
    </>
  )
}

const say = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<Buttons />, { wrapper: ToastProvider })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('stands in a region that was there before, and goes away after 3 s', () => {
    const region = screen.getByRole('status')
    say('good')
    expect(region.textContent).toContain('Tutor updated.')
    pass(2_900)
    expect(region.textContent).toContain('Tutor updated.')
    pass(200)
    expect(region.textContent).toBe('')
  })

  it('interrupts when it is a danger, and stays 6 s', () => {
    say('bad')
    expect(screen.getByRole('alert').textContent).toContain('Error updating tutor.')
    pass(5_900)
    expect(screen.getByRole('alert').textContent).toContain('Error updating tutor.')
    pass(200)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('is one toast when the same words come again, and begins anew', () => {
    say('good')
    pass(2_000)
    say('good')
    pass(2_000)
    expect(screen.getAllByText('Tutor updated.')).toHaveLength(1)
  })

  it('waits while somebody points at it', () => {
    say('good')
    fireEvent.pointerEnter(screen.getByText('Tutor updated.'))
    pass(10_000)
    expect(screen.getByText('Tutor updated.')).toBeTruthy()
    fireEvent.pointerLeave(screen.getByText('Tutor updated.'))
    pass(3_100)
    expect(screen.queryByText('Tutor updated.')).toBeNull()
  })
})
