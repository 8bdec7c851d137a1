import { type SQL, sql } from 'drizzle-orm'

// What of each table a family takes along. Ways in (passwords, sessions, PIN, devices' keys) stay here, and so does what a
// parent is not told: what was raised about harm at home, and looks that were kept quiet for it.

/** `accountId`: the guardian who asks. */
type Taken = (parentId: string, accountId: string) => SQL

const child = (parentId: string) => sql`(select c.id from student c where c.parent_id = ${parentId})`
/** Conversations that a parent still sees. */
const sitting = (parentId: string) =>
  sql`(select o.id from conversation o where o.student_id in ${child(parentId)} and o.removed_at is null)`

const ofFamily =
  (table: string, without: string[] = []): Taken =>
  (parentId) =>
    sql`select ${row(without)} as row from ${sql.raw(table)} t where t.parent_id = ${parentId}`

const ofAccount =
  (table: string, without: string[] = []): Taken =>
  (_, accountId) =>
    ofFamily(table, without)(accountId, accountId)

const ofChildren =
  (table: string, without: string[] = []): Taken =>
  (parentId) =>
    sql`select ${row(without)} as row from ${sql.raw(table)} t where t.student_id in ${child(parentId)}`

const row = (without: string[]) => sql.raw(`to_jsonb(t) - 'parent_id'${without.map((name) => ` - '${name}'`).join('')}`)

/** By the table's name. */
export const takenAlong: Readonly<Record<string, Taken>> = {
  // All guardians; what is nobody else's business only of whoever asks.
  user: (id, accountId) =>
    sql`select jsonb_build_object('id', t.id, 'name', t.name, 'email', t.email, 'founder', t.id = ${id},
      'country', t.country) || case when t.id = ${accountId} then jsonb_build_object('phone', t.phone, 'created_at', t.created_at)
      else '{}' end as row from "user" t where t.id = ${id} or t.family_id = ${id}`,
  student: ofFamily('student', ['request_key']),
  consent_event: ofChildren('consent_event'),
  parent_note: ofChildren('parent_note', ['request_key']),
  conversation: (id) =>
    sql`select jsonb_build_object('id', t.id, 'student_id', t.student_id, 'tutor_name', t.tutor_name, 'started_at', t.started_at,
      'last_active_at', t.last_active_at, 'ended_at', t.ended_at) as row from conversation t where t.id in ${sitting(id)}`,
  message: (id) =>
    sql`select jsonb_build_object('id', t.id, 'conversation_id', t.conversation_id, 'seq', t.seq, 'role', t.role,
      'sentences', t.sentences, 'marks', t.marks, 'extras', t.extras, 'note_id', t.note_id, 'created_at', t.created_at) as row
      from message t where t.conversation_id in ${sitting(id)}`,
  evidence: ofChildren('evidence', ['client_id']),
  skill_state: ofChildren('skill_state'),
  card_memory: ofChildren('card_memory'),
  drawing: ofChildren('drawing'),
  handwriting: ofChildren('handwriting'),
  handwriting_style: ofChildren('handwriting_style'),
  photo: ofChildren('photo', ['file']),
  memory: ofChildren('memory'),
  wonder: ofChildren('wonder'),
  video_seen: ofChildren('video_seen'),
  video_file: ofFamily('video_file', ['file']),
  sent_out: ofChildren('sent_out'),
  alarm: (id) =>
    sql`select jsonb_build_object('id', t.id, 'student_id', t.student_id, 'conversation_id', t.conversation_id, 'message_id',
      t.message_id, 'kind', t.kind, 'severity', t.severity, 'created_at', t.created_at, 'seen_at', t.seen_at) as row
      from alarm t where t.student_id in ${child(id)} and t.audience = 'parent'`,
  admin_message: ofFamily('admin_message', ['author_id', 'client_message_id']),
  admin_look: (id) =>
    sql`select jsonb_build_object('student_id', t.student_id, 'conversation_id', t.conversation_id, 'what', t.what, 'reason',
      t.reason, 'admin_name', t.admin_name, 'created_at', t.created_at) as row from admin_look t where t.parent_id = ${id} and t.told`,
  device: ofFamily('device', ['token_hash']),
  deck: ofFamily('deck'),
  deck_card: (id) =>
    sql`select to_jsonb(t) as row from deck_card t join deck d on d.id = t.deck_id where d.parent_id = ${id}`,
  weekly_letter: ofAccount('weekly_letter'),
  weekly_letter_choice: ofAccount('weekly_letter_choice'),
  subscription: ofFamily('subscription'),
}

/** Tables of a family of which nothing is taken along: ways in, work in hand, and what is for administrators alone. */
export const leftHere = [
  'account',
  'session',
  'challenge',
  'learner',
  'pairing',
  'parent_pin',
  'recovery_code',
  'second_factor',
  'billing_customer',
  'message_thread',
  'alarm_step',
] as const
