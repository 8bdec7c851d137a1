// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { bolt, config, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

const tutor: AdminTutorView = {
  ...bolt,
  description: 'A robot.',
  personality: 'You are Bolt.',
  pace: 1,
  greeting_style: '',
  version: 2,
  published_version: 1,
  students: 2,
  created_at: '2026-11-01T10:00:00.000Z',
}
const one = `/api/admin/tutors/${tutor.id}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openTutors(answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: { ...mum, role: 'admin' } },
    'GET /api/config': { json: config },
    'GET /api/admin/tutors': { json: [tutor] },
    ...answers,
  })
  openAt('/admin?tab=tutors')
  await screen.findByRole('table', { name: 'Tutor List' })
  return server
}

it('is a table with the columns of the specification, and says what children do not meet yet', async () => {
  await openTutors()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Description',
    'Access',
    'Actions',
  ])
  expect(screen.getByRole('row', { name: /Bolt.*Changes not published.*A robot.*Premium/ })).toBeTruthy()
})

it('is not sent without a picture, a name and a description, and says so', async () => {
  const server = await openTutors()
  const form = within(screen.getByRole('region', { name: 'Create New Tutor' }))
  fireEvent.click(form.getByRole('button', { name: 'Create Tutor' }))
  expect(screen.getByText('Please select an avatar image.')).toBeTruthy()
  expect(form.getByText('Please type a name.')).toBeTruthy()
  expect(form.getByText('Please describe the tutor.')).toBeTruthy()
  expect(server.askedOf('POST /api/admin/tutors')).toEqual([])
})

it('is saved as a change of the version that was seen; what the server says about it stands there', async () => {
  const server = await openTutors({ [`PATCH ${one}`]: refusal('conflict', 'Somebody has saved this tutor meanwhile.') })
  fireEvent.click(screen.getByRole('button', { name: 'Edit Bolt' }))
  const row = within(screen.getByRole('table'))
  fireEvent.change(row.getByLabelText('Tutor Name'), { target: { value: 'Bob' } })
  fireEvent.click(row.getByRole('button', { name: 'Save Bolt' }))
  await screen.findByText('Error updating tutor: Somebody has saved this tutor meanwhile.')
  expect(row.getByLabelText('Tutor Name')).toHaveProperty('value', 'Bob')
  server.answers[`PATCH ${one}`] = { json: { ...tutor, name: 'Bob', version: 3 } }
  fireEvent.click(row.getByRole('button', { name: 'Save Bolt' }))
  await screen.findByText('Tutor updated.')
  expect(server.askedOf(`PATCH ${one}`)[1]?.body).toMatchObject({ name: 'Bob', version: 2 })
})

it('is deleted after the question, and after the second factor where that is asked for', async () => {
  const asksFactor = refusal('second_factor_required', 'Please show your second factor once more before this.')
  const server = await openTutors({ [`DELETE ${one}`]: asksFactor })
  fireEvent.click(screen.getByRole('button', { name: 'Delete Bolt' }))
  const sure = within(screen.getByRole('dialog', { name: 'Are you sure?' }))
  expect(sure.getByText(/^2 students learn with this tutor/)).toBeTruthy()
  fireEvent.click(sure.getByRole('button', { name: 'Delete' }))
  fireEvent.change(await sure.findByLabelText('Code'), { target: { value: '123456' } })
  server.answers['POST /api/admin/second-factor/show'] = { status: 204 }
  server.answers[`DELETE ${one}`] = refusal('conflict', 'One published tutor has to stay.')
  fireEvent.click(sure.getByRole('button', { name: 'Delete' }))
  await sure.findByText('Error deleting tutor: One published tutor has to stay.')
  server.answers[`DELETE ${one}`] = { json: { moved: 2, without: 0 } }
  fireEvent.click(sure.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Tutor deleted.')
  expect(screen.getByText('2 students have the default tutor now.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
