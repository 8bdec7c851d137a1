import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { allowanceSettings, type Permit, reachedBounds } from '#server/allowance/allowance.ts'
import { longestDay, spentSince, spentToday } from '#server/allowance/spent-today.ts'
import type { Learner } from '#server/auth/actor.ts'
import { standingCare } from '#server/care/care.ts'
import type { App } from '#server/context.ts'
import { knownOnly } from '#server/db/checked-json.ts'
import { oldestBeside } from '#server/db/month-ids.ts'
import { often } from '#server/db/often.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Lesson } from '#server/tutor/state.ts'
import type { sendMessage } from '#shared/conversation.ts'
import { type TutorMark, tutorMark } from '#shared/drawing.ts'
import { type ReplyExtras, replyExtras } from '#shared/reply.ts'
import type { message, TurnAudit } from './conversation.table.ts'
import { keptLesson, storedLesson } from './stored-lesson.ts'

type Needs = Pick<App, 'db' | 'now'>

/**
 * How long a reply in the making is held without a sign of life, by the database's clock. A server that dies frees its
 * turns after this time; one that lives renews them (renewTurn).
 */
const hold = sql.raw("interval '6 seconds'")
export const renewEvery = 2_000
const free = sql.raw('replying_to = null, replying_by = null, replying_until = null')

const opened = allowanceSettings.extend(spentToday.shape).extend({
  /** The permit's settings are no longer the parent's: nothing was decided. */
  is_stale: z.boolean(),
  reached: reachedBounds,
  ended: z.boolean(),
  held: z.boolean(),
  tutor_id: z.string().nullable(),
  lesson: storedLesson,
  care_ended_at: z.coerce.date().nullable(),
  nickname: z.string(),
  grade_level: z.number(),
  country: z.string().nullable(),
  /** The names of the family, which no model is told. */
  family: z.array(z.string()),
  tutor_name: z.string(),
  personality: z.string().nullable(),
  subjects: z.array(z.string()).nullable(),
  said: z.string().nullable(),
  /** How many minutes the conversation has lasted, and how many seconds ago the tutor spoke. */
  minutes: z.coerce.number(),
  pause: z.coerce.number(),
  /** Tries turned away in the last ten minutes and since the last calm pause, and how long a pause still lasts, in seconds. */
  blocked: z.coerce.number(),
  paused_for: z.coerce.number().nullable(),
  earlier: z.object({ id: z.string(), text: z.string(), replied: z.boolean() }).nullable(),
  notes: z.array(z.string()),
  recent: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
})
export type OpenedTurn = Omit<z.infer<typeof opened>, 'care_ended_at'>

/** What the safety rules found in a message before it is kept. */
export type Heard = { verdict: (typeof message.$inferInsert)['verdict'] }

/** The settings of `student s`, as they stand in a permit. */
const settingsJson = sql.raw(
  `jsonb_build_object(${Object.keys(allowanceSettings.shape)
    .map((name) => `'${name}', s.${name}`)
    .join(', ')})`,
)

const reaches = (counted: SQL, bound: number | null) =>
  bound === null ? sql`false` : sql`${counted} >= ${bound}::numeric`
const exceeds = (counted: SQL, bound: number | null) =>
  bound === null ? sql`false` : sql`coalesce(${counted} > ${bound}::numeric, false)`

/** So many tries that were turned away within ten minutes bring the calm pause. */
export const triesToPause = 5

/**
 * In one statement: keeps the child's message and takes the turn, if the conversation is the learner's and open, no reply
 * is in the making, and the permit allows it; and reads all that a reply needs. `said` is null when nothing was kept. The
 * messages are trimmed in blocks of 8 (12 to 20 stay), so that a model's prompt keeps its beginning from turn to turn.
 * What the student said in the last minute and on this day of the family is counted here too, over all sittings, servers
 * and retries; so are the minutes. What that means is decided in allowance/: the statement compares and says what it saw.
 */
export async function openTurn(
  app: Needs,
  learner: Learner,
  asked: z.output<typeof sendMessage>,
  messageId: string,
  heard: Heard,
  permit: Permit,
): Promise<OpenedTurn | null> {
  const { conversation_id: conversation, client_message_id: client = null, message: text } = asked
  const now = app.now().toISOString()
  const mayTake = learner.studentId === asked.student_id && permit.isOpen
  const { dayBegan, bounds } = permit
  const result = await often(app.db)(sql`
    with ${spentSince(learner.studentId, dayBegan)}, settings as (
      select s.id, ${settingsJson} is distinct from ${JSON.stringify(permit.settings)}::jsonb as is_stale
      from student s where s.id = ${learner.studentId}
    ), rested as (
      select max(a.created_at) as since from alarm a where a.student_id = ${learner.studentId} and a.kind = 'blocked_tries'
    ), spoken as (
      select count(*) filter (where m.created_at > ${now}::timestamptz - interval '1 minute') as minute,
        count(*) filter (where m.created_at >= ${dayBegan.toISOString()}::timestamptz) as day,
        count(*) filter (where m.verdict in ('rude', 'injection')
          and m.created_at > greatest(${now}::timestamptz - interval '10 minutes', (select since from rested))) as blocked
      from conversation o join message m on m.conversation_id = o.id
      where o.student_id = ${learner.studentId} and o.last_active_at > ${now}::timestamptz - ${longestDay}
        and m.role = 'user' and m.created_at > ${now}::timestamptz - ${longestDay}
        and m.conversation_id >= ${oldestBeside(conversation)}::uuid
    ), paused as (
      select extract(epoch from since + interval '5 minutes' - ${now}::timestamptz) as seconds from rested
    ), reached as (
      select ${reaches(sql`spoken.minute`, bounds.saidMinute)} as minute, ${reaches(sql`spoken.day`, bounds.saidDay)} as day,
        ${reaches(sql`spent.minutes`, bounds.learned)} as learned, ${exceeds(sql`paused.seconds`, bounds.paused)} as paused
      from spoken, spent, paused
    ), taken as (
      update conversation c set last_seq = c.last_seq + 1, last_active_at = ${now}::timestamptz,
        replying_to = ${messageId}::uuid, replying_by = ${messageId}::uuid,
        replying_until = now() + ${hold}
      where c.id = ${conversation} and c.student_id = ${learner.studentId} and c.tutor_id = ${asked.tutor_id}
        and ${mayTake}::boolean and c.ended_at is null and (c.replying_until is null or c.replying_until < now())
        and exists (select 1 from settings where not is_stale)
        and not exists (select 1 from reached r where r.minute or r.day or r.learned or r.paused)
        and not exists (select 1 from message m where m.conversation_id = ${conversation} and m.client_message_id = ${client}::uuid)
      returning c.id, c.last_seq, c.parent_id
    ), said as (
      insert into message (id, conversation_id, parent_id, seq, role, sentences, client_message_id, verdict, complete, created_at)
      select ${messageId}::uuid, taken.id, taken.parent_id, taken.last_seq, 'user', array[${text}::text], ${client}::uuid, ${heard.verdict}::text, true, ${now}::timestamptz
      from taken returning id
    )
    select c.ended_at is not null as ended, coalesce(c.replying_until > now(), false) as held, c.tutor_id, c.lesson, c.care_ended_at,
      s.nickname, s.grade_level, u.country, s.consent_version, s.lesson_minutes, s.daily_minutes, s.daily_messages,
      s.quiet_from, s.quiet_to, s.time_zone, s.subjects_off, s.tools_off, s.side_talk, s.reading_help, s.voice, s.photos, (select is_stale from settings) as is_stale,
      (select json_agg(b.nickname) from student b where b.parent_id = s.parent_id)::jsonb || (
        select jsonb_agg(g.name) from "user" g where s.parent_id in (g.id, g.family_id)) as family,
      coalesce(t.name, c.tutor_name) as tutor_name, t.personality, t.subjects,
      (select id from said) as said, (select day from spoken) as said_day, (select spent.minutes from spent) as learned,
      (select json_build_object('saidMinute', r.minute, 'saidDay', r.day, 'learned', r.learned, 'paused', r.paused)
        from reached r) as reached,
      extract(epoch from ${now}::timestamptz - c.started_at) / 60 as minutes,
      coalesce((select extract(epoch from ${now}::timestamptz - m.created_at)
        from message m where m.conversation_id = ${conversation} and m.role = 'assistant' order by m.seq desc limit 1), 0) as pause,
      (select spoken.blocked from spoken) as blocked, (select case when seconds > 0 then seconds end from paused) as paused_for,
      (select json_build_object('id', m.id, 'text', m.sentences[1], 'replied',
          exists (select 1 from message r where r.conversation_id = ${conversation} and r.reply_to = m.id and r.complete))
        from message m where m.conversation_id = ${conversation} and m.client_message_id = ${client}::uuid) as earlier,
      (select coalesce(json_agg(n.note_content order by n.is_permanent desc, n.id), '[]'::json) from parent_note n
        where n.student_id = c.student_id and (n.is_permanent or n.used_in = c.id)) as notes,
      (select coalesce(json_agg(json_build_object('role', m.role, 'content', array_to_string(m.sentences, ' ')) order by m.seq), '[]'::json)
        from message m where m.conversation_id = ${conversation}
          and m.seq > case when c.last_seq <= 20 then 0 else (c.last_seq - 12) / 8 * 8 end) as recent
    from conversation c join student s on s.id = c.student_id join "user" u on u.id = s.parent_id
      left join tutor t on t.id = c.tutor_id
    where c.id = ${conversation} and c.student_id = ${learner.studentId}`)
  const [found] = rowsOf(opened).parse(result)
  if (!found) return null
  const { care_ended_at, ...turn } = found
  const care = standingCare(turn.lesson.care, care_ended_at)
  return { ...turn, lesson: { ...turn.lesson, care } }
}

/** A turn as whoever took it holds it: `turnId` is of this taking, and another taking ends it. */
type Held = { conversationId: string; turnId: string }

/** Takes up a message that was kept but never answered, because its server died or its tutor failed. */
export async function retakeTurn(
  app: Needs,
  conversationId: string,
  messageId: string,
  turnId: string,
): Promise<boolean> {
  const result = await app.db.execute(sql`
    update conversation c set replying_to = ${messageId}::uuid, replying_by = ${turnId}::uuid,
      replying_until = now() + ${hold}, last_active_at = ${app.now().toISOString()}::timestamptz
    where c.id = ${conversationId} and (c.replying_until is null or c.replying_until < now())
      and not exists (select 1 from message r
        where r.conversation_id = ${conversationId} and r.reply_to = ${messageId}::uuid and r.complete)
    returning c.id`)
  return rowsOf(z.unknown()).parse(result).length > 0
}

/** Says that the turn is still worked on. */
export async function renewTurn(app: Needs, { conversationId, turnId }: Held): Promise<void> {
  await app.db.execute(sql`update conversation set replying_until = now() + ${hold}
    where id = ${conversationId} and replying_by = ${turnId}::uuid`)
}

/** Gives the turn back without a reply: the child's message stays, and a retry of it is answered anew. */
export async function dropTurn(app: Needs, { conversationId, turnId }: Held): Promise<void> {
  await app.db.execute(sql`update conversation set ${free}
    where id = ${conversationId} and replying_by = ${turnId}::uuid`)
}

/** Frees every turn: for a server that is alone on its database and has just started, so that nobody works on them. */
export async function freeTurns(app: Pick<App, 'db'>): Promise<void> {
  await app.db.execute(sql`update conversation set ${free} where replying_until is not null`)
}

type Part = Held & {
  messageId: string
  replyId: string
  sentences: string[]
  last: boolean
  lesson: Lesson
  /** What the reply answers with fixed words, if it does. */
  verdict?: Heard['verdict']
  /** The parent's note that asked for the exercise which it gives. */
  note?: string | null
  /** With the last part: how the reply was made. */
  audit?: TurnAudit
  /** With the last part: what was drawn with it. */
  marks?: TutorMark[]
  /** With the last part: what it shows, and what there is to press. */
  extras?: ReplyExtras | null
}

const closing = (last: boolean) => (last ? free : sql`replying_until = now() + ${hold}`)
const textArray = (sentences: string[]) =>
  sql`array[${sql.join(
    sentences.map((sentence) => sql`${sentence}`),
    sql`, `,
  )}]::text[]`

const auditJson = ({ audit }: Part) => (audit ? JSON.stringify(audit) : null)
const extrasJson = ({ extras = null }: Part) => (extras ? JSON.stringify(extras) : null)
const marksJson = ({ marks = [] }: Part) => (marks.length > 0 ? JSON.stringify(marks) : null)

/** The note by its words: a turn is told nothing else of it. */
const noteOf = ({ note = null, conversationId }: Part) =>
  note === null
    ? sql`null::uuid`
    : sql`(select n.id from parent_note n join conversation o on o.student_id = n.student_id
        where o.id = ${conversationId} and n.note_content = ${note} order by n.id desc limit 1)`

/** Keeps the first sentences of a reply, before they are shown. False when the turn was lost to another server. */
export async function keepFirst(app: Needs, part: Part): Promise<boolean> {
  const now = app.now().toISOString()
  const result = await often(app.db)(sql`
    with held as (
      update conversation set last_seq = last_seq + 1, last_active_at = ${now}::timestamptz,
        lesson = ${JSON.stringify(keptLesson(part.lesson))}::jsonb, ${closing(part.last)}
      where id = ${part.conversationId} and replying_by = ${part.turnId}::uuid returning id, last_seq, parent_id
    )
    insert into message (id, conversation_id, parent_id, seq, role, sentences, reply_to, verdict, audit, marks, extras, note_id, complete, created_at)
    select ${part.replyId}::uuid, held.id, held.parent_id, held.last_seq, 'assistant', ${textArray(part.sentences)}, ${part.messageId}::uuid,
      ${part.verdict ?? null}::text, ${auditJson(part)}::jsonb, ${marksJson(part)}::jsonb, ${extrasJson(part)}::jsonb,
      ${noteOf(part)}, ${part.last}::boolean, ${now}::timestamptz
    from held returning id`)
  return rowsOf(z.unknown()).parse(result).length > 0
}

/** Keeps the sentences that follow. With `last` the reply is complete, and nothing changes it any more. */
export async function keepMore(app: Needs, part: Part): Promise<boolean> {
  const result = await often(app.db)(sql`
    with held as (
      update conversation set last_active_at = ${app.now().toISOString()}::timestamptz, ${closing(part.last)}
      where id = ${part.conversationId} and replying_by = ${part.turnId}::uuid returning id
    )
    update message set sentences = sentences || ${part.sentences.length === 0 ? sql`'{}'::text[]` : textArray(part.sentences)}, complete = ${part.last}::boolean,
      audit = ${auditJson(part)}::jsonb, marks = ${marksJson(part)}::jsonb, extras = ${extrasJson(part)}::jsonb
    from held where message.conversation_id = ${part.conversationId} and message.id = ${part.replyId}::uuid returning message.id`)
  return rowsOf(z.unknown()).parse(result).length > 0
}

const followed = z.object({
  reply_id: z.string(),
  verdict: z.string().nullable(),
  sentences: z.array(z.string()),
  complete: z.boolean(),
  held: z.boolean(),
  over: z.boolean(),
  marks: knownOnly(tutorMark),
  extras: replyExtras.nullable().catch(null),
})
export type FollowedTurn = z.infer<typeof followed>

const isOver = sql.raw("coalesce(c.lesson->>'phase' = 'over', false)")

/** How far the reply to a message is, whichever server makes it. Before its first sentence it has no id: ''. */
export async function followTurn(app: Needs, conversationId: string, messageId: string): Promise<FollowedTurn | null> {
  const result = await often(app.db)(sql`
    select coalesce(r.id::text, '') as reply_id, r.verdict, coalesce(r.sentences, '{}') as sentences, coalesce(r.complete, false) as complete, coalesce(r.marks, '[]') as marks, r.extras,
      coalesce(c.replying_to = ${messageId}::uuid and c.replying_until > now(), false) as held, ${isOver} as over
    from conversation c left join message r on r.conversation_id = ${conversationId} and r.reply_to = ${messageId}::uuid where c.id = ${conversationId}`)
  return rowsOf(followed).parse(result)[0] ?? null
}
