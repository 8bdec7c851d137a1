// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { learnerPass } from '#client/data/learn.ts'
import { mia } from '#tests/support/parent-side.tsx'
import { type Answer, refusal, stubServer } from '#tests/support/stub-server.ts'
import { afterSilence, openVideos } from './open-videos.ts'

afterEach(() => vi.unstubAllGlobals())

const pass = { token: 't'.repeat(43), expires_at: '2999-01-01T00:00:00.000Z', student: mia, tutor: null }

/** A desk, its server, and what is heard: a sound goes on until it is ended or stopped. */
function desk(tts: Answer = { json: 'sound' }, isOff = () => false) {
  const server = stubServer({
    'POST /api/learner': { status: 201, json: pass },
    'GET /api/videos': { json: [] },
    'POST /api/videos/seen': { json: [{ kind: 'bird', id: 'clip:make-ten' }] },
    'POST /api/tts': tts,
  })
  const heard: string[] = []
  let end: () => void = () => undefined
  const play = (_: Blob, onSound: () => void) => {
    onSound()
    heard.push('plays')
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    return {
      ended,
      stop: () => {
        heard.push('stopped')
        end()
      },
    }
  }
  const open = openVideos(mia.id, learnerPass(mia.id), {
    leave: async () => null,
    play,
    onSpeaking: (speaking) => heard.push(speaking ? 'speaking' : 'silent'),
    quiet: () => heard.push('quiet'),
    isOff,
    onGrown: (grown) => heard.push(...grown.map(({ kind }) => kind)),
  })
  return { ...open, server, heard, end: () => end() }
}

const never = () => new AbortController().signal

describe('the videos of a student', () => {
  it('are asked for with the child’s own pass', async () => {
    const { videos, server } = desk()
    expect(await videos.list()).toEqual([])
    const [asked] = server.askedOf('GET /api/videos')
    expect(asked?.query.get('student_id')).toBe(mia.id)
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${pass.token}`)
  })

  it('are remembered as seen, and nothing breaks when they cannot be', async () => {
    const { videos, server, heard } = desk()
    videos.seen('clip:make-ten')
    await vi.waitFor(() => expect(heard).toEqual(['bird']))
    expect(server.askedOf('POST /api/videos/seen')[0]?.body).toEqual({ student_id: mia.id, video: 'clip:make-ten' })
    server.answers['POST /api/videos/seen'] = refusal('quiet_hours')
    videos.seen('clip:make-ten')
    await vi.waitFor(() => expect(server.askedOf('POST /api/videos/seen')).toHaveLength(2))
  })
})

describe('the voice of a clip', () => {
  it('says a sentence to its end, after everybody else is quiet', async () => {
    const { videos, server, heard, end } = desk()
    const said = videos.say('Ten!', 'make-ten', never())
    await vi.waitFor(() => expect(heard).toContain('plays'))
    expect(server.askedOf('POST /api/tts')[0]?.body).toEqual({ text: 'Ten!', clip: 'make-ten' })
    end()
    await said
    expect(heard).toEqual(['quiet', 'speaking', 'plays', 'silent'])
  })

  it.each(['by the clip', 'by the tutor'])('falls silent at once when it is stopped %s', async (who) => {
    const { videos, heard, stop } = desk()
    const until = new AbortController()
    const said = videos.say('Ten!', 'make-ten', until.signal)
    await vi.waitFor(() => expect(heard).toContain('plays'))
    if (who === 'by the clip') until.abort()
    else stop()
    await said
    expect(heard.slice(-2)).toEqual(['stopped', 'silent'])
  })

  it('never says two sentences at once', async () => {
    const { videos, heard, end } = desk()
    const first = videos.say('One.', 'make-ten', never())
    await vi.waitFor(() => expect(heard).toContain('plays'))
    const second = videos.say('Two.', 'make-ten', never())
    await first
    await vi.waitFor(() => expect(heard.filter((one) => one === 'plays')).toHaveLength(2))
    expect(heard.indexOf('stopped')).toBeLessThan(heard.lastIndexOf('plays'))
    end()
    await second
  })

  it.each<[string, Answer]>([
    ['fails', refusal('speech_failed')],
    ['has nothing to say', { status: 204 }],
    ['has no line', 'no connection'],
  ])('goes on in silence when it %s', async (_, answer) => {
    const { videos, heard } = desk(answer)
    await videos.say('Ten!', 'make-ten', never())
    expect(heard).toEqual(['quiet'])
  })

  it('is not asked for while the voice is switched off, and comes back with it', async () => {
    let off = true
    const { videos, server, heard, end } = desk({ json: 'sound' }, () => off)
    await videos.say('Ten!', 'make-ten', never())
    expect(server.askedOf('POST /api/tts')).toEqual([])
    expect(heard).toEqual(['quiet'])
    off = false
    const said = videos.say('Ten!', 'make-ten', never())
    await vi.waitFor(() => expect(heard).toContain('plays'))
    end()
    await said
  })

  it('asks for nothing when it was stopped before it began', async () => {
    const { videos, server } = desk()
    const until = new AbortController()
    until.abort()
    await videos.say('Ten!', 'make-ten', until.signal)
    expect(server.askedOf('POST /api/tts')).toEqual([])
  })

  it('is stopped before the tutor or a card speaks', () => {
    const order: string[] = []
    const spoken = afterSilence(
      {
        voice: { say: (sentence) => order.push(sentence), stop: () => order.push('tutor stops') },
        read: (text) => order.push(text),
      },
      () => order.push('clip stops'),
    )
    spoken.voice.say('Hello', 'reply', 0)
    spoken.read('6 × 7', 'times-tables~6x7')
    spoken.voice.stop()
    expect(order).toEqual(['clip stops', 'Hello', 'clip stops', '6 × 7', 'clip stops', 'tutor stops'])
  })
})
