// Numbers of a child's own that no usual words announce: in two parts, in words, misspelled, as the answer of a sum.

type Form = { kind: string; pattern: RegExp; when?: RegExp; unless?: RegExp }

const own =
  /\b(?:i|im|i['’]m|my|mi|mah|me|we|our|us|moms?|dads?|mommys?|momees?|daddys?|grandmas?|aunts?|uncles?|thats|ours)\b/i
/** Digits as children write and say them, in two languages. */
const digit =
  '(?:zero|oh|o|one|won|wun|two|too|tu|three|thre|tree|four|for|fore|fiv|five|fife|six|siks|sics|seven|sevin|sevn|eight|ate|ait|nine|nin|nien|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|(?:double|triple) \\p{L}{3,5}|\\d{1,4})'
const digits = (least: number, most: number) =>
  `${digit}(?:(?:[ ,.-]{1,3})${digit}){${least - 1},${most - 1}}(?![\\p{L}\\d])`
const phone =
  '(?:phone|fone|fon|foan|cell|cel|mobile|number|numbr|numero|número|digits|tel|telefono|teléfono|call|text|llama)'
const family =
  "(?:mom|dad|mama|papa|mommy|daddy|mum|grandma|grandpa|nana|aunt|auntie|uncle|tia|tio|cousin|brother|sister|sitter|nanny|parent|friend)['’]?s?"
const isOurs = "(?:thats|that['’]s|that is|which is|its|it['’]s|is|and that(?:s| is)|jk thats|haha its)"
const ourThing =
  '(?:my|our|ours|on (?:my|our)|the number (?:on|of) (?:my|our))(?: (?:moms?|dads?|grandmas?|real|home|old|new|actual|own))? ?(?:house|home|apartment|apt|door|address|phone|cell|number|classroom|class|room|locker|lunch|code|pin|bus|mailbox|building|zip|license|plate|car|unit|lot|combo|password)'

/** Numbers that are our house, our door, our telephone, whatever sum stands around them. */
const ownNumber = new RegExp(
  `(?<![\\d.,/])(\\d{1,7}(?:,\\d{3}){0,2})(?![\\d/])[^\\d\\n]{0,50}?\\b${isOurs} (?:also )?${ourThing}\\b`,
  'giu',
)
const livesThere = /(?<![\d.,/])(\d{3,5})(?![\d/])[^\n]{0,40}\b(?:we|i) live (?:at|in|on) (?:that|there|it)\b/gi

const forms: readonly Form[] = [
  {
    kind: 'phone',
    when: new RegExp(`(?<!\\p{L})${phone}(?!\\p{L})`, 'iu'),
    pattern: new RegExp(`(?<![\\p{L}\\d.,$])${digits(7, 15)}`, 'giu'),
    unless: /one[ ,]+two[ ,]+three|uno[ ,]+dos[ ,]+tres|^(?:\d{1,4}[ ,]+){6,}\d+$/i,
  },
  {
    kind: 'phone',
    when: /\b(?:phone|cell|call|text|number|digits|area code|starts|ends|half|last four)\b/i,
    pattern:
      /\b(?<=\b(?:starts? with|begins? with|ends? (?:with|in)|first half is|last (?:four|4|part)(?: digits)?(?: are| is)?|area code(?: is)?|first (?:three|3)(?: are| is)?|the rest is|second half is) )(?:\d[ -]?){2,7}(?!\d)/gi,
  },
  { kind: 'phone', when: /\barea code\b/i, pattern: /(?<=\bthen )(?:\d ?){3,4}(?!\d)/gi },
  { kind: 'phone', pattern: /(?<![\d.,$/+*×÷=-] ?)\b0?555[ -]{0,2}\d{2}[ .-]?\d{2}\b(?! ?[+*×÷=])/g, when: own },
  { kind: 'phone', when: own, pattern: /(?<![\d.,$/+*×÷=-] ?)\b0\d{4}[ -]\d{6}\b/g },
  {
    kind: 'phone',
    when: new RegExp(
      `\\b(?:${family}|my|our|house|home|dog tag|watch) (?:house |home |cell |phone |watch )?(?:number|phone|cell|fone)\\b|\\bthats my (?:phone|number)\\b`,
      'iu',
    ),
    pattern: /(?<![\d.,])(?:\d{7}|\d,\d{3},\d{3}|\d{10})(?![\d.,]\d)/g,
  },
  {
    kind: 'password',
    when: own,
    pattern:
      /(?<=\b(?:bike|locker|safe|lock|gate|garage|alarm|door|front door|keypad|shed|house|building|garage thing|keypad thing|alarm thing|padlock|parent|screen ?time|lunch|ipad|tablet|phone|kindle|switch|chromebook) ?(?:lock|code|combo|combination|pin|pass|number|thing|box|passcode)?(?: (?:is|are|its|it['’]s|unlocks with|opens with|=)|:)? )(?:star |pound |hash |#|\*)?\d{1,4}(?:[ -]{1,3}\d{1,4}){1,5}(?![\d.,/]| ?[+*×÷=]| (?:by|inch|feet|ft|kids|dollars|pounds|cm|students|books))/gi,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:bike|gym|locker|safe|pad) ?(?:lock|combo|combination) (?:is |its )?)\d{1,2}(?:[ -]{1,3}\d{1,2}){2,4}(?!\d)/gi,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:the |our |my |moms |dads )?(?:alarm|door|gate|garage|parent|screen ?time|house|lock ?box|keypad|entry|ipad|tablet|phone|front door|kindle|mom['’]?s phone|lunch)(?: code| pin| pass| password| passcode| number)?(?: (?:is|are)|:| unlocks with| opens with)? )(?:star |pound |#)?\d{4,6}(?![\d.,/]| ?[+*×÷=-]| (?:inch|feet|ft|kids|dollars|people|steps|miles|years))/gi,
    when: own,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:wi-?fi|internet|network|router)(?: (?:pass(?:word|code)?|pw|name|is called|code))*(?: is|:| =|['’]s)? (?:the |called )?)(?!(?:slow|down|off|on|out|bad|good|not|so|back|working|broken|gone|is|at|in|was|keeps|doesnt|doesn't|wont|really|very|too|fine|weak|lagging|dead|and|because|cuz|fast|or|here|stopped|password|pass)\b)[^\s,!?]{2,30}(?: [^\s,!?]{1,14}){0,5}?(?=$|[,.!?\n]| (?:if|so|and|but|in case|lol|ok|please|dont|don't|cuz)\b)/giu,
    when: /\b(?:pass|password|pw|passcode|code|is|if u|name)\b|:/i,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:safe ?word|secret (?:family )?word|family (?:pass ?word|code ?word|word)|our code ?word|pick ?up (?:word|pass ?word|code)|password (?:at|for) pick ?up)(?: (?:for|at|of) (?:pick ?up|school|us|our family))?(?: is|:) )(?!(?:a|secret|not|the|hard|easy|in|for)\b)[\p{L}\d$]{2,20}(?: [\p{L}\d$]{2,20}){0,3}?(?=$|[,.!?\n]| (?:and|so|but|if|dont|lol|how|is|can)\b)/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pass|password|pw)(?: is|:)? (?:my |the )?(?:dogs?|cats?|dog's|cat's|pets?) name )[^.!?\n]{2,30}/giu,
  },
  {
    kind: 'password',
    when: /\blog ?in|pass|account/i,
    pattern: /(?<=\b(?:and then|then|and|with) )(?=[^\s]{0,20}[\d$#@!])(?=[^\s]{0,20}\p{L})[^\s,?]{5,24}/giu,
  },
  {
    kind: 'password',
    when: /\b(?:lock|lokcer|loker|locker|combo|safe)\b/i,
    pattern: /\b\d{1,2},? (?:left|right|rihgt|lft|rite) \d{1,2}(?:,? (?:left|right|rihgt|lft|rite) \d{1,2}){0,2}\b/gi,
  },
  {
    kind: 'number',
    when: own,
    pattern:
      /(?<=\b(?:(?:boy|girl|cub) ?scouts?|scout|my|our|in) (?:troop|pack|den) (?:number |# ?)?|^(?:boy scouts? |girl scouts? |cub scouts? )?(?:troop|pack) )\d{1,6}\b/gim,
  },
  { kind: 'number', pattern: /(?<=\b(?:boy|girl|cub) ?scouts? (?:troop|pack|den) (?:number |# ?)?)\d{1,6}\b/gi },
  {
    kind: 'number',
    pattern:
      /(?<=\b(?:i['’]?m|i am|im|i wear|my (?:jersey|shirt|uniform)(?: number)?(?: is)?|wear number)(?: jersey)?(?: number| #| no\.?)? ?#?)(?<=\b(?:jersey|number|#|wear|shirt|uniform|is) ?#?)\d{1,3}\b(?! ?(?:years?|yrs?|shirts?|pounds|lbs|inches|feet|pants|of|[-+*×÷=%/.:]|\d))/gi,
    when: /\b(?:jersey|team|wear|number|shirt|uniform|play|soccer|football)\b/i,
    unless: /^[1-2]$/,
  },
  {
    kind: 'number',
    when: /\b(?:i|my|our|mi|me|we|teh|comes|late|stop)\b/i,
    pattern:
      /(?<=(?:^|\b(?:i (?:ride|take|get|wait for)|we (?:ride|take)|my|our|teh|the|mi|on) )(?:school |city )?bus (?:number |is (?:the |number )?|its (?:the )?|# ?|numero |es el )?)(?:[a-z]?\d{1,4}[a-z]?|(?:one|two|three|four|five|six|seven|eight|nine) (?:oh |hundred )?(?:\p{L}{3,6})?(?<=oh \p{L}{3,6}|hundred))\b(?! (?:kids|minutes|min|seats|people|miles|feet|times|students|years|dollars|wheels|riders))/giu,
    unless: /^(?:a|i)$/i,
  },
  { kind: 'number', pattern: /(?<=\b(?:i|we) (?:take|ride|get on|catch) (?:the )?)[A-Z]{1,2}\d{1,3}\b/g },
  { kind: 'number', pattern: /(?<=\b(?:the )?number )\d{1,3}(?= bus\b[^.!?\n]{0,30}\b(?:my|our|me|i|us)\b)/gi },
  {
    kind: 'number',
    when: own,
    pattern: /\b[A-Z]{1,3}[ -]\d{3,4}[ -][A-Z]{1,2}\b|\b[A-Z]{3}[ -]\d{3,4}\b/g,
  },
  {
    kind: 'number',
    when: /\b(?:bank|ba?nk ac|savings|acc?ount)\b/i,
    pattern: /(?<=\bac+ou?nt (?:number |# ?|is |no )*)\d{3,}(?:[ -]\d{2,6}){0,4}\b/gi,
  },
  {
    kind: 'address',
    pattern: /(?<![\d.])-?\d{1,3}\.\d{4,8}°? ?[ns]?,? {0,2}-?\d{1,3}\.\d{4,8}°? ?[ew]?(?![\d.])/gi,
    when: /,|°/,
  },
  {
    kind: 'address',
    when: own,
    pattern:
      /(?<=\b(?:my|our|were in|we['’]re in|i live in|we live in|im in) ?(?:building|bldg|apt|apartment|unit|edificio|apartamento|lot|space) (?:is |number |numero |# ?)?)(?:\d{1,4}[a-z]?|[a-z]\d{0,4})\b(?! (?:kids|people|rooms|floors|blocks|stories|legos|lesson|test|quiz))/gim,
  },
  {
    kind: 'address',
    when: /\b(?:my|our|we|were|i|elevator|live|building)\b/i,
    pattern:
      /(?<=\b(?:building|bldg) \[?[\p{L}\d]{1,8}\]?,? (?:on )?(?:floor|flor) )(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/giu,
  },
  {
    kind: 'address',
    when: own,
    pattern: /(?<=\b(?:room|rm) )\d{1,4}[a-z]?(?= (?:at|in) (?:the )?(?:hospital|hotel|motel|shelter|nursing))/gi,
  },
  {
    kind: 'address',
    when: /\bhome|hospital|hotel|motel|nursing|shelter|center|\[/i,
    pattern: /(?<=\b(?:home|hospital|hotel|motel|center|shelter|\]) room )\d{1,4}[a-z]?\b/gi,
  },
  { kind: 'address', when: own, pattern: /(?<=\bmile ?marker )\d{1,4}\b/gi },
]

/** The text without numbers that only the child's family has. */
export function hideToldNumbers(text: string): string {
  if (text.length > 4_000) return text
  let shielded = text
  for (const { kind, pattern, when, unless } of forms)
    if (!when || when.test(shielded))
      shielded = shielded.replace(pattern, (match) => (unless?.test(match) ? match : `[${kind}]`))
  return hideOwnNumbers(hideOwnNumbers(shielded, ownNumber), livesThere)
}

/** The number goes wherever the text says it, and what stands between it and 'is our house' stays. */
function hideOwnNumbers(text: string, pattern: RegExp): string {
  const numbers = new Set([...text.matchAll(pattern)].map(([, number = '']) => number).filter((one) => one !== '1'))
  return [...numbers].reduce(
    (all, number) => all.replace(new RegExp(`(?<![\\d.,])${number}(?![\\d]|[.,]\\d)`, 'g'), '[number]'),
    text,
  )
}
