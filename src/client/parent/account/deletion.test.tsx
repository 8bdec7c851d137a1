// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProfileView } from '#shared/account.ts'
import { mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const call = 'POST /api/profile/delete'
const counts = { students: 2, conversations: 14, messages: 210, notes: 3, devices: 1 }

async function openQuestion(profile: ProfileView = mum, answers: Answers = {}) {
  const server = stubServer({ 'GET /api/profile': { json: profile }, 'GET /api/sessions': { json: [] }, ...answers })
  const { client, where } = openAt('/account')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  return {
    server,
    client,
    where,
    dialog,
    type: (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  }
}

describe('deleting the account', () => {
  it('says what goes, and that it goes for ever, before anything happens', async () => {
    const { server, dialog, press } = await openQuestion()
    expect(dialog.getByText('This cannot be undone.')).toBeTruthy()
    expect(dialog.getAllByRole('listitem')).toHaveLength(5)
    press('Keep my account')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.askedOf(call)).toEqual([])
  })

  it('tells in words what was deleted, and leaves an empty browser at the landing page', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    const { server, client, where, type, press } = await openQuestion(mum, { [call]: { json: counts } })
    localStorage.setItem('tab', '1')
    await client.invalidateQueries({ queryKey: ['session'], refetchType: 'none' })
    type('Your password', 'correct horse')
    press('Delete everything')
    await screen.findByText('2 students, 14 conversations with 210 messages, 3 notes and 1 device were deleted.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ password: 'correct horse' }])
    // The browser looks again, as it does whenever the window is looked at: the words stay.
    server.answers['GET /api/profile'] = refusal('unauthenticated')
    const asked = server.askedOf('GET /api/profile').length
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    expect(server.askedOf('GET /api/profile')).toHaveLength(asked)
    expect(where()).toBe('/account')
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(replace).toHaveBeenCalledWith('/')
    expect(localStorage.length).toBe(0)
    expect(client.getQueryData(['session'])).toBeUndefined()
  })

  it('with a wrong password deletes nothing, and says so at the password', async () => {
    const { dialog, type, press } = await openQuestion(mum, {
      [call]: refusal('wrong_password', 'That password is not right.'),
    })
    press('Delete everything')
    expect(dialog.getByText('Please type your password.')).toBeTruthy()
    type('Your password', 'wrong')
    press('Delete everything')
    const fault = await dialog.findByText('That password is not right.')
    const password = dialog.getByLabelText('Your password')
    expect(password.getAttribute('aria-describedby')).toBe(fault.id)
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(password).toHaveProperty('value', 'wrong')
  })

  it('without a password asks for the e-mail address, and perhaps for a fresh sign-in', async () => {
    const { server, dialog, type, press } = await openQuestion(
      { ...mum, has_password: false },
      {
        [call]: refusal('sign_in_again'),
      },
    )
    type('Your e-mail address', 'ben@x.org')
    press('Delete everything')
    expect(dialog.getByText('This is not the e-mail address of this account.')).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
    type('Your e-mail address', ' Ana@x.org ')
    press('Delete everything')
    await dialog.findByText(/log out and sign in again first.*within five minutes/)
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ email: 'Ana@x.org' }])
  })
})
