// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const show = (open: boolean, onClose = vi.fn()) =>
  render(
    <Dialog open={open} onClose={onClose} title="Session Transcript" closeLabel="Close">
      <p>Hello</p>
    </Dialog>,
  )

describe('a dialog', () => {
  afterEach(cleanup)

  it('is named by its title, and holds nothing while it is closed', () => {
    const { rerender } = show(true)
    expect(screen.getByRole('dialog', { name: 'Session Transcript' })).toBeTruthy()
    rerender(
      <Dialog open={false} onClose={() => undefined} title="Session Transcript">
        <p>Hello</p>
      </Dialog>,
    )
    expect(screen.queryByText('Hello')).toBeNull()
  })

  it('asks to be closed by Escape, by the cross and by a press beside it, but not by one inside', () => {
    const onClose = vi.fn()
    show(true, onClose)
    const dialog = screen.getByRole('dialog')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.pointerDown(dialog)
    fireEvent.pointerUp(dialog)
    expect(onClose).toHaveBeenCalledTimes(3)
    // Marking text and letting go outside is no wish to leave.
    fireEvent.pointerDown(screen.getByText('Hello'))
    fireEvent.pointerUp(dialog)
    fireEvent.pointerDown(screen.getByText('Hello'))
    fireEvent.pointerUp(screen.getByText('Hello'))
    expect(onClose).toHaveBeenCalledTimes(3)
  })
})
