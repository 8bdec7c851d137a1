import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { newQueryClient } from '#client/data/query-client.ts'
import { createRouter } from '#client/router.tsx'
import { navigate } from '#client/routing/address.ts'
import { Screens } from '#client/screens.tsx'
import { ToastProvider } from '#client/ui/toast.tsx'
import type { ConfigView, ProfileView } from '#shared/account.ts'
import { usualControls } from '#shared/controls-rules.ts'
import type { NoteView } from '#shared/note.ts'
import type { StudentView } from '#shared/student.ts'
import type { TutorView } from '#shared/tutor.ts'

export const mum: ProfileView = {
  id: 'f0000000-0000-4000-8000-000000000001',
  role: 'parent',
  full_name: 'Ana',
  email: 'ana@x.org',
  email_confirmed: true,
  phone: null,
  country: null,
  country_asked: true,
  has_password: true,
  has_pin: false,
  unclaimed: false,
  gate: 'open',
  gate_student_id: null,
}
export const config: ConfigView = {
  voice: 'builtin',
  tutor: 'builtin',
  hearing: 'browser',
  sees: false,
  providers: [],
  confirmation: false,
  billing: null,
}

export const mia: StudentView = {
  id: 'a0000000-0000-4000-8000-000000000001',
  nickname: 'Mia',
  grade_level: 3,
  avatar_url: null,
  assigned_tutor_id: null,
  last_used_tutor: { name: 'Bolt' },
  parent_notes: [],
  consent: { version: '2026-11', given_at: '2026-11-01T10:00:00.000Z' },
  microphone: null,
  time: {
    lesson_minutes: 20,
    daily_minutes: 60,
    daily_messages: 200,
    quiet_from: null,
    quiet_to: null,
    time_zone: 'UTC',
  },
  controls: usualControls,
  keep_days: 1_095,
  created_at: '2026-11-01T10:00:00.000Z',
}

export const note = (note_content: string, is_permanent = true): NoteView => ({
  id: `note-${note_content.replaceAll(' ', '-')}`,
  note_content,
  is_permanent,
  student_id: mia.id,
  created_at: '2026-11-02T10:00:00.000Z',
})

export const bolt: TutorView = {
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Bolt',
  description: '',
  avatar_url: null,
  access_level: 'premium',
  minimum_grade_level: 1,
  subjects: ['math'],
}

/** The application at an address, as a browser would open it; the server is `stubServer`. */
export function openAt(address: string) {
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  window.history.replaceState(null, '', address)
  const router = createRouter(client)
  onTestFinished(router.close)
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Screens router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { client, navigate, where: () => window.location.pathname + window.location.hash }
}
