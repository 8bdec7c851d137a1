// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openSection } from '#tests/support/account-section.tsx'
import { mia, mum } from '#tests/support/parent-side.tsx'
import { refusal } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/consents'
const heading = 'Your family’s data'
const of = (version: string | null, at: string) => ({ student_id: mia.id, nickname: 'Mia', version, at })
const year = new Date().getFullYear()

it('leads to the archive, and tells each consent with its version and day', async () => {
  const { section } = await openSection(heading, mum, {
    [call]: { json: [of('2026-11', `${year}-01-05T12:00:00.000Z`), of(null, `${year}-02-06T12:00:00.000Z`)] },
  })
  const download = section.getByRole('link', { name: 'Download everything' })
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual(['/api/archive', true])
  await screen.findByText('Mia: given on Jan 5, for version 2026-11')
  expect(screen.getByText('Mia: taken back on Feb 6')).toBeTruthy()
})

it('says so when the consents could not be loaded', async () => {
  await openSection(heading, mum, { [call]: refusal('internal') })
  await screen.findByText('The history of consent could not be loaded.')
})
