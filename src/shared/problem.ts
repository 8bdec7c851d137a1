/** The closed list of ways a call can fail, with the HTTP status each has. `reference`: docs/api.md. */
export const problemStatus = {
  bad_json: 400,
  invalid_id: 400,
  bad_request: 400,
  unauthenticated: 401,
  token_expired: 401,
  wrong_credentials: 401,
  wrong_code: 401,
  forbidden_role: 403,
  wrong_password: 403,
  wrong_pin: 403,
  pin_required: 403,
  pin_locked: 403,
  sign_in_again: 403,
  second_factor_required: 403,
  second_factor_locked: 403,
  admin_disabled: 403,
  confirm_first: 403,
  claim_first: 403,
  consent_required: 403,
  microphone_off: 403,
  tool_off: 403,
  subject_off: 403,
  voice_off: 403,
  photos_off: 403,
  bad_origin: 403,
  plan_required: 403,
  not_found: 404,
  no_card: 404,
  not_set_up: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  idempotency_conflict: 409,
  reply_pending: 409,
  conversation_ended: 409,
  already_subscribed: 409,
  link_expired: 410,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  daily_limit: 429,
  calm_pause: 429,
  quiet_hours: 429,
  lesson_over: 429,
  internal: 500,
  tutor_bad_reply: 502,
  speech_failed: 502,
  checkout_unavailable: 502,
  unavailable: 503,
  draining: 503,
  storage_full: 503,
  tutor_timeout: 504,
} as const

export type ProblemCode = keyof typeof problemStatus

/** A failure as it crosses the wire. `error` is a sentence a parent may read. */
export type Problem = {
  error: string
  code: ProblemCode
  request_id: string
  retryable: boolean
  retry_after_s?: number
  fields?: Record<string, string>
}
