import { isInDictionary } from '#server/safety/usual-words.ts'
import { isSpelledRight } from '../know/words/spelled-words.ts'

// The oddest few words of a line, as a good listener says them back: what something is like, how many there were, what noise it made.

const afterLike =
  /\b(?:look(?:s|ed|ing)?|was|is|it'?s|its|were|are|got|feels?|felt|sound(?:s|ed|ing)?|smell(?:s|ed)?|tast(?:es|ed)|goes|went|walk(?:s|ed|ing)?|swinging|laying|lying|hopp?(?:s|ed|ing)|roll(?:s|ed)?|danc(?:es|ed|ing)|stuck|hangs?|hanging|row|down|up|around|just|eyes?|hair|legs?|face|long|big|so) like ((?:an? )?[a-z]+(?: [a-z]+){0,4})/i
/** Where the picture ends and the telling goes on. */
const endsAt =
  / (?:and|but|so|because|cause|cuz|when|that|who|which|then|i|we|he|she|they|it|its|my|his|her|lol|haha|for|in|on|at|with|from|to|is|was|are|were|than|now|tho|though|the|last|today|yesterday|already|ever|already|one|if|whatever|for real)\b.*$/i
/** Counts and times ('like a week'), and what would hurt as a name. */
const noPicture =
  /\b(?:week|weeks|hours?|minutes?|seconds?|days?|months?|years?|million|billion|hundred|thousand|lot|bit|few|couple|half|dollars?|cents|percent|time|times|dozen|bunch|mile|miles|baby|babies|loser|idiot|monster|freak|ugly|fat|dead|pig|whale|cow|dumb|stupid|girl|boy|crazy|jerk|trash|garbage|ghost|bump|lump|rash|thing|sore|gunshot|gun|bomb|shot|fight|grave|corpse|killer|that|this|them|him|something|anything|nothing|everyone|everybody|nobody|hes|shes|theyre|its|his|hers|yours|ours|whats|thats|theres|always|never|really|not|no|going|doing|being)\b/i
/** 'Like a onion', or more than one of something. */
const isThings = (said: string) => /^an? [a-z]+/.test(said) || /(?:[^s]s|oes)$/.test(said)
const isKnown = (word: string) => isInDictionary(word) || isSpelledRight(word)

/** 'I look like a onion' as 'like an onion'; null where no picture is plain. */
export function likeness(text: string): string | null {
  const found = afterLike.exec(text)?.[1]?.toLowerCase().replace(endsAt, '')
  if (found === undefined || noPicture.test(found) || !isThings(found)) return null
  const words = found.split(' ')
  if (words.length > 4 || (words.length === 1 && !found.endsWith('s')) || !words.every(isKnown)) return null
  return `like ${found.replace(/^a (?=[aeio]|un(?!i))/, 'an ').replace(/^an (?=[^aeiouh])/, 'a ')}`
}

const figures: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}
const counted = new RegExp(
  `\\b(\\d{1,4}|${Object.keys(figures).join('|')}) ((?:(?!(?:and|was|are|were|the|for|more|but|out|off|with|from|his|her|its|than|ago|old|not|has|had|per)\\b)[a-z]{3,} )?[a-z]{3,}s)\\b(?! (?:old|ago|each|every|left|more|per|of)\\b)`,
  'i',
)
const noThings =
  /\b(?:years?|grades?|thats|theres|whats|hes|shes|more|looks|lives|likes|says|shows|starts|ends|wants|needs|sounds|feels|plays|runs|works|rows|steps|columns|groups|stacks|bags|boxes each|names|hundreds|times|plus|minus|equals|is|was|has|this|his|its|does|makes|gets|takes|comes|goes|less|points?|tens|ones|hundreds|thousands|eighths|fourths|thirds|fifths|tenths|inches|feet|degrees|units|percents?|sides|corners|faces|boys|girls|words|letters|syllables|sums?|problems?|questions?|answers?|digits|numbers?|dollars|cents|bucks|dimes|nickels|quarters|pennies)\b/i
const fewestMany = 7

/** '31 mosquito bites': how many there were, where it is the only number and many. */
export function greatNumber(text: string): string | null {
  if ((text.match(/\d+/g)?.length ?? 0) > 1) return null
  const [, count = '', things = ''] = counted.exec(text) ?? []
  const value = figures[count.toLowerCase()] ?? Number(count)
  if (!(value >= fewestMany) || noThings.test(things)) return null
  const words = things.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  if (!words.every(isKnown) || /(?:ss|us|is)$/.test(last) || !isKnown(last.replace(/(?:(?<=[sxzho])es|s)$/, '')))
    return null
  return `${count.toLowerCase()} ${words.join(' ')}`
}

const noises =
  /\b(ka-?boom|kaboom+|boom+|b+o+p|boing|bonk|splat|kapow|ka-?pow|whoo+sh|wham|bam|kerplop|plop|splash|thud|crash|zoom+|vroom+|pop|clang|swoosh|kersplat|thwack|whack|smack)\b/i
/** Shouted, or all there is beside a count down: 'and BOP', '3 2 1 KABOOM'. */
const isNoisy = (text: string, sound: string) =>
  sound === sound.toUpperCase() ||
  /^(?:ka-?boom+|boing|splat|ka-?pow|whoo+sh|kerplop|swoosh|kersplat)$/i.test(sound) ||
  text
    .replace(/[^a-z ]/gi, '')
    .trim()
    .split(/\s+/).length <= 2

/** The noise that something made: 'BOP', 'KABOOM'. */
export function noiseIn(text: string): string | null {
  const sound = noises.exec(text)?.[1]
  if (sound === undefined || !isNoisy(text, sound)) return null
  return sound.charAt(0).toUpperCase() + sound.slice(1).toLowerCase()
}
