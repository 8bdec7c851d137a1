// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSection } from '#tests/support/account-section.tsx'
import { mum } from '#tests/support/parent-side.tsx'
import { refusal } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the name', () => {
  const call = 'PATCH /api/profile'

  it('is saved, without the spaces around it', async () => {
    const { server, type, press, section } = await openSection('Name', mum, {
      [call]: { json: { ...mum, full_name: 'Ana B' } },
    })
    expect(section.getByLabelText('Your name')).toHaveProperty('value', 'Ana')
    type('Your name', ' Ana B ')
    press('Save')
    await screen.findByText('Your name is saved.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ full_name: 'Ana B' }])
  })

  it.each([
    ['  ', 'Please type your name.'],
    ['n'.repeat(81), 'Please shorten your name to 80 characters.'],
  ])('%j is not sent', async (name, text) => {
    const { server, type, press, section } = await openSection('Name')
    type('Your name', name)
    press('Save')
    expect(section.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(section.getByLabelText('Your name'))
    expect(server.askedOf(call)).toEqual([])
  })

  it('that could not be saved stays as it was typed', async () => {
    const { type, press, section } = await openSection('Name', mum, { [call]: refusal('internal', 'Not now.') })
    type('Your name', 'Ana B')
    press('Save')
    expect((await section.findByRole('alert')).textContent).toBe('Not now.')
    expect(section.getByLabelText('Your name')).toHaveProperty('value', 'Ana B')
  })
})

describe('the e-mail address', () => {
  const call = 'POST /api/profile/email'
  const sent = { json: { sent: true } }

  it('that is not confirmed can be sent its email once more', async () => {
    const { server, press, section } = await openSection(
      'E-mail address',
      { ...mum, email_confirmed: false },
      {
        'POST /api/profile/confirm': refusal('rate_limited', 'Please wait a minute.'),
      },
    )
    press('Send a confirmation e-mail')
    await section.findByText('Please wait a minute.')
    server.answers['POST /api/profile/confirm'] = sent
    press('Send a confirmation e-mail')
    await section.findByText(/^We sent an e-mail to ana@x\.org\./)
  })

  it('that is confirmed asks for no email', async () => {
    const { section } = await openSection('E-mail address')
    expect(section.getByText('ana@x.org')).toBeTruthy()
    expect(section.queryByRole('button', { name: 'Send a confirmation e-mail' })).toBeNull()
  })

  it('changes by an email to the new one, with the password', async () => {
    const { server, type, press, section } = await openSection('E-mail address', mum, { [call]: sent })
    press('Change e-mail address')
    expect(document.activeElement).toBe(section.getByLabelText('New e-mail address'))
    type('New e-mail address', ' new@x.org ')
    type('Your password', 'correct horse')
    press('Send the e-mail')
    await section.findByText('We sent an e-mail to new@x.org. The address changes when you press the button in it.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ email: 'new@x.org', password: 'correct horse' }])
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change e-mail address' }))
  })

  it('of an account without a password changes without one', async () => {
    const { server, type, press, section } = await openSection(
      'E-mail address',
      { ...mum, has_password: false },
      { [call]: sent },
    )
    press('Change e-mail address')
    expect(section.queryByLabelText('Your password')).toBeNull()
    type('New e-mail address', 'new@x.org')
    press('Send the e-mail')
    await section.findByText(/^We sent an e-mail to new@x\.org\./)
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ email: 'new@x.org' }])
  })

  it('with a wrong password is refused at the password, and nothing typed is lost', async () => {
    const { type, press, section } = await openSection('E-mail address', mum, {
      [call]: refusal('wrong_password', 'That password is not right.'),
    })
    press('Change e-mail address')
    type('New e-mail address', 'new@x.org')
    type('Your password', 'wrong')
    press('Send the e-mail')
    const fault = await section.findByText('That password is not right.')
    const password = section.getByLabelText('Your password')
    expect(password.getAttribute('aria-describedby')).toBe(fault.id)
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(section.getByLabelText('New e-mail address')).toHaveProperty('value', 'new@x.org')
  })

  it('that is none is not sent', async () => {
    const { server, type, press, section } = await openSection('E-mail address')
    press('Change e-mail address')
    type('New e-mail address', 'new@x')
    press('Send the e-mail')
    expect(section.getByText(/^Please check the e-mail address/)).toBeTruthy()
    expect(section.getByText('Please type your password.')).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('can be left as it is', async () => {
    const { press, section } = await openSection('E-mail address')
    press('Change e-mail address')
    press('Cancel')
    expect(section.queryByLabelText('New e-mail address')).toBeNull()
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Change e-mail address' }))
  })
})
