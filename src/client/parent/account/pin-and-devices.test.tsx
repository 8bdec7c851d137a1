// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSection } from '#tests/support/account-section.tsx'
import { mum } from '#tests/support/parent-side.tsx'
import { refusal } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the parent’s PIN', () => {
  const call = 'PUT /api/profile/pin'
  const heading = 'Parent’s PIN'

  it('is set with the password', async () => {
    const { server, type, press, section } = await openSection(heading, mum, {
      [call]: () => {
        server.answers['GET /api/profile'] = { json: { ...mum, has_pin: true } }
        return { status: 204 }
      },
    })
    expect(section.getByText('With a PIN, your child cannot leave the lesson for your pages.')).toBeTruthy()
    press('Set a PIN')
    type('Your password', 'correct horse')
    type('New PIN', '2468')
    type('New PIN again', '2468')
    press('Save PIN')
    await section.findByText('A PIN is set.')
    await screen.findByText('Your PIN is saved.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ pin: '2468', password: 'correct horse' }])
  })

  it.each([
    ['123', '123', 'A PIN has 4 to 6 digits.'],
    ['1234567', '1234567', 'A PIN has 4 to 6 digits.'],
    ['12a4', '12a4', 'A PIN has 4 to 6 digits.'],
    ['2468', '2486', 'The two PINs are not the same.'],
  ])('%s and again %s is not sent', async (pin, again, text) => {
    const { server, type, press, section } = await openSection(heading, { ...mum, has_password: false })
    press('Set a PIN')
    type('New PIN', pin)
    type('New PIN again', again)
    press('Save PIN')
    expect(section.getByText(text)).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('of an account without a password is changed with the PIN so far', async () => {
    const { server, type, press, section } = await openSection(
      heading,
      { ...mum, has_password: false, has_pin: true },
      {
        [call]: refusal('wrong_pin', 'That PIN is not right.'),
      },
    )
    press('Change PIN')
    expect(section.queryByLabelText('Your password')).toBeNull()
    type('Current PIN', '1111')
    type('New PIN', '2468')
    type('New PIN again', '2468')
    press('Save PIN')
    const fault = await section.findByText('That PIN is not right.')
    expect(section.getByLabelText('Current PIN').getAttribute('aria-describedby')).toContain(fault.id)
    expect(section.getByLabelText('New PIN')).toHaveProperty('value', '2468')
    // Forgotten: whoever has just signed in leaves it empty.
    expect(section.getByText(/Forgotten\? Log out, sign in again/)).toBeTruthy()
    type('Current PIN', '')
    press('Save PIN')
    await waitFor(() => expect(server.askedOf(call)).toHaveLength(2))
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ pin: '2468', current_pin: '1111' }, { pin: '2468' }])
  })

  it('is removed with the password', async () => {
    const { server, type, press, section } = await openSection(
      heading,
      { ...mum, has_pin: true },
      {
        [call]: refusal('wrong_password', 'That password is not right.'),
      },
    )
    press('Remove PIN')
    press('Yes, remove it')
    expect(section.getByText('Please type your password.')).toBeTruthy()
    type('Your password', 'wrong')
    press('Yes, remove it')
    await section.findByText('That password is not right.')
    server.answers[call] = () => {
      server.answers['GET /api/profile'] = { json: mum }
      return { status: 204 }
    }
    type('Your password', 'correct horse')
    press('Yes, remove it')
    await section.findByText('No PIN is set.')
    expect(server.askedOf(call).at(-1)?.body).toEqual({ pin: null, password: 'correct horse' })
  })

  it('is asked for where it is missing also when the service knows more than this page', async () => {
    const { type, press, section } = await openSection(
      heading,
      { ...mum, has_password: false },
      {
        [call]: refusal('wrong_password', 'Please type your password too.'),
      },
    )
    press('Set a PIN')
    type('New PIN', '2468')
    type('New PIN again', '2468')
    press('Save PIN')
    expect((await section.findByRole('alert')).textContent).toBe('Please type your password too.')
  })
})

describe('signed-in devices', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const here = { id: 's1', name: 'Chrome on Windows', created_at: at, last_used_at: at, current: true }
  const phone = { id: 's2', name: 'Safari on iPhone', created_at: at, last_used_at: at, current: false }
  const tablet = { ...phone, id: 's3', name: 'Firefox on Android' }
  const heading = 'Signed-in devices'
  const list = 'GET /api/sessions'

  it('are listed with the day they were used, and this one by name', async () => {
    const { section } = await openSection(heading, mum, { [list]: { json: [here, phone] } })
    const [first, second] = await section.findAllByRole('listitem')
    expect(first?.textContent).toBe('Chrome on WindowsThis device')
    expect(second?.textContent).toMatch(/^Safari on iPhoneLast used .*2026/)
  })

  it('are signed out one by one; this one by the button above the page', async () => {
    const { server, section } = await openSection(heading, mum, {
      [list]: { json: [here, phone, tablet] },
      'DELETE /api/sessions/s2': () => {
        server.answers[list] = { json: [here, tablet] }
        return { status: 204 }
      },
    })
    await section.findAllByRole('listitem')
    expect(section.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull()
    fireEvent.click(section.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await screen.findByText('Safari on iPhone is signed out.')
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2))
    expect(document.activeElement).toBe(section.getByRole('list'))
  })

  it('are signed out all at once', async () => {
    const { server, section, press } = await openSection(heading, mum, {
      [list]: { json: [here, phone, tablet] },
      'DELETE /api/sessions': () => {
        server.answers[list] = { json: [here] }
        return { status: 204 }
      },
    })
    await section.findAllByRole('listitem')
    press('Sign out everywhere else')
    await screen.findByText('Every other device is signed out.')
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1))
    expect(section.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  it('that could not be signed out stay in the list, and the parent knows', async () => {
    const { section } = await openSection(heading, mum, {
      [list]: { json: [here, phone] },
      'DELETE /api/sessions/s2': 'no connection',
    })
    fireEvent.click(await section.findByRole('button', { name: 'Sign out Safari on iPhone' }))
    expect((await section.findByRole('alert')).textContent).toMatch(/no connection/)
    expect(section.getAllByRole('listitem')).toHaveLength(2)
  })

  it('that could not be loaded are not taken for none, and can be asked for again', async () => {
    const { server, section, press } = await openSection(heading, mum, { [list]: refusal('internal') })
    await section.findByRole('button', { name: 'Try again' })
    server.answers[list] = { json: [here] }
    press('Try again')
    await section.findByText('Chrome on Windows')
  })
})
