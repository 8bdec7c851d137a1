// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FrameSession, TopBar } from './top-bar.tsx'

const nothing = () => undefined
const places = (session: FrameSession) => {
  render(<TopBar session={session} Link="a" onLogOut={nothing} current="/pricing" />)
  const items = [...document.querySelectorAll('#main-menu a, #main-menu button')].map((one) => one.textContent)
  return items
}

describe('the top bar', () => {
  afterEach(cleanup)

  it.each<[string, FrameSession, string[]]>([
    ['while we do not know', 'loading', ['Home', 'Pricing']],
    ['to a visitor', null, ['Home', 'Pricing', 'Login/Signup']],
    ['to a parent', { role: 'parent' }, ['Home', 'Pricing', 'Parent Dashboard', 'Log Out']],
    ['to an administrator', { role: 'admin' }, ['Home', 'Pricing', 'Parent Dashboard', 'Admin', 'Log Out']],
  ])('shows %s what is theirs', (_who, session, expected) => {
    expect(places(session)).toEqual(expected)
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Pricing')
  })

  it('folds into a menu that says whether it is open, and closes by Escape with the focus kept', () => {
    places(null)
    const menu = screen.getByRole('button', { name: 'Menu' })
    expect(menu.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(menu)
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    const pricing = screen.getByRole('link', { name: 'Pricing' })
    pricing.focus()
    fireEvent.keyDown(pricing, { key: 'Escape' })
    expect(menu.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(menu)
  })

  it('cannot log out twice', () => {
    render(<TopBar session={{ role: 'parent' }} Link="a" onLogOut={nothing} busy />)
    const button = screen.getByRole('button', { name: 'Logging out…' })
    expect(button.hasAttribute('disabled')).toBe(true)
  })
})
