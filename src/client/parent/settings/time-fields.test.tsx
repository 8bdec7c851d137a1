// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = `PATCH /api/students/${mia.id}`
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(dialog().getByRole('button', { name: 'Save settings' }))

async function openSettings(answers: Answers = {}, time = mia.time) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [{ ...mia, time }] },
    ...answers,
  })
  openAt('/dashboard')
  fireEvent.click(await screen.findByRole('button', { name: 'Settings for Mia' }))
  return server
}

describe('the time for learning', () => {
  it('is set, and goes with the zone of the parent’s browser', async () => {
    const server = await openSettings({ [call]: { json: mia } }, { ...mia.time, time_zone: 'Asia/Tokyo' })
    type('Length of one lesson (minutes)', '30')
    type('Learning time per day (minutes)', '45')
    type('Messages per day', '100')
    type('From', '19:30')
    type('Until', '07:00')
    save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const time = {
      lesson_minutes: 30,
      daily_minutes: 45,
      daily_messages: 100,
      quiet_from: '19:30',
      quiet_to: '07:00',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    expect(server.askedOf(call).map((one) => one.body)).toEqual([{ time }])
  })

  it('shows what is set, and can be emptied', async () => {
    const server = await openSettings(
      { [call]: { json: mia } },
      { ...mia.time, quiet_from: '20:00', quiet_to: '06:00' },
    )
    expect(dialog().getByLabelText('From')).toHaveProperty('value', '20:00')
    type('From', '')
    type('Until', '')
    save()
    await waitFor(() => expect(server.askedOf(call)).toHaveLength(1))
    expect(server.askedOf(call)[0]?.body).toMatchObject({ time: { quiet_from: null, quiet_to: null } })
  })

  it.each([
    ['Length of one lesson (minutes)', '4', 'Please type a whole number from 5 to 60.'],
    ['Length of one lesson (minutes)', '', 'Please type a whole number from 5 to 60.'],
    ['Learning time per day (minutes)', '20.5', 'Please type a whole number from 10 to 240.'],
    ['Messages per day', '401', 'Please type a whole number from 20 to 400.'],
    ['From', '20:00', 'Quiet hours need both a beginning and an end.'],
  ])('with "%s" at %j is not sent, and says why', async (label, value, why) => {
    const server = await openSettings()
    type(label, value)
    save()
    expect(dialog().getByText(why)).toBeTruthy()
    expect(server.askedOf(call)).toEqual([])
  })

  it('that the server refuses stays in the form, with the reason', async () => {
    const why = 'This time zone is not known here.'
    await openSettings({
      [call]: refusal('validation_failed', why, { fields: { 'time.time_zone': 'unknown_time_zone' } }),
    })
    type('Messages per day', '100')
    save()
    await screen.findByText(`The settings could not be saved. ${why}`)
    expect(dialog().getByLabelText('Messages per day')).toHaveProperty('value', '100')
  })
})
