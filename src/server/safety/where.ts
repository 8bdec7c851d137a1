import type { Finder } from './personal-data.ts'

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|oh|zero)'
const road =
  'street|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|parkway|pkwy|highway|hwy|terrace|crescent|court|circle|st'
const dwelling = 'house|home|apartment|apt|building|trailer|flat|condo|place|bus stop|street|road|block'
const states =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new [a-z]{4,9}|(?:north|south) (?:carolina|dakota)'
const ownHome = `(?:i|we|my (?:mom|dad|grandma|grandpa|family|friend|cousin)) (?:live|lives|stay|stays|moved)|(?:my|our|mom['’]?s|dad['’]?s|grandma['’]?s) (?:${dwelling}) is`
const cased = ownHome.replace(
  /\b(?:i|we|my|our)\b/g,
  (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
)
const shop =
  "walmart|target|mcdonald[’']?s|mcdonalds|costco|walgreens|cvs|starbucks|publix|kroger|aldi|safeway|home depot|burger king|wendy[’']?s|subway|dollar (?:store|tree|general)|7-eleven|chick-fil-a|library|fire station|police station"

const allPlaces: Finder[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      `\\b(?:${numberWord}[ -]){1,5}(?:(?!(?:on|in|the|a|of|to|from|and|down|cars?|houses?|kids?|people|trees|miles|blocks|more|less|times|plus|minus)\\b)[\\p{L}'’]{2,20} ){1,3}(?:${road})\\b`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=\\b(?:${ownHome}) )(?!(?:down|up|across) the)[^.!?\\n]{0,60}?(?:\\b(?:street|avenue|ave|boulevard|blvd|road|rd|lane|ln|highway \\d{1,4}|parkway|hwy \\d{1,4})\\b|\\b\\d{1,3}(?:st|nd|rd|th)\\b(?: (?:${road})\\b)?(?! (?:floor|grade|house|one|story|door)))(?: (?:number |no\\.? |#)?\\d{1,6})?`,
      'giu',
    ),
    allow: (match) =>
      /^(?:in |near |by |next to |on |off |at |a |an |very |so |far |close ){0,4}(?:the|a|my|this|same|our|busy|quiet|small|big|long|dirt|dead end|other|main|next)(?: (?:big|busy|quiet|same|other|dirt|long|main|small|side of the|end of the))? (?:street|road|highway|lane|block)$/iu.test(
        match,
      ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=\\b(?:${cased}|[Mm]y room number is) )[^.!?\\n]{0,40}?\\b\\p{Lu}[\\p{L}'’]{1,20} (?:Drive|Court|Circle|Way|Place|Square|Trail|Park|Heights|Apartments|Acres|Towers|Village|Estates|Terrace|Gardens)\\b`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=\\b(?:${cased}) (?:right |just |down the street |close )?)(?:next to|next door to|across (?:the street )?from|behind|near|beside|by|close to|to|above|over) (?:the )?(?:(?:${shop})\\b|\\p{Lu}[\\p{L}'’]{2,20})[^.!?\\n]{0,40}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=\\b(?:i|we) live[^.!?\\n]{0,10} )(?:next to|across from|behind|near|beside|by|close to) (?:the )?(?:${shop})\\b[^.!?\\n]{0,40}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=\\b(?:${ownHome}|(?:my|our) bus stop is) )[^.!?\\n]{0,20}(?:corner of )[\\p{L}\\d]+ (?:street )?and [\\p{L}\\d]+|(?<=\\b(?:my|our) bus stop is (?:at|on|by) )[\\p{L}\\d]+ and [\\p{L}\\d]+|(?<=\\bmy bus stop is (?:at|on|by) )[^.!?\\n]{3,40}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:my|our) (?:house|apartment|apt|unit|building|trailer|flat|street) number(?: is|:| =)? {0,2})#?\d{1,6}[a-z]?\b|(?<=\b(?:my|our) (?:apartment|apt|flat|unit) (?:is|:|=) {0,2})(?:number )?#?\d{1,4} ?[a-z]?\b(?! (?:bed|room|floor|stor|year|feet|square))|(?<=\b(?:i|we|my)\b[^.!?\n]{0,30})\b(?:apartment|apt|trailer|unit|lot|flat) #?\d{1,4} ?[a-z]?\b/giu,
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:the )?street (?:that )?(?:i|we) live on is(?: called| named)? )[\p{L}][\p{L}' ]{2,30}|(?<=\bmy street(?:'s name)? is (?:called |named )?)(?!(?:long|short|quiet|busy|loud|big|small|nice|closed|the|a|so|very|full|near|by|icy|wet)\b)[\p{L}][\p{L}']{2,20}(?: [\p{L}]{2,12})?/giu,
  },
  {
    kind: 'address',
    pattern: /(?<=\b(?:my|our) (?:house|home) is (?:number )?)\d{1,5} \p{L}[\p{L}' ]{2,30}/giu,
    allow: (match) =>
      /^\d+ (?:years?|feet|foot|miles?|minutes?|blocks?|stor(?:y|ies)|floors?|rooms?|inches|stories|times|bedrooms?|windows?|houses?|meters?|degrees|and|or|plus|x)\b/i.test(
        match,
      ),
  },
  {
    kind: 'address',
    when: /\d/,
    pattern: /(?<=\b(?:the |home )?address(?: is|:) {0,2})\d{1,6} \p{L}[^.!?\n]{2,50}/giu,
  },
  {
    kind: 'address',
    pattern: /(?<=\bpicks? (?:me|us) up (?:at|on|by) )(?:the corner of )?[\p{L}\d]+ and [\p{L}\d]+/giu,
  },
  { kind: 'address', when: /\d/, pattern: /(?<=\bzip ?(?:code)?(?: is|'s|:| =)? {0,2})\d{5}(?:-\d{4})?\b/gi },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:post ?code|postal code)(?: is|:)? {0,2})[a-z\d][a-z\d -]{3,8}\d[a-z\d]{0,2}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b|(?<=\b(?:plz|postleitzahl|c[oó]digo postal|cep)(?: is| ist| es| é|:)? {0,2})\d{4,5}(?:-\d{3})?\b/gi,
    allow: (match) => !/\d/.test(match) || /^\d+ ?[x+*/-]/i.test(match),
  },
  { kind: 'address', when: /\d/, pattern: new RegExp(`\\b(?:${states}),? {1,2}\\d{5}(?:-\\d{4})?\\b`, 'gi') },
  {
    kind: 'address',
    pattern:
      /\b(?:calle|avenida|avda\.?|carrera|rua|via|rue|chemin) (?:[\p{L}.'’]{1,20} ){1,4}(?:n[uú]mero |no?\.? ?)?\d{1,5}\b|\b\p{L}{3,25}(?:straße|strasse|gasse|weg|platz|allee) \d{1,4}[a-z]?\b|\b\d{1,4},? (?:bis )?(?:rue|avenue|boulevard|chemin|allée|impasse) (?:d[eu]s? |de la |l['’])?[\p{L}'’-]{2,25}/giu,
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:come|came|walk|drive|send it|mail it|deliver it|ship it|over) (?:over )?to (?:my house |our house |me )?(?:at )?)\d{1,6} [\p{L}][^.!?\n]{2,40}/giu,
    allow: (match) => /^\d+ (?:times|more|o|and|plus|minus|miles|feet|stores|places|people|kids)\b/i.test(match),
  },
]

// What one of these texts cannot do without: a home, a road or a number.
const somewhere =
  /\d|\b(?:live|lives|stay|stays|moved|house|home|apartment|apt|building|trailer|flat|condo|street|road|avenue|lane|drive|address|zip|postcode|postal|bus stop|pick|picks|place|block|court|terrace|boulevard|highway)\b/i

/** Addresses that are told rather than written: in words, by what stands near, by a number alone. */
export const places = allPlaces.map((finder) => ({ when: somewhere, ...finder }))

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?!o)|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]tiembre|octubre|noviembre|diciembre)'
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[ -]\\w{3,7}|thirtieth|thirty[ -]first)'
const date = `(?:${ordinal} of ${month}|${month}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? (?:of )?(?:20|19)\\d{2})?|(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? ${month}(?:,? (?:de )?(?:20|19)\\d{2})?|${month} (?:the )?${ordinal}|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|(?:20|19)\\d{2}-\\d{2}-\\d{2})`

const birth = /born|birth ?day|bday|b-day|birth|dob|turn|cumplea|geburtstag|anniversaire|anivers/i
const toldBirthdays: Finder[] = [
  {
    kind: 'birthday',
    pattern: new RegExp(
      `(?<=\\b(?:my (?:birthday|bday|b-day|birth ?date|date of birth)|our birthday|dob|date of birth|birth ?day|i was born|i (?:turn|turned|will turn|am turning) \\d{1,2}|mi cumpleaños|mein geburtstag|mon anniversaire|meu aniversário)(?:'s| is| was| es| ist| est| é|:)?(?: on| el| le| am| the)?(?: the)? {0,2})${date}`,
      'giu',
    ),
  },
  {
    kind: 'birthday',
    pattern: new RegExp(`(?<=\\bborn(?: on)?(?: the)? {0,2})${date}`, 'giu'),
    allow: (match, before) => !/(?:20[012]\d|[/.-][012]\d)$/.test(match) && !/^born(?: on)? ?$/i.test(before),
  },
  { kind: 'birthday', pattern: /(?<=\bi was born (?:in|back in) )(?:20[012]\d)\b/gi },
]

/** When somebody was born. */
export const birthdays = toldBirthdays.map((finder) => ({ ...finder, when: birth }))
