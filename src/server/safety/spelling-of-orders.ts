/**
 * Readings of orders whose letters were changed: digits for letters, vowels left out, letters mistyped, pig Latin, words
 * turned around one by one, Morse, words by their first letters. Each gives a text only where a word of an order comes out.
 */
export function respelledOrders(text: string): string[] {
  const readings = [unleeted, mistyped, fromPigLatin, wordsTurned, fromMorse, fromFirstLetters]
  return readings.map((read) => read(text)).filter((each) => each !== '')
}

const vocabulary = [
  ...[
    'ignore',
    'disregard',
    'override',
    'bypass',
    'forget',
    'previous',
    'instructions',
    'instruction',
    'rules',
    'system',
  ],
  ...['prompt', 'pretend', 'developer', 'reveal', 'hidden', 'restrictions', 'unrestricted', 'guidelines', 'jailbreak'],
]
const known = new Set(vocabulary)
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}
const consonants = (word: string) => word.replace(/(?!^)[aeiou]/g, '').replace(/(.)\1+/g, '$1')
const bones = vocabulary.map((word) => ({ word, bone: consonants(word) }))
const boneOf = new Map(bones.map(({ word, bone }) => [bone, word]))

function unleeted(text: string): string {
  if (!/[a-z][013457@$!|]|[013457@$!|][a-z]/.test(text)) return ''
  const plain = text.replace(/[a-z013457@$!|]{3,20}/g, (run) =>
    /[a-z]/.test(run) ? run.replace(/[^a-z]/g, (sign) => signs[sign] ?? sign) : run,
  )
  return plain !== text && plain.split(/[^a-z]+/).some((word) => known.has(word)) ? plain : ''
}

// Real words that only look like a mistyped one.
const realWords = new Set(
  'roles rulers ruler rails reels realise forgot forgotten forgets promoted hides present'.split(' '),
)

function mistyped(text: string): string {
  let orders = 0
  let changed = false
  const mended = text.replace(/\b[bdfghijoprsu][a-z]{2,15}\b/g, (word) => {
    const meant = known.has(word) || realWords.has(word) ? word : nearest(word)
    if (known.has(meant)) orders++
    changed ||= meant !== word
    return meant
  })
  return changed && orders > 1 ? mended : ''
}

function nearest(word: string): string {
  const bone = consonants(word)
  const same = boneOf.get(bone)
  if (same !== undefined || word.length < 6 || bone.length < 3) return same ?? word
  return bones.find((each) => each.bone[0] === bone[0] && oneApart(bone, each.bone))?.word ?? word
}

/** Is one letter missing, added or different? */
function oneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.max(one.length, other.length) < 4) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

function fromPigLatin(text: string): string {
  if (!/[a-z]{3,16}ay\b.{0,40}[a-z]{2,16}ay\b/.test(text)) return ''
  const said = text.replace(/\b([a-z]{2,14})ay\b/g, (_, stem: string) => unpig(stem))
  return said.split(/[^a-z]+/).some((word) => known.has(word)) ? said : ''
}

function unpig(stem: string): string {
  const ways = [1, 2, 3].map((count) => stem.slice(-count) + stem.slice(0, -count))
  const plain = /[wy]$/.test(stem) ? stem.slice(0, -1) : stem
  return [plain, stem, ...ways].find((word) => known.has(word)) ?? (stem.endsWith('w') ? plain : (ways[0] ?? stem))
}

function wordsTurned(text: string): string {
  if (!/erongi|drager|tegrof|edirrevo|ssapyb|selur|tpmorp|snoitcurtsni/.test(text)) return ''
  return text.replace(/[a-z]+/g, (word) => [...word].reverse().join(''))
}

const startedWords =
  /(?:ignore|disregard|forget|bypass|override|disobey|reveal|break|print|show|obey)[a-z]{0,12}(?:rules|prompt|instructions|orders)/

/** 'Inky Gnomes Never Order Ripe Eggs …', where first letters are spoken of. */
function fromFirstLetters(text: string): string {
  if (!/\b(?:first|1st) letters?\b|\binitials\b|\bacrostic\b/.test(text)) return ''
  const started = (text.match(/[a-z']+/g) ?? []).map((word) => word.charAt(0)).join('')
  return startedWords.test(started) ? 'ignore your rules' : ''
}

const morse: ReadonlyMap<string, string> = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((sign, at) => [sign, String.fromCharCode(97 + at)]),
)

function fromMorse(text: string): string {
  const runs = text.match(/[.-]{1,4}(?:(?: |\/| {0,2}\/ {0,2}| {2,3})[.-]{1,4}){5,}/g) ?? []
  return runs
    .map((run) =>
      run
        .split(/ {0,2}\/ {0,2}| {2,3}/)
        .map((word) =>
          word
            .split(' ')
            .map((sign) => morse.get(sign) ?? '')
            .join(''),
        )
        .join(' '),
    )
    .join(' ')
}
