import type { Care } from './care.ts'

/** What a child means while care is open. */
export type CareReading =
  | 'told_ignored'
  | 'not_believed'
  | 'told_ok'
  | 'near'
  | 'alone'
  | 'afraid'
  | 'secret'
  | 'real'
  | 'blame'
  | 'go_on'
  | 'play'
  | 'joke'
  | 'what_now'
  | 'what_happens'
  | 'quiet'
  | 'thanks'
  | 'yes'
  | 'no'
  | 'answer'
  /** Half a yes to a kind question: it is so at times, or the child does not know. */
  | 'sometimes'
  | 'unsure'
  /** More of what care is about, as the safety rules hear it. */
  | 'more'
  | 'other'

const person =
  '(?:mom|momma|mama|mommy|mum|mother|step\\w+|mrs?|miss|ms|dad|daddy|papa|father|parents?|grand\\w+|nana|nanny|granny|aunt\\w*|uncle|teacher|nurse|counsell?or|coach|principal|sister|brother|cousin|neighbou?r|sitter|babysitter|adult|grown ?ups?|lady|friend|police|doctor|someone|somebody|her|him|them|everyone|family)'
const words = (pattern: string) => new RegExp(`\\b(?:${pattern.replaceAll('PERSON', person)})\\b`)

// Written as a child speaks, without apostrophes; the first that fits decides.
const told = words(
  '(?:i|we|ive|weve) (?:(?:already|just|did|even|have|finally) )*(?:told|tell|tell(?:ed)|tried to tell|tried telling|talked to|said (?:it|that|something)|went to|showed|asked)|' +
    'told (?:my|the|our|her|him|them|a|an|mom|dad|mommy|daddy)|\\w+ (?:already |now |all )*knows?(?! (?:how|that|what|if|any))|(?:PERSON|she|he|they) (?:\\w+ )?(?:said|says|tells?|told) (?:me )?(?:to|its|it is|im|i|that|just)|(?:PERSON|parents) (?:talked|spoke|called)|telling (?:doesnt|didnt|never|wont)|did tell',
)
const inVain = words(
  '(?:didnt|doesnt|dont|did not|does not|wont|never|not|isnt|wasnt) (?:\\w+ )?(?:care|help|listen|do|work|stop|change)\\w*|do(?:es)? nothing|did nothing|nothing|laugh\\w*|' +
    '(?:got|gets|was|were|are|is) (?:so |really |too )?(?:mad|angry|busy)|yelled|ignor\\w+|dramatic|toughen|tough it|(?:just |to |only |should )ignor\\w+|man up|suck it up|deal with it|grow up|chang\\w+ the subject|too (?:small|little|sensitive)|(?:he|she|they) (?:just|only) (?:said|says|told|sent)|walked away|sent me|roll\\w* (?:his|her|their) eyes|wait\\w*|later|said (?:stop|its fine|its ok|boys|no|get over|i should|to stop|to be|its nothing|not to worry)|boys will be|i tried that|brush\\w* it off|no big deal|get over it',
)
const disbelieved = words(
  '(?:no ?one|nobody|doesnt|didnt|dont|wont|never|not|who|noone|cant) (?:\\w+ ){0,3}?bel(?:ie|ei)v\\w*|' +
    '(?:says?|said|thinks?|think|thought|call\\w*|saying|say|thats) (?:\\w+ ){0,6}?(?:lying|lie|lies|liar|made it up|make it up|imagin\\w+|exaggerat\\w+|attention|making (?:it|this|stuff|things) up|making up)|(?:im|i am) (?:just )?making (?:it |stuff |things )?up stor\\w+|(?:im|i am) a liar',
)
const joke = words(
  'jk|just kidding|messing|teas(?:ing|ed) you|didnt (?:really |actually |even )?happen|never happened|trick(?:ed|ing)? (?:you|u)|kidding|joke|joking|prank\\w*|sike|psych|not real|wasnt real|isnt real|i made it up|i made that up|made it all up|pretend\\w*|(?:only|just) playing|i was lying|i lied|didnt mean (?:it|that)|got you|gotcha|(?:for|in|from) (?:my|a|the) (?:story|book|game|play)|wasnt true|not true',
)
const secret = words(
  '(?:please |pls |plz )?(?:dont|do not|never) tell|(?:you|u|ya) (?:\\w+ ){0,3}?(?:tell|telling) (?!me)(?:PERSON|any|my|on|the|every)\\w*|(?:will|are|r|wil|gonna) (?:you|u) (?:\\w+ ){0,2}?(?:tell|telling)|(?:did|have) (?:you|u) (?:already )?(?:tell|told)|(?:you|u) wont tell|(?:better|wont) not tell|' +
    'who (?:can|will|else|gets to|is) (?:\\w+ )?(?:see|sees|read|reads|reading|know|knows)|(?:can|does|will|do|could) (?:my |the |our )?(?:\\w+ )(?:see|read|find out|look at|know what)\\b|send(?:ing)? (?:this|it|that)|(?:you|u) (?:arent|wont|not|are not) (?:\\w+ ){0,2}?tell|private|keep (?:a|it|this|my) secret|between us|promise me',
)
const real = words(
  'real person|(?:are|r) (?:you|u) (?:a |an )?(?:real|human|robot|bot|person|computer|ai|alive|here)|(?:can|could|will) (?:you|u) (?:please |pls )?(?:come|call|phone|help|get|pick|save|do something|tell my \\w+ for|talk to|send|stop)|wish (?:you|u) (?:were|was)|do (?:you|u) (?:even |really )?(?:care|love|know me)|why (?:cant|dont|wont) (?:you|u)|talk to (?:a|an|someone|somebody) (?:real|human|person|actual)',
)
const blame = words(
  'my (?:own )?fault|because of me|deserve\\w*|(?:its |thats )?because im|im (?:so |such |just |too |a )*(?:bad|stupid|dumb|worthless|idiot|horrible|terrible)|i (?:was|am) (?:so |being )?(?:bad|naughty)|i (?:always |just )?(?:made|make) (?:him|her|them)|on me|(?:i am|im) the worst|worst kid|i started it|im not good enough|if i (?:was|were|had|wasnt|didnt|just)|i should(?:nt| of| have|ve| not)|shouldve|blame',
)
const happens = words(
  'what(?:s)? (?:will |would |is going to |gonna |going to |wil )?happens?|(?:is|are) (?:he|she|they|my \\w+) (?:going to|gonna)|(?:do|will) (?:i|we) have to|(?:will|would|are|do|does) (?:they|he|she|i|we|police|the police|cops|my \\w+) (?:\\w+ ){0,4}?(?:jail|prison|trouble|taken|leave|move|come|arrested|foster|divorce|away)|am i (?:in trouble|going to|gonna|getting)|what (?:will|would|are|do) they|what will (?:he|she)',
)
const afraid = words(
  '(?:scared|afraid|cant|can not|dare|weird|embarrass\\w*|asham\\w*|dont want|dont wanna|nervous|worried|too shy) (?:\\w+ ){0,5}?(?:tell|telling|say|saying|know|find out|trouble|talk to|talking)|(?:nobody|no ?one) (?:can|may|should) (?:ever )?(?:know|find out)|divorc\\w+|beat me|' +
    '(?:told me|said|says|made me|promised|swore|tells me) (?:\\w+ ){0,5}?(?:not to|dont|never|not) (?:tell|say)|(?:promised|swore) not|(?:my|our|its a|be a) secret|if i (?:tell|told|say|talk)|(?:in|big) trouble|' +
    '(?:will|ll|gonna|would|might) (?:\\w+ ){0,2}?(?:mad|angry|hate me|hate it|kill me|be upset|get worse|yell|hit me)|take me away|too embarrass\\w*|makes? it worse|snitch\\w*|tattle\\w*',
)
const quiet = words(
  'leave me (?:alone|be)|(?:dont|do not) (?:want to|wanna|want|like to) talk|(?:dont|do not) (?:wanna|want to) say (?:it|that|any\\w*)|stop (?:asking|it|talking|please)|please stop|nvm|nevermind|never mind|forget (?:it|about|i)|shut up|go away|can we not|not talk about|none of your|whatever|fuck\\w*|i hate you|no more questions|be quiet',
)
const now = words(
  'what (?:do|should|can|shud|shoud|could|am) i|(?:idk|(?<!you |they |she |he )dont know|not sure|dunno) (?:who|what|how|where)|how (?:do|should|can|could) i|who (?:can|should|could|do|will|would) (?:i|help)|what if|help me|help (?:please|pls)|what to do|where (?:do|can|should) i|please help',
)
const play = words(
  'game|games|tell (?:me )?(?:a|another) (?:joke|story)|play|something else|something fun|minecraft|roblox|fortnite|favou?rite|lets talk about|jokes?|hear a joke|do (?:you|u) like|bored|read me|draw something|sing',
)
const fine = words(
  '(?:im|i am|i feel|feel|its|it is|everything is|everythings|all|hes|shes|we are|were) (?:all |much |a bit |a little |so |really |totally |already )*(?:ok|okay|okey|fine|good|better|alright|safe|great|happy)(?: now)?|it (?:stopped|got better)|feeling better',
)
const lesson = words(
  '(?:can|could|may|should) (?:we|i) (?:\\w+ ){0,3}?(?:math|lesson|learn\\w*|read\\w*|next|going|go on|continue|start|homework|work|back|do|practice|spell\\w*)|(?:lets|let us|wanna|want to|ready to) (?:\\w+ ){0,3}?(?:math|lesson|learn\\w*|read\\w*|next|going|go on|continue|start|homework|work|back|do|practice|spell\\w*|keep)|next (?:question|one|problem)|go on|keep going|continue|back to (?:the |my )?(?:lesson|math|work)',
)
const notFine = words('(?:not|isnt|arent|aint|never|dont) (?:\\w+ )?(?:ok|okay|fine|good|better|alright|safe)')
const alone = words(
  'alone|(?:no ?one|nobody|noone|none) (?:\\w+ ){0,2}?(?:here|home|around|near|tell|is)|by myself|(?:at|went to|gone to|in|to) (?:the )?(?:work|store|shop|office|party)|works (?:\\w+ )?(?:nights?|late|today|all)|went (?:to|out)|left|(?:nobody|no one|noone)s|(?:gone|away|asleep|sleeping|sleeps)|(?:is|are) out|(?:only|just) (?:my|me|us|the|our)|dont have (?:any|no|a grown)\\w*|theres nobody|there is nobody|theres no ?one|there is no one|not (?:here|home|near)|nobody',
)
const place =
  '(?:here|with me|near|next to|beside|right there|in the|downstairs|upstairs|outside|came|coming|home|in|there|by me|holding|hugging)'
const near = words(
  `(?:PERSON|shes|hes|theyre) (?:\\w+ ){0,3}?${place}|(?:with|beside|next to|near|by) (?:my |the |our |a )?(?:big |old |older )?PERSON|PERSON is|PERSON are`,
)
const somebody = words('PERSON')
const yes =
  /^(?:(?:oh |um |uh )?(?:yes|yeah|yea|ya|yep|yup|yah|ye|y|uh huh|mhm|mm hm|sure|kind of|kinda|sort of|i think so|i guess|a little|i am|i do|they do|he is|she is|they are|it is|both|si|right now))\b/
const no = /^(?:(?:um |uh )?(?:no|nope|nah|naw|n|not really|never|i dont think so|not yet|nuh uh))\b/
const unsure = /^(?:idk|i dont know|dont know|dunno|not sure|maybe|im not sure|perhaps|i might|might be)\b/
const sometimes =
  /^(?:(?:only|just|like|maybe|idk) )?(?:sometimes|some times|at times|once|not always|not all the time|not every ?(?:day|time)|mostly|most of the time|depends|it depends)\b/
const unknown = words('(?:doesnt|dont|didnt) know|(?:nobody|no ?one) knows?|scared|coming back')
const thanks = words('thanks?|thank (?:you|u)|thx|ty|tysm|thnx')
const number =
  /^\d+ \w+ \d+ (?:is|equals) \d+$|^(?:um )?(?:(?:is it|the answer is|i think its|its|it is|answer) )?(?:\d+(?: \d+)*|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twent\w+|thirt\w+|fort\w+|fift\w+|sixt\w+|sevent\w+|eight\w+|ninet\w+|half|hundred|and|halves|thirds?|fourths?|fifths?|sixths?|eighths?|quarters?)(?: (?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|and|half|halves|thirds?|fourths?|fifths?|sixths?|eighths?|quarters?))*)$/

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 400)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const inOrder: [CareReading, (said: string) => boolean][] = [
  [
    'not_believed',
    (said) =>
      disbelieved.test(said) &&
      !/\bi (?:made it up|was lying|lied)\b/.test(said.replace(/(?:thinks?|says?|said|thought) i made it up/, '')),
  ],
  ['told_ignored', (said) => told.test(said) && inVain.test(said)],
  [
    'joke',
    (said) =>
      joke.test(said) &&
      !/\b(?:tell|hear|know) (?:me )?(?:a|another|any)\b/.test(said) &&
      // What somebody else calls a joke is none of the child's.
      !/\b(?:thinks?|says?|said|told me|hes|shes|theyre|they|he|she) /.test(said),
  ],
  ['real', (said) => real.test(said)],
  ['what_happens', (said) => happens.test(said)],
  ['quiet', (said) => quiet.test(said) || said === 'stop'],
  ['what_now', (said) => now.test(said)],
  ['afraid', (said) => afraid.test(said) && !/\bdont (?:want to|wanna) talk\b/.test(said)],
  ['secret', (said) => secret.test(said)],
  ['told_ok', (said) => told.test(said) && !/\bi (?:told|tell) (?:you|u)\b/.test(said)],
  ['blame', (said) => blame.test(said)],
  ['play', (said) => play.test(said)],
  ['go_on', (said) => (fine.test(said) || lesson.test(said)) && !notFine.test(said)],
  ['alone', (said) => alone.test(said)],
  ['near', (said) => near.test(said) && !/\b(?:not|isnt|miss|hate)\b/.test(said)],
]

/** What a child says while care is open, read against what was asked last. In doubt it is 'other', which is heard too. */
export function readInCare(text: string, asked: Care['asked']): CareReading {
  const said = plain(text)
  if (asked === 'safe' && (no.test(said) || unsure.test(said) || notFine.test(said) || unknown.test(said))) return 'no'
  const found = inOrder.find(([, fits]) => fits(said))?.[0]
  if (asked === 'safe' && (found === 'told_ok' || (!found && yes.test(said)))) return 'yes'
  if (found && !(asked === 'kind' && (found === 'near' || found === 'alone')))
    return asked === 'safe' && found === 'near' && yes.test(said) ? 'yes' : found
  if (asked === 'near' && no.test(said)) return 'alone'
  if (asked === 'near' && (yes.test(said) || somebody.test(said))) return 'near'
  if (asked === 'kind' && sometimes.test(said)) return 'sometimes'
  if (asked === 'kind' && unsure.test(said)) return 'unsure'
  if (asked !== null && no.test(said)) return 'no'
  if (asked !== null && yes.test(said)) return 'yes'
  if (thanks.test(said)) return 'thanks'
  return number.test(said) ? 'answer' : 'other'
}

/** A bare no where nothing was asked: to what the child was told to do. */
export const saysNo = (text: string) => no.test(plain(text))

const veryStrong = words(
  '(?:im|i am|i feel|feeling) (?:so|really|very|super|extremely|just so) (?:\\w+ )?(?:sad|mad|angry|scared|lonely|upset|worried|furious|heartbroken|nervous|frustrated)|i (?:just )?(?:want to|wanna|have to) (?:cry|scream)|i cant stop crying|(?:im|i am) crying|i cried|my (?:\\w+ )?(?:dog|puppy|cat|kitten|hamster|bunny|fish|bird|pet|grand\\w+|nana|aunt|uncle) (?:just |has )?(?:died|passed away|is dying)',
)

/** A strong feeling without danger, and nothing else beside it that the tutor should hear: no number, no question. */
export const isStrongFeeling = (text: string) => !/[\d?]/.test(text) && veryStrong.test(plain(text))
