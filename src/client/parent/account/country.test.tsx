// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSection } from '#tests/support/account-section.tsx'
import { mum } from '#tests/support/parent-side.tsx'
import { refusal } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const call = 'PATCH /api/profile'
const chosen = 'Where you live'
const clock = new Intl.DateTimeFormat().resolvedOptions()
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

describe('the country', () => {
  it('is chosen by its name and saved', async () => {
    const { server, section, type, press } = await openSection(
      'Country',
      { ...mum, country: 'US' },
      {
        [call]: { json: { ...mum, country: 'IE' } },
      },
    )
    expect(section.getByLabelText(chosen)).toHaveProperty('value', 'US')
    expect(section.getByRole('option', { name: 'Ireland' })).toHaveProperty('value', 'IE')
    type(chosen, 'IE')
    press('Save')
    await screen.findByText('Your country is saved.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ country: 'IE' }])
  })

  it('that is none of these is saved as none', async () => {
    const { server, type, press } = await openSection('Country', { ...mum, country: 'US' }, { [call]: { json: mum } })
    type(chosen, 'other')
    press('Save')
    await screen.findByText('Your country is saved.')
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ country: null }])
  })

  it.each([
    [['fr', 'de-AT', 'en-US'], 'AT'],
    [['en-GB'], 'GB'],
    [['en', 'fr'], ''],
    [['xx-ZZ'], ''],
  ])('is suggested from the browser’s languages %j, and saved only on pressing', async (languages, country) => {
    speaks(...languages)
    // A clock that says nothing of where it is.
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...clock, timeZone: 'UTC' })
    const { server, section } = await openSection('Country', { ...mum, country_asked: false })
    expect(section.getByLabelText(chosen)).toHaveProperty('value', country)
    expect(section.queryByText(/language of your browser/) !== null).toBe(country !== '')
    expect(server.askedOf(call)).toEqual([])
  })

  it('that could not be saved stays as it was chosen', async () => {
    const { section, type, press } = await openSection('Country', mum, { [call]: refusal('internal', 'Not now.') })
    type(chosen, 'FR')
    press('Save')
    expect((await section.findByRole('alert')).textContent).toBe('Not now.')
    expect(section.getByLabelText(chosen)).toHaveProperty('value', 'FR')
  })
})
