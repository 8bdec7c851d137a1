import file from '#content/safety/es/in-english.json'
import { readOnce } from '#shared/answers/read-once.ts'
import { isInDictionary } from '../usual-words.ts'
import { pause } from './tokens.ts'

// Spanish word by word in English, so that what knows English hears Spanish too: no translation, only what the words are
// about. 'mi papi me pega' is 'my dad me hit'.

type Meant = ReadonlyMap<string, readonly string[]>
/** Words as they are written, and words and stems as they sound. */
type Words = { written: ReadonlySet<string>; whole: Meant; stems: Meant }
let known: Words | null = null
const endings = new Set(file.endings.split(' ').map(soundOf))
const shortestStem = 2
const remembered = 4096

/** Children write as they speak: k for qu, b for v, no h, s for z. A stem sounds alike before every ending (saco, saque). */
function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])|z|ss/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/G/g, 'g')
    .replace(/([a-qs-z])\1+/g, '$1')
}

function words(): Words {
  if (known) return known
  const written = new Set<string>()
  const whole = new Map<string, readonly string[]>()
  const stems = new Map<string, readonly string[]>()
  for (const [meaning, forms] of Object.entries(file.words))
    for (const form of forms.split(' ')) {
      const isStem = form.endsWith('-')
      if (!isStem) written.add(form)
      const [into, sound] = isStem ? [stems, soundOf(form.slice(0, -1))] : [whole, soundOf(form)]
      if (!into.has(sound)) into.set(sound, meaning.split(' '))
    }
  known = { written, whole, stems }
  return known
}

/** What a Spanish word is about, in English words; none where nobody knows it. */
const meaningOf = readOnce((word): readonly string[] => {
  const { written, whole, stems } = words()
  if (!written.has(word) && isInDictionary(word)) return []
  const sound = soundOf(word)
  const found = whole.get(sound) ?? whole.get(sound.replace(/s$/, ''))
  if (found) return found
  for (let at = sound.length; at >= shortestStem; at--) {
    const stem = stems.get(sound.slice(0, at))
    if (stem && (at === sound.length || endings.has(sound.slice(at)))) return [...whoIn(sound.slice(at)), ...stem]
  }
  return []
}, remembered)

/** Who does it, where the ending tells: only of several people it does for sure. */
function whoIn(ending: string): string[] {
  if (ending.endsWith('mos')) return ['we']
  return /^(?:an|en|aron|ieron|aban|ian|aran|ieran)$/.test(ending) ? ['they'] : []
}

/** Of so many words, that many must be Spanish and nothing else; and two, where there are two. */
const spanishPart = 0.3
const fewest = 2

/** A line in English words where it is Spanish; null where it is not. */
export function inEnglish(tokens: readonly string[]): string[] | null {
  const words = tokens.filter((token) => token !== pause && token !== '#')
  const spanish = words.filter((word) => !isInDictionary(word) && meaningOf(word).length > 0)
  if (spanish.length < Math.max(1, Math.min(fewest, words.length), words.length * spanishPart)) return null
  return tokens.flatMap((token) => {
    const meant = meaningOf(token)
    return meant.length > 0 ? meant : [token]
  })
}
