import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// What children tell by the way, in small letters and without signs: a name, a school, a town, a code.

const title = '(?:mrs?|ms|miss|mx|mister|coach|principal|doctor|dr|pastor|nurse|officer|professor)'
const word = "[\\p{L}][\\p{L}'’-]{1,24}"
const own = /\b(?:i|im|ive|my|me|we|us|our|mine)\b|\bi['’]/i
const schoolTalk =
  /\b(?:s[ck]h?o+l|skool|scool|elementa?r?y|elem|academy|preschool|pre-?k|daycare|kindergarten|kinder|montessori|charter)\b/i
const land =
  '(?:heights|hills?|grove|ridge|creek|valley|view|park|lakes?|woods|springs|meadows?|oaks?|pines?|point|bay|river|canyon|mesa|vista|gardens?|fields?|brook|glen|harbor|falls|forest|crossing|landing|acres|elementa?r?y|elem|academy|primary|middle|high|montessori|charter|prep|preschool)'
const notNamed = new Set(
  `the a an my our your his her their this that it school home bed work class room next first last second third here there be being go going so very too
  not really fun nice big small closed open far near hard easy good bad called named online today tomorrow public private new old in on at to for with and or
  same different like because when where what who grade math reading recess lunch mom dad mommy daddy boring cool great okay ok safe important later
  elementary middle high kindergarten preschool earth space mars church college practice sleep`.split(/\s+/),
)

const isOdd = (said: string) => said.length > 2 && !notNamed.has(said.toLowerCase()) && !isUsualWord(said)
const names = (said: string) => isFirstName(said) && !notNamed.has(said.toLowerCase())

type Telling = {
  kind: string
  /** Two groups: what stays, and what may be told. */
  pattern: RegExp
  /** How much of what may be told is: its first words, none. */
  told: (words: readonly string[], text: string) => number
  when?: RegExp
}

/** A first name, and the odd word behind it. */
const named = (words: readonly string[]) => {
  const [first = '', second = ''] = words
  if (!names(first)) return 0
  return second !== '' && (isOdd(second) || names(second)) ? 2 : 1
}
/** Odd words in a row. */
const odd = (words: readonly string[]) => {
  const end = words.findIndex((each) => !isOdd(each) && !names(each))
  return end < 0 ? words.length : end
}
const all = (words: readonly string[]) => (words.some((each) => notNamed.has(each.toLowerCase())) ? 0 : words.length)

const some = (most: number) => `(${word}(?: ${word}){0,${most - 1}})`

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayWord =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|twentieth|twenty \\w+|thirtieth|thirty first|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}(?:st|nd|rd|th)?)'
const day = `(?:${month}\\.? (?:the )?${dayWord}(?:,? (?:of )?20\\d\\d)?|(?:the )?${dayWord} (?:of )?${month}(?:,? 20\\d\\d)?|\\d{1,2}[ /.-]\\d{1,2}(?:[ /.-](?:20)?\\d\\d)?|20\\d\\d[ /.-]\\d{1,2}[ /.-]\\d{1,2})`
const digit = '(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\\d+)'
const idKind =
  '(?:student|lunch|library|bus|locker|member|membership|patient|insurance|account|bank|phone|cell|mobile|home|house|school|passport|license|social security|social|gate|garage|alarm|door|wifi|wi-fi|friend|switch|nintendo|xbox|game|class|classroom|zoom|meeting|room|login|log in|ipad|tablet|chromebook|laptop|computer|card|credit card|debit card|moms?|dads?|mommys?|daddys?)'

const tellings: readonly Telling[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `((?:^|[.!?,\\n] *|\\b(?:hi|hey|hello|yo|um|so|ok|okay|and|but|cuz|because) )(?:i['’]?m|i am|its|it['’]s|it is|its me|this is|me is|i is)(?: (?:me|called|named|just|actually|really))? )${some(2)}`,
      'giu',
    ),
    told: (words, text) =>
      /\bis (?:a|the|my favorite) (?:book|song|movie|story|poem|show)\b/i.test(text) ? 0 : named(words),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:hi|hey|hello|love|from|sincerely|yours truly|your student|signed),? )${some(2)}(?=[.!,]?\\s*$)`,
      'gimu',
    ),
    told: named,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:first|last|middle|full|family|student|childs?|kids?|parents?|teachers?|moms?|dads?|users?|sur) ?names?(?: is| are|['’]s|s|:| =| -)? ?)${some(2)}`,
      'giu',
    ),
    told: (words) => (names(words[0] ?? '') ? named(words) : odd(words)),
  },
  {
    kind: 'name',
    pattern: new RegExp(`((?:^|\\n) ?name:? )${some(3)}`, 'giu'),
    told: (words) => (names(words[0] ?? '') ? named(words) : odd(words)),
  },
  {
    kind: 'name',
    pattern: new RegExp(`(\\b${title}\\.? )${some(2)}`, 'giu'),
    told: (words, text) =>
      own.test(text) && !/\b(?:story|book|has \d|had \d|bought|sold|how many)\b/i.test(text)
        ? Math.min(1, isWellKnown(words[0] ?? '', 'people') ? 0 : odd(words))
        : 0,
  },
  { kind: 'name', pattern: new RegExp(`(\\[name\\](?:,? and|,| n| &|,? or) )${some(2)}`, 'giu'), told: odd },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:my|our) (?:${word} ){0,2}?(?:brother|sister|bro|sis|cousin|friend|bff|bestie|uncle|aunt|auntie|neighbor|twin|stepdad|stepmom|babysitter|nanny|tutor|classmate|partner|buddy|grandma|grandpa|nana|papa|teacher|mom|dad|mommy|daddy)s?(?:['’]?s name)?(?: is| are|s)?(?: (?:called|named))?,? )${some(2)}`,
      'giu',
    ),
    told: (words) => named(words),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:with|and|beside|behind|to|like|told|tell|asked|met|hit|pushed|says?|said|for|by|miss|love|near|at) )${some(2)}`,
      'giu',
    ),
    told: (words, text) => (own.test(text) && names(words[0] ?? '') && isOdd(words[1] ?? '') ? 2 : 0),
  },
  {
    kind: 'school',
    when: schoolTalk,
    pattern: new RegExp(
      `(\\b(?:go|goes|goto|went|going|attend|attends|study|learn|am|im|student|class|grade|grader|kid|teach|teaches|works?|started|transferred|transfer|moved|switched|bus|s[ck]h?o+l|skool|scool)\\b[^.!?\\n]{0,30}?(?:\\b(?:at|to|from|in|into|is|was|called|named|attend|attends|goto)|:) (?:the |a )?)${some(4)}`,
      'giu',
    ),
    told: odd,
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(\\b(?:(?:my|our|the|his|her) (?:new |old )?(?:s[ck]h?o+l|skool|scool|daycare|preschool|kindergarten)(?:['’]?s name)?(?: is| was|['’]s|:| =)?(?: (?:called|named))?|(?:i|we|she|he) (?:go|goes|went|goto|attend|attends)(?: (?:to|at))?(?: (?:s[ck]h?o+l|skool))?(?: at| in)?|class (?:at|in)) )(${word} (?:${word} )?${land})(?![\\p{L}])`,
      'giu',
    ),
    told: all,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:(?:i|we|im|i['’]m|my (?:mom|dad|grandma|grandpa|family|cousins?|aunt|uncle)) (?:just |all |used to |also |was |were |am |are )?(?:live|lives|lived|moved|moving|move|stay|stays|come|came|born|grew up|from)(?: here| there| over)?(?: (?:in|to|from|near|at|outside|by))?|(?:my|our) (?:home ?town|town|city|village|neighborhood|state|county|country)(?: is| was|['’]s|:)?)(?: (?:called|named|a town called|a city called|a place called))?(?: (?:in|near|a town called|a city called|a place called))? )${some(3)}`,
      'giu',
    ),
    told: (words) => Math.min(3, odd(words)),
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      `(\\b(?:my|our|his|her|moms?|dads?|sisters?|brothers?) ?(?:b ?-?days?|birth ?days?|birth ?dates?|date of birth)(?: is|['’]?s|:| was|) ?(?:on )?|\\b(?:i|im|i['’]m|i am|we|she|he|my \\w+) (?:will |was |is |am |are |gonna |going to )?(?:be|turn|turns|turned|turning|born)(?: \\w+| \\d+)?(?: years old)? (?:on|in)? ?(?:the )?)(${day})(?![\\p{L}\\d])`,
      'giu',
    ),
    told: (words) => words.length,
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      `((?:^|\\b(?:number|phone|cell|call|text|dial|me|at|on|is|its|to) ))((?:(?:double|triple) )?${digit}(?:[ ,.-]+(?:and |then |area code )?(?:(?:double|triple) )?${digit}){5,14})(?![\\p{L}\\d])`,
      'giu',
    ),
    when: /\b(?:number|phone|cell|call|text|dial|reach|triple|double|mobile|whatsapp)\b/i,
    told: (words, text) =>
      /\b(?:plus|count|counted|add|pattern|skip|times|sum|odd|even|order|sequence)\b/i.test(text) ? 0 : words.length,
  },
  {
    kind: 'number',
    pattern: new RegExp(
      `(\\b(?:my|our|the|moms?|dads?|his|her) (?:\\p{L}+['’]?s? )?${idKind} (?:${word} )?(?:numbers?|no|id|codes?|pins?|combo|combination|key|login|card|passcode|password)(?: is| are|['’]s|:| =)? (?:sw[ -]?)?)([\\p{L}]{0,3}\\d[\\d \\p{L}-]{1,30}\\d|\\d{3,})(?![\\p{L}\\d])`,
      'giu',
    ),
    told: (words) => words.length,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:my|our) (?:you ?tube|tik ?tok|twitch|insta|instagram|roblox|discord|snap|snapchat|game|gaming)? ?(?:channel|page|account|profile|group|server|blog)(?: is|['’]s)?(?: called| named)? )(${word}(?: ${word}){0,4})`,
      'giu',
    ),
    when: /you ?tube|tik ?tok|twitch|insta|roblox|discord|snap|channel (?:is )?called|page is called/i,
    told: (words) =>
      notNamed.has(words[0] ?? '') || /^(?:has|on|about|with|for)$/.test(words[0] ?? '') ? 0 : words.length,
  },
]

/** The text without what a child tells of itself by the way. */
export function hideChildTellings(text: string): string {
  if (text.length > 4_000) return text
  return tellings.reduce((said, { kind, pattern, told, when }) => {
    if (when && !when.test(text)) return said
    return said.replace(pattern, (match: string, stays: string, may: string) => {
      if (may.includes('[')) return match
      const parts = may.split(/(?<=\S)(?= )/u)
      const words = parts.map((part) => part.trim().replace(/['’]s$/, ''))
      const count = told(words, text)
      return count === 0 ? match : `${stays}[${kind}]${parts.slice(count).join('')}`
    })
  }, text)
}
