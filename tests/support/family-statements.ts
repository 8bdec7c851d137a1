// Which statements of the server range over many families. On one PostgreSQL they may; with families on several they would have to
// be asked of each (docs/scaling.md). So whoever writes one says here why.

const familyTables = [
  'user session account second_factor recovery_code parent_pin student device admin_look admin_message message_thread',
  'billing_customer subscription weekly_letter weekly_letter_choice learner pairing conversation parent_note consent_event',
  'alarm alarm_step memory wonder sent_out photo evidence skill_state card_memory drawing handwriting handwriting_style',
  'video_seen message',
].join(' ')

const touches = new RegExp(
  String.raw`\b(?:from|join|update|into)\s+(?:public\.)?"?(?:${familyTables.replaceAll(' ', '|')})"?(?![\w.])`,
  'i',
)

/** A value that belongs to one family: its key, the id of one of its rows, an address, a token. */
const keys = [
  'id parent_id user_id family_id student_id conversation_id session_id alarm_id case_id message_id note_id evidence_id',
  'reply_to used_in said_in token token_hash code_hash locator email phone subject customer_id account_id',
].join(' ')
const isKeyed = new RegExp(
  String.raw`\b(?:${keys.replaceAll(' ', '|')})"?\s*(?:=|in)\s*\(?\s*(?:any\s*\()?\$\d|\$\d+(?:::uuid)?\s+in\s*\(|\bvalues \(`,
  'i',
)

/** What is found in a statement that may range over families, and why it may. */
const mayCross: [found: RegExp, why: string][] = [
  [/update "alarm" set "(?:escalated_at|rounds)"/, 'the sweep of alarms that nobody has seen'],
  [/from "alarm" where|"alarm"\."audience" = 'safeguarding' or/, 'the safeguarding queue'],
  [/from "challenge" inner join "user"/, 'a link that was pressed, by the hash in it'],
  [
    /from "tutor_version"|from "tutor" inner join "tutor_version"/,
    'tutor management: who made a version, who has the tutor',
  ],
  [/from "user" where \(+"user"\."role" = \$1/, 'who is an administrator'],
  [/update student s set assigned_tutor_id/, 'a tutor was taken away from everybody'],
  [/from "message_thread"/, 'the administrators’ list of messages'],
  [/with first as materialized/, 'the administrators’ search'],
  [/^select count\(/, 'the administrators’ overview'],
  [/s\.keep_days \* interval/, 'the sweep of what is older than its family keeps it'],
  [
    /select c\.id from conversation c where c\.id (?:<|>=) \$|from conversation c join student s on s\.id = c\.student_id where c\.id/,
    'a month that every family has let go',
  ],
  [/with missing as \(/, 'rows of before get their family'],
  [/delete from parent_note n|delete from "avatar"|delete from conversation c/, 'sweeps'],
  [/^delete from "(?:pairing|learner|session)" where "\w+"\."expires_at" < \$1$/, 'the sweep of what has ended'],
  [
    /jsonb_each_text\(\$1::jsonb\) m\b|select distinct c\.card_id from card_memory c/,
    'what was learned follows content whose ids change, once a release',
  ],
  [/update "conversation" set "ended_at"/, 'the sweep of lessons that nobody ends'],
  [/select file from photo where file in/, 'the sweep of files that nothing names'],
  [/select "id", coalesce\("family_id", "id"\)/, 'whose weekly letter is due'],
  [
    /^(?:select [^;]* from "(?:drawing|photo)"|update "session" set "expires_at" = \$1, "created_at" = \$2, "updated_at" = \$3)$/,
    'a test itself',
  ],
  [/update "billing_customer" set "read_at"/, 'whose plan is looked up today'],
]

/** Those of the server's statements that range over families without a reason that is known. */
export const strayStatements = (statements: readonly string[]): string[] =>
  [...new Set(statements)].filter(
    (one) => touches.test(one) && !isKeyed.test(one) && !mayCross.some(([found]) => found.test(one)),
  )
