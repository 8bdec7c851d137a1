import words from '#content/en/history.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { HistoryItem } from '#shared/history.ts'
import type { ExportForm } from '#shared/history-rules.ts'

export type Spoken = { role: 'user' | 'assistant'; words: string; at: string }
export type Exported = HistoryItem & { messages: Spoken[] }
type About = { nickname: string; time_zone: string; now: Date }
type Sessions = AsyncIterable<Exported>
type Written = { type: string; text: AsyncGenerator<string> }

/** How each form is written, a session at a time. */
export const exportIn: Record<ExportForm, (about: About, sessions: Sessions) => Written> = {
  json: (about, sessions) => ({ type: 'application/json; charset=utf-8', text: asJson(about, sessions) }),
  csv: (about, sessions) => ({ type: 'text/csv; charset=utf-8', text: asCsv(about, sessions) }),
  html: (about, sessions) => ({ type: 'text/html; charset=utf-8', text: asPage(about, sessions) }),
}

async function* asJson({ nickname, time_zone, now }: About, sessions: Sessions): AsyncGenerator<string> {
  const head = JSON.stringify({ student: nickname, time_zone, exported_at: now.toISOString() })
  yield `${head.slice(0, -1)},"sessions":[`
  let between = '\n'
  for await (const {
    id,
    started_at,
    tutor_name,
    minutes,
    topics,
    tried,
    right,
    drawings,
    alarm,
    messages,
  } of sessions) {
    const one = { id, started_at, tutor_name, minutes, topics, tried, right, drawings, alarm, messages }
    yield `${between}${JSON.stringify(one)}`
    between = ',\n'
  }
  yield '\n]}\n'
}

const speaker = (role: Spoken['role'], nickname: string, tutor: string) => (role === 'user' ? nickname : tutor)

/** A text that begins like a formula is one to a spreadsheet; the apostrophe says that it is not. */
const cell = (value: string | number) => {
  const text = String(value)
  const safe = typeof value === 'string' && /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
const line = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

async function* asCsv({ nickname }: About, sessions: Sessions): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${line(Object.values(words.columns))}`
  for await (const one of sessions) {
    const facts = [
      one.started_at,
      one.tutor_name,
      one.minutes,
      one.topics.join('; '),
      one.right,
      one.tried,
      one.drawings,
    ]
    const rows = one.messages.map((said) =>
      line([...facts, said.at, speaker(said.role, nickname, one.tutor_name), said.words]),
    )
    yield rows.length > 0 ? rows.join('') : line([...facts, '', '', ''])
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const look = `body{margin:0 auto;max-width:44rem;padding:1.5rem;background:#fcf7ea;color:#16372c;font:1rem/1.5 Lexend,Verdana,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2.5rem 0 .25rem;border-top:1px solid #d8cfb8;padding-top:1.25rem}
.facts{margin:0 0 1rem;color:#4b6358}ol{list-style:none;margin:0;padding:0}li{width:fit-content;max-width:85%;margin:.6rem 0;padding:.5rem .9rem;border:1px solid #d8cfb8;border-radius:1rem;background:#fff}
.child{margin-left:auto;background:#e4f1fb;border-color:#9cc4e4}.who{display:block;font-size:.8rem;color:#4b6358}
@media print{body{background:#fff}li,h2{break-inside:avoid}h2{break-after:avoid}}`

async function* asPage({ nickname, time_zone, now }: About, sessions: Sessions): AsyncGenerator<string> {
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...style, timeZone: time_zone })
  const [day, full, clock] = [
    format({ dateStyle: 'long' }),
    format({ dateStyle: 'full', timeStyle: 'short' }),
    format({ timeStyle: 'short' }),
  ]
  const title = safe(icuText(words.title, { nickname }))
  const made = safe(icuText(words.made, { date: day.format(now), zone: time_zone.replaceAll('_', ' ') }))
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${look}</style></head><body><h1>${title}</h1><p class="facts">${made}</p>\n`
  let isEmpty = true
  for await (const one of sessions) {
    isEmpty = false
    const said = one.messages.map(({ role, words, at }) => {
      const who = safe(`${speaker(role, nickname, one.tutor_name)} · ${clock.format(new Date(at))}`)
      return `<li${role === 'user' ? ' class="child"' : ''}><span class="who">${who}</span>${safe(words)}</li>`
    })
    const date = icuText(words.session, { date: full.format(new Date(one.started_at)) })
    yield `<h2>${safe(date)}</h2><p class="facts">${safe(factsOf(one).join(' · '))}</p><ol>\n${said.join('\n')}\n</ol>\n`
  }
  if (isEmpty) yield `<p>${safe(words.empty)}</p>`
  yield '</body></html>\n'
}

const factsOf = ({ tutor_name: tutor, minutes, topics, tried, right, drawings, alarm }: HistoryItem): string[] => [
  icuText(words.facts, { tutor, minutes }),
  ...(topics.length > 0 ? [icuText(words.practised, { topics: topics.join(', ') })] : []),
  ...(tried > 0 ? [icuText(words.answers, { right, tried })] : []),
  ...(drawings > 0 ? [icuText(words.drawings, { count: drawings })] : []),
  ...(alarm ? [words.told] : []),
]
