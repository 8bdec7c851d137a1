// The least that does the contract: who is signed in, whose child it is, the words kept, a window of twenty messages for the
// model, its reply passed on as it comes and kept. Nothing is checked, so nobody may use it; it is what ours is measured
// against. Usage: DATABASE_URL=... MODEL_URL=... node bench/ideal/server.mjs PORT
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** A statement that PostgreSQL plans once for each connection. */
const prepared = (name, text) => async (values) => (await pool.query({ name, text, values })).rows[0]

const signedIn = prepared('session', 'select parent_id from session where token_hash = $1 and expires_at > now()')

const openTurn = prepared(
  'turn',
  `with own as (select c.id, c.student_id, c.tutor_id from conversation c join student s on s.id = c.student_id
     where c.id = $2 and s.parent_id = $1),
   kept as (insert into message (conversation_id, role, content) select id, 'user', $3 from own returning id)
   select (select personality from tutor t where t.id = own.tutor_id) as personality, (select id from kept) as kept,
     (select json_agg(note_content) from note n where n.student_id = own.student_id) as notes,
     (select json_agg(json_build_object('role', m.role, 'content', m.content) order by m.id) from
       (select id, role, content from message where conversation_id = own.id order by id desc limit 20) m) as earlier from own`,
)
const keepReply = prepared(
  'reply',
  `insert into message (conversation_id, role, content) values ($1, 'assistant', $2) returning id`,
)
const nextCard = prepared(
  'card',
  `select f.* from student s, lateral (select c.id, c.question, c.correct_answer, c.distractors from card c
     left join lateral (select at from answer a where a.student_id = s.id and a.card_id = c.id order by at desc limit 1) last on true
     where c.category = 'Multiplication' and c.deck = 1 + floor(random() * 10)::int order by last.at nulls first limit 1) f
   where s.id = $2 and s.parent_id = $1`,
)
const logAnswer = prepared(
  'log',
  `insert into answer (student_id, card_id, was_correct) select id, $3, $4 from student where id = $2 and parent_id = $1 returning id`,
)
const transcript = prepared(
  'transcript',
  `select json_agg(json_build_object('id', m.id, 'role', m.role, 'content', m.content, 'at', m.created_at) order by m.id) as all
   from message m where m.conversation_id = $2 and exists
     (select from conversation c join student s on s.id = c.student_id where c.id = $2 and s.parent_id = $1)`,
)
const dashboard = prepared(
  'dashboard',
  `select json_agg(json_build_object('id', s.id, 'nickname', s.nickname, 'grade_level', s.grade_level, 'tutor', t.name,
     'notes', (select json_agg(json_build_object('id', n.id, 'note_content', n.note_content)) from note n where n.student_id = s.id),
     'sessions', (select json_agg(json_build_object('id', c.id, 'started_at', c.started_at)) from
       (select id, started_at from conversation where student_id = s.id order by started_at desc limit 20) c))) as all
   from student s left join tutor t on t.id = s.tutor_id where s.parent_id = $1`,
)

/** The words of a model as they come. */
async function* wordsOf(messages) {
  const answer = await fetch(`${process.env.MODEL_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: process.env.MODEL ?? 'fast', stream: true, messages }),
  })
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of answer.body) {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    const told = events.filter((event) => event.startsWith('data: {')).map((event) => JSON.parse(event.slice(6)))
    const words = told.map((event) => event.choices[0]?.delta?.content ?? '').join('')
    if (words) yield words
  }
}

const app = new Hono()
app.get('/readyz', (c) => c.json({ ok: true }))
app.use('/api/*', async (c, next) => {
  const token = (c.req.header('authorization') ?? '').slice('Bearer '.length)
  const session = await signedIn([createHash('sha256').update(token).digest()])
  if (!session) return c.json({ error: 'Please sign in.' }, 401)
  c.set('parent', session.parent_id)
  await next()
})
app.post('/api/chat', async (c) => {
  const { conversation_id: id, message } = await c.req.json()
  const turn = await openTurn([c.get('parent'), id, message])
  if (!turn) return c.json({ error: 'Not found.' }, 404)
  const system = `${turn.personality}\nNotes: ${(turn.notes ?? []).join('; ')}`
  const said = wordsOf([
    { role: 'system', content: system },
    ...(turn.earlier ?? []),
    { role: 'user', content: message },
  ])
  return streamSSE(c, async (stream) => {
    let reply = ''
    for await (const words of said) {
      reply += words
      await stream.writeSSE({ event: 'sentence', data: JSON.stringify({ words }) })
    }
    const kept = await keepReply([id, reply])
    await stream.writeSSE({ event: 'done', data: JSON.stringify({ id: kept.id }) })
  })
})
app.get('/api/flashcards/next_card', async (c) => {
  const card = await nextCard([c.get('parent'), c.req.query('student_id')])
  return card ? c.json({ card }) : c.json({ error: 'Not found.' }, 404)
})
app.post('/api/flashcards/log_answer', async (c) => {
  const { student_id: student, card_id: card, was_correct: right } = await c.req.json()
  return c.json({ ok: Boolean(await logAnswer([c.get('parent'), student, card, right])) })
})
app.get('/api/conversations/:id/transcript', async (c) =>
  c.json((await transcript([c.get('parent'), c.req.param('id')])).all ?? []),
)
app.get('/api/students', async (c) => c.json((await dashboard([c.get('parent')])).all ?? []))
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' })
