/** What may be sent of a lesson to a service outside: words to a model, text to be spoken, a voice to be understood, pictures to a model that sees. */
export const outsideKinds = ['model', 'voice', 'hearing', 'picture'] as const
export type OutsideKind = (typeof outsideKinds)[number]

/** The same, and what the parent is told by mail. */
export const sentKinds = [...outsideKinds, 'email'] as const
export type SentKind = (typeof sentKinds)[number]

/** What did not get through: private data of a message, orders to the tutor, rude words, sentences of the tutor that failed a check, talk beside the lesson. */
export const blockedKinds = ['personal_data', 'injection', 'rude', 'reply', 'side_talk'] as const
export type BlockedKind = (typeof blockedKinds)[number]

/** What becomes of a child's words: answered; said kindly not to say so; turned away; listened to; asked about; a grown-up is told. */
export const tellings = [
  'fine',
  'nudge',
  'rude',
  'injection',
  'personal_data',
  'feeling',
  'asked',
  'told',
  'not_shown',
] as const
export type Telling = (typeof tellings)[number]

/** So many days the ledger tells of. */
export const ledgerDays = 30
