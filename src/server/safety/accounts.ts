import type { Finder } from './personal-data.ts'

const service =
  '(?:snap(?:chat)?|sc|insta(?:gram)?|ig|tik ?tok|roblox|discord|xbox|psn|playstation|ps[45]|kik|twitch|you ?tube|fortnite|minecraft|steam|messenger|facebook|fb|twitter|switch|nintendo|pinterest|telegram|signal|skype|omegle|epic(?: games)?|among us|robux)(?![a-z])'
const called =
  "(?:user ?name|name|gamer ?tag|tag|handle|id|account|acc|channel|friend code|profile|screen ?name|is called|is named|is|it['’]?s|called|:|=|-|@)"
// What follows 'my roblox is' without being a name there.
const noName =
  'not|broken|fun|on|off|down|slow|loading|cool|the|a|an|my|with|because|so|better|lagging|gone|blocked|locked|hard|easy|private|public|secret|full|empty|good|bad|best|worst|boring|awesome|great|ok|okay|deleted|banned|working|too|very|really|for|at|in|where|when|what|why|how|and|but|or|to|that|this|it|its|like|just|new|old|still|here|there|open|closed|bigger|smaller|getting|way|also|only|frozen|stuck|dead|red|blue|green|black|white|pink|purple|orange|yellow|nine|ten|called|named|is|name|user|username|account|tag|channel'
const value = '(?!(?:NO)\\b)@?[\\p{L}\\p{N}_][\\p{L}\\p{N}._#-]{2,30}'.replace('NO', noName)
const signed = '@?(?=[\\p{L}\\p{N}._#-]{0,30}[\\d_.#])[\\p{L}\\p{N}_][\\p{L}\\p{N}._#-]{2,30}'
const digits = '(?:\\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)'

const announcesName = new RegExp(
  `\\b(?:${service}|user ?name|gamer|gaming|screen|login|handle|account|profile|display|online|friend code|user)`,
  'i',
)
const namedAccounts: Finder[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:my|our) (?:[\\p{L}]{1,10} )?${service}(?:['’]?s)?(?: ${called}){1,3} {0,2})${value}(?: \\p{Lu}[\\p{L}\\p{N}]{1,20}){0,3}`,
      'giu',
    ),
    allow: (match, _before, after) => /^[\p{L}]+ing$/u.test(match) || /^ (?:is|are|was|has|years?)\b/.test(after),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\b(?:add|follow|find|friend|message|dm|text|hit|look|search|subscribe)(?: me| us| for me| up)?(?: up)?(?: on| in| at| to)? (?:my )?${service},?(?: (?:user ?name|i['’]?m|im|as|it['’]?s|its|at|@|is|name))* {0,2})${value}`,
      'giu',
    ),
    allow: (match) => /^(?:please|today|later|tonight|now|tomorrow|soon|thanks)$/i.test(match),
  },
  {
    kind: 'name',
    pattern: new RegExp(`(?<=\\b${service}(?: ${called})? ?[:=-]? {0,2})${signed}(?![\\p{L}\\p{N}])`, 'giu'),
    allow: (match) => /^[\d.,-]+$/.test(match),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<=\\bmy (?:[\\p{L}]{1,10} )?(?:user ?name|gamer ?tag|(?:screen|gamer|gaming|game|online|player|display|profile|chat|account) ?(?:name|tag|id)|login|handle|user)(?: is|'s|:| =) {0,2})${value}`,
      'giu',
    ),
  },
  { kind: 'name', pattern: /(?<=\b(?:friend code)(?: is|:)? {0,2})(?:sw-)?\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{4})?/gi },
]

/** Names on other services. */
export const accountNames = namedAccounts.map((finder) => ({ ...finder, when: announcesName }))

/** Passwords, codes of doors, and numbers that belong to one person. */
export const codes: Finder[] = [
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pw|pwd|my pass|pass ?word|pass ?code|passwort|contraseña|mot de passe|senha) ?(?:[:=]|is:| is) ?)[^\s,]{3,40}/giu,
    allow: (match, before) => / is ?$/i.test(before) && !/\d/.test(match),
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:my|the|our|mom['’]?s|dad['’]?s|moms|dads) (?:[\p{L}-]{1,20} ){0,2}(?:pass ?word|pass ?code|passwort|pin|pin code|pin number|password is)(?: is| =|:|'s) {0,2})(?!(?:a|an|the|not|wrong|secret|private|too|hard|easy|safe|broken|very|so|on|in|shiny|lost|long|short|sharp|gone|red|gold|silver|made|from|called|something|for|stuck|my|stored|written)\b)[^\s.!?]{3,40}(?: (?:zero|one|two|three|four|five|six|seven|eight|nine|\d{1,4})){0,6}/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pass ?word|pass ?code|pin|login|code) (?:for|to|of|on) [^.!?\n]{1,30} is )(?!(?:not|secret|private|hard|easy|a|the|too|very|safe|in|on|to)\b)[^\s,.!?]{3,40}/giu,
  },
  {
    kind: 'password',
    when: /code|pin|combination|combo|key|number/i,
    pattern: new RegExp(
      `(?<=\\b(?:door|garage|alarm|gate|locker|lunch|wi-?fi|house|safe|phone|ipad|tablet|bank|parent|lock|security|entry|building)(?: screen)? (?:code|pin|combination|combo|key|(?<=lunch )number)(?: is|:| =) {0,2})#?${digits}(?:[ -]?${digits}){2,9}#?`,
      'giu',
    ),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:locker )?(?:combination|combo)(?: is|:) {0,2})\d{1,2}(?:[ ,-]{1,2}\d{1,2}){2,4}/gi,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern: /(?<=\b(?:cvv|cvc|security code|cvv2)(?: is| number is|:| =)? {0,2})\d{3,4}\b/gi,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern:
      /(?<=\b(?:student|lunch|library card|library|passport|health ?card|insurance|driver'?s? license|license|licence|member(?:ship)?|account|bank account|card|credit card|debit card|visa|mastercard|amex|case|medical|school|routing|policy|social security|id card|state id|green card|medicaid|medicare|employee|patient|national|my id|id)(?: id)?(?: number| no\.?| num| card| card number| #)?(?: is|:| =| -)? {0,2}#?)(?=[a-z]{0,3}(?:[ -]?\d){4})[a-z]{0,3}\d[\da-z]*(?:[ -]\d[\da-z]*){0,5}\b/gi,
    allow: (match, before) =>
      match.replace(/\D/g, '').length < 4 || /\b(?:high|middle|the|a|each|per|every|this) school $/i.test(before),
  },
  {
    kind: 'number',
    when: /\d/,
    pattern:
      /(?<=\b(?:licen[sc]e plate|plate number|number plate|car'?s? plate|van'?s? plate|truck'?s? plate|tag number|nummernschild)(?: number)?(?: is|'s|:| =) {0,2})(?=[a-z -]{0,8}\d)[a-z\d][a-z\d -]{2,9}/gi,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern:
      /(?<=\bplates? (?:number )?(?:is|are|says|reads|:) ?)(?=[A-Z -]{0,6}\d)(?=[\d -]{0,6}[A-Z])[A-Z\d]{1,4}[ -]?[A-Z\d]{2,4}\b/g,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern:
      /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b|\b[a-z]{2}\d{2}(?: ?\d{4}){3,6}(?: ?\d{1,4})?\b/g,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g,
    allow: (match, before) =>
      match.split('.').some((part) => Number(part) > 255) ||
      !(/\bip\b/i.test(before) || match.split('.').some((part) => Number(part) > 99)),
  },
  {
    kind: 'number',
    when: /\d/,
    pattern: /(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}:?[0-9a-f]{1,4}(?![\w:])/gi,
    allow: (match) => !/[a-f]/i.test(match) && match.split(':').length < 8,
  },
  {
    kind: 'number',
    when: /\d/,
    pattern: /(?<=\b(?:ssn|social(?: security)?(?: number)?)(?: is|:)? {0,2})\d{3}[ -]?\d{2}[ -]?\d{4}/gi,
  },
]
