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

describe('the phone number', () => {
  const change = 'POST /api/profile/phone'
  const verify = 'POST /api/auth/verify'
  const sent = { json: { sent: true } }

  it('is added with the code that was sent there', async () => {
    const { server, type, press, section } = await openSection('Phone number', mum, {
      [change]: sent,
      [verify]: () => {
        server.answers['GET /api/profile'] = { json: { ...mum, phone: '+4915112345678' } }
        return { json: { result: 'phone_changed' } }
      },
    })
    expect(section.getByText(/you can sign in with a code that we send by text message/)).toBeTruthy()
    press('Add a phone number')
    type('Phone number', '+49 151 12345678')
    type('Your password', 'correct horse')
    press('Send the code')
    const code = await section.findByLabelText('Code from the text message')
    expect(document.activeElement).toBe(code)
    type('Code from the text message', '123 456')
    press('Confirm number')
    await section.findByText('+4915112345678')
    await screen.findByText('Your phone number is saved.')
    expect(server.askedOf(change).map((one) => one.body)).toEqual([
      { phone: '+49 151 12345678', password: 'correct horse' },
    ])
    expect(server.askedOf(verify).map((one) => one.body)).toEqual([
      { type: 'phone_change', phone: '+49 151 12345678', token: '123456' },
    ])
  })

  it('with a wrong code is refused at the code, and another number can be typed', async () => {
    const { server, type, press, section } = await openSection(
      'Phone number',
      { ...mum, has_password: false },
      {
        [change]: sent,
        [verify]: refusal('wrong_code', 'That code is not right.'),
      },
    )
    press('Add a phone number')
    type('Phone number', '+4915112345678')
    press('Send the code')
    await section.findByLabelText('Code from the text message')
    type('Code from the text message', '12345')
    press('Confirm number')
    expect(section.getByText('Please type the 6 digits from the text message.')).toBeTruthy()
    expect(server.askedOf(verify)).toEqual([])
    type('Code from the text message', '123456')
    press('Confirm number')
    const fault = await section.findByText('That code is not right.')
    expect(section.getByLabelText('Code from the text message').getAttribute('aria-describedby')).toContain(fault.id)
    press('Use another number or send a new code')
    expect(section.getByLabelText('Phone number')).toBeTruthy()
    expect(server.askedOf(change).map((one) => one.body)).toEqual([{ phone: '+4915112345678' }])
  })

  it('that is none is not sent, and one that the service refuses is named', async () => {
    const { server, type, press, section } = await openSection('Phone number', mum, {
      [change]: refusal('validation_failed', 'Something does not fit.', { fields: { phone: 'invalid_phone' } }),
    })
    press('Add a phone number')
    type('Phone number', '0151 1234')
    type('Your password', 'correct horse')
    press('Send the code')
    expect(section.getByText('Please check the number: it begins with + and the country.')).toBeTruthy()
    expect(server.askedOf(change)).toEqual([])
    type('Phone number', '+0151 12345')
    expect(section.queryByText(/^Please check the number/)).toBeNull()
    press('Send the code')
    await section.findByText('Please check the number: it begins with + and the country.')
  })

  it('is removed, also on the second try', async () => {
    const { server, press, section } = await openSection(
      'Phone number',
      { ...mum, phone: '+4915112345678' },
      {
        'DELETE /api/profile/phone': 'no connection',
      },
    )
    press('Remove phone number')
    await section.findByRole('alert')
    server.answers['DELETE /api/profile/phone'] = { status: 204 }
    server.answers['GET /api/profile'] = { json: mum }
    press('Remove phone number')
    await section.findByText('No phone number yet.')
    await screen.findByText('Your phone number is removed.')
  })
})

describe('the password', () => {
  const call = 'POST /api/profile/password'
  const refused = (reason: string) =>
    refusal('validation_failed', 'Something does not fit.', { fields: { password: reason } })

  it('is changed, and the other devices are signed out', async () => {
    const { server, type, press, section } = await openSection('Password', mum, { [call]: { status: 204 } })
    press('Change password')
    type('Current password', 'correct horse')
    type('New password', 'battery staple')
    press('Change password')
    await section.findByText('Your password is changed. All other devices were signed out.')
    expect(section.queryByLabelText('New password')).toBeNull()
    expect(server.askedOf(call).map((one) => one.body)).toEqual([
      { current_password: 'correct horse', password: 'battery staple' },
    ])
    await waitFor(() => expect(server.askedOf('GET /api/sessions')).toHaveLength(2))
  })

  it.each([
    [
      'wrong_password',
      refusal('wrong_password', 'That password is not right.'),
      'Current password',
      'That password is not right.',
    ],
    ['too_common', refused('too_common'), 'New password', /one of the first that somebody would guess/],
    ['same', refused('same'), 'New password', /the password that you have now/],
    ['too_short', refused('too_short'), 'New password', 'Please choose a password of at least 10 characters.'],
    ['too_long', refused('too_long'), 'New password', 'Please choose a password of at most 128 characters.'],
  ])('that is refused (%s) says so at the field, and keeps what was typed', async (_, answer, label, text) => {
    const { type, press, section } = await openSection('Password', mum, { [call]: answer })
    press('Change password')
    type('Current password', 'correct horse')
    type('New password', 'battery staple')
    press('Change password')
    const fault = await section.findByText(text)
    const field = section.getByLabelText(label)
    expect(field.getAttribute('aria-describedby')).toContain(fault.id)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(section.getByLabelText('Current password')).toHaveProperty('value', 'correct horse')
    expect(section.getByLabelText('New password')).toHaveProperty('value', 'battery staple')
  })

  it('that is too short is not sent', async () => {
    const { server, type, press, section } = await openSection('Password')
    press('Change password')
    type('New password', 'nine char')
    press('Change password')
    expect(section.getByText('Please type your current password.')).toBeTruthy()
    expect(section.getByText('Please choose a password of at least 10 characters.')).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('that there is none yet is set by an email', async () => {
    const { server, press, section } = await openSection(
      'Password',
      { ...mum, has_password: false },
      {
        'POST /api/auth/recover': { json: { sent: true } },
      },
    )
    press('Set a password')
    await section.findByText('Check your email for the password reset link')
    expect(server.askedOf('POST /api/auth/recover').map((one) => one.body)).toEqual([{ email: 'ana@x.org' }])
  })
})
