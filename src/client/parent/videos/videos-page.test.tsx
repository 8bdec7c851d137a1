// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { VideoFileView } from '#shared/video.ts'
import { type FakeUpload, fakeUploads } from '#tests/support/fake-upload.ts'
import { config, mia, mum, openAt } from '#tests/support/parent-side.tsx'
import { type Answers, refusal, stubServer } from '#tests/support/stub-server.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const film = (title = 'Our trip', more: Partial<VideoFileView> = {}): VideoFileView => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  title,
  minimum_grade_level: 0,
  for_everyone: false,
  bytes: 12 * 1024 * 1024,
  has_captions: false,
  address: '/api/videos/files/c0000000-0000-4000-8000-000000000001?until=1&key=k',
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})

async function openVideos(films: VideoFileView[] = [], answers: Answers = {}) {
  const server = stubServer({
    'GET /api/profile': { json: mum },
    'GET /api/config': { json: config },
    'GET /api/students': { json: [mia] },
    'GET /api/videos/mine': { json: films },
    ...answers,
  })
  openAt('/videos')
  await screen.findByRole('heading', { name: 'Add a video' })
  return server
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: RegExp | string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
const mp4 = (name = 'our_trip.mp4', size = 10) => {
  const file = new File(['x'.repeat(10)], name, { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const vtt = new File(['WEBVTT'], 'trip.vtt', { type: 'text/vtt' })

async function sending(uploads: FakeUpload[]): Promise<FakeUpload> {
  await waitFor(() => expect(uploads.length).toBe(1))
  const [upload] = uploads
  if (!upload) throw new Error('nothing was sent')
  return upload
}

describe('the screen for videos', () => {
  it('says who sees them, and is reached from the dashboard', async () => {
    await openVideos()
    expect(screen.getByText('Only your family sees these. Nothing is sent to anybody else.')).toBeTruthy()
    expect(await screen.findByText('No videos yet')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
    const link = await screen.findByRole('link', { name: 'Videos' })
    expect(link.getAttribute('href')).toBe('/videos')
  })

  it('asks for the PIN while a lesson has closed the gate', async () => {
    stubServer({
      'GET /api/profile': { json: { ...mum, has_pin: true, gate: 'closed', gate_student_id: mia.id } },
      'GET /api/config': { json: config },
    })
    const { where } = openAt('/videos')
    await waitFor(() => expect(where()).toContain('/gate'))
  })

  it('lists what was added, with what is known of it', async () => {
    await openVideos([
      film(),
      film('For all', { id: 'c2', for_everyone: true, has_captions: true, minimum_grade_level: -1 }),
    ])
    expect(await screen.findByText('From Grade K · 12 MB · No captions yet')).toBeTruthy()
    expect(screen.getByText('From Pre-K · 12 MB · With captions')).toBeTruthy()
    expect(screen.getAllByText('For every family')).toHaveLength(1)
  })

  it('says so when the list cannot be loaded, and tries again', async () => {
    const server = await openVideos([], { 'GET /api/videos/mine': refusal('unavailable') })
    await screen.findByText('Your videos could not be loaded.')
    server.answers['GET /api/videos/mine'] = { json: [film()] }
    press('Try again')
    expect(await screen.findByText('Our trip')).toBeTruthy()
  })

  it('shows a video with its captions', async () => {
    await openVideos([film('Our trip', { has_captions: true })])
    fireEvent.click(await screen.findByRole('button', { name: 'Watch “Our trip”' }))
    const video = screen.getByRole('dialog').querySelector('video')
    expect(video?.getAttribute('src')).toBe(film().address)
    expect(video?.querySelector('track')?.getAttribute('src')).toContain('/captions?until=')
  })
})

describe('adding a video', () => {
  it.each([
    ['without a file', null, 'Trip', 'Please choose a video file.'],
    [
      'of another kind',
      new File(['x'], 'x.mov', { type: 'video/quicktime' }),
      'Trip',
      'Please choose an MP4 or WebM video.',
    ],
    ['that is too large', mp4('x.mp4', 300 * 1024 * 1024 + 1), 'Trip', 'A video can be at most 300 MB.'],
    ['without a title', mp4(), ' ', 'Please type a title.'],
    ['with a long title', mp4(), 'x'.repeat(81), 'A title has at most 80 letters.'],
  ])('is not begun %s', async (_, file, title, said) => {
    const uploads = fakeUploads()
    await openVideos()
    if (file) choose('Video file', file)
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } })
    press('Add video')
    expect(screen.getByText(said)).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(uploads).toEqual([])
  })

  it('sends the file as it is, tells how far it is, and shows it in the list', async () => {
    const uploads = fakeUploads()
    const server = await openVideos()
    const file = mp4()
    choose('Video file', file)
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'our trip')
    fireEvent.change(screen.getByLabelText('From which grade'), { target: { value: '2' } })
    press('Add video')
    const upload = await sending(uploads)
    expect(upload.method).toBe('POST')
    expect(upload.address).toMatch(/\/api\/videos\?title=our\+trip&minimum_grade_level=2&for=family$/)
    expect([upload.type, upload.sent]).toEqual(['video/mp4', file])
    upload.progress(5, 10)
    expect(await screen.findByLabelText('Sending: 50 %')).toHaveProperty('value', 50)
    expect(screen.getByRole('button', { name: 'Add video' })).toHaveProperty('disabled', true)
    server.answers['GET /api/videos/mine'] = { json: [film('our trip')] }
    upload.answer(201, film('our trip'))
    expect(await screen.findByText('“our trip” was added.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'our trip' })).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
  })

  it('brings the captions after it, and says so when only they failed', async () => {
    const uploads = fakeUploads()
    const call = `PUT /api/videos/${film().id}/captions`
    await openVideos([], { [call]: refusal('validation_failed', 'Line 4: this caption says nothing.') })
    choose('Video file', mp4())
    choose(/^Captions file/, vtt)
    press('Add video')
    const upload = await sending(uploads)
    upload.answer(201, film())
    expect(
      await screen.findByText('The video was added, but its captions were not. Line 4: this caption says nothing.'),
    ).toBeTruthy()
  })

  it('can be canceled; what was typed stays', async () => {
    const uploads = fakeUploads()
    await openVideos()
    choose('Video file', mp4())
    screen.getByRole('button', { name: 'Add video' }).focus()
    press('Add video')
    const upload = await sending(uploads)
    screen.getByRole('button', { name: 'Cancel' }).focus()
    press('Cancel')
    expect(await screen.findByText('Canceled. Nothing was kept.')).toBeTruthy()
    expect(upload.aborted).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add video' }))
    expect(screen.queryByText(/could not be added/)).toBeNull()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'our trip')
    press('Add video')
    await waitFor(() => expect(uploads.length).toBe(2))
  })

  it('stops when the screen is left', async () => {
    const uploads = fakeUploads()
    await openVideos()
    choose('Video file', mp4())
    press('Add video')
    const upload = await sending(uploads)
    cleanup()
    expect(upload.aborted).toBe(true)
  })

  it.each([
    [
      'refused',
      (upload: FakeUpload) =>
        upload.answer(422, { error: 'There is room for 20 videos. Remove one first.', code: 'validation_failed' }),
      'There is room for 20 videos. Remove one first.',
    ],
    ['cut off', (upload: FakeUpload) => upload.fail(), 'There is no connection right now. Please try again.'],
    ['answered by something else', (upload: FakeUpload) => upload.answer(502, '<html>'), 'HTTP 502'],
  ])('says why when it is %s', async (_, ends, said) => {
    const uploads = fakeUploads()
    await openVideos()
    choose('Video file', mp4())
    press('Add video')
    ends(await sending(uploads))
    expect(await screen.findByText(`The video could not be added. ${said}`)).toBeTruthy()
  })

  it('is for every family only where an administrator wishes so', async () => {
    await openVideos()
    expect(screen.queryByLabelText('For whom')).toBeNull()
    cleanup()
    const uploads = fakeUploads()
    await openVideos([], { 'GET /api/profile': { json: { ...mum, role: 'admin' } } })
    choose('Video file', mp4())
    fireEvent.change(screen.getByLabelText('For whom'), { target: { value: 'everyone' } })
    press('Add video')
    expect((await sending(uploads)).address).toContain('for=everyone')
  })
})

describe('a video in the list', () => {
  it('gets captions later', async () => {
    const call = `PUT /api/videos/${film().id}/captions`
    const server = await openVideos([film()], { [call]: { json: film('Our trip', { has_captions: true }) } })
    await screen.findByRole('button', { name: 'Add captions for “Our trip”' })
    server.answers['GET /api/videos/mine'] = { json: [film('Our trip', { has_captions: true })] }
    fireEvent.change(screen.getByTestId(`captions-${film().id}`), { target: { files: [vtt] } })
    expect(await screen.findByText(/With captions$/)).toBeTruthy()
    expect(server.askedOf(call).map((one) => one.headers.get('content-type'))).toEqual(['text/vtt'])
  })

  it('says which line of the captions cannot be read', async () => {
    const call = `PUT /api/videos/${film().id}/captions`
    await openVideos([film()], { [call]: refusal('validation_failed', 'Line 3: times are written so.') })
    await screen.findByRole('button', { name: 'Add captions for “Our trip”' })
    fireEvent.change(screen.getByTestId(`captions-${film().id}`), { target: { files: [vtt] } })
    expect(await screen.findByText('These captions were not added. Line 3: times are written so.')).toBeTruthy()
  })

  it('is removed after a question, and not before', async () => {
    const call = `DELETE /api/videos/${film().id}`
    const server = await openVideos([film()], { [call]: { status: 204 } })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “Our trip”' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }))
    expect(server.askedOf(call)).toEqual([])
    press('Remove “Our trip”')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No videos yet')).toBeTruthy()
    expect(screen.getByText('“Our trip” was removed.')).toBeTruthy()
    expect(server.askedOf(call)).toHaveLength(1)
  })

  it('stays when it could not be removed, and goes when it was gone already', async () => {
    const call = `DELETE /api/videos/${film().id}`
    const server = await openVideos([film()], { [call]: refusal('unavailable', 'Please try again.') })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove “Our trip”' }))
    const yes = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    yes()
    expect(await screen.findByText('The video could not be removed. Please try again.')).toBeTruthy()
    server.answers[call] = refusal('not_found')
    yes()
    expect(await screen.findByText('No videos yet')).toBeTruthy()
  })
})
