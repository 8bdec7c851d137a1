import { describe, expect, it } from 'vitest'
import type { StudentView } from '#shared/student.ts'
import { type Answer, call, hear, type Lesson, passFor, say, startLesson } from '#tests/support/family.ts'
import { goTo, lessonAt } from '#tests/support/family-clock.ts'
import { startApp } from '#tests/support/start-app.ts'

// Each control holds in the very next call of a lesson that was opened before it was changed.

let woken = 0
const speech = {
  kind: 'builtin' as const,
  speak: async (text: string) => ({ audio: new TextEncoder().encode(text), type: 'audio/wav' as const }),
  wake: () => {
    woken += 1
  },
  close: async () => undefined,
}
const app = await startApp({ speech })

const set = async (lesson: Pick<Lesson, 'student' | 'parent'>, controls: object): Promise<StudentView> => {
  const answer = await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { controls }, lesson.parent)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json
}
const of = ({ student }: Lesson) => `student_id=${student.id}`
const get = (lesson: Lesson, address: string) => call(app, 'GET', address, undefined, { pass: lesson.pass })
const card = (lesson: Lesson, more = '') => get(lesson, `/api/flashcards/next_card?${of(lesson)}${more}`)
const videos = (lesson: Lesson) => get(lesson, `/api/videos?${of(lesson)}`)
const letter = (lesson: Lesson) => get(lesson, `/api/letters/next?${of(lesson)}`)
const board = { mat: 'plain', elements: [] }
const drawing = (lesson: Lesson, id: string, version = 1) =>
  call(
    app,
    'PUT',
    `/api/drawings/${id}`,
    {
      student_id: lesson.student.id,
      conversation_id: lesson.conversation.conversation_id,
      version,
      scene: board,
      marks: [],
      kept: false,
    },
    { pass: lesson.pass },
  )
const reading = (lesson: Lesson) =>
  call(app, 'POST', '/api/drawings/read', { student_id: lesson.student.id, scene: board }, { pass: lesson.pass })
const code = ({ status, json }: Answer) => [status, json?.code]
const kind = 'Your grown-up has put this away for now.'

describe('a tool that is put away', () => {
  it.each([
    ['flashcards', (lesson: Lesson) => card(lesson)],
    ['multiple-choice', (lesson: Lesson) => card(lesson, '&tool=multiple-choice')],
    ['letter-tracing', letter],
    ['video', videos],
    ['blackboard', reading],
    ['blackboard', (lesson: Lesson) => drawing(lesson, crypto.randomUUID())],
  ])('is refused kindly in the next call: %s', async (tool, ask) => {
    const lesson = await startLesson(app)
    expect((await ask(lesson)).status).toBe(200)
    await set(lesson, { tools_off: [tool] })
    const refused = await ask(lesson)
    expect(code(refused)).toEqual([403, 'tool_off'])
    expect(refused.json.error).toContain(kind)
    await set(lesson, { tools_off: [] })
    expect((await ask(lesson)).status).toBe(200)
  })

  it('leaves the others, and keeps what was begun', async () => {
    const lesson = await startLesson(app)
    const id = crypto.randomUUID()
    await drawing(lesson, id)
    await set(lesson, { tools_off: ['blackboard', 'flashcards'] })
    expect((await drawing(lesson, id, 2)).status).toBe(200)
    expect((await card(lesson, '&tool=multiple-choice')).status).toBe(200)
    expect((await letter(lesson)).status).toBe(200)
  })

  it('is not offered by the tutor, who says kindly that it waits', async () => {
    const lesson = await startLesson(app)
    const opens = async () => {
      const events = await hear(app, lesson, 'can we use the blackboard')
      return events.flatMap((one) => (one.type === 'done' ? [one.extras?.press ?? []] : [])).flat()
    }
    expect((await opens()).map((one) => one.tool)).toContain('blackboard')
    await set(lesson, { tools_off: ['blackboard'] })
    expect((await opens()).map((one) => one.tool)).not.toContain('blackboard')
    expect((await say(app, lesson, 'can we use the blackboard')).json.reply).toMatch(
      /grown-up|off for the moment|another|here/i,
    )
  })

  it('is known to the child’s screen, and greets nobody', async () => {
    const lesson = await startLesson(app, 'Kay', 0)
    await set(lesson, { tools_off: ['blackboard', 'video'] })
    const { student, token: pass } = await passFor(app, lesson.parent, lesson.student)
    expect(student.controls.tools_off).toEqual(['blackboard', 'video'])
    const { conversation_id, end_token } = lesson.conversation
    await call(app, 'POST', '/api/conversations/end', { conversation_id, end_token })
    const body = { student_id: student.id, tutor_id: lesson.tutor.id }
    const [greeting] = (await call(app, 'POST', '/api/conversations/start', body, { pass })).json.messages
    expect(greeting.extras.press.length).toBeGreaterThan(2)
    expect(greeting.extras.press.filter((one: { kind: string }) => one.kind === 'tool')).toEqual([])
  })
})

describe('a subject that is put away', () => {
  it('brings no card, no category and no film, from the next call on', async () => {
    const lesson = await startLesson(app)
    const categories = async () => (await get(lesson, `/api/flashcards/categories?${of(lesson)}`)).json
    const subjectsIn = async () => new Set((await categories()).map((one: { subject: string }) => one.subject))
    expect(await subjectsIn()).toContain('math')
    const before = (await videos(lesson)).json.length
    await set(lesson, { subjects_off: ['math', 'science'] })
    expect(await subjectsIn()).toEqual(new Set(['reading', 'problem-solving']))
    expect((await videos(lesson)).json.length).toBeLessThan(before)
    for (let seed = 0; seed < 12; seed++) {
      const { json } = await card(lesson, `&seed=${seed}`)
      expect(['reading', 'problem-solving']).toContain(json.card.subject)
    }
    expect(code(await card(lesson, '&subject=math'))).toEqual([403, 'subject_off'])
    expect(code(await card(lesson, '&category=Multiplication'))).toEqual([403, 'subject_off'])
    expect((await card(lesson, '&subject=reading')).status).toBe(200)
  })

  it('is not practiced in the chat: who asks for it hears a kind sentence', async () => {
    const lesson = await startLesson(app)
    expect((await say(app, lesson, 'math please')).json.reply).toContain('?')
    await set(lesson, { subjects_off: ['math'] })
    const waits = /\bmath\b.*|grown-up/
    // What was open is left, and says so; then the wish.
    expect((await say(app, lesson, 'is it 12?')).json.reply).toMatch(waits)
    const asked = (await say(app, lesson, 'can we do math')).json.reply
    expect(asked).toMatch(/grown-up|another time|off for the moment/)
    expect(asked).not.toMatch(/\d/)
    const topic = (await say(app, lesson, 'times tables')).json.reply
    expect(topic).toMatch(/grown-up|another time|off for the moment/)
    // The child's own question is answered all the same.
    expect((await say(app, lesson, 'my homework is 7 x 8')).json.reply).toMatch(/7|8/)
  })

  it('is never planned: what the tutor picks is of another', async () => {
    const lesson = await startLesson(app)
    await set(lesson, { subjects_off: ['math', 'problem-solving', 'science'] })
    for (const words of ['you pick', 'another one', 'skip it', 'another one']) {
      const { json } = await say(app, lesson, words)
      expect(json.reply).not.toMatch(/\d+\s*[+×÷−]\s*\d+/)
    }
  })

  it('cannot be all of them', async () => {
    const lesson = await startLesson(app)
    const all = { subjects_off: ['math', 'reading', 'science', 'problem-solving'] }
    const answer = await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { controls: all }, lesson.parent)
    expect([answer.status, answer.json.fields]).toEqual([422, { 'controls.subjects_off': 'none_left' }])
  })
})

describe('talk beside the lesson', () => {
  /** Replies to talk until the open question is asked for again. */
  async function repliesUntilBack(side_talk: string): Promise<number> {
    const lesson = await startLesson(app)
    await say(app, lesson, 'math please')
    await set(lesson, { side_talk })
    const talk = ['my dog is called Rex', 'we went to the beach', 'i like pizza', 'my cousin came over', 'i saw a bird']
    for (const [at, words] of talk.entries()) {
      const events = await hear(app, lesson, words)
      if (events.some((one) => one.type === 'done' && one.expects !== null)) return at + 1
    }
    return talk.length + 1
  }

  it('is brought back at once where the parent wants it strict, and later where it is relaxed', async () => {
    const [strict, usual, relaxed] = [
      await repliesUntilBack('strict'),
      await repliesUntilBack('usual'),
      await repliesUntilBack('relaxed'),
    ]
    expect(strict).toBe(1)
    expect(usual).toBeGreaterThan(strict)
    expect(relaxed).toBeGreaterThan(usual)
  })

  it('of a feeling is heard first, however strict', async () => {
    const lesson = await startLesson(app)
    await say(app, lesson, 'math please')
    await set(lesson, { side_talk: 'strict' })
    const events = await hear(app, lesson, 'i feel really sad today')
    expect(events.find((one) => one.type === 'done')).toMatchObject({ expects: null })
  })
})

describe('voice, photos and help with reading', () => {
  it('silences the tutor in the next call', async () => {
    const lesson = await startLesson(app)
    const { json } = await say(app, lesson, 'hello')
    const speak = () => call(app, 'POST', '/api/tts', { text: json.reply }, { pass: lesson.pass })
    expect((await speak()).status).toBe(200)
    await set(lesson, { voice: false })
    expect(code(await speak())).toEqual([403, 'voice_off'])
    expect((await call(app, 'POST', '/api/tts', { text: json.reply }, lesson.parent)).status).toBe(200)
  })

  it('wakes the voice when a lesson begins, but not where it is off', async () => {
    const before = woken
    const lesson = await startLesson(app)
    expect(woken).toBe(before + 1)
    await set(lesson, { voice: false })
    const body = { student_id: lesson.student.id, tutor_id: lesson.tutor.id }
    expect((await call(app, 'POST', '/api/conversations/start', body, { pass: lesson.pass })).status).toBe(200)
    expect(woken).toBe(before + 1)
  })

  it('takes no photo where they are off', async () => {
    const lesson = await startLesson(app)
    await set(lesson, { photos: false })
    const address = `/api/photos?${of(lesson)}&conversation_id=${lesson.conversation.conversation_id}`
    const headers = { 'content-type': 'image/png' }
    const answer = await call(app, 'POST', address, 'not a picture', { pass: lesson.pass, headers })
    expect(code(answer)).toEqual([403, 'photos_off'])
  })

  it('speaks to a child who reads with effort in the words for young children', async () => {
    const lesson = await startLesson(app, 'Zoe', 5)
    const { wordings } = await import('#server/tutor/say/wordings.ts')
    const young = wordings().get('tool.blackboard')?.young ?? []
    const older = wordings().get('tool.blackboard')?.older ?? []
    expect(older).toContain((await say(app, lesson, 'open the blackboard')).json.reply)
    await set(lesson, { reading_help: 'more' })
    expect(young).toContain((await say(app, lesson, 'open the blackboard')).json.reply)
  })
})

describe('the minutes of a day', () => {
  const ways: [string, (lesson: Lesson, at: number) => Promise<Answer>][] = [
    ['talk', (lesson, at) => say(app, lesson, `hello ${at}`)],
    ['flashcards', (lesson) => card(lesson)],
    ['multiple choice', (lesson) => card(lesson, '&tool=multiple-choice')],
    ['letters', letter],
    ['films', videos],
    ['drawing', (lesson, at) => drawing(lesson, '019f0000-0000-7000-8000-0000000d0001', at + 1)],
  ]
  let day = Date.parse('2027-03-01T09:00:00Z')

  it.each(ways)('are used up by %s, and then by everything', async (_way, use) => {
    day += 24 * 3_600_000
    const moment = (minutes: number) => new Date(day + minutes * 60_000).toISOString()
    const lesson = await lessonAt(app, moment(0), { daily_minutes: 10, lesson_minutes: 60 })
    let { pass } = lesson
    for (const [at, minutes] of [4, 8, 12].entries()) {
      goTo(app, moment(minutes))
      pass = (await passFor(app, lesson.parent, lesson.student)).token
      expect((await use({ ...lesson, pass }, at)).status).toBe(200)
    }
    goTo(app, moment(13))
    const over = [say(app, { ...lesson, pass }, 'hello'), card({ ...lesson, pass }), letter({ ...lesson, pass })]
    const more = [videos({ ...lesson, pass }), reading({ ...lesson, pass })]
    for (const answer of await Promise.all([...over, ...more])) {
      expect(code(answer)).toEqual([429, 'daily_limit'])
      expect(answer.json.error).toBe('That was a lot for one day. Let us go on tomorrow!')
    }
  })

  it('are not used by what is refused', async () => {
    day += 24 * 3_600_000
    const moment = (minutes: number) => new Date(day + minutes * 60_000).toISOString()
    const lesson = await lessonAt(app, moment(0), { daily_minutes: 240, lesson_minutes: 60 })
    await set(lesson, { tools_off: ['flashcards'] })
    for (const minutes of [10, 20]) {
      goTo(app, moment(minutes))
      expect(code(await card(lesson))).toEqual([403, 'tool_off'])
    }
    await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { time: { daily_minutes: 10 } }, lesson.parent)
    expect((await letter(lesson)).status).toBe(200)
  })
})

describe('the length of a lesson', () => {
  it('ends the tools too, though nobody talks', async () => {
    const start = Date.parse('2027-06-01T09:00:00Z')
    const moment = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
    const lesson = await lessonAt(app, moment(0), { lesson_minutes: 10, daily_minutes: 240 })
    for (const minutes of [5, 10, 14]) {
      goTo(app, moment(minutes))
      expect((await card(lesson)).status).toBe(200)
    }
    goTo(app, moment(16))
    const over = await card(lesson)
    expect(code(over)).toEqual([429, 'lesson_over'])
    expect(over.json.error).toContain('Time for a break!')
    expect(code(await videos(lesson))).toEqual([429, 'lesson_over'])
    await call(app, 'PATCH', `/api/students/${lesson.student.id}`, { time: { lesson_minutes: 60 } }, lesson.parent)
    expect((await card(lesson)).status).toBe(200)
  })
})
