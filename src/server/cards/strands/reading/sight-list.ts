import { z } from 'zod'
import file from '#content/decks/reading-sight-words.json'

/** What a little word does in its sentence. */
export const sightKinds = {
  point: { does: 'points at a thing', place: 'See the thing that is named next.' },
  join: { does: 'joins two parts', place: 'Two parts meet at this gap. How do they fit?' },
  where: { does: 'tells where', place: 'Ask: where?' },
  when: { does: 'tells when', place: 'Ask: when?' },
  doing: { does: 'tells what someone does', place: 'Ask: what goes on?' },
  helper: { does: 'helps a doing word', place: 'A doing word is near. It needs a helper.' },
  like: { does: 'tells what something is like', place: 'Ask: what kind?' },
  color: { does: 'is a color', place: 'Think of what it looks like.' },
  number: { does: 'is a number', place: 'Count them in your mind.' },
  amount: { does: 'tells how much or how many', place: 'Ask: how much or how many?' },
  who: { does: 'stands for someone or something', place: 'Ask: who or what?' },
  whose: { does: 'tells whose it is', place: 'Ask: whose?' },
  how: { does: 'tells how', place: 'Ask: how?' },
  being: { does: 'is a form of be', place: 'Who is it about: one or more?' },
  polite: { does: 'is a polite word', place: 'Think of good manners.' },
  answer: { does: 'answers a question', place: 'Read the question before the gap.' },
  link: { does: 'links two words', place: 'Read the words on each side of the gap.' },
  ask: { does: 'asks something', place: 'Look at the mark at the end.' },
} as const

const kinds = z.enum([
  'point',
  'join',
  'where',
  'when',
  'doing',
  'helper',
  'like',
  'color',
  'number',
  'amount',
  'who',
  'whose',
  'how',
  'being',
  'polite',
  'answer',
  'link',
  'ask',
])

const sightWord = z.strictObject({
  list: z.enum(['pre-primer', 'primer', '1', '2', '3']),
  word: z.string(),
  kind: kinds,
  /** No other of the choices fits. */
  gap: z.string().includes('___'),
  others: z.array(z.string()).min(2).max(3),
  misspelled: z.array(z.string()).min(2).optional(),
  /** A second sentence for the words of one letter. */
  again: z.string().includes('___').optional(),
})
export type SightWord = z.infer<typeof sightWord>

let read: readonly SightWord[] | null = null

/** The 220 words of Edward Dolch, in their five lists. */
export function sightWords(): readonly SightWord[] {
  read ??= z.array(sightWord).parse(file)
  return read
}

export const sightWordNamed = (word: string): SightWord | null =>
  sightWords().find((each) => each.word.toLowerCase() === word.toLowerCase()) ?? null
