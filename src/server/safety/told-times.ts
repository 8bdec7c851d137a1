// When a family is at work, away, or somewhere every week: who knows that, knows when nobody is at home or where to wait.

const hourWord = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const hour = `(?:half past |quarter (?:to|past|til+) )?(?:\\d{1,2}(?::\\d\\d)?|\\d{4}|noon|midnight|(?:${hourWord})(?: (?:thirty|fifteen|forty five))?)(?: ?[ap]\\.?m\\.?| ?o ?clock)?(?![\\p{L}\\d:])`
const ofDay =
  '(?: in the (?:morning|mornin|afternoon|evening|night)| of the morning| at night| (?:every |in the )?(?:morning|night|evening)s?| every day)?'
const weekday =
  '(?:(?:mon|tues?|wed|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?|s)?|mwf|weekdays|weekends?|weeknights)(?![\\p{L}\\d])'
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![\\p{L}])'
const dayWord =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}{3,5}teenth|twentieth|twenty[ -]\\p{L}{3,7}|thirtieth|thirty[ -]first)'
const date = `(?:${month}\\.? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${dayWord})|(?:the |el )?(?:\\d{1,2}(?:st|nd|rd|th)?|${dayWord}) (?:of |de )${month}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|the (?:\\d{1,2}(?:st|nd|rd|th)|${dayWord}))(?![\\p{L}\\d])`
const to = '(?: ?- ?| to | til+ | until | thru | through | and | a | hasta )'
const length =
  '(?:for )?(?:the whole |a |an |one |two |three |four |five |six |ten |\\d{1,2} )(?:whole )?(?:days?|weeks?|months?|weekends?)(?: (?:on|off|at a time|straight))*'
const holiday = `(?:all (?:of |through )?)?(?:the )?(?:whole )?(?:week of )?(?:spring|winter|fall|christmas|summer|thanksgiving|easter) (?:break|vacation)|(?:the )?(?:whole )?week of \\p{L}{4,14}|all (?:of )?${month}|(?:all|next) (?:summer|weekend|week|month)|next (?:\\p{L}{3,6}day|week|month)|this (?:\\p{L}{3,6}day)`
const range = `(?:from |de )?(?:${date}${to}${date}|${weekday}${to}${weekday}|${hour}${ofDay}${to}${hour}|${month}${to}${month})`
const spanish =
  'las (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2})(?: y (?:media|cuarto)| de la (?:mañana|tarde|noche))*'

/** Days and hours, dates, and stretches of them. */
const times = new RegExp(
  `(?<![\\p{L}\\d$:.])(?:(?:from |every (?:other )?|each |on |at |around |about |by |after |before |til+ |until |since |in )?(?:${range}|${date}|${weekday}(?:,? (?:and )?${weekday}){0,4}(?: (?:nights?|mornings?|afternoons?|evenings?))?(?:,? (?:(?:at|around|about|after|from) )?${hour})?|(?<=(?:at|around|about|til|till|until|after|before|from|by) )${hour}${ofDay}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?(?![\\p{L}])|\\d{1,2}:\\d\\d(?!\\d)|${spanish}|${holiday})|${length}|(?:every (?:other )?(?:night|weekend|week|\\p{L}{3,6}day)))(?:${to}(?:${date}|${weekday}))?(?:,? (?:at |around )${hour})?`,
  'giu',
)
const monthDay = new RegExp(
  `(?<!\\p{L})(?:${month}\\.? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${dayWord})(?![\\p{L}\\d])(?:,? 20\\d\\d)?|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${dayWord}) (?:of |de )?${month})`,
  'giu',
)
/** A shift has a name. */
const shifts =
  /\b(?:the )?(?:night|swing|late|day|early|second|third|evening)s? shifts?\b|\b(?:the )?(?:nights|grave ?yards?|overnights?)\b|\bde noche\b/giu

const kin =
  "(?:mom|mommy|momma|mama|mamá|mum|dad|daddy|papa|papá|ba|bà|mẹ|father|mother|parents|stepdad|stepmom|step dad|step mom|grandma|grandpa|nana|abuela|abuelo|tio|tía|tia|tío|aunt|auntie|uncle|brother|sister|pops)['’]?s?"
const isKin = new RegExp(`(?<!\\p{Lu}\\p{L}{1,12}['’]s )\\b${kin}\\b`, 'iu')
const hasKin = new RegExp(`(?<![\\p{L}])(?:${kin}|he|she|they)(?![\\p{L}])`, 'iu')
const works =
  /\b(?:works?|working|shifts?|has work|have work|go(?:es)? to work|go work|to work|drives? (?:(?:the|a) )?(?:taxi|cab|truck|bus|uber|lyft|semi)|deployed|deploys|offshore|on the rig|ship leaves|hauls?|hauling|home care|trabaja|does nights|works? nights|nights)\b/i
/** Nights that are nobody's shift. */
const noShift = /\b(?:good ?night|last night|tonight|every day|all day|what day|birthday|today|one day|day \d)\b/i
const own = /\b(?:i|im|i['’]m|my|me|we|we['’]re|our|us|well|were|nos|mi|mis|yo|nuestra)\b/i
const away =
  /\b(?:gone|leav(?:e|es|ing)|fly(?:ing)?|flight|cruise|vacation|trip|out of town|skiing|away|empty|nobody (?:is|will)|no one (?:is|will)|vamos|viaje|vuelo|disney|beach|lake|camping|road ?trip|going to \p{L}+)\b/iu
const ownAway =
  /\b(?:we|we['’]re|well|were|my (?:family|parents|mom|dad)|our (?:house|family)|house|i['’]?m|i|me|us|nos)\b/i
const weekly =
  /\b(?:practices?|games?|lessons?|tap|ballet|jazz|karate|swim(?:ming)?|dance|choir|club|therapy|therapist|tutor|tutoring|scouts?|meets?|recital|show|concert|tournament|youth group|church|mass|mosque|soccer|football|baseball|softball|basketball|hockey|gymnastics|piano|violin|4-h|rehearsal|party|appointment|dentist|doctor|daycare|after ?care|market)\b/i
const swaps =
  /\b(?:gets? me|has me|have me|takes? me|trade me|switch(?: me)?|swap me|picks? (?:me|us) up|drops? (?:me|us)|go(?:es)? to (?:my )?(?:dads?|moms?|dad's|mom's|grandmas?|grandma's)|gets? here|comes? (?:over|here|get)|at (?:my )?(?:dads|moms|dad's|mom's))\b/i
const rides =
  /\b(?:i|my|our|we|me)\b[^.!?\n]{0,40}\b(?:bus|bus stop|my stop|subway|van|carpool)\b|\bbus\b[^.!?\n]{0,40}\b(?:my|our|me|i)\b|\b(?:i|we) (?:let myself|walk home|get home|get off|bike home)\b/i
/** A sum of a book has its own people and hours. */
const ofBook =
  /\b(?:train [ab]\b|a (?:store|shop|bus|train|plane|movie|flight|man|woman|farmer|class|school)|the (?:clock|movie|store|shop|problem|book|story|declaration|war|president)|in (?:my|the|our) (?:story|book|problem|game)|word problem)\b/i

const sentence = /[^.!?\n]+(?:[.:]\d[^.!?\n]*)*/g
const dated = new RegExp(
  `\\b(?:${weekday}${to}${weekday}|${date}|${month}|${holiday}|${length}|next \\p{L}+|every (?:other )?(?:week|\\p{L}{3,6}day))`,
  'iu',
)
/** A day and an hour, or a date. */
const weeklyAt = new RegExp(
  `\\b(?:${weekday}(?:,? (?:at|around|from|til+|until))?,? \\d{1,2}|${weekday}(?: and ${weekday})?,? (?:at|\\d)|${date})|\\b(?:til+|until) \\d{1,2}:\\d\\d|${weekday}[^.!?\\n]{0,12} at ${hour}|\\b\\d{1,2}(?::\\d\\d)? ?[ap]m\\b|(?<=market )${weekday}|(?:this|next) \\p{L}{3,6}day at`,
  'iu',
)
const clock = /\b(?:at|by|before|after|around|til+|comes|leaves) (?:\d{1,2}:\d\d|\d{1,2} ?[ap]m|\d{1,2}\b)/i
const past = /\b(?:went|was|did|had|last|were (?:at|in)|got|came|it says|in the (?:book|story|problem))\b/i

/** The text without the hours and days at which a family is away, at work or always in the same place. */
export function hideToldTimes(text: string): string {
  if (text.length > 4_000 || !(own.test(text) || isKin.test(text)) || ofBook.test(text)) return text
  const hasFamily = isKin.test(text)
  const aged = /\b(?:(?:i|we) turn|my (?:half )?b(?:irth)?-?day|i was born|when i was born|cumple)/i.test(text)
    ? text.replace(monthDay, '[birthday]')
    : text
  return aged.replace(sentence, (said) => {
    if (hasFamily && hasKin.test(said) && works.test(said)) return hideShifts(said.replace(times, kept))
    const isAway = away.test(said) && ownAway.test(said) && dated.test(said) && !past.test(said)
    const isWeekly = weekly.test(said) && own.test(text) && weeklyAt.test(said) && !past.test(said)
    const isSwap = hasFamily && swaps.test(said) && (clock.test(said) || dated.test(said))
    return isAway || isWeekly || isSwap || (rides.test(said) && clock.test(said) && !/\bif\b/i.test(said))
      ? said.replace(times, kept)
      : said
  })
}

/** '4 weeks' after 'how many' is what is asked. */
function kept(match: string, ...rest: (string | number | undefined)[]): string {
  const [whole] = rest.slice(-1)
  const at = rest.find((each) => typeof each === 'number') ?? 0
  const before = typeof whole === 'string' && typeof at === 'number' ? whole.slice(Math.max(0, at - 16), at) : ''
  if (
    /\bhow (?:many|long|much) $|\b(?:in|is) (?:a|one) ?$/i.test(before) ||
    /^(?:a|one) (?:day|week|month|weekend)$/i.test(match)
  )
    return match
  return '[private]'
}

const hideShifts = (said: string) => (noShift.test(said) ? said : said.replace(shifts, '[private]'))
