import { describe, expect, it } from 'vitest'
import { administrator } from '#tests/support/administrator.ts'
import { call, hear, type Lesson, say, startConversation, startLesson } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'

const app = await startApp()

const crisis = 'I want to kill myself'
const abuse = 'my dad hits me'
const reply = async (lesson: Lesson, text: string): Promise<string> => (await say(app, lesson, text)).json.reply
const alarmsOf = async ({ parent }: Lesson) => (await call(app, 'GET', '/api/alarms', undefined, parent)).json
const keptOf = async ({ conversation }: Lesson) =>
  (await app.app.database.query('select lesson from conversation where id = $1', [conversation.conversation_id]))
    .rows[0]?.lesson

describe('after an alarm', () => {
  it('nothing is taught or judged until the child ends it: what it says is answered', async () => {
    const lesson = await startLesson(app, 'Ada')
    await say(app, lesson, 'times tables')
    expect(await keptOf(lesson)).toMatchObject({ problems: [expect.any(Object)] })
    await say(app, lesson, abuse)
    expect(await reply(lesson, 'i already told a teacher and she didnt care')).toMatch(
      /right to tell.*another grown-up/,
    )
    const events = await hear(app, lesson, '56')
    expect(events.at(-1)).toMatchObject({ type: 'done', expects: null })
    const text = JSON.stringify(events)
    expect(text).toMatch(/lesson can wait/)
    expect(text).not.toMatch(/computer program|×/)
    expect(await reply(lesson, 'can we do math now')).toMatch(/helping you stay safe\?$/)
    expect(await reply(lesson, 'yes')).toMatch(/What would you like to do now\?$/)
    expect(await keptOf(lesson)).not.toHaveProperty('care')
    expect(await reply(lesson, 'times tables')).toMatch(/×|times/)
  })

  it('the same message again gets the same reply, and a rude word is no offence', async () => {
    const lesson = await startLesson(app, 'Bea')
    const id = crypto.randomUUID()
    const first = await say(app, lesson, crisis, id)
    expect((await say(app, lesson, crisis, id)).json.reply).toBe(first.json.reply)
    for (let n = 0; n < 6; n++) expect((await say(app, lesson, 'fuck you')).status).toBe(200)
    expect(await reply(lesson, 'will you tell my dad')).toMatch(/don't keep this a secret/)
    expect((await alarmsOf(lesson)).map(({ kind }: { kind: string }) => kind)).toEqual(['crisis'])
  })

  it('is over when the parent says that it is with the child, and not when it was only seen', async () => {
    const lesson = await startLesson(app, 'Cleo')
    await say(app, lesson, crisis)
    const [alarm] = await alarmsOf(lesson)
    await call(app, 'POST', `/api/alarms/${alarm.id}/seen`, undefined, lesson.parent)
    expect(await reply(lesson, 'times tables')).not.toMatch(/×/)
    const ended = await call(app, 'POST', `/api/alarms/${alarm.id}/with_child`, undefined, lesson.parent)
    expect(ended.status).toBe(204)
    expect(await reply(lesson, 'times tables')).toMatch(/times tables/)
    await say(app, lesson, crisis)
    expect(await reply(lesson, 'times tables')).not.toMatch(/×/)
    const other = await startLesson(app, 'Dora')
    const strange = await call(app, 'POST', `/api/alarms/${alarm.id}/with_child`, undefined, other.parent)
    expect(strange.status).toBe(404)
  })

  it('does not hear what opened it in all that follows, and not when it is over', async () => {
    const lesson = await startLesson(app, 'Dina')
    await say(app, lesson, 'i dont want to live anymore')
    for (const text of ['im alone in my room', 'are you a real person', 'idk', 'my sister is here now'])
      await say(app, lesson, text)
    expect(await keptOf(lesson)).toMatchObject({ care: { kind: 'crisis', near: 'yes' } })
    expect(await reply(lesson, 'i want to do math')).toMatch(/helping you stay safe/)
    expect(await reply(lesson, 'yes')).toMatch(/What would you like/)
    for (const text of ['times tables', '56', 'i dont know']) await say(app, lesson, text)
    expect(await keptOf(lesson)).not.toHaveProperty('care')
    expect((await alarmsOf(lesson)).map(({ updates }: { updates: number }) => updates)).toEqual([0])
  })

  it('goes on in the next lesson, but does not speak of home before it is known who listens', async () => {
    const perhaps = 'i make myself throw up after lunch, just kidding'
    for (const [said, begins] of [
      [[crisis], /hurting or worrying you.*How are you now/],
      [[abuse], /^(?!.*hurting or worrying)/],
      [[perhaps], /^(?!.*hurting or worrying)/],
      [[perhaps, 'hm'], /hurting or worrying/],
    ] as const) {
      const lesson = await startLesson(app, 'Eve')
      for (const text of said) await say(app, lesson, text)
      await app.app.database.query('update conversation set ended_at = now() where id = $1', [
        lesson.conversation.conversation_id,
      ])
      const next = await startConversation(app, lesson)
      expect(next.messages.at(-1)?.content).toMatch(begins)
    }
  })

  it('outlives an update: a lesson in a form that nobody knows is still cared for', async () => {
    const lesson = await startLesson(app, 'Fay')
    const kept = JSON.stringify({ form: 99, care: { form: 7, kind: 'crisis', more: true } })
    await app.app.database.query('update conversation set lesson = $2::jsonb where id = $1', [
      lesson.conversation.conversation_id,
      kept,
    ])
    expect(await reply(lesson, 'hello')).toMatch(/grown-up/)
    expect(await keptOf(lesson)).toMatchObject({ form: 2, care: { form: 1, kind: 'crisis', turns: 1 } })
  })

  it('speaks of a note about home only where somebody outside the family reads it', async () => {
    const asked = async (lesson: Lesson) => {
      await say(app, lesson, abuse)
      return reply(lesson, 'will you tell my mom')
    }
    const nobody = /^(?=.*can't be sure that anyone outside your home will read this)(?!.*people who run)/
    expect(await asked(await startLesson(app, 'Ida'))).toMatch(nobody)
    const own = await startLesson(app, 'Jo')
    await app.app.database.query(`update "user" set role = 'admin', admin_used_at = $1 where email = $2`, [
      app.app.now(),
      own.parent.email,
    ])
    expect(await asked(own)).toMatch(nobody)
    await administrator(app, 'Kay')
    expect(await asked(await startLesson(app, 'Lou'))).toMatch(/note for the people who run this program/)
  })

  it('follows ‘Somebody hurts me’, too', async () => {
    const lesson = await startLesson(app, 'Gil')
    const body = { conversation_id: lesson.conversation.conversation_id, about: 'someone_hurts_me' }
    const answer = await call(app, 'POST', '/api/conversations/report', body, { pass: lesson.pass })
    expect(answer.json.sentences.join(' ')).toMatch(/teacher/)
    expect(await reply(lesson, 'nobody believes me')).toMatch(/I believe you/)
  })
})

it('a strong feeling is met and told to nobody', async () => {
  const lesson = await startLesson(app, 'Hal')
  expect(await reply(lesson, 'i am so mad i want to scream')).toMatch(/big feeling/)
  expect(await alarmsOf(lesson)).toEqual([])
  expect(await reply(lesson, 'lets go on')).toMatch(/What would you like/)
})
