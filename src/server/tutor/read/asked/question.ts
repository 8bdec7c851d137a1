import { isNear } from '#shared/answers/near-words.ts'
import { readTokens, type Token } from '#shared/answers/tokens.ts'

/** A child's words with '#' for every number, 'gap' for what is left out, 'clock' for a time of day. */
export type Question = { text: string; numbers: string[]; times: string[]; asks: boolean }

/** Longer texts are not a question about numbers alone. */
const longest = 200

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}'
const timeOfDay = new RegExp(
  [
    "\\b\\d{1,2}:\\d{2}(?: ?o'?clock)?(?: ?[ap]\\.?m\\b\\.?)?",
    `\\b(?:half past|(?:a )?quarter (?:past|to|til|till)|(?:five|ten|twenty|twenty[- ]five|5|10|20|25) (?:past|til|till)) (?:${hours})\\b(?: ?o'? ?clock)?`,
    `\\b(?:${hours}) ?o'? ?clock\\b`,
    '\\b(?:1[0-2]|[1-9]) ?[ap]\\.?m\\b\\.?',
    '\\b(?:noon|midnight)\\b',
  ].join('|'),
  'gi',
)

const list = (words: string) => words.split(' ')

/** Words of questions that children misspell; what is near one of them is it. */
const known = list(
  'nearest rounded round bigger biggest smaller smallest greater larger greatest compare fraction fractions decimal improper mixed number simplest ' +
    'simplify lowest terms squared square double percent average perimeter rectangle triangle squares minutes minute hours hour inches centimeters ' +
    'meters kilometers gallons gallon quarts quart pounds pound ounces ounce dollars dollar quarters nickels pennies cents dimes equal equals ' +
    'missing between before after value digit hundreds thousands hundredths hundredth tenths thousandths order least pattern prime whole order',
)
/** Short words and others that are too far from what they should be. */
const slips = new Map(
  [
    'wat:what wats:what_is whats:what_is wut:what whut:what wht:what wich:which whic:which witch:which iz:is ov:of haf:half nuber:number numer:number',
    'hole:whole neerest:nearest rownd:round rond:round bigest:biggest biger:bigger smaler:smaller fracton:fraction per_cent:percent persent:percent',
    'mins:minutes min:minutes minits:minutes hrs:hours hr:hours sec:seconds secs:seconds ft:feet foots:feet in:in lbs:pounds lb:pounds oz:ounces',
    'cm:centimeters cms:centimeters mm:millimeters km:kilometers kg:kilograms kgs:kilograms kilos:kilograms kilo:kilograms kgrams:kilograms ml:milliliters',
    'yd:yards yds:yards mi:miles gal:gallons qt:quarts pt:pints tbsp:tablespoons tsp:teaspoons yrs:years yr:years wks:weeks wk:weeks dolars:dollars',
    'dollers:dollars bucks:dollars buck:dollar litres:liters litre:liter metres:meters metre:meter sq:square nxt:next aftr:after befor:before b4:before',
    'perimiter:perimeter perimetre:perimeter evin:even evan:even od:odd timez:times tymes:times pluss:plus eqaul:equal equel:equal equals:equals',
    'avrage:average averge:average mean:average secound:second cuz:because u:you pls:please plz:please pleez:please',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split(':'))
    .map(([wrong = '', right = '']) => [wrong, right.replaceAll('_', ' ')] as const),
)

/** Real words that are only near a known one. */
const others = new Set(
  list(
    'feel years year yard yards liters liter years tenth tenths number numbers minus place places place more less count counting around ground sound found pounding mountain ' +
      'around rounds digits orders values prices price pride prize prime time times hundred thousand inch mile miles meter metal letter better never ever over under other ' +
      'another mother brother quarter halves whose wholes holes gallon ounce dime penny nickel cent cents scent sent area areas average beverage missing kissing wishing',
  ),
)

const fewestLetters = 5

function mended(word: string): string {
  const slip = slips.get(word)
  if (slip !== undefined) return slip
  if (word.length < fewestLetters || known.includes(word) || others.has(word)) return word
  return (
    known.find((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= 2 && isNear(word, one, 1)) ?? word
  )
}

const signs = { '+': '+', '-': '−', '×': '×', '÷': '÷', '=': '=' } as const

function written(token: Token): string {
  if (token.kind === 'number') return '#'
  if (token.kind === 'word') return mended(token.word)
  if (token.kind === 'sign') return signs[token.sign]
  return token.kind === 'mark' && /^[%,^]$/.test(token.mark) ? token.mark : ''
}

/** A row of numbers without spaces, which is no number in thousands: '100,200,300'. */
const row = /(?<![\d.,])\d{1,6}(?:,\d{1,6}){2,}(?![\d.])/g
const spaced = (text: string) => (text === '1,000,000' ? text : text.replaceAll(',', ', '))

const inSteps = new Map(
  list('twos threes fours fives sixes sevens eights nines tens').map((name, at) => [name, `${at + 2} s`] as const),
)

const coins = /\b(?:penn(?:y|ies)|nickels?|dimes?|cents?|dollars?|bucks?)\b|[$¢]/i

const asksFor =
  /\?|\b(?:what|wat|whats|which|wich|how|find|solve|help|homework|stuck|need|gotta|have to|has to|supposed|round|simplify|convert|calculate|teacher|dont (?:get|know|understand)|figure|do)\b/i

/** Null where there is no number in it, or too much else. */
export function questionIn(said: string): Question | null {
  if (said.length > longest) return null
  const times: string[] = []
  const plain = said
    .replace(/[’`‘]/g, "'")
    .replace(/²/g, ' squared')
    .replace(row, spaced)
    .replace(/^\W*\d+(?:[ ,]+\d+){2,}(?=[ ,]+\?\s*$)/, '$& gap')
    .replace(timeOfDay, (time) => {
      times.push(time)
      return ' clock '
    })
    .replace(/\$ ?(\d[\d,]*(?:\.\d+)?)/g, '$1 dollars')
    .replace(/¢/g, ' cents')
    // Beside other coins a quarter is one, and no fourth.
    .replace(/\bquarters?\b/gi, (name) => (coins.test(said) ? 'quartercoin' : name))
    .replace(
      /(?<=\bby (?:the )?)(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b/gi,
      (name) => inSteps.get(name.toLowerCase()) ?? name,
    )
    .replace(
      /\?(?= ?(?:[-+×*÷/=]|x ?\d))|(?<=[-+×*÷/=,] ?|\d ?x ?)\?|(?<=[\d,] ?)(?:\.{2,}|…)|_+|[□▢⬜☐◻]|\bblank\b|\( ?\)|\[ ?\]/gi,
      ' gap ',
    )
    .replace(
      /\b(10|100|1000)(?:th|ths)\b/gi,
      (_, size: string) => ({ 10: 'tenths', 100: 'hundredths' })[size] ?? 'thousandths',
    )
  const tokens = readTokens(plain)
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.written] : []))
  if (numbers.length === 0 && times.length === 0 && !/\bhow many\b/i.test(said)) return null
  const text = tokens.map(written).filter(Boolean).join(' ').replaceAll('per cent', '%').replaceAll('percent', '%')
  return { text: stripped(text.replaceAll(' ,', ',')), numbers, times, asks: asksFor.test(said) }
}

const leads = new RegExp(
  `^(?:${[
    '(?:please|ok|okay|weird|fine|whatever|ugh|alright|right|next(?=[,:.])|so|hi|hello|hey|um|umm|uh|and|now|well|hmm|wait|but|also|then|yes|no|yeah|my tutor|teacher|like),?',
    '(?:can|could|will|would) (?:you|we|i) (?:please )?(?:help me (?:to )?(?:with|find|do|solve|work out|understand|figure out)?|tell me|show me(?: how to)?|find|work out|solve|do|explain)?',
    '(?:please )?help (?:me )?(?:please )?(?:with|find|to|do|understand)?',
    'i (?:really )?(?:need|want|have|got|gotta|am supposed) (?:help |to |have to )?(?:help )?(?:with|on|know|find|do|learn|understand|figure out|learn)?(?: how to)?',
    'i (?:dont|do not|cant|can not|didnt) (?:know|get|understand|do|figure out|remember)(?: how to(?: do)?| how| this one| this)?',
    '(?:do|does) (?:you|anyone) know',
    '(?:tell|show) me(?: if| whether| how to(?: do)?)?',
    '(?:my|the|this|our) (?:homework|question|problem|worksheet|teacher|book|mom|next one|next question)(?: (?:is|says|asks|wants me to|said|was))?(?: to)?',
    'it (?:says|asks|is)(?: to)?',
    'we (?:have|need|had) to',
    '(?:what|how much) (?:is|are|was|would be|equals)',
    'how (?:do|would|can|should) (?:i|you|we|u) (?:do|find|get|work out|solve|make|figure out|write|say)?',
    'what (?:do|would|will) (?:i|you|we) get (?:for|if i|when i|if you|when you)',
    '(?:work out|calculate|solve|find|figure out|do|the answer to|answer|for|with|about)',
    'what (?:does|do)(?= #)',
    'fill in(?: the (?:blanks?|missing numbers?))?',
    '(?:the )?missing number (?:in|is|of|for)?',
    'name',
    '(?:n|x|y),?(?= (?:n|x|y|#) )',
    '(?:what|which)(?: number)? (?:goes|belongs|should go|fits) (?:in|into|on) (?:the )?(?:gap|box|square|space|circle|empty box|line)',
    'the',
  ].join('|')})(?: |(?<= ))(?=\\S)`,
)
const trails =
  / (?:(?:is|are|equals?|makes?|=) (?:what|how much|how many)|please|thanks|thank you|for me|i (?:dont|cant) (?:get|know|understand|do|remember)(?: (?:it|this|that|how))?|i need help|can you help(?: me)?|help(?: me)?|how do i do (?:it|this|that)|equals|=|is it|right now|now|again|in math|idk|= gap|equals?)$/

/** The question without what is said around it. */
function stripped(text: string): string {
  let left = text
  for (let turn = 0; turn < 6; turn++) {
    const shorter = left.replace(leads, '').replace(trails, '')
    if (shorter === left) break
    left = shorter
  }
  return left
}
