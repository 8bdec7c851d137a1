import { accountNames, codes } from './accounts.ts'
import { hideChildTellings } from './child-tellings.ts'
import { visible } from './fold.ts'
import { hidePrivate } from './hide-private.ts'
import { inOneByte, restored } from './one-byte.ts'
import { addresses, type Finder, handles, links, mail, phones, spokenMail } from './personal-data.ts'
import { hideEdges } from './private-edges.ts'
import { schools } from './schools.ts'
import { hideTimesAlone } from './told-alone.ts'
import { hideToldDetails } from './told-details.ts'
import { hideOwnNames, hideToldNames } from './told-names.ts'
import { hideToldNumbers } from './told-numbers.ts'
import { hideToldPeople } from './told-people.ts'
import { hideToldPlaces } from './told-places.ts'
import { hideToldTimes } from './told-times.ts'
import { isWellKnown } from './usual-words.ts'
import { birthdays, places } from './where.ts'
import { fullNames, namesAround } from './who.ts'

const mails = [spokenMail, mail]
/** What a child tells about itself and should not; links, places and long numbers may be schoolwork. */
const tellings = [...fullNames, ...schools, ...accountNames, ...codes, ...birthdays]

/**
 * The text without what says who and where a child is: e-mail and street addresses, telephone and other long numbers,
 * links, schools, passwords, and the family's own names, each replaced by a token such as '[name]'. Arithmetic stays.
 */
export function shieldPersonalData(
  text: string,
  familyNames: readonly string[],
  hideWords: typeof hidePrivate = hidePrivate,
): string {
  const whole = readable(text)
  const plain = inOneByte(whole)
  let shielded = plain
  for (const finder of [...mails, links, handles]) shielded = replaceFound(shielded, finder)
  if (isMadeUp(plain)) {
    for (const finder of [...phones, ...codes]) shielded = replaceFound(shielded, finder)
  } else shielded = withoutTellings(shielded)
  shielded = replaceLongNumbers(shielded)
  shielded = hideEdges(hideWords(plain, shielded, { names: partsOf(familyNames) }))
  return replaceNames(restored(whole, plain, shielded), familyNames)
}

/** What a child tells of itself by rules; the tagger looks at the rest. */
function withoutTellings(text: string): string {
  let shielded = hideToldNumbers(hideOwnNames(hideToldDetails(text)))
  for (const finder of [...tellings, ...namesAround, ...addresses, ...places, ...phones])
    shielded = replaceFound(shielded, finder)
  return hideToldTimes(hideTimesAlone(hideToldPlaces(hideToldPeople(hideChildTellings(hideToldNames(shielded))))))
}

const madeUp =
  /\b(?:in (?:my|the|our|this|a) (?:story|book|comic|mystery|novel|movie|show|game|play)|my character|my imaginary|the (?:hero|villain) (?:in|is|of)|we are (?:reading|learning) about|my (?:report|essay|project|poem|book) (?:is|was) (?:on|about|by)|for my story the|mi libro|pretend|fairy ?tale|once (?:upon|apon|there was)|in (?:the|this) (?:word )?problem|(?:my|the|our) (?:super ?hero|villain|main character|wizard|witch|princess|knight|dragon|robot|spaceship|spy)(?: is| are|['’]s)?|(?:doing|for|in) (?:a|the|our) (?:play|skit|puppet show)|let['’]?s play|(?:in|on) (?:my|the|our|this) (?:example|worksheet|workbook|textbook)|(?:poem|book|story|song) (?:is|was) by|the author (?:is|was)|gold rush|oregon trail|(?:cats?|dogs?|puppy|kitten|fish|hamster|bunny|rabbit|turtle|lizard|gecko|snake|horse|pony|bird|parrot|snowman|robot|teddy|doll|plant)(?: is| was| are)? (?:named|called)|is the main (?:one|character|person|girl|boy))\b/i
const isReal =
  /\b(?:(?<!\b(?:her|his|its|their|secret) )real|really|my (?:own )?(?:street|house|address|school|name|phone|number)|i live|we live|where i|thats me|that['’]s me|which is (?:my|our)|my (?:\p{L}+ )?(?:moms?|dads?|mommy|daddy|brothers?|sisters?|friends?|cousins?|uncle|aunt|auntie|grandma|grandpa|teacher|coach))\b/iu

/** In a story of its own or of a book, people and places are nobody's. */
const isMadeUp = (text: string) => (madeUp.test(text) || isOfFamous(text)) && !isReal.test(text)

/** 'Luther King': somebody whom everybody knows, and the child says nothing of itself. */
function isOfFamous(text: string): boolean {
  if (/\b(?:i|im|me|my|we|our|us)\b/i.test(text)) return false
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? []
  return words.some((word, at) => isWellKnown(word, 'people') && isWellKnown(words[at + 1] ?? '', 'people'))
}

/** '11 12 13 14 16': numbers that go up or down all the way are counted, and no telephone has them. */
function isCounting(text: string): boolean {
  if (!/^\W*(?:\d{1,3}[\s,]+){4,}\d{1,3}\W*$/.test(text)) return false
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))
  return steps.every((step) => step > 0 && step <= 100) || steps.every((step) => step < 0 && step >= -100)
}

/** Does a child tell something that should stay private? Links and long numbers alone are schoolwork. */
export function tellsPersonalData(text: string): boolean {
  if (isCounting(text)) return false
  const plain = inOneByte(readable(text))
  if (announced.test(plain) && /\d{7}/.test(plain.replace(/(?<=\d)[ -](?=\d)/g, ''))) return true
  if ([...mails, ...tellings, ...phones].some((finder) => replaceFound(plain, finder) !== plain)) return true
  const own = /\b(?:i|my|we|our|me)\b/i.test(plain) || plain.length < 60
  if (own && /\b(?:add|follow|dm|me|my|im|find)\b/i.test(plain) && replaceFound(plain, handles) !== plain) return true
  if (cardNumber(plain)) return true
  return own && [...addresses, ...places].some((finder) => replaceFound(plain, finder) !== plain)
}

/** The last digit of a payment card checks the others. */
function cardNumber(text: string): boolean {
  const runs = text.match(/(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d.,])/g) ?? []
  return runs.some((run) => {
    const digits = run.replace(/\D/g, '').split('').reverse().map(Number)
    const sum = digits.reduce(
      (all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
      0,
    )
    return sum % 10 === 0 && new Set(digits).size > 2
  })
}

/** Does a text give a link, an e-mail address or a telephone number? */
export function givesContact(text: string): boolean {
  const plain = inOneByte(readable(text))
  return [mail, links, ...phones].some((finder) => replaceFound(plain, finder) !== plain)
}

// Wide and decorated forms of letters and digits hide an address from the rules; mathematical signs are left alone.
const readable = (text: string) =>
  visible(text)
    .replace(/[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u2460-\u2468\u24B6-\u24E9]/gu, (c) => c.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')

const replaceFound = (text: string, { kind, pattern, when, allow }: Finder) =>
  when?.test(text) === false || (kind === 'address' && isFamousPlace(text))
    ? text
    : text.replace(pattern, (match, ...rest) => {
        const at = rest.find((each) => typeof each === 'number') ?? 0
        const end = at + match.length
        return allow?.(match, text.slice(Math.max(0, at - 40), at), text.slice(end, end + 40)) ? match : `[${kind}]`
      })

/** Where presidents and people in stories live. */
function isFamousPlace(text: string): boolean {
  if (/\b(?:on|in|of) (?:the )?(?:planet|earth|milky way|mars|solar system|universe)\b/i.test(text) && !/\d/.test(text))
    return true
  return famousPlaces.test(text) && !/\b(?:i|my|we|our|me)\b/i.test(text)
}
const famousPlaces =
  /\b(?:pennsylvania ave\w*|downing street|221 ?b|baker street|privet drive|wallaby way|evergreen terrace|sesame street|president|prime minister|queen|king|sherlock|harry potter|white house|spongebob|bikini bottom|paddington|wall street|abbey road)\b/i

const announced =
  /\b(?:phone|cell|telephone|mobile|whatsapp|text me|call me|my number|social security|ssn|account|card number|student id|lunch number|id number|house phone|home phone|(?:moms?|dads?|aunts?|grandmas?|mom's|dad's|our|house|home) number|(?:visa|mastercard|amex|credit card|debit card|card|bank|routing|passport) (?:is|number)|number is)\b/i
const mathWords =
  /\b(?:(?:the|my) answer|round(?:ed|ing)?|digits?|place value|plus|minus|times|divided|multipl\w{1,6}|add|subtract|sum|difference|product|factors?|even|odd|prime|greater|less|bigger|smaller|compare|expanded|word form|standard form|million|thousands?|equals?|number line|write|read|spell|what is|how many|population|estimate|nearest|squared?|root|divisib\w+|in words|commas?)\b/i

/** Numbers that are put in order, and one of so many things, are nobody's. */
const inOrder = /\b(?:order|least|greatest|sort|compare|biggest|smallest|largest|pattern|comes next)\b/i
const amountBehind = /^ (?:miles?|km|kilometers?|people|years?|stars?|dollars?|feet|meters?|grams?|light)\b/i

/** Numbers of seven and more digits, but not where somebody calculates with them. */
function replaceLongNumbers(text: string): string {
  const isAnnounced = announced.test(text)
  const isMath = !isAnnounced && mathWords.test(text)
  const spelledOut = text
    .replace(/(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g, '[number]')
    .replace(/(?<!\d)(?:\d{4}[ -]){3}\d{1,7}(?!\d)/g, (match) =>
      !isAnnounced && inOrder.test(text) ? match : '[number]',
    )
  return spelledOut.replace(/\d{7,}/g, (match, at: number) => {
    const before = spelledOut.slice(Math.max(0, at - 4), at)
    const after = spelledOut.slice(at + match.length, at + match.length + 4)
    const calculates =
      /(?:[+*×÷/=<>−^√]|(?:^|\s)[xX-]) ?$/.test(before) ||
      /^ (?:divided|times|plus|minus|over|multiplied)\b/i.test(
        spelledOut.slice(at + match.length, at + match.length + 14),
      ) ||
      /^ ?(?:[+*×÷/=<>−^]|[xX-](?:\s|\d|$))/.test(after)
    const isAmount = amountBehind.test(spelledOut.slice(at + match.length, at + match.length + 14))
    const decimal = /\d[.,]$/.test(before) || /^[.,]\d/.test(after)
    return !isAnnounced && (calculates || decimal || isAmount || (isMath && match.length < 10)) ? match : '[number]'
  })
}

// Names that are also words or numbers: only with a capital letter are they surely a name.
const alsoWords = new Set(
  `will may mark art bill rose grace hope faith joy june april august dawn eve drew pat sue ray rob jack chance chase hunter
  summer autumn violet ruby angel star max sky sunny cash king prince rich frank gene penny bob dot miles mile case page reed
  read carol crystal daisy lily ivy olive pearl amber ginger iris jade heather holly robin jay wren wade cliff dale glen forest
  river brook lane ford dean duke earl baron major noble justice honor mercy patience constance melody harmony sage basil
  mason carter cooper baker taylor tyler porter parker walker fisher gardener smith young long short brown green white black
  gray grey gold silver love bell bush hill stone wood woods field banks rivers waters price day knight one two three four five
  six seven eight nine ten the and you for are add sum odd even half line point set ray angle count digit number math word
  ask pet sun moon kit guy don van tim tom sam dan ben al ed an in so my me no do he she it is at on or us we go up as am
  cat dog bear wolf fox bird ace buddy champ junior kid baby honey sugar candy cookie apple berry cherry peach melon pepper
  lucky happy smart star tiger lion princess dragon ninja robot rocket zero`.split(/\s+/),
)

const shortestName = 3
/** The words of names, as they stand in a text of one byte for each sign: those that stand for a name wherever they are. */
const partsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) =>
      inOneByte(readable(name))
        .toLowerCase()
        .split(/[\s-]+/)
        .filter((part) => part.length >= shortestName && !alsoWords.has(part)),
    ),
  )

function replaceNames(text: string, familyNames: readonly string[]): string {
  const names = familyNames
    .flatMap((name) => [name.trim(), ...name.split(/[\s-]+/).filter((part) => part.length >= shortestName)])
    .map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''))
    .filter((name) => /\p{L}.*\p{L}|\p{Lo}/su.test(name))
    .sort((one, other) => other.length - one.length)
  if (names.length === 0) return text
  return [...new Set(names)].reduce(replaceName, text.normalize('NFD')).normalize('NFC')
}

function replaceName(text: string, name: string): string {
  const exact = alsoWords.has(name.toLowerCase())
  const wanted = exact ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : name
  const signs = [...wanted.replace(/\s+/g, ' ')].map(asPattern).join('')
  // Scripts without spaces between words have no borders to look for.
  const border = /^\p{Lo}/u.test(wanted) ? ['', ''] : ['(?<![\\p{L}\\p{N}\\[])', '(?![\\p{L}\\p{N}\\p{M}])']
  return text.replace(new RegExp(border.join(signs), exact ? 'gu' : 'giu'), '[name]')
}

/** One sign of a name, with whatever accents. */
function asPattern(sign: string): string {
  if (sign === ' ') return '\\s{1,3}'
  return `${sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}\\p{M}{0,4}`
}
