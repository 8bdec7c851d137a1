// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = (['one', 'two', 'three'] as const).map((id) => ({ id, label: `Tab ${id}` }))

/** The focus is on the first tab, which stays open: whoever chooses takes its time. */
function opened() {
  const onChoose = vi.fn<(id: string) => void>()
  render(
    <Tabs label="Areas" tabs={tabs} current="one" onChoose={onChoose}>
      <p>What is in it</p>
    </Tabs>,
  )
  screen.getByRole('tab', { name: 'Tab one' }).focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return { chosen: () => onChoose.mock.calls.map(([id]) => id), press }
}

describe('tabs', () => {
  it('go on from key to key, also while the tab before is still being opened', () => {
    const { chosen, press } = opened()
    press('ArrowRight')
    press('ArrowRight')
    expect(chosen()).toEqual(['two', 'three'])
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab three' }))
    press('ArrowRight')
    press('ArrowLeft')
    press('Home')
    press('End')
    expect(chosen().slice(2)).toEqual(['one', 'three', 'one', 'three'])
  })

  it('leave all other keys to the page', () => {
    const { chosen, press } = opened()
    expect(press('a')).toBe(true)
    expect(chosen()).toEqual([])
  })
})
