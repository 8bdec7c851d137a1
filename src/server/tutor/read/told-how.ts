import { findNumbers } from '#shared/answers/numbers.ts'

const deeds = [
  ...[
    'did',
    'counted',
    'count',
    'added',
    'add',
    'took',
    'take',
    'split',
    'splitted',
    'used',
    'use',
    'made',
    'make',
    'put',
    'broke',
    'break',
  ],
  ...[
    'multiplied',
    'multiply',
    'timesed',
    'divided',
    'divide',
    'doubled',
    'double',
    'drew',
    'draw',
    'started',
    'start',
    'went',
    'skip',
  ],
  ...[
    'thought',
    'remembered',
    'moved',
    'gave',
    'flipped',
    'rounded',
    'regrouped',
    'carried',
    'borrowed',
    'subtracted',
    'minused',
    'pretended',
  ],
].join('|')
const reasons = new RegExp(
  String.raw`\b(?:because|becuz|becus|cause|cuz|coz|bc|since|first|then|after that|(?:i|we) (?:just |only |kinda |like )?(?:${deeds})|by \w+ing|(?:in|on|with) my (?:head|fingers|toes)|(?:my|the|a) trick)\b`,
  'i',
)
const joins = /\b(?:plus|minus|times|more|less|take away|away|and|half|double|divided)\b|[-−+×x*÷/=]/i
const leastWords = 5
const leastNumbers = 3

/** 'I did 60 times 3', 'cuz 10% is 4.5': short, and told to one who asked how. */
const inShort = new RegExp(
  String.raw`^\W*(?:(?:um+|well|so|ok|oh) )*(?:because|becuz|becus|cause|cuz|coz|bc|since|i (?:just |only )?(?:${deeds})|by \w+ing)\b.*\d`,
  'i',
)
export const toldInShort = (text: string): boolean => inShort.test(text) && !/\?\s*$/.test(text)

/** The child has told how it came to its answer: nobody asks for that again. */
export function toldHow(text: string): boolean {
  if (text.split(/\s+/).filter(Boolean).length < leastWords) return false
  return reasons.test(text) || (findNumbers(text).length >= leastNumbers && joins.test(text))
}
