/** What belongs to another account with a family that is handed over: the tables whose `parent_id` says whose children they are about. */
export const movesWithFamily = ['student', 'video_file', 'deck', 'device', 'learner', 'admin_look'] as const

/** What stays with the person: ways in, payments, letters, and what was written to the administrators. */
export const staysWithPerson = [
  'account',
  'session',
  'challenge',
  'parent_pin',
  'second_factor',
  'recovery_code',
  'billing_customer',
  'subscription',
  'weekly_letter',
  'weekly_letter_choice',
  'message_thread',
  'admin_message',
  'tutor_version',
] as const
