import { isOverNow } from './hurts-now.ts'

/** In the order in which they are looked for: what is heavy first. */
const tellings = [
  'petDied',
  'petTrouble',
  'leftOut',
  'laughedAt',
  'broken',
  'trouble',
  'hurt',
  'movedAway',
  'unfair',
  'smallLoss',
  'lostGame',
  'badGrade',
  'nervous',
  'wishAway',
  'newBaby',
  'newPet',
  'babyAnimals',
  'picked',
  'won',
  'firstTime',
  'kindDeed',
  'sorry',
  'kindness',
  'making',
  'forward',
] as const
/** What kind of thing was told, where plain words show it: each is met in its own mood. */
export type Telling = (typeof tellings)[number] | 'whatIf' | 'died'

const pet =
  '(?:cat|kitty|kitten|dog|doggy|puppy|pup|hamster|fish|goldfish|bunny|rabbit|bird|parrot|turtle|lizard|guinea pig|hen|chicken|horse|pony|pet|snail|snake|gecko|gerbil|mouse|rat|frog|duck)'
const kin =
  '(?:mom|dad|mommy|daddy|mama|papa|brother|sister|bro|sis|cousin|friend|grandma|grandpa|nana|aunt|uncle|teacher|neighbor|best friend|bff|coach)'
const someone = `(?:he|she|they|somebody|someone|a kid|this kid|some kid|(?:my|the|our) (?:\\w+ )?(?:${kin.slice(3, -1)}|${pet.slice(3, -1)}|baby))`
const made =
  '(?:tower|drawing|picture|painting|castle|fort|lego\\w*|build|house|model|project|puzzle|snowman|sandcastle|poster|card|comic|book|paper|homework|toy|train|robot|craft|clay|bracelet|kite|cookie|cake|game)'

const signs: Readonly<Record<(typeof tellings)[number], readonly string[]>> = {
  petDied: [
    `\\b(?:my|our|the) (?:\\w+ ){0,2}${pet}\\b.{0,20}\\b(?:died|passed away|is dead|got put to sleep|dide|dyed(?! (?:my|his|her|the|it)\\b))\\b`,
    `\\bput (?:my|our) (?:\\w+ )?${pet} to sleep\\b`,
  ],
  petTrouble: [
    `\\b(?:my|our) (?:\\w+ ){0,2}${pet}\\b.{0,24}\\b(?:ran away|run away|is lost|got lost|got out|is missing|is sick|got sick|is at the vet|went to the vet|is hurt|got hurt|isnt eating|wont eat|is not moving|didnt come (?:home|back))\\b`,
    `\\b(?:cant find|lost) (?:my|our) ${pet}\\b`,
  ],
  leftOut: [
    '\\b(?:nobody|no one|noone|none of them) (?:saved|picked|wants? to play|wanted to play|plays? with|played with|sat (?:with|by|next)|sits (?:with|by|next)|talks? to|talked to|asked|invited|waited|listens?|listened)\\b',
    '\\b(?:they|he|she|everyone|everybody) (?:didnt|wont|wouldnt|dont|never|doesnt) (?:let|pick|invite|save|play with|include|ask|wait for) (?:me|us)\\b',
    '\\b(?:friend|friends|bff|sister|brother|cousin|kids?|girls?|boys?|he|she|they|everyone|everybody) (?:doesnt|dont|wont|wouldnt|didnt|never|doesn.t|don.t|won.t) (?:even |ever )?(?:want to |wants to |wanna |let me )?(?:play|sit|talk|hang out|share|be friends|be my friend|be my bff|pick|eat lunch)(?: (?:with|to|by))? ?(?:me|us|anymore)\\b',
    '\\b(?:i|we) (?:wasnt|didnt get|wasnt even|didnt even get) (?:invited|asked|picked|chosen)\\b',
    '\\b(?:got |was |always )?(?:picked|chosen) last\\b',
    '\\b(?:left|went|played|started) without (?:me|us)\\b',
    '\\bonly (?:hold|holds|plays? with|likes?|helps?|talks? to|look at|looks at) (?:him|her|them|the baby|my (?:brother|sister))\\b',
    '\\b(?:everyone|everybody) (?:else )?(?:got|was|is|has) (?:invited|going|to go)\\b.*\\b(?:but|except|not) (?:not )?me\\b',
  ],
  laughedAt: [
    '\\b(?:they|everyone|everybody|the class|kids|people|he|she) (?:all )?(?:laughed|laughs|laughing|giggled|stared) at me\\b',
    '\\bi was so (?:embarrassed|embarased|embarrased)\\b|\\bso embarrassing\\b',
    '\\bi (?:fell|tripped|forgot my (?:line|lines|words)|messed up) (?:\\w+ ){0,3}in front of\\b',
  ],
  broken: [
    `\\b${someone} (?:just |totally |always |accidentally )?(?:ripped|riped|broke|tore|wrecked|ruined|ruind|smashed|knocked (?:over|down)|nocked (?:over|down)|scribbled on|spilled (?:\\w+ ){1,3}on|crushed|deleted|stepped on|ate|chewed|messed up|cut) (?:up )?(?:my|our) (?:\\w+ ){0,2}${made}\\b`,
    `\\bmy (?:\\w+ ){0,2}${made} (?:got (?:ripped|broken|ruined|wrecked|wet|deleted|smashed)|fell (?:down|apart|over)|broke|crashed|collapsed|melted|is (?:ruined|broken|wrecked))\\b`,
  ],
  trouble: [
    '\\bi (?:got|am|was) in (?:big |so much )?trouble\\b|\\bim in (?:big )?trouble\\b',
    '\\b(?:mom|dad|mommy|daddy|my teacher|the teacher|mrs \\w+|mr \\w+) (?:was|is|got) (?:so |really |very )?(?:mad|angry|upset)(?: at me| with me)?\\W*$',
    '\\bi got (?:yelled at|a time ?out|sent to the office|my recess taken)\\b|\\bhad to (?:miss recess|go to the office)\\b',
  ],
  hurt: [
    "\\bmy (?:\\w+ ){1,3}(?:is |are |was |started |keeps |wont stop |still )*bleed(?:s|ing)?\\b|\\bi(?:m|'m| am)? (?:\\w+ )?bleed(?:s|ing)?\\b",
    '\\bi (?:just )?(?:scraped|bumped|stubbed|bruised|scratched|skinned|twisted|burned|banged|bonked|hit) my (?:\\w+ )?(?:knee|head|toe|elbow|arm|leg|hand|finger|ankle|chin|nose|foot|tongue)\\b',
    '\\bi fell (?:off|down|over) (?:of )?(?:my|the|a) (?:bike|scooter|stairs|swing|slide|skateboard|monkey bars|bed|tree)\\b',
    '\\bi bit my (?:tongue|lip|cheek)\\b',
  ],
  movedAway: [
    `\\b(?:my|our) (?:\\w+ ){0,2}${kin} (?:\\w+ )?(?:(?:is moving|moved|has to move|will move|moves) (?:away|to (?:a |an |another )?(?:\\w+)|far)|is going (?:away|far|to (?:another|a new|a different|college|the army)))\\b`,
    '\\b(?:we are|were|we have to|im) moving (?:to|away)\\b|\\bi have to (?:go to|start at) a new school\\b',
  ],
  unfair: [
    '\\b(?:thats|its|this is|it is|that is|so|that was|it was) (?:so |just |really )?(?:not fair|unfair|un fair)\\b',
    `\\b(?:my|our) (?:\\w+ )?(?:brother|sister|cousin|bro|sis) (?:always |never )?(?:gets? (?:to|more|everything|all|the biggest)|got (?:a bigger|more|the biggest|to stay|to pick|to go)|never has to|doesnt have to)\\b`,
    '\\b(?:he|she|they) (?:always|never) (?:gets?|has|have) (?:to|more|everything|the)\\b',
    '\\b(?:he|she|they) (?:cut|cuts|cutted) (?:in line|in front|me in line)\\b|\\b(?:he|she|they) cheated\\b',
  ],
  smallLoss: [
    '\\bi (?:lost|left|forgot|dropped) my (?:\\w+ ){0,2}(?:mitten|glove|hat|toy|pencil|eraser|jacket|coat|lunch|lunchbox|water bottle|book|library book|backpack|ball|doll|bear|teddy|bracelet|necklace|sticker|stickers|shoe|sock|scarf|glasses|card|cards|money|ring|umbrella|folder|snack)s?\\b',
    '\\bi (?:cant|can not|couldnt) find my (?:\\w+ ){0,2}(?:mitten|glove|hat|toy|pencil|eraser|jacket|coat|lunch|lunchbox|bottle|book|backpack|ball|doll|bear|teddy|bracelet|necklace|shoe|sock|scarf|glasses|cards?|money|ring|umbrella|folder|snack|blanket)s?\\b',
    '\\b(?:got|was|is|its) (?:canceled|cancelled|rained out|called off)\\b|\\brained so we (?:cant|couldnt|didnt)\\b',
    '\\bmy (?:balloon|bubble|ice cream|icecream|snack|popsicle|milk|juice) (?:popped|flew away|fell|spilled|melted|dropped)\\b',
  ],
  lostGame: [
    '\\b(?:we|my team|our team) (?:lost|losed|got beat|got crushed|came in last)\\b(?! (?:my|our|the (?!game|match)|\\d))',
    '\\bi (?:lost|losed) (?:the|a|my|every|at) (?:\\w+ )?(?:game|match|race|round|uno|chess|checkers|contest|spelling bee)\\b',
    '\\bi (?:came|got|was) (?:in )?last (?:place|in the race)?\\W*$|\\bi struck out\\b|\\bi missed the (?:goal|shot|penalty)\\b',
  ],
  badGrade: [
    '\\bi (?:only |just )?(?:got|have|had) (?:a |an )?(?:[1-6]\\d|\\d|f|d) (?:percent )?(?:on|in|for|out of 100 on) (?:my|the|a|our) (?:\\w+ ){0,3}(?:test|quiz|exam|essay|report|project|homework|paper)\\b',
    '\\bi (?:failed|flunked|bombed|did (?:so |really |very )?(?:bad|badly|terrible|horrible) on) (?:my|the|a|our) (?:\\w+ ){0,3}(?:test|quiz|exam|essay|project)\\b',
    '\\bi got (?:a |an )?(?:bad|terrible|horrible|low) (?:grade|score|mark)\\b',
  ],
  nervous: [
    '\\b(?:i have|theres|there is|we have|ive got|i got) (?:a |an |my |the )?(?:big |spelling |math |reading |band |choir |dance |piano )?(?:test|tryout|tryouts|presentation|speech|shot|audition)\\b.{0,16}\\b(?:tomorrow|tomorow|tmrw|today|next week|on (?:mon|tues|wednes|thurs|fri)day|coming up|tonight)\\b',
    '\\bi (?:have to|gotta|got to) (?:read (?:out loud|in front|it to)|present|talk in front|sing in front|go to the (?:dentist|doctor)|get a (?:shot|tooth|cavity|cast))\\b',
  ],
  wishAway: [
    '\\bi (?:want|wanna|wish|would like)(?: to| we could| i could| they would)? (?:send|give|take|return|throw|sell|trade) (?:him|her|it|them|the baby|my (?:\\w+ )?(?:brother|sister)) (?:back|away)\\b',
    '\\bi wish (?:he|she|the baby|my (?:\\w+ )?(?:brother|sister)) (?:was|were|had) (?:never born|not born|never here|gone|not here)\\b',
  ],
  newBaby: [
    '\\b(?:my mom|mommy|mama|mom|my aunt|my teacher|we) (?:just )?(?:had|is having|is gonna have|got|have) (?:a |another )?(?:new )?baby(?: (?:brother|sister|boy|girl|cousin))?\\b',
    '\\bi (?:have|got|am getting) a new (?:baby|little) (?:brother|sister|cousin)\\b|\\bim (?:gonna be |going to be )?a big (?:brother|sister)\\b',
  ],
  newPet: [
    `\\b(?:we|i) (?:just |finally )?(?:got|are getting|adopted|rescued|get|im getting) (?:a|an|our|my|another|two) (?:new |little |baby )?${pet}s?\\b(?! and \\d)`,
  ],
  babyAnimals: [
    `\\b(?:my|our|the|grandmas?|grandpas?) (?:\\w+ ){0,2}${pet}s? (?:just |finally )?(?:had|is having|are having|got|has) (?:(?:four|five|six|seven|two|three|her|a|some|baby|little|\\d+) )*(?:kittens|puppies|babies|bunnies|chicks|ducklings|foals?|pups|piglets|litter)\\b`,
  ],
  picked: [
    '\\bi (?:just )?(?:got|was|am) (?:picked|chosen|elected|voted)\\b(?! (?:last|on))',
    '\\bi (?:made|got on|got into|got in) the (?:\\w+ )?(?:team|play|choir|band|club|squad|show)\\b',
    '\\b(?:they|she|he|my teacher|the teacher|coach|mrs \\w+|mr \\w+) (?:picked|chose|choose|voted for) me\\b',
    '\\b(?:coach|my coach|the coach|my teacher) put me (?:as|at|on the team|in (?:goal|the (?:play|show|game)))\\b',
    '\\bi(?:m| am| get to be| got to be) (?:the )?(?:line leader|star of the week|student of the month|captain|goalie|helper|lead|door holder)\\b',
  ],
  won: [
    '\\b(?:i|we|my team|our team) (?:just |finally |really )?(?:won|winned|beat (?:him|her|them|my (?:dad|mom|brother|sister|cousin|friend|score|record|time)|the (?:level|boss|game|other team|score|record)))\\b',
    '\\bi (?:just )?(?:scored|made|make|got|kicked) (?:a|an|the|my first|one) (?:\\w+ )?(?:goal|gol|basket|touchdown|home ?run|point|strike|three pointer)\\b',
    '\\bi (?:got|came in|won) (?:first|1st|second|2nd|third|3rd)(?: place| prize)?\\b|\\bi got (?:a|the) (?:trophy|medal|ribbon|award|gold star)\\b',
  ],
  firstTime: [
    '\\bi (?:can|could) (?:finally|now|already|do it) ?(?:\\w+ ){0,6}(?:now|already|by myself|all by myself|without)?\\W*$',
    '\\b(?:all )?by myself\\b|\\bfor the first time\\b|\\bmy (?:very )?first (?:time|ever)\\b|\\bi (?:finally )?(?:learned|lerned|learnt) (?:how )?to\\b',
  ],
  kindDeed: [
    `\\bi (?:gave|lent|let) (?:him|her|them|my (?:\\w+ )?(?:${kin.slice(3, -1)})|the new (?:kid|girl|boy)|a (?:kid|girl|boy)) (?:my|half|some|the last|one of my|mine|have|use|go first|borrow|play|win)\\b`,
    `\\bi (?:helped|shared (?:\\w+ ){0,4}with|comforted|hugged|sat (?:with|by|next to)|played with|invited|waited for|stuck up for|saved a seat for|made (?:a|some) (?:\\w+ )?for|drew (?:a|some) (?:\\w+ )?for|carried (?:\\w+ ){1,4}for) (?:him|her|them|my (?:\\w+ )?${kin}|the new (?:kid|girl|boy)|a (?:kid|girl|boy)|an? (?:old|lost|sad|hurt) \\w+)\\b`,
  ],
  sorry: [
    '\\bi (?:said|told (?:him|her|them|my \\w+)) (?:that )?(?:im |i am |i was )?sorry\\b|\\bi (?:apologized|apologised)\\b',
  ],
  kindness: [
    `\\b(?:he|she|they|my (?:\\w+ )?${kin}) (?:let me (?:use|have|go first|borrow|play|pick|try|hold)|(?:gave|made|got|bought|drew|sent) me (?:an?|her|his|some|the last|half)(?! (?:cold|look|mean|hard|bad|time|detention|headache|f|ugly|dirty|consequence|shot|flu|bruise|black)\\b))\\b`,
    `\\b(?:he|she|they|my (?:\\w+ )?${kin}) (?:\\w+ )?(?:smiled at|hugged|waved at|waved to|laughed with|shared with|stuck up for|played with|said sorry to|helped|sat (?:with|by|next to)|saved a seat for|cheered for|forgave) (?:me|us)\\b`,
    '\\bi (?:made|got|have) a new friend\\b|\\bwe (?:made up|are friends again|r friends again)\\b',
  ],
  making: [
    `\\b(?:im|i am|we are|were|me and \\w+ are) (?:making|building|drawing|painting|baking|cooking|sewing|knitting|creating|designing|coding|growing|planting) (?:a|an|some|my|the|our)\\b`,
    `\\b(?:i|we) (?:just )?(?:built|bilt|painted|baked|drew|sewed|knitted|designed|coded|invented|planted) (?:a|an|some|my|our)\\b`,
  ],
  forward: [
    '\\b(?:tomorrow|tomorow|tmrw|tonight|this weekend|next week|after school|after lunch|on saturday|on sunday|this summer)\\b.{0,20}\\b(?:we|i|im|my)\\b.{0,12}\\b(?:going|gonna|get to|will|having|have)\\b.{0,30}\\b(?:beach|zoo|park|party|movie|movies|pool|camping|fair|aquarium|museum|sleepover|birthday|trip|game|picnic|circus|disney|grandmas?|grandpas?|carnival)\\b',
    '\\b(?:we|i|im)\\b.{0,12}\\b(?:going|gonna|get to|will|having|have)\\b.{0,30}\\b(?:beach|zoo|park|party|movie|movies|pool|camping|fair|aquarium|museum|sleepover|birthday|field trip|picnic|circus|disney|carnival)\\b.{0,20}\\b(?:tomorrow|tomorow|tmrw|tonight|this weekend|next week|after school|on saturday|on sunday|this summer|today)\\b',
  ],
} as const

/** A worry about what might come. */
const worries =
  /^(?:but |and |so |ok )*what if (?:(?:she|he|they|everyone|everybody|nobody|no one|the (?:kids|other kids|teacher|class)|my (?:friend|teacher|mom|dad)) (?:\w+ )?(?:thinks?|laughs?|hates?|says? no|wont|doesnt|dont|gets? mad|leaves?|forgets?|likes?|is mad|are mean|is mean|makes? fun)|i (?:fail|mess up|forget|get (?:lost|it wrong|sick|in trouble|scared|stuck)|cant|fall|lose|cry|miss|throw up|do (?:it )?(?:bad|wrong)|am (?:late|last|bad)|never)|im (?:late|last|bad|wrong|the only|not good)|nobody|no one|it hurts|its a real fire|something bad)\b/
/** Someone is dead, and what is meant is no tale and no thing that stopped working. */
const deaths =
  /\b(?:my|mine|our|his|her|he|she|the other one)\b.{0,40}\b(?:died|dyed|passed away)\b|\b(?:\d+|one|two|three|they all|all of them|some)(?: of (?:them|my \w+))? (?:just )?(?:died|passed away|(?:is|are) dead|went to heaven|got flushed)\b/
const noDeaths =
  /\b(?:battery|phone|tablet|ipad|computer|laptop|character|plants?|flowers?|sims?|lol|haha|roblox|fortnite|respawn\w*|game|minecraft|level|boss|dinosaurs?|king|queen|president|soldiers?|war|laughing|car|years ago|zombies?|noodles?|swords?|dysentery|pretend|on stage|nobody died|legs?|arms?|feet|foot|hair|ears?|voice|so good|because he liked it)\b|\bi died\b|\b(?:died|dyed) (?:again|so (?:good|many|hard)|watching|of (?:laughing|laughter|embarrassment))\b|\blike to (?:died|dyed)\b|\b(?:he|she|mom|dad|mommy|daddy|we) died laughing\b/

const patterns = tellings.map((telling) => ({ telling, signs: signs[telling].map((one) => new RegExp(one)) }))

const longest = 30
/** What was not so, is only wished or asked, or belongs to a tale. */
const isNotTold =
  /\?|\b(?:if i|if he|if she|if they|i wish|pretend|in my (?:story|game|book|dream)|in the (?:story|book|movie|game)|once upon|write|sentence|the character|hows? (?:do|come)|how (?:many|much|do|does)|(?:i need|can|could|will|would) (?:you|u)|(?:can|could|should) (?:we|i)|help me|help with|quiz me|test me|study|get ready|lets|practice|what (?:do|should|if|is)|why)\b/
/** Words that make a small matter of something grave: others meet those. */
const isGrave =
  /\b(?:died|dead|kill\w*|blood|knife|gun|police|hospital|hit me|hurt me|hurts me|touch\w*|secret|suicide|die)\b/
const tender = new Set<Telling>([
  'petDied',
  'petTrouble',
  'whatIf',
  'died',
  'leftOut',
  'laughedAt',
  'broken',
  'trouble',
  'hurt',
  'movedAway',
  'unfair',
  'nervous',
  'smallLoss',
  'lostGame',
  'badGrade',
])

export const isTenderTelling = (telling: Telling) => tender.has(telling)

/** A death is told beside other things: 'mine is alone because the other one died'. */
export function tellsOfDeath(text: string): boolean {
  const line = text.toLowerCase().replace(/['’]/g, '')
  return !line.includes('?') && deaths.test(line) && !noDeaths.test(line) && !isNotTold.test(line)
}

/** What kind of thing a child told; null where no plain words show it. */
export function tellingIn(text: string): Telling | null {
  const line = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9?]+/g, ' ')
    .trim()
  if (worries.test(line.replace(/\?/g, '').trim())) return 'whatIf'
  if (line.split(' ').length > longest || isNotTold.test(line)) return null
  const first = patterns.find(({ signs: all }) => all.some((one) => one.test(line)))?.telling ?? null
  // 'I got my shot today and i was so brave': nobody is nervous any more.
  const isNot =
    (first === 'nervous' && isOverNow(text)) ||
    (first === 'firstTime' && /\b(?:dont|cant|never|not|wont|didnt|scared|afraid|wasnt)\b/.test(line)) ||
    (first === 'movedAway' &&
      /\bmoving to (?:the|a|my|his|her) (?:\w+ ){0,3}(?:bed|room|seat|spot|desk|table|level|chapter|group|end|back|front)\b/.test(
        line,
      ))
  const found = isNot ? null : first
  return found !== 'petDied' && isGrave.test(line) ? null : found
}

/** A death, or another telling that hurts; a tooth that fell out is none. */
export function isTenderTold(text: string): boolean {
  const telling = tellingIn(text)
  return tellsOfDeath(text) || (telling !== null && tender.has(telling) && !/\bt(?:oo|ee)th\b/i.test(text))
}
