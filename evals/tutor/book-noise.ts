const before = [
  'my brother says',
  'is it true that',
  'i wanna know',
  'can you tell me',
  'hey bolt',
  'my teacher said something about',
  'ok so',
  'um',
  'i was wondering',
  'quick question',
  'my sister wants to know',
  'tell me',
  'we are learning about this in school',
  'my teacher said we need to know',
  'i have to do a report',
  'my dad asked me',
  'we talked about it in class today',
  'do you know',
  '',
  '',
  '',
  '',
]
const behind = [
  'in real life',
  'please',
  'tho',
  'and stuff',
  'i forgot',
  'i really want to know',
  'because my friend said so',
  'i need it for school',
  'we have a test on it',
  'my teacher didnt say',
  'cuz im doing a project',
  '',
  '',
  '',
  '',
  '',
]

/** A question as a child might put it: with words around it and slips of the keys. */
export function noisy(text: string, seed: number): string {
  const pick = (list: readonly string[], salt: number) => list[(seed * 7919 + salt * 104_729) % list.length] ?? ''
  const words = text.split(' ').map((word, at) => {
    if (word.length < 5 || (seed + at * 13) % 6 !== 0) return word
    const place = 1 + ((seed + at) % (word.length - 2))
    const rest = word.slice(place + 1)
    if ((seed + at) % 2 === 0) return word.slice(0, place) + rest
    return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2)
  })
  return `${pick(before, 1)} ${words.join(' ')} ${pick(behind, 2)}`.trim()
}
