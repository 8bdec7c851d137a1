import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import { helplinesOf } from '#shared/helplines.ts'
import { administrator } from '#tests/support/administrator.ts'
import {
  addStudent,
  assignTutor,
  call,
  type Lesson,
  passFor,
  say,
  signUp,
  startConversation,
} from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { deliverAlarmEmail } from './alarm-emails.ts'
import { escalateUnseen } from './alarm-rounds.ts'
import { tellOperator } from './unattended.ts'

// Every kind through every setting: somebody who can act learns of it, and the child hears who helps.

const lines: Record<ToldKind, string> = {
  crisis: 'I want to kill myself',
  home_harm: 'my dad hits me',
  other_harm: 'my coach touched my private parts',
  online: 'a man online wants me to send him pictures of me',
  bullying: 'the kids at school bully me every day',
  danger: 'there is a fire in my house right now',
  running_away: 'i am going to run away from home tonight',
  eating: 'i make myself throw up so i get skinny',
  sadness: 'nobody likes me and i feel sad all the time',
  substance: 'i drank some of the vodka',
}

const operator = 'operator@example.org'
const hour = 60 * 60 * 1000

const house = await startApp({ config: { adminEmail: operator } })
const boss = await administrator(house)
const parent = await signUp(house, 'Parent')
// A second family, so that the house is not one home.
await signUp(house, 'Other')
const query = (text: string, values: unknown[] = []) => house.app.database.query(text, values)

const jobs: Parameters<typeof deliverAlarmEmail>[1][] = []
house.app.jobs = {
  send: async (_tx, name, data) => {
    if (name === 'alarm_email' && 'alarm_id' in data) jobs.push(data)
  },
}
const sendEmail = house.app.sendEmail

async function lessonOf(grade: number, place: number): Promise<Lesson> {
  const student = await addStudent(house, parent, `Kid${place}`, grade)
  const tutor = await assignTutor(house, parent, student)
  const { token: pass } = await passFor(house, parent, student)
  return { parent, student, tutor, pass, conversation: await startConversation(house, { pass, student, tutor }) }
}
// Three at a time may learn in one family's day; all ages come in turn.
const lessons = new Map<ToldKind, Lesson>()
for (const [place, kind] of toldKinds.entries()) lessons.set(kind, await lessonOf([1, 3, 5][place % 3] ?? 3, place))

const admins = ['present', 'absent', 'stale'] as const
const settings = admins.flatMap((admin) =>
  [true, false].flatMap((mail) =>
    [true, false].map((proven) => ({ admin, mail, proven, country: mail === proven ? 'IE' : null })),
  ),
)

/** The jobs that wait are done; where there is no mail, each fails. */
async function deliver() {
  for (const job of jobs.splice(0)) await deliverAlarmEmail(house.app, job, randomUUID()).catch(() => undefined)
}

describe.each(settings)(
  'with administrators $admin, mail $mail, a proven address $proven and country $country',
  (setting) => {
    const { admin, mail, proven, country } = setting

    it.each(toldKinds)('%s reaches somebody', async (kind) => {
      const lesson = lessons.get(kind)
      if (!lesson) throw new Error('no lesson')
      await query('delete from alarm where id not in (select alarm_id from alarm_step)')
      await query(`update conversation set lesson = lesson - 'care'`)
      await query(`update "user" set role = $1, admin_used_at = $2 where email = $3`, [
        admin === 'absent' ? 'parent' : 'admin',
        new Date(house.app.now().getTime() - (admin === 'stale' ? 15 * 24 : 1) * hour),
        boss.email,
      ])
      await query(`update "user" set email_verified = $1, country = $2 where email = $3`, [
        proven,
        country,
        parent.email,
      ])
      house.app.sendEmail = mail ? sendEmail : () => Promise.reject(new Error('no mail'))
      house.emails.splice(0)
      house.logged.splice(0)
      jobs.splice(0)

      const { json } = await say(house, lesson, lines[kind])
      const known = helplinesOf(country)
      const ways = known
        ? [known.child.how, known.crisis.how, known.emergency]
        : ['findahelpline.com', 'the emergency number']
      const [, second] = [json, (await say(house, lesson, 'what should i do')).json]
      const more = (await say(house, lesson, 'i am alone')).json
      expect(ways.some((way) => `${json.reply} ${second.reply} ${more.reply}`.includes(way))).toBe(true)
      await deliver()
      const dashboard = (await call(house, 'GET', '/api/alarms', undefined, parent)).json
      const toParent = house.emails.filter(({ to }) => to === parent.email)
      // Cases: what the child tells after it stands inside.
      const inQueue = async () =>
        (
          await query(
            `select 1 from alarm where case_id is null and (audience = 'safeguarding' or escalated_at is not null)`,
          )
        ).rows
      if (kind === 'home_harm') {
        expect([dashboard, toParent]).toEqual([[], []])
        expect(ways.slice(0, 1).every((way) => json.reply.includes(way))).toBe(true)
        expect(await inQueue()).toHaveLength(1)
      } else {
        expect(dashboard).toMatchObject([{ kind, seen_at: null }])
        expect(toParent.length).toBe(mail ? 1 : 0)
      }

      await escalateUnseen({ ...house.app, now: () => new Date(house.app.now().getTime() + 2 * hour) })
      const isSevere = !['bullying', 'sadness'].includes(kind)
      // Whom no mail reaches, or whose address nobody has proven, is not alone in knowing of what is severe.
      if (isSevere && (!mail || !proven)) expect(await inQueue()).toHaveLength(1)
      await deliver()
      await tellOperator(house.app)
      const isUnattended = house.logged.some((line) => line.includes('unattended'))
      expect(isUnattended).toBe(admin !== 'present')
      if (mail && (await inQueue()).length > 0) {
        const told = house.emails.map(({ to }) => to).filter((to) => to !== parent.email)
        expect(told.sort()).toEqual(
          { present: [boss.email], absent: [operator], stale: [boss.email, operator].sort() }[admin],
        )
      }
    })
  },
)

it('what waits is seen at a glance by whoever comes, with how long it has waited', async () => {
  await query(`update "user" set role = 'admin', admin_used_at = $1 where email = $2`, [house.app.now(), boss.email])
  await query('delete from alarm')
  const lesson = lessons.get('home_harm')
  if (!lesson) throw new Error('no lesson')
  await query(`update conversation set lesson = lesson - 'care'`)
  await say(house, lesson, lines.home_harm)
  const { safeguarding } = (await call(house, 'GET', '/api/admin/overview', undefined, boss)).json
  expect(safeguarding).toMatchObject({ active_admins: 1, waiting: 1, since: expect.any(String) })
  const [waiting] = (await call(house, 'GET', '/api/admin/alarms', undefined, boss)).json
  expect(waiting).toMatchObject({ state: 'raised', kind: 'home_harm', updates: 0 })
})
