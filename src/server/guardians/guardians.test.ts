import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addStudent, call, cookieOf, passFor, type SignedIn, say, signUp, startLesson } from '#tests/support/family.ts'
import { invite, prove, secondGuardian, signUpInvited } from '#tests/support/guardians.ts'
import { emailTo, linkIn } from '#tests/support/post.ts'
import { startApp } from '#tests/support/start-app.ts'
import { movesWithFamily, staysWithPerson } from './moving.ts'

const app = await startApp()
const get = async (who: SignedIn, address: string) => (await call(app, 'GET', address, undefined, who)).json
const post = (who: SignedIn, address: string, body?: unknown) => call(app, 'POST', address, body, who)
const remove = (who: SignedIn, address: string) => call(app, 'DELETE', address, undefined, who)
const family = (who: SignedIn) => get(who, '/api/family')
const children = async (who: SignedIn) =>
  (await get(who, '/api/students')).map(({ nickname }: { nickname: string }) => nickname)
const subjects = async (email: string) => {
  await app.finishJobs()
  return app.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
/** Signs in anew, by a link. */
async function signIn({ email }: SignedIn): Promise<SignedIn> {
  const count = (await subjects(email)).length + 1
  await call(app, 'POST', '/api/auth/magic-link', { email })
  const { token } = linkIn(await emailTo(app, email, count))
  return { email, cookie: cookieOf(await call(app, 'POST', '/api/auth/links', { token })) }
}

/** A parent with Mia in a lesson and a proven address, and the second guardian. */
async function family2(name: string) {
  const lesson = await startLesson(app, name)
  const second = await secondGuardian(app, lesson.parent, name)
  return { ...lesson, second }
}

describe('a second guardian', () => {
  it('is invited by a link, joins once, and sees and changes what the first one does', async () => {
    const { parent: ana, student } = await startLesson(app, 'Mia')
    await prove(app, ana)
    const email = 'ben@example.org'
    const token = await invite(app, ana, email)
    const look = await call(app, 'POST', '/api/invitations/look', { token })
    expect(look.json).toEqual({ by: 'Mias-parent', email, has_account: false })
    expect(await family(ana)).toMatchObject({ guardians: [{ you: true, founder: true }], invitation: { email } })
    const ben = await signUpInvited(app, token, email, 'Ben')
    expect(await family(ben)).toMatchObject({ invited: { by: 'Mias-parent', hindrance: null } })
    expect(await children(ben)).toEqual([])
    expect((await post(ben, '/api/family/join')).status).toBe(204)
    expect([await children(ben), await children(ana)]).toEqual([['Mia'], ['Mia']])
    expect((await call(app, 'PATCH', `/api/students/${student.id}`, { nickname: 'Mimi' }, ben)).status).toBe(200)
    expect(await children(ana)).toEqual(['Mimi'])
    expect(await subjects(ana.email)).toContain('Your family on Trellis has a second guardian')
    expect(await family(ana)).toMatchObject({
      guardians: [
        { full_name: 'Mias-parent', founder: true, you: true },
        { full_name: 'Ben', email, founder: false, you: false },
      ],
      invitation: null,
      news: 'joined',
    })
    await post(ana, '/api/family/news/seen')
    expect((await family(ana)).news).toBeNull()
    expect((await call(app, 'POST', '/api/invitations/look', { token })).json.code).toBe('link_expired')
    expect((await post(ben, '/api/family/join')).json.code).toBe('link_expired')
    expect((await post(ana, '/api/family/invitation', { email: 'third@example.org' })).json.fields.family).toBe('full')
  })

  it('keeps a name, a PIN and sign-ins of their own', async () => {
    const { parent, second } = await family2('Own')
    expect((await call(app, 'PUT', '/api/profile/pin', { pin: '1234' }, second)).status).toBe(204)
    await call(app, 'PATCH', '/api/profile', { full_name: 'Cleo', country: 'DE' }, second)
    const [first, other] = [await get(parent, '/api/profile'), await get(second, '/api/profile')]
    expect([first.has_pin, other.has_pin]).toEqual([false, true])
    expect([first.full_name, other.full_name]).toEqual(['Owns-parent', 'Cleo'])
    expect([first.country, other.country]).toEqual(['DE', 'DE'])
    expect(first.id).not.toBe(other.id)
    const [ours, theirs] = [await get(parent, '/api/sessions'), await get(second, '/api/sessions')]
    expect((await remove(parent, `/api/sessions/${theirs[0].id}`)).status).toBe(404)
    expect(ours).toHaveLength(1)
  })

  it('joins only with the proven address that was invited', async () => {
    const { parent } = await startLesson(app, 'Only')
    await prove(app, parent)
    const unproven = await signUp(app, 'Squatter', 'dora@example.org')
    const token = await invite(app, parent, 'dora@example.org')
    expect((await family(unproven)).invited).toBeNull()
    expect((await post(unproven, '/api/family/join')).json.code).toBe('link_expired')
    const taken = await call(app, 'POST', '/api/invitations/sign-up', { token })
    expect([taken.status, taken.json.fields]).toEqual([409, { email: 'taken' }])
    const other = await signUp(app, 'Other')
    await prove(app, other)
    expect((await post(other, '/api/family/join')).json.code).toBe('link_expired')
    // The link of an invitation is no way in, and is not used up by trying it as one.
    expect((await call(app, 'POST', '/api/auth/links', { token })).json.code).toBe('link_expired')
    const owner = await signIn({ email: 'dora@example.org', cookie: '' })
    expect((await post(owner, '/api/family/join')).status).toBe(204)
    expect(await children(owner)).toEqual(['Only'])
  })

  it('joins once, whatever is pressed at the same time, and no family has three', async () => {
    const { parent } = await startLesson(app, 'Race')
    await prove(app, parent)
    const email = 'fay@example.org'
    const fay = await signUpInvited(app, await invite(app, parent, email), email, 'Fay')
    const pressed = await Promise.all(Array.from({ length: 4 }, () => post(fay, '/api/family/join')))
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410])
    expect((await family(parent)).guardians).toHaveLength(2)
    // Two who have invited each other: whoever joins first is no family of their own any more.
    const [gil, hal] = [await signUp(app, 'Gil'), await signUp(app, 'Hal')]
    for (const one of [gil, hal]) await prove(app, one)
    await invite(app, gil, hal.email)
    await invite(app, hal, gil.email)
    const both = await Promise.all([post(gil, '/api/family/join'), post(hal, '/api/family/join')])
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await family(gil)).guardians).toHaveLength(2)
  })

  it('is told that an account with children of its own cannot join, and may decline', async () => {
    const { parent } = await startLesson(app, 'Mine')
    await prove(app, parent)
    const { parent: theirs } = await startLesson(app, 'Theirs')
    await prove(app, theirs)
    await invite(app, parent, theirs.email)
    expect((await family(theirs)).invited).toEqual({ by: 'Mines-parent', hindrance: 'own_children' })
    const refused = await post(theirs, '/api/family/join')
    expect([refused.status, refused.json.fields]).toEqual([409, { account: 'own_children' }])
    expect(await children(theirs)).toEqual(['Theirs'])
    expect((await remove(theirs, '/api/family/join')).status).toBe(204)
    expect([(await family(theirs)).invited, (await family(parent)).invitation]).toEqual([null, null])
  })

  it('is not invited by an unproven address, to oneself, or by a link that is withdrawn, replaced or a week old', async () => {
    const { parent } = await startLesson(app, 'Link')
    const asked = (email: string) => post(parent, '/api/family/invitation', { email })
    expect((await asked('eve@example.org')).json.code).toBe('confirm_first')
    await prove(app, parent)
    expect((await asked(parent.email)).json.fields).toEqual({ email: 'own' })
    const look = async (token: string) => (await call(app, 'POST', '/api/invitations/look', { token })).status
    const first = await invite(app, parent, 'eve@example.org')
    const second = await invite(app, parent, 'eve@example.org')
    expect([await look(first), await look(second)]).toEqual([410, 200])
    await remove(parent, '/api/family/invitation')
    expect([await look(second), (await family(parent)).invitation]).toEqual([410, null])
    const third = await invite(app, parent, 'eve@example.org')
    app.advance(7 * 24 * 60 * 60 * 1000 - 60_000)
    expect(await look(third)).toBe(200)
    app.advance(60_000)
    expect(await look(third)).toBe(410)
  })
})

describe('a guardian who goes', () => {
  it('is signed out in the next call when removed, with the lessons of their browsers; both are told', async () => {
    const { parent, second, student } = await family2('Remy')
    const { token: pass } = await passFor(app, second, student)
    const { code } = (await post(second, `/api/students/${student.id}/pairing-code`)).json
    const device = cookieOf(await call(app, 'POST', '/api/join', { code }))
    const waitingCode = (await post(second, `/api/students/${student.id}/pairing-code`)).json.code
    expect((await remove(second, '/api/family/guardian')).json.code).toBe('forbidden_role')
    expect((await remove(parent, '/api/family/guardian')).status).toBe(204)
    expect((await call(app, 'GET', '/api/students', undefined, second)).status).toBe(401)
    expect((await call(app, 'GET', `/api/growth?student_id=${student.id}`, undefined, { pass })).status).toBe(401)
    expect((await call(app, 'POST', '/api/join', { code: waitingCode })).status).toBe(401)
    // The devices are the children's: whoever stays sees them, and ends them.
    expect((await call(app, 'GET', '/api/join', undefined, { cookie: device })).status).toBe(200)
    expect(await get(parent, '/api/devices')).toHaveLength(1)
    expect(await subjects(second.email)).toContain('You are no guardian of a family on Trellis any more')
    expect(await subjects(parent.email)).toContain('You removed a guardian from your family on Trellis')
    const again = await signIn(second)
    expect([await children(again), (await family(again)).news]).toEqual([[], 'removed'])
    expect((await call(app, 'GET', `/api/students/${student.id}`, undefined, again)).status).toBe(404)
    await addStudent(app, again, 'Zoe')
    expect([await children(again), await children(parent)]).toEqual([['Zoe'], ['Remy']])
  })

  it('may leave, and whoever stays is told', async () => {
    const { parent, second, student } = await family2('Lea')
    const { token: pass } = await passFor(app, second, student)
    expect((await post(parent, '/api/profile/delete', { email: 'x@example.org' })).status).toBe(403)
    expect((await post(second, '/api/profile/delete', { email: second.email })).json.fields).toEqual({
      family: 'second_guardian',
    })
    expect((await post(second, '/api/family/leave')).status).toBe(204)
    expect([await children(second), await children(parent)]).toEqual([[], ['Lea']])
    expect((await call(app, 'GET', `/api/growth?student_id=${student.id}`, undefined, { pass })).status).toBe(401)
    expect((await family(parent)).news).toBe('left')
    expect(await subjects(parent.email)).toContain('A guardian left your family on Trellis')
    expect(await subjects(second.email)).toContain('You left a family on Trellis')
    expect((await post(parent, '/api/family/leave')).json.fields).toEqual({ family: 'alone' })
  })

  it('hands the family over who founded it: everything about the children stays as it was', async () => {
    const { parent, second, student, ...lesson } = await family2('Hana')
    await say(app, { parent, student, ...lesson }, 'what is 6 x 7?')
    await post(parent, `/api/students/${student.id}/notes`, { note_content: 'likes trains', is_permanent: true })
    const { code } = (await post(parent, `/api/students/${student.id}/pairing-code`)).json
    const device = cookieOf(await call(app, 'POST', '/api/join', { code }))
    const history = `/api/student/${student.id}/conversations`
    const before = [await get(second, history), await get(second, `/api/students/${student.id}/notes`)]
    expect((await post(parent, '/api/family/leave')).status).toBe(204)
    expect([await children(parent), await children(second)]).toEqual([[], ['Hana']])
    expect([await get(second, history), await get(second, `/api/students/${student.id}/notes`)]).toEqual(before)
    expect(await family(second)).toMatchObject({ guardians: [{ founder: true, you: true }], news: 'handed_over' })
    expect(await get(second, '/api/devices')).toHaveLength(1)
    const opened = await call(app, 'POST', '/api/learner', { student_id: student.id }, { cookie: device })
    expect(opened.status).toBe(201)
    expect((await post(parent, '/api/profile/delete', { password: 'correct horse battery' })).status).toBe(200)
    expect(await children(second)).toEqual(['Hana'])
  })

  it('has an account left when the family is deleted', async () => {
    const { parent, second, student } = await family2('Del')
    expect((await post(parent, '/api/profile/delete', { password: 'correct horse battery' })).status).toBe(200)
    expect([await children(second), (await family(second)).news]).toEqual([[], 'deleted'])
    expect((await call(app, 'GET', `/api/students/${student.id}`, undefined, second)).status).toBe(404)
    expect(await subjects(second.email)).toContain('Your family on Trellis was deleted')
  })

  it('has a place for every table that names an account', async () => {
    const { rows } = await app.app.database.query(`
      select distinct f.conrelid::regclass::text as table from pg_constraint f
      where f.contype = 'f' and f.confrelid = '"user"'::regclass and f.conrelid <> '"user"'::regclass`)
    const named = z.array(z.object({ table: z.string() })).parse(rows)
    const placed: string[] = [...movesWithFamily, ...staysWithPerson]
    expect(placed.sort()).toEqual(named.map(({ table }) => table.replaceAll('"', '')).sort())
  })
})
