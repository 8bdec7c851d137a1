// The words of a story problem: numbers, what they count, and what is done with them.

/** A word, a number or a mark; `sentence` counts from 0. */
export type Word = {
  text: string
  sentence: number
  number: string | null
  isMoney: boolean
}

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
const named: Record<string, string> = {
  ...Object.fromEntries(small.map((word, at) => [word, String(at + 2)])),
  ...Object.fromEntries(tens.map((word, at) => [word, String((at + 3) * 10)])),
}

const rewritten: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/\b(mr|mrs|ms|dr)\./g, '$1'],
  [/\b(there|that|what|he|she|here)'?s\b/g, '$1 is'],
  [/\bit's\b/g, 'it is'],
  [/\bevry\b/g, 'every'],
  [/\bdoller(s?)\b/g, 'dollar$1'],
  [/\bpayed\b/g, 'paid'],
  [/\bfrend(s?)\b/g, 'friend$1'],
  [/\bdose(?= (?:[a-z0-9]+ ){1,3}?(?:have|get|need|cost|weigh|run|make|read|take|pay)\b)/g, 'does'],
  [
    /\b(older|younger|taller|shorter|longer|heavier|more|less|fewer|bigger|smaller)( [a-z]+)? then (?=[a-z])/g,
    '$1$2 than ',
  ],
  [/\bi'?m\b/g, 'i am'],
  [/\b(they|we|you)'re\b/g, '$1 are'],
  [/\b(?:did|do|does|has|have|had|was|were|is|are)n'?t\b/g, 'not'],
  [
    /\b(\d+(?:\/\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve)-(inch|foot|pound|ounce|cup|mile|gallon|liter|yard|meter|dollar|minute|page|piece|pack)\b/g,
    '$1 $2',
  ],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/g,
    '$1 $2',
  ],
  [/\btwice as\b/g, '2 times as'],
  [/\b(?:double|twice) (?:the (?:number|amount)(?: of)?|what)\b/g, '2 times as many as'],
  [/\b(?:three|thrice) times\b/g, '3 times'],
  [/\b(\d+\/\d+) a[s] (many|much|long|tall|far|heavy)\b/g, '$1 times as $2'],
  [/\bhalf a[s] (many|much|old|long|tall|far|big)\b/g, '1/2 times as $1'],
  [/\b(?:a|one) third a[s] (many|much)\b/g, '1/3 times as $1'],
  [/\b(?:one[- ])?half of\b/g, '1/2 of'],
  [/\bhalf the\b/g, '1/2 of the'],
  [/\b(?:one|a)[- ](third|fourth|quarter|fifth|sixth|eighth|tenth)(?= of\b)/g, '1/$1'],
  [/\b(two|three|four|five)[- ](thirds|fourths|quarters|fifths|sixths|eighths|tenths)(?= of\b)/g, '$1/$2'],
  [/\bthe (?:two|three)\b/g, 'both'],
  [/\bhalf (?:a|of a) dozen\b|\b1\/2 of a dozen\b/g, '6'],
  [/\b(\d+) dozen\b/g, '$1 boxes of 12'],
  [/\b(?:a|one) dozen\b/g, '12'],
  [/\b(?:a|one) couple(?: of)?\b/g, '2'],
]
const parts: Record<string, string> = {
  third: '3',
  fourth: '4',
  quarter: '4',
  fifth: '5',
  sixth: '6',
  eighth: '8',
  tenth: '10',
}

const ordinals: Record<string, string> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
}

const pieces =
  /\d+(?:st|nd|rd|th)\b|\$ ?\d+(?:\.\d+)?|\d+(?: \d)?\/\d+|\d+\/[a-z]+|[a-z]+\/[a-z]+|\.\d+|\d+:\d\d|\d+(?:\.\d+)?|[a-z][a-z'-]*|[.?!;]|,/g

/** The words of a text; tens and ones that are written apart ('twenty four') are one number. */
export function wordsOf(text: string): Word[] {
  let plain = text.toLowerCase()
  for (const [pattern, by] of rewritten) plain = plain.replace(pattern, by)
  const words: Word[] = []
  let sentence = 0
  for (const [piece] of plain.matchAll(pieces)) {
    if (/^[.?!;]$/.test(piece)) {
      sentence++
      continue
    }
    const before = words.at(-1)
    const isBehindTens = before !== undefined && tens.concat('twenty').includes(before.text)
    if (/^\d+[a-z]+$/.test(piece)) {
      words.push({ text: ordinals[piece] ?? 'ordinal', sentence, number: null, isMoney: false })
      continue
    }
    const number = piece === 'one' && isBehindTens ? '1' : numberOf(piece)
    if (number !== null && before?.number && /^[1-9]$/.test(number) && isBehindTens) {
      before.number = String(Number(before.number) + Number(number))
      continue
    }
    words.push({ text: piece, sentence, number, isMoney: piece.startsWith('$') })
  }
  return words
}

function numberOf(piece: string): string | null {
  const [, whole, part, size] = /^\$? ?(\d+) (\d+)\/(\d+)$/.exec(piece) ?? []
  // 2 1/4 is 9/4.
  if (whole && part && size) return `${Number(whole) * Number(size) + Number(part)}/${size}`
  if (/^\$? ?\d*(?:\.\d+)?(?: ?\d+\/\d+)?$/.test(piece)) return piece.replace(/[$ ]+/, '').replace(/^\./, '0.')
  const [, top = '', bottom = ''] = /^([a-z\d]+)\/([a-z]+?)s?$/.exec(piece) ?? []
  const [of, by] = [/^\d+$/.test(top) ? top : named[top], parts[bottom]]
  if (of && by) return `${of}/${by}`
  return named[piece] ?? null
}

const irregular: Record<string, string> = {
  children: 'child',
  kids: 'child',
  kid: 'child',
  buses: 'bus',
  gases: 'gas',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  loaves: 'loaf',
  shelves: 'shelf',
  leaves: 'leaf',
  knives: 'knife',
  bucks: 'dollar',
  money: 'dollar',
  pennies: 'penny',
  cookies: 'cookie',
  movies: 'movie',
  brownies: 'brownie',
  pies: 'pie',
  ties: 'tie',
  hrs: 'hour',
  yrs: 'year',
  yr: 'year',
  mins: 'minute',
}

/** The singular of what is counted. */
export function stem(said: string): string {
  // 'Zoe's train' is Zoe's.
  const word = said.replace(/'s?$/, '')
  const known = irregular[word]
  if (known) return known
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** More than one of it. */
export const manyOf = (thing: string) =>
  /(?:s|x|ch|sh)$/.test(thing) ? `${thing}es` : thing === 'shelf' ? 'shelves' : `${thing}s`

export const isPlural = (word: string) =>
  irregular[word] !== undefined || /[^su']s$|[sxz]es$/.test(word) || unchanged.has(word)
const unchanged = new Set([
  'fish',
  'sheep',
  'deer',
  'buses',
  'moose',
  'pizza',
  'money',
  'candy',
  'fruit',
  'gum',
  'rice',
  'milk',
  'water',
  'juice',
])

/** Words behind which no more belongs to what is counted. */
export const stops = new Set(
  `in on at to for from of with by into onto than as per each every and or but then so if when while because that which who what how
  is are was were be been has have had do does did can could will would should gets get got gave give gives left away altogether total
  more fewer less the a an his her their my your our its it he she they we i you him them me us both all together after before during
  this these those there here now also only still until using during around over under out off up down back across through long tall wide
  not deep high old heavy apiece equally evenly remaining`.split(/\s+/),
)

/** What adds, what takes away, and what only tells how many there are. */
const verbs: Record<'gain' | 'loss' | 'has', string> = {
  gain: `put puts get gets got getting find finds found finding buy buys bought buying pick picks picked picking collect collects collected collecting win wins won
    winning earn earns earned earning receive receives received make makes made making bake bakes baked baking catch catches caught catching add adds added
    adding join joins joined joining come comes came coming arrive arrives arrived land lands landed grow grows grew gain gains gained save saves saved
    saving hatch hatched plant plants planted bring brings brought write wrote writes draw drew draws build builds built fold folded folds read reads reading
    run runs ran walk walks walked ride rides rode swim swims swam drive drives drove score scores scored scoring see sees saw spot spotted count counted
    counts harvest harvested gather gathers gathered deliver delivered knit paint painted paints print printed visit visited visits jump jumped jumps climb climbed climbs
    travel travels traveled hike hikes hiked bike bikes biked fly flies practice practices practiced play plays played sleep slept learn learned learns hop hopped hops download
    downloaded borrow borrowed borrows order ordered orders pour pours poured volunteered board boarded boards park parked pulled receive get earns charge rose rises climbs warm warmed flew blew sang hung wore threw rolled hopped jogged jog jogs mine mined mines raked rake rakes shovel shoveled mowed mow mows string strung strings typed type types washed wash sewed raise raises raised lay lays laid mix mixes mixed blend blends blended combine combines combined load loads loaded jump jumps`,
  loss: `give gives gave giving lose loses lost losing eat eats ate eating use uses used using spend spends spent spending sell sells sold selling break
    breaks broke broken drop drops dropped throw throws threw pop pops popped melt melts melted die died donate donates donated donating mail mails mailed
    remove removes removed take takes took taking spill spills spilled drink drinks drank drinking pay pays paid paying return returns returned burn burned
    cut cuts rip ripped tear tore share shares shared leave leaves left leaving leak leaked fall fell falls wilt wilted ruin ruined hide hid escape escaped
    lend lends lent sank sink trade traded finish finished cancel canceled feed feeds fed hand handed hands chop chopped crack cracked rot rotted fade swam-away
    set-aside drain drained saw-off saws sawed graduated moved toss tossed chewed taken eaten knock knocks knocked dug cook cooks cooked pumped missing absent sick broken rotten spoiled sank popped spill dealt`,
  has: `am has have had having is are was were hold holds held contain contains contained own owns owned start starts started begin begins began weigh weighs
    weighed cost costs costing need needs needed want wants wanted keep keeps kept sit sits sat stand stands stood live lives lived wait waits waited swim stay stayed last lasts lasted fit fits
    invite invited invites packed plan plans packed include includes measure measures measured arrange arranged display displayed goes go went going takes invited
    seat seats carry carries carried ask asked`,
}
const kindOfVerb = new Map<string, 'gain' | 'loss' | 'has'>(
  (['has', 'gain', 'loss'] as const).flatMap((kind) => verbs[kind].split(/\s+/).map((verb) => [verb, kind] as const)),
)

const nounsInEd = /^(?:bed|seed|shed|sled|weed|hundred|red|reed|thread|breed)$/

/** A verb of the lists, of which it is sure what it does. */
export const isKnownVerb = (word: string) => kindOfVerb.has(word)

/** What such a word does with an amount; null for any other word. */
export const verbKind = (word: string) =>
  kindOfVerb.get(word) ?? (/[a-z]{3}ed$/.test(word) && !nounsInEd.test(word) ? 'has' : null)

/** Whoever gets a share. */
export const people = new Set(
  'child person student friend boy girl player guest cousin classmate teacher member adult brother sister teammate worker camper scout kid neighbor grader rider passenger fan visitor customer tourist parent pupil twin'.split(
    ' ',
  ),
)

/** What one has so many in, on or of. */
export const times = new Set(
  'day days week month year hour minute second night morning game lap trip page box bag pack package packet row shelf table team group jar carton case tray bunch basket set class room bus car van person child student friend piece pound gallon foot yard inch mile ticket bottle bowl plate cage nest tank crate sheet dozen level round meter kilogram ounce cup'.split(
    ' ',
  ),
)

/** A word, and no number or mark. */
export const isWord = (word: Word | undefined): word is Word =>
  word !== undefined && word.number === null && /^[a-z]/.test(word.text)

/** A word that may name what is counted. */
export const isPlain = (word: Word | undefined) => isWord(word) && !stops.has(word.text)
