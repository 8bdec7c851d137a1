import { fireEvent, screen, within } from '@testing-library/react'
import type { ProfileView } from '#shared/account.ts'
import { mum, openAt } from './parent-side.tsx'
import { type Answers, stubServer } from './stub-server.ts'

/** One section of the account page, as this parent sees it. */
export async function openSection(heading: string, profile: ProfileView = mum, answers: Answers = {}) {
  const server = stubServer({ 'GET /api/profile': { json: profile }, 'GET /api/sessions': { json: [] }, ...answers })
  openAt('/account')
  const section = within(await screen.findByRole('region', { name: heading }))
  return {
    server,
    section,
    type: (label: string, value: string) => fireEvent.change(section.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(section.getByRole('button', { name })),
  }
}
