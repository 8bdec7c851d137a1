import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// Names that nothing announces: beside a role ('grandpa earl'), beside the child ('me and tyrell'), at the end of a letter.

const word = "\\p{L}[\\p{L}'’-]{0,24}"
const some = (most: number) => `(${word}\\.?(?: ${word}\\.?){0,${most - 1}})`
const own = /\b(?:i|im|ive|my|mine|me|we|us|our|mi|mis|momees)\b|\bi['’]/i

const kin =
  'brothers?|bruther|bro|sisters?|sis|sister|cousins?|uncle|unkle|aunt|auntie|aunty|grandma|gramma|grandpa|granpa|grampa|nana|nani|papaw|mamaw|memaw|granny|abuela|abuelo|abuelita|tia|tio|tía|tío|twin|stepdad|stepmom|stepbrother|stepsister|step (?:mom|dad|brother|sister)|half (?:brother|sister)|foster (?:mom|dad|brother|sister)|godmother|madrina|padrino|primo|prima|hermano|hermana|hermanito|hermanita|niece|nephew|girlfriend|boyfriend|chị|oppa|didi|tita|lola|lolo|titi'
const others =
  'friend|frend|freind|friends|bff|bestie|best friend|amigo|amiga|partner|neighbor|vecina|classmate|teammate|buddy|tutor|therapist|counselor|speech (?:teacher|lady)|lunch lady|bus driver|librarian|nurse|babysitter|sitter|nanny|teacher|teecher|techer|maestra|maestro|coach|principal|crush|roommate|aide|janitor|crossing guard|sub|pastor|priest|rabbi|imam|doctor|dentist|cellmate|boss|landlord|mom|mum|dad|mother|father|mamá|papá|mama|papa'
const title =
  'mrs?|ms|miss|mis|miz|mz|mx|mister|dr|doctor|coach|sgt|sergeant|officer|pastor|principal|professor|profe|se[ñn]or(?:a|ita)?|sra?|maestr[oa]|sensei|brother|sister|father'

const isStory =
  /\b(?:story|text says|it says|character|hero|villain|imaginary|pretend|novel|chapter|brawl|book|movie|show|song|poem|comic|problem says|the problem|in the (?:problem|puzzle)|president|inventor|invented|wrote|who (?:is|was|were))\b/i
/** What somebody of a sum does: 'Tom has 12 apples'. */
const ofSum =
  /^['’]s (?:class|store|shop|farm|garden|bakery|truck)\b|^(?:['’]?s (?:class|team|bag|jar))? (?:has|had|have|buys?|bought|sells?|sold|eats?|ate|gives?|gave|gets?|got|runs?|ran|reads?|read|makes?|made|collects?|collected|picks?|picked|saves?|saved|needs?|spends?|spent|earns?|earned|saw|sees|teaches|drives?|drove|walks?|walked|plants?|planted|bakes?|baked|cuts?|finds?|found|shares?|scored|is|was) (?:about |only |exactly |just |\$)?(?:\d|a dozen|half|two|three|four|five|six|seven|eight|nine|ten|twice|some|\d|x\b)/i

const bare = (said: string) => said.replace(/['’]s$|\.$/, '')
const isCapital = (said: string) => /^\p{Lu}\p{Ll}/u.test(said)
const known = (said: string) => isWellKnown(bare(said), 'people') || isWellKnown(bare(said), 'places')
const isName = (said: string) => isFirstName(bare(said)) && bare(said).length > 2
/** Odd: in no dictionary, and no slip of a word that children say. */
/** In Spanish no dictionary of ours tells what is odd. */
const spanish =
  /\b(?:ich|mein|meine|ist|der|das|nicht|je|mon|est|les|moi|meu|minha|não)\b|\b(?:el|la|los|las|de|que|es|un|una|se|con|por|para|muy|del|al|como)\b[^\n]*\b(?:el|la|los|las|de|que|es|un|una|se|con|por|para|muy|no|y|del|me|mi|mucho)\b|^(?:mi|me|yo|no) \p{L}+ (?:me|no|mucho|se|es|muy)\b/iu
const isOdd = (said: string) => bare(said).length > 2 && !isUsualWord(bare(said)) && !known(said)
const maybe = (said: string) => isName(said) || (isCapital(said) && !known(said) && isOdd(said))
const surely = (said: string) => maybe(said) || isOdd(said)

type Test = (said: string) => boolean
/** So many of the words, from the first on, are a name. */
const countOf = (words: readonly string[], first: Test, next: Test) => {
  if (!first(words[0] ?? '')) return 0
  let count = 1
  while (count < words.length && (next(words[count] ?? '') || /^\p{Lu}\.?$/u.test(words[count] ?? ''))) count++
  return count
}
const byCapital: Test = (said) => isCapital(said) && (!isUsualWord(said) || isName(said))
const second: Test = (said) => (isCapital(said) && !isUsualWord(said)) || (isOdd(said) && !/(?:ing|ed)$/.test(said))

type Telling = { pattern: RegExp; first: Test; when?: RegExp; always?: boolean; mayBeSum?: boolean }
const tellings: readonly Telling[] = [
  {
    pattern: new RegExp(
      `(\\b(?:my|our|mi|mah|moms?|dads?|his|her) (?:${word} ){0,2}?(?:${kin}|${others})(?![\\p{L}])(?:['’]?s name)?(?:['’]s|,|:| \\(| named| called)? ?)${some(2)}`,
      'giu',
    ),
    first: (said) => maybe(said) || (isOdd(said) && !/(?:s|ed|ing|['’]t|nt)$/.test(said)),
    mayBeSum: true,
  },
  {
    pattern: new RegExp(
      `(\\b(?:my|our|mi|mah) (?:${word} ){0,2}?(?:${kin}|${others})(?:['’]?s name)? (?:is|are|was|es|before you was)(?: called| named)? )${some(2)}`,
      'giu',
    ),
    first: maybe,
  },
  {
    pattern: new RegExp(`(\\b(?:${kin}) )${some(2)}`, 'giu'),
    first: (said) =>
      isName(said) ||
      /^(?:earl|ruth|pearl|rose|dot|art|bud|june|may|joy|hope|ray|sue|pat|bill|bob|rob|gene|violet|ivy|grace|faith|opal|dean|red|buddy|lupe)$/i.test(
        said,
      ) ||
      (isCapital(said) && !/^(?:Is|Says|Said|I|And|The|Has|Was|Time|Day)$/.test(said)),
  },
  {
    pattern: new RegExp(`(\\b(?:${title})\\.? )(${word})`, 'giu'),
    first: (said) =>
      !/^\p{Lu}+$/u.test(said) &&
      (isOdd(said) || maybe(said) || /^\p{L}$/u.test(said)) &&
      !isWellKnown(bare(said), 'people'),
  },
  {
    pattern: new RegExp(
      `((?:^|[.!?,¤] {0,2}|\\b(?:hi|hey|hello|yo|hola|so|teacher|ok) )(?:i['’]?m|i am|its|it['’]s|it is|this is|me is|soy|yo soy|its (?:ya|ur) (?:boy|girl)|im the one called|its me) )${some(2)}`,
      'giu',
    ),
    first: maybe,
  },
  {
    pattern: new RegExp(`(\\bits (?:ya|yo|your|ur) (?:boy|girl|boi|homie) )${some(2)}`, 'giu'),
    first: () => true,
    always: true,
  },
  {
    pattern: new RegExp(
      `((?:^|[.!?,\\n] {0,2})(?:love|from|sincerely|bye|signed|yours|hugs|by),? )${some(2)}(?=[.! ]{0,4}$)`,
      'gimu',
    ),
    first: (said) => (isCapital(said) ? !/^(?:The|A|An|My|Your|You|Me|It|Math)$/.test(said) : surely(said)),
    always: true,
  },
  {
    pattern: new RegExp(
      `(\\b(?:sent from|tell (?:grandma|grandpa|auntie|uncle|ms|mr)|on) )${some(2)}(?=['’]?s (?:i?pad|tablet|phone|computer|laptop|kindle|chromebook|account)\\b)`,
      'giu',
    ),
    first: (said) => byCapital(said) || isName(said),
    always: true,
  },
  {
    pattern: new RegExp(
      `(\\b(?:at|to|from|over at) )(${word})(?=['’]?s (?:house|home|party|place|apartment|birthday)\\b)`,
      'giu',
    ),
    first: (said) => isName(said) || byCapital(said),
  },
  {
    pattern: new RegExp(
      `(\\b(?:sit|sits|sat|am|im|stand|seat is) (?:next to|by|beside|behind|in front of|across from|near|with) )${some(2)}`,
      'giu',
    ),
    first: surely,
  },
  {
    pattern: new RegExp(
      `(\\b(?:i (?:like|love|hate|miss|raced|beat|hit|pushed|helped|know|met|invited|kissed|sat with|play with|played with|texted|called)|do you know|will you tell|can you (?:help|tell)|help|ask|tell) )${some(2)}`,
      'giu',
    ),
    first: maybe,
  },
  {
    pattern: new RegExp(
      `(\\b(?:i (?:asked|told)|(?:hi|hello|hey) (?:i am|im)|its said|you say it|said like|pronounced|\\[name\\] not) )(${word})`,
      'giu',
    ),
    first: surely,
  },
  {
    pattern: new RegExp(`(\\b(?:me and|me an|me n|me &|with me and|and i and|me,? ) ?)${some(2)}`, 'giu'),
    first: surely,
  },
  { pattern: new RegExp(`()${some(2)}(?= (?:and|an|n|&) (?:me|i)\\b)`, 'giu'), first: maybe },
  {
    pattern: new RegExp(
      `()${some(2)}(?= (?:sits?|sat|is|stands) (?:next to|by|beside|behind|at the door|here|with|in front of)(?: me| us| my)?\\b)`,
      'giu',
    ),
    first: maybe,
  },
  {
    pattern: new RegExp(
      `()${some(2)}(?= (?:bet|told|asked|hit|pushed|helped|gave|showed|taught|keeps? \\p{L}+ing|copied|dared|invited|beat|lets?) (?:me|us|my)\\b)`,
      'giu',
    ),
    first: maybe,
  },
  {
    pattern: new RegExp(
      `()${some(2)}(?=,? ?\\(?(?:thats|which is|who is|that is|is|she is|he is|(?<=\\()|\\()? ?(?:my|our) (?:real |best |little |big |older |baby |old |twin |step |first |full |middle |last )*(?:name|brother|sister|cousin|friend|bff|teacher|coach|twin|mom|dad|grandma|grandpa|neighbor|tutor|street|town|school|city|partner|nickname)\\b)`,
      'giu',
    ),
    first: (said) => isName(said) || byCapital(said),
  },
  {
    pattern: new RegExp(
      `()${some(2)}(?=,? (?:thats|that is|its|is) (?:what|how) (?:everybody|everyone|they|people|my \\p{L}+) (?:calls?|call|says?) me\\b)`,
      'giu',
    ),
    first: () => true,
    always: true,
  },
  {
    pattern: new RegExp(
      `((?:^|[.!?] )(?:hi |hey )?)${some(2)}(?= (?:age \\d+ (?!i|in)|here\\b|in the building|ready))`,
      'giu',
    ),
    first: (said) => (isName(said) || byCapital(said)) && !known(said),
    always: true,
  },
  {
    pattern: new RegExp(`(\\[(?:name|private)\\](?:,? (?:and|n|or|&)(?: baby)?|,(?: baby)?) )${some(2)}`, 'giu'),
    first: (said) => isName(said) || byCapital(said) || isOdd(said),
  },
  {
    pattern: new RegExp(`()${some(2)}(?=(?:,? (?:and|n|&)|,) \\[name\\])`, 'giu'),
    first: (said) => isName(said) || byCapital(said),
  },
]

/** Where a child speaks of its own name, every name is its own. */
const ofOwnName =
  /\b(?:my (?:real |full |first |own |whole |actual |middle |last |nick ?)*(?:name|nam|nickname)s?|calls? me|spells? me|spelled me|named (?:me|after)|im named|thats me)\b/i
const noOwnName = /\b(?:character|hero|story is called|rhymes? with|starts with|letters? (?:is|are))\b/i
/** Letters one by one. */
const spelled = /(?<![\p{L}-])\p{L}(?:[ -]\p{L}){3,14}(?![\p{L}-])/gu
const initials =
  /(\binitials are |\bmine are |\binitials (?:spell|is) |\binitials )(\p{Lu}{2,3}|(?:\p{L}\.){2,3})(?!\p{L})/gu

/** The text without names of people around the child that no usual words announce. */
export function hideToldPeople(text: string): string {
  if (text.length > 4_000) return text
  const isOwn = own.test(text)
  const story = isStory.test(text)
  const isSpanish = spanish.test(text)
  let shielded = text
  for (const telling of tellings) {
    if (story && telling.always !== true) continue
    if (
      !isOwn &&
      telling.always !== true &&
      !/\b(?:uses|makes (?:us|me)|marks|gives (?:us|extra)|lets (?:us|me)|taught (?:us|me)|teaches (?:us|me)|wants (?:us|me)|has us|grades|teecher|techer|teacher is)\b/i.test(
        text,
      )
    )
      continue
    const first: Test = isSpanish ? (said) => telling.first(said) && maybe(said) : telling.first
    shielded = shielded.replace(
      telling.pattern,
      (match: string, stays: string, may: string, ...rest: (string | number)[]) => {
        const at = rest.find((each) => typeof each === 'number')
        const behind = typeof at === 'number' ? shielded.slice(at + match.length, at + match.length + 40) : ''
        return hidden(match, stays, may, behind, { ...telling, first })
      },
    )
  }
  if (/^\p{L}{3,14}[.!]?$/u.test(text) && isName(text.replace(/[.!]$/, '')) && !known(text.replace(/[.!]$/, '')))
    return '[name]'
  if (/\binitials\b/i.test(text)) shielded = shielded.replace(initials, '$1[name]')
  if (isOwn && !story && !ofNobody.test(text) && !isProblem(text)) shielded = hideLoneNames(shielded, isSpanish)
  if (!ofOwnName.test(text) || noOwnName.test(text)) return shielded
  return shielded
    .replace(spelled, (match) => (/^a[ -]b[ -]c/i.test(match) ? match : '[name]'))
    .replace(/(?<![\p{L}[])\p{L}[\p{L}'’-]{2,24}(?![\p{L}\]])/gu, (match) =>
      isName(match) && !known(match) && !isUsual(match) ? '[name]' : match,
    )
}

/** Animals, toys and those of a book have names too, and these tell nothing. */
const ofNobody =
  /\b(?:dogs?|cats?|hamster|pets?|puppy|kitten|fish|bunny|rabbit|horse|pony|parrot|perro|gato|dolls?|robot|toy|stuffie|teddy|pokemon|libro|reader|report|reading|learning about|essay|letter from|in fortnite|character|minecraft|brawl|sentence|spelled)\b/i

/** People of a sum: two of them with numbers and nobody else, or one who has so many. */
const isProblem = (text: string) =>
  /\b(?:how many|how much|each|altogether|in all|in total|left|more than|twice|problem|question|sentence|noun|verb|comma|capital|says that|book|read|movie|history|war|planet|god|myth|song|show|game|level|invent\w*|discover\w*|famous)\b/i.test(
    text,
  ) && !/\b(?:my|me|our|us)\b/i.test(text)

/** A first name, or an odd word with a capital letter: in what a child tells of itself, somebody it knows. */
const hideLoneNames = (text: string, isSpanish: boolean) =>
  text.replace(/(?<![\p{L}[@#'’-])\p{L}[\p{L}'’-]{2,20}(?![\p{L}\]@_\d])/gu, (match, at: number) => {
    const bareWord = match.replace(/['’]s$/, '')
    const next = /^ (\p{L}+)/u.exec(text.slice(at + match.length, at + match.length + 24))?.[1] ?? ''
    if (isWellKnown(next, 'people') || known(bareWord) || isUsual(bareWord) || /^\p{Lu}{2,}$/u.test(bareWord))
      return match
    const isLone = isFirstName(bareWord)
      ? bareWord.length > 2 && (isCapital(bareWord) || !isUsualWord(bareWord))
      : isCapital(bareWord) && !isUsualWord(bareWord) && !isSpanish && at > 0
    if (!isLone || ofSum.test(text.slice(at + match.length, at + match.length + 40))) return match
    return `[name]${match.slice(bareWord.length)}`
  })

const isUsual = (said: string) =>
  /^(?:nick|will|may|june|april|grace|hope|faith|mark|art|rose|grant|chase|jack|bill|max|page|mason|grandma)$/.test(
    said,
  )

function hidden(match: string, stays: string, may: string, behind: string, { first, mayBeSum }: Telling): string {
  const parts = may.split(/(?<=\S)(?= )/u)
  const words = parts.map((part) => part.trim())
  const count = countOf(words, first, second)
  if (count === 0) return match
  const after = parts.slice(count).join('') + behind
  if (mayBeSum !== true && ofSum.test(after)) return match
  const owned = /['’]s$/.exec(words[count - 1] ?? '')?.[0] ?? ''
  const space = /^\s*/.exec(may)?.[0] ?? ''
  return `${stays}${space}[name]${owned}${parts.slice(count).join('')}`
}
