/** What there is to mend in a child's sentence. */
export const faultKinds = [
  'past',
  'agree',
  'double',
  'homophone',
  'runOn',
  'joined',
  'spell',
  'short',
  'capital',
  'i',
  'endQuestion',
  'end',
] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  kind: FaultKind
  /** The word that it is about, small. */
  word: string
  /** What the question needs: the part to read out loud, the verb. */
  values: Readonly<Record<string, string>>
  /** Words that mend it; some have none ('where could one sentence stop?'). */
  fixes: readonly string[]
}
