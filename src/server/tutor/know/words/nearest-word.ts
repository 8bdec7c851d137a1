import { doubleMetaphone } from 'double-metaphone'
import { distance } from 'fastest-levenshtein'
import { usualOf } from '../../read/young-spelling.ts'
import { isSpelledRight } from './spelled-words.ts'
import { spellingWords } from './spelling-list.ts'
import { knownWord, knownWords } from './words.ts'

// Short ones have too many neighbors to guess: these are how children write.
const written = new Map(
  'wuz:was sed:said wen:when wut:what wat:what cuz:because coz:because gud:good frum:from luv:love enuf:enough nite:night lite:light rite:right thay:they wich:which thier:their ther:there haz:has iz:is skool:school muny:money favrit:favorite favrite:favorite peple:people pepole:people wensday:wednesday alot:lot dosent:does nome:gnome nife:knife nives:knives nee:knee nok:knock nock:knock rong:wrong rist:wrist rap:wrap lam:lamb thum:thumb clim:climb cassel:castle iland:island rember:remember bizy:busy buisy:busy laff:laugh laffs:laughs laffed:laughed laffd:laughed laffing:laughing tuff:tough enuff:enough enuf:enough inuf:enough fone:phone foto:photo cof:cough coff:cough thot:thought brot:brought dotter:daughter nabor:neighbor wate:wait becus:because becuz:because beleve:believe reseet:receipt receet:receipt receit:receipt recete:receipt reciept:receipt resipe:recipe resipee:recipe'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)

let misspelled: Map<string, string> | null = null

/** The word that is meant: itself when it is one, otherwise what it is a likely misspelling of. */
export function nearestWord(text: string): string | null {
  if (knownWord(text)) return text
  misspelled ??= new Map([
    ...spellingWords().flatMap(({ word, misspelled }) => misspelled.map((each): [string, string] => [each, word])),
    ...written,
  ])
  const noted = misspelled.get(text)
  if (noted) return noted.toLowerCase()
  const young = usualOf(text)
  if (young !== null) return young
  if (isSpelledRight(text) || isMadeOf(text)) return text
  return text.length < 5 || text.length > 14 ? null : guessed(text)
}

function guessed(text: string): string | null {
  const [sound] = doubleMetaphone(text)
  // Long words leave more room: 'vakashun' sounds like one word only.
  const farthest = text.length < 7 ? 2 : 4
  let best: { word: string; score: number } | null = null
  for (const { word, rank } of knownWords()) {
    if (word.length < 4 || Math.abs(word.length - text.length) > 2) continue
    const apart = isSwapped(text, word) ? 1 : distance(text, word)
    const sameSound = apart <= farthest && doubleMetaphone(word)[0] === sound
    if (!sameSound && (apart > 1 || word[0] !== text[0])) continue
    const score =
      apart * 2 -
      (sameSound ? 1 : 0) -
      (sameSound && hasLettersOf(word, text) ? 1 : 0) +
      (word[0] === text[0] ? 0 : 1) +
      rank / 1e5
    if (!best || score < best.score) best = { word, score }
  }
  return best?.word ?? null
}

/** Children leave letters out: 'hanted' is haunted, and not handed. */
function hasLettersOf(word: string, text: string): boolean {
  let at = 0
  for (const letter of word) if (letter === text[at]) at++
  return at === text.length
}

/** 'Wiggly' of wiggle, 'furry' of fur: no dictionary of ours lists each. */
const isMadeOf = (text: string): boolean =>
  (/[bdfgkpt]ly$/.test(text) && isSpelledRight(`${text.slice(0, -1)}e`)) ||
  (/^.{3,}ly$/.test(text) && isSpelledRight(text.slice(0, -2))) ||
  (/^.{2,}([bdgmnprt])\1y$/.test(text) && isSpelledRight(text.slice(0, -2)))

/** Two neighbors changed places: 'becuase'. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
