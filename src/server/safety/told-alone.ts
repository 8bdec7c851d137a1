// When nobody grown-up is with a child, and how one gets into its home: times, the place of a key, a door that does not lock.

/** Nobody grown-up is there, is there only then, or the house stands empty. */
export const nobodyThere =
  /\b(?:home alone|all alone|its just me|it's just me|just me (?:here|home|and)|alone with|in charge|im the boss|i watch my (?:\w+ )?(?:sisters?|brothers?|cousins?|siblings)|no hay nadie|estoy sol[oa]|solo estoy|(?:walk|ride|go|play|stay|wait|get off|sit|am|im|i'm|be|bike|left|its|it's|home|here|house|bus|school|car|park|library) (?:\w+ ){0,5}(?:alone|by (?:myself|ourselves)|(?:just|only) (?:me|us))|by (?:myself|ourselves) (?:at home|after school|til+|until|from|every|all|on|in the|when|while)|(?:nobody|no ?one|no grown ?-?ups?|no adults?|neither of (?:them|my parents))(?:['’]?s| is| are| will be|ll be| lives| gets)? (?:\w+ ){0,2}(?:home|here|there|house|around|watch\w*)|(?:there(?:['’]?s| is) )?no grown ?-?ups? here|house (?:is|will be|s) empty|let myself in|before (?:everybody|everyone|anyone|anybody|my (?:mom|dad|parents))|(?:mom|dad|mommy|daddy|mama|papa|mother|father|parents|stepmom|stepdad|grandma|grandpa|nana|auntie|brother|sister|sitter|babysitter|nanny)(?:['’]?s)? (?:\w+ ){0,3}?(?:leaves?|works? (?:nights?|late)|(?:is|are|will be) (?:\w+ )?(?:gone|away)|(?:wont be|won't be|isnt|isn't|aint|arent|aren't|not) (?:\w+ )?(?:home|back|there|here)|gone)|(?:are|were|will be|we|be|go|going|leave) (?:\w+ ){0,3}(?:on vacation|out of town))\b/i
/** Grown-ups come back then: it tells when nobody is there only beside words of being alone. */
const comesBack = /\b(?:gets?|comes?|coming|back|get) (?:home|back|off)\b/i
const byItself = /\b(?:alone|by myself|by ourselves|myself|just me|only me|nobody|no ?one)\b/i
const ofChild =
  /\b(?:i|im|ive|ill|me|my|myself|mine|we|were|our|us|moms?|dads?|mommy|daddy|parents|grown ?-?ups?|windows?|doors?)\b|\bi['’]/i
/** A sum, a story, a question: its times are nobody's. */
const ofLesson =
  /\b(?:how (?:many|long|much)|what time|minutes?|elapsed|clock|story|movie|book|chapter|alarm clock|bus stop problem|per hour|miles)\b|\d ?[-+×*÷=] ?\d/i

const weekday = '(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?s?'
const hour =
  '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\.?(?![a-z]))?|(?:half past |quarter (?:to|past|after) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:thirty|fifteen|forty five|o ?clock))?)'
const partOfDay =
  '(?:the )?(?:morning|mornin|noon|evening|night|midnight|midnite|dinner ?time|dinner|supper|bed ?time|lunch ?time|dark|weekend|summer|tomorrow|week)s?'
const when = `(?:${weekday}|${hour}(?: in the (?:morning|afternoon|evening)| at night)?|${partOfDay}|january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2}(?:st|nd|rd|th)?)?`
const times = new RegExp(
  `(?:\\b(?:home )?alone )?\\b(?:until|until+|til+) (?:my |the )?(?:\\p{L}{2,12} ){1,3}?(?:comes?|gets?|is|are)(?: (?:home|back|here|off|done))?(?: (?:at|around|about|by))? ?(?:${when})?(?![\\p{L}\\d])|\\bhome alone (?:til+|until|from|every|on|at|after) (?:${when})|\\b(?:hasta|a) las \\p{L}{2,8}(?: y (?:media|cuarto))?|\\b(?:at|around|round|about|til+|until|untill|after|before|from|by|on|in|every|all|past)(?: (?:the|about|around|like|past|day|night|week|weekend|single|almost))* ${when}(?:(?: (?:and|to|til+|until|through|or)|-) ${when})*(?![\\p{L}\\d])|(?<=\\b(?:all|every) )(?:day|night|weekend|week|morning|afternoon)\\b|\\bevery (?:day|night|weekend|morning|afternoon)(?: (?:until|til+) ${when})?|\\b${weekday} (?:to|through|and) ${weekday}\\b|\\btomorrow\\b|\\ball (?:weekend|night|day)\\b`,
  'giu',
)

/** A key, money or a gun that is somewhere: the place is private. */
const kept =
  /(\b(?:my|our|the|moms?|mom's|dads?|dad's|mum's|a|spare|grandma'?s|extra|house|church|barn|we keep|hides?) (?:(?:spare|extra|house|church|barn|mailbox|front door|back door|door|truck|car|garage|shed|apartment|hidden|other|house's) )?(?:keys?|spare|money|cash|gun|jewelry|jewlery|wallet)(?: one)?(?: is| are|['’]?s| was| hangs?| stays?| goes| lives|(?: is| are) (?:hidden|kept|always))?(?: always| usually| hidden| kept)? )((?:right |always |way )?(?:under(?:neath)?|in|inside|on|behind|on top of|above|below|over|beside|next to|by|taped (?:to|under)) (?:the|a|an|our|my|her|his|that|moms?|dads?) (?:[\p{L}'’-]+ ?){1,5}?)(?=$|[.,!?\n]| (?:and|so|but|if|when|cuz|because|i|we|in case|he|she|it|to|for)\b)/giu
const keyAlone =
  /((?:^|[.!?,] {0,2}|\b(?:the|our|my|spare|extra|house|la|mi) )(?:¤¤|keys?|kees?|keyz|spare|llaves?)(?:['’]?s)?(?: (?:is|are|its|it['’]s|goes|stays|hangs|lives|esta|está|están|estan|one|key))?(?: (?:hidden|always|kept))? )((?:under|undr|undir|unda|underneath|in|inside|behind|on|by|with|over|bajo|debajo|en|atras|detrás|detras)\b[^.!?,\n]{2,50}?)(?=$|[.,!?\n]| (?:and|so|but|if|when|cuz|because|i|lol|no|y|pero|dont)\b)/giu
const hidesIt =
  /(\b(?:we|they|mom|dad|grandma|dejan|dejamos) (?:hides?|keeps?|leaves?|puts?|la llave|las llaves)(?: (?:it|them|the key|our key|a key|the keys|the spare))? )((?:under|in|inside|behind|on|by|with|over|en|debajo)\b[^.!?,\n]{2,40}?)(?=$|[.,!?\n]| (?:and|so|but|the key|i mean|if|when|cuz)\b)/giu
const climbsIn =
  /(\b(?:climbs?|sneaks?|crawls?) (?:in|through|in through|thru) (?:the|our|my|a) )((?:\p{L}+ ){0,2}(?:window|door)\b(?:,? (?:it|that|cuz it|because it) (?:dont|doesnt|doesn't|never|wont|cant) (?:lock|close|shut)s?)?)/giu
const keyWords = /¤¤|\b(?:keys?|kees?|spare|llaves?)\b/i
const keyOfLesson =
  /\b(?:map|answer|story|legend|chapter|pirate|treasure|cave|castle|dragon|piano|keyboard|level|game|minecraft|word|problem|bank account|store|dollars?|cents?|coins?)\b/i

/** A door or window that anybody may open. */
const unlocked =
  /(\b(?:my|our|the) (?:(?:front|back|side|garage|basement|bathroom|kitchen|sliding|bedroom|laundry|patio|cellar) )+(?:door|window|gate)(?: lock)? )((?:(?:is|stays|stay|are|always|never|all|day|dont|don't|doesnt|doesn't|wont|won't|isnt|isn't|cant|can't|usually|gets|really) ){0,3}(?:locks?|locked|unlocked|open|closes?|closed|broken|work))\b/giu

const sentence = /[^.!?\n]+/g

const tellsOfAlone = (said: string) => nobodyThere.test(said) || (comesBack.test(said) && byItself.test(said))

const hideKeys = (text: string) =>
  keyWords.test(text)
    ? text
        .replace(keyAlone, (_, stays: string) => `${stays}[private]`)
        .replace(hidesIt, (_, stays: string) => `${stays}[private]`)
    : text

/** The text without when a child is alone, and without the way into its home. */
export function hideTimesAlone(text: string): string {
  if (
    text.length > 4_000 ||
    !(ofChild.test(text) || keyWords.test(text) || /\bsolo\b|\bnadie\b|nobody home/i.test(text))
  )
    return text
  const isLesson = ofLesson.test(text)
  const timed = text.replace(sentence, (said) =>
    !isLesson && tellsOfAlone(said) && (ofChild.test(text) || /\bsol[oa]\b|\bmi\b|nobody home/i.test(said))
      ? said.replace(times, '[private]')
      : said,
  )
  if (keyOfLesson.test(text)) return timed
  return hideKeys(timed)
    .replace(kept, (_, stays: string) => `${stays}[private]`)
    .replace(unlocked, (_, stays: string) => `${stays}[private]`)
    .replace(climbsIn, (_, stays: string) => `${stays}[private]`)
}
