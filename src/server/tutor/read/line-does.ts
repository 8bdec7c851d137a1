// What a line does, by its form alone: it leaves, waits, asks, tells of a mishap, argues, plans. Nothing of it has to be understood.

/** What is done by a line that no reader understood. */
export type Does =
  | 'away'
  | 'wait'
  | 'done'
  | 'some'
  | 'wantWho'
  | 'hurt'
  | 'unfair'
  | 'lessThan'
  | 'ofSelf'
  | 'relief'
  | 'proud'
  | 'mishap'
  | 'told'
  | 'bet'
  | 'sad'
  | 'splash'
  | 'tellGrownUp'
  | 'word'
  | 'number'
  | 'insight'
  | 'because'
  | 'opinion'
  | 'plan'
  | 'never'
  | 'wantYes'

const family =
  'mom|mommy|mama|mami|mum|dad|daddy|papa|papi|nana|grandma|gramma|granma|grandpa|grampa|granpa|abuela|abuelo|abuelita|tia|tio|auntie?|uncle|sister|brother|brudder|sissy|cousin'
const lead =
  '^\\W*(?:(?:and|but|so|then|ok|okay|k|oh|ohh+|wait|no|yes|yeah|nah|ugh|um+|well|hey|now|like|cuz|cause|because|man|fine|alright) )*'
const at = (pattern: string) => new RegExp(`${lead}(?:${pattern})`, 'i')

/** Written out in one way: no curly marks, no doubled blanks. */
const plainly = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim()

const calls = new RegExp(
  `\\b(?:brb|be right back|my (?:ride|bus|${family})(?:'s| is)? here(?: now)?\\W*$|(?:s?he'?s|shes|hes|they'?re|theyre|mom'?s|dad'?s|moms|dads) (?:finally )?here+!*\\W*$|(?:my )?(?:${family}) (?:is |'s )?(?:calling|yelling for|waiting for) me)|\\b(?:she|he|(?:my )?(?:${family})) (?:says|said|is like) (?:ven a comer|come (?:eat|here|on|now|down)|(?:its |it's )?(?:dinner|time|lunch|bed ?time)|i (?:have to|gotta|need to) (?:go|come|eat))\\b|\\b(?:i'?m|im) (?:out|off)\\W*$|(?:^|[.!,] ?|\\b(?:ok|k|anyway|oh|welp) )i (?:got|have|hav) (?:\\w+ )?(?:practice|soccer|piano|dance|karate|swimming|rehearsal)(?: now)?\\W*$|${lead}i (?:gotta|got to|have to|hafta|need to) (?:go|eat|leave|run)\\b(?! (?:over|through|back|first|to the next|my (?:veggies|vegetables)))|\\btime (?:for|to) (?:dinner|bed|lunch|go)\\b\\W*$`,
  'i',
)
const waits =
  /^\W*(?:(?:ok|oh|um+|wait|sorry|no) )*(?:hold on|hang on|hold up|one (?:sec|second|minute)|just a (?:sec|second|minute|moment)|gimme a (?:sec|second|minute)|wait (?:a|one) (?:sec|second|minute)|(?:wait|sec)\W*$)/i
const isDone = at(
  "(?:i'?m |im |i am |we'?re |it'?s |its |that'?s |all )*(?:all )?(?:done|finished|did it all|fixed(?: it)?)(?: with (?:it|that|this|that one|this one|number \\w+))?\\b(?! (?:with (?:you|school|him|her|them)|by|before|my|the|a|at))|the end\\b|(?:ok |there )?(?:i )?(?:finished|fixed) (?:it|them|that one|all of (?:it|them))\\W*$",
)
const doneBehind = /[.!,] (?:ok |okay )?(?:all )?(?:done|fixed|finished)\W*$/i
const some =
  /\b\d+ (?:down|done)[, ]+(?:and )?\d+ (?:to go|left|more)\b|\bi (?:still )?have (?:like )?\d+ (?:more|left)\b/i
const who = `(?:my )?(${family})`
const wantsWho = at(
  `i (?:really |just )?(?:want|wanna see|need) (?:to (?:see|go to|be with) )?${who}(?: now| back| so bad| here)*\\W*$`,
)

const bodies =
  'finger|hand|arm|leg|knee|foot|toe|head|tummy|stomach|belly|tooth|teeth|ear|eye|back|ankle|elbow|lip|tongue|throat|wrist|thumb|chin|neck|gums?'
const hurts = new RegExp(
  `\\b(?:my|the) (?:\\w+ )?(?:${bodies})s? (?:is |are |still |really |kinda |is still |keeps? )*(?:hurts?|hurting|bleed\\w*|sore|swollen|messed up|aches?|stings?|throbbing)|\\b(?:burn(?:ed|t)|cut|scraped|bumped|twisted|hurt|jammed|pinched|smashed|stubbed|sprained|broke) my (?:\\w+ )?(?:${bodies})s?\\b|\\bblood\\b.*\\bmy\\b|\\bmy (?:\\w+ )?(?:${bodies})s?\\b.*\\bblood\\b|\\b(?:i'?m|im) bleeding\\b`,
  'i',
)
const unfair =
  /\b(?:blamed (?:it on )?(?:me|my|the|us)|(?:no|wasn'?t any|not any|didn'?t have) (?:room|space|seat|spot) for me|did ?n[o']?t (?:save|saved) me|sat with (?:other|someone|somebody|the other) \w+|(?:i'?m|im|i am|i was|i have to|i had to) (?:doing|do) (?:everything|all (?:the|of|it)|it all|the whole thing)|(?:won'?t|wont|doesn'?t|doesnt|don'?t|dont|isn'?t|isnt|not|never|nobody|no one|he|she|they)(?: even| wants to)? (?:help|helps|helping)(?: me| us| at all)*\W*$|does nothing|doing nothing|told .{2,30} (?:it was|that i|i did)\b.*\bme\b|told .{2,30} it was me|hogged|hogs|hogging|cheated|cheats|cut(?:s|ting)? in (?:front|line)|left me out|leave me out|won'?t let (?:me|us)|wont let me|doesn'?t let me|didn'?t let me|never lets? me|without me\W*$|before me\b|(?:picked|chose|chooses|picks) (?:everybody|everyone|someone|somebody|anyone) (?:but|before|except)|didn'?t do anything\b.*\b(?:got|gets|same|too)|get up when i|move(?:d)? away (?:from me|when i)|walk(?:ed|s)? away (?:from me|when i)|laughed at me|laugh when i|not even sorry|nobody will tell me|no ?(?:body|one) (?:tells|told|asked|listens to|listened to|picked) me|i (?:didn'?t|never) (?:even )?(?:get|got) (?:to|a turn|any)|said i (?:look|talk|smell|walk) like|(?:said|says) (?:i'?m|im) (?:doing it |so |too )?(?:wrong|dumb|slow|bad|weird|stupid|ugly|fat|a baby)|calls? me (?!for|back|on|when|at|every|by|if|mija|mijo)\w+|called me (?!for|back|on|when|at|by|if|up|over)\w+|copied (?:me|my)|takes? my (?:stuff|things|turn)|got (?:all )?the credit|i (?:didn'?t|didnt) even (?:say|do) (?:any|no)thing)\b/i
const lessThan =
  /\b(?:faster|smarter|better|quicker|stronger|taller|higher|further|farther|ahead|cooler) (?:then|than) (?:me|i am|i do|mine)\b|\b(?:reads?|does|gets|knows?|has) .{2,30}\b(?:and|but) i (?:just|only|still|can'?t|don'?t|cant|dont)\b|\b(?:everybody|everyone) (?:else )?(?:can|is|has|gets|knows)\b.{0,30}\b(?:but|except) (?:me|i)\b/i
const ofSelf =
  /\bclassic me\b|\bi always (?:freeze|mess|forget|lose|drop|get (?:it|them|that|those|this) wrong|do (?:it|that) wrong|fail|choke|mix)|\bi(?:'ve| have|ve)? never (?:been|am|get|do|win|been) (?:brave|good|right|picked|chosen|any good)|\bever been (?:brave|good)\b|\bi keep (?:messing|forgetting|losing|dropping|failing|getting (?:it|them) wrong)|\bmy (?:voice|brain|mind|hands?) (?:did|does|do|goes|went|go|gets?) (?:the |all )?(?:crack\w*|blank|shaky|squeaky|weird|mush)/i
const relief =
  /^\W*(?:(?:ok|oh|and|so|yay|omg) )*(?:got (?:him|her|it|them|em)\b|(?:we|i|he|she|mom|dad) found (?:him|her|it|them)\b|(?:he|she|it|they)(?:'s| is|s| are|'re)? (?:ok|okay|better|back|home|safe|fine)(?: now| again)?\W*$|(?:he|she|it) came (?:back|home))/i
const proud = at(
  '(?:i|we) (?:finally |actually |just )*(?:did it\\b|won\\b|beat\\b|made it\\b|passed\\b|scored\\b|learn(?:ed|t|d) (?:how )?to\\b|got (?:it (?:right|all)|them all|a (?:hundred|100|perfect|star|sticker|medal|trophy|ribbon|goal|strike|home ?run))|can (?:\\w+ ){0,4}(?:by myself|all by myself|now|without)\\b|nailed\\b|aced\\b|figured it out)',
)
/** What the others did takes from it: 'we scored 4 and they scored 6'. */
const othersToo =
  /\b(?:and|but) (?:they|he|she|the other team|then) (?:\w+ )?(?:scored|won|beat|got|had|said|took|lost)\b|\bbut\b/i
const didIt = /\b(?:all by (?:my ?self|mine self)|for the first time(?: ever)?|i did it)\W*$/i
const mishap =
  /\b(?:fell (?:in|off|down|out|over|on|into)|spill(?:ed|t)|dropped|cracked|broke|breaked|ripped|tore|smashed|crashed|burn(?:t|ed)|burnt|lost|got out|got away|ran away|runned away|escaped|stepped on|ate the|missed the (?:bus|train|game)|threw up|barfed|melted|popped|exploded|flooded|got stuck|stuck in|came out (?:flat|wrong|burnt|weird|bad|hard)|went (?:wrong|everywhere|flat)|didn'?t work|messed (?:it )?up|ruined|drawed on|drew on|scribbled|forgot (?:my|the)|late for)\b/i
const told = /\b(?:did (?:you|u|ya) (?:even )?know (?:that )?\w+ \w+|didja know|fun fact)\b/i
const sad = /\b(?:i'?m|im|i am|i feel|i|makes me) (?:so |really |very |kinda |a little )?sad\b/i
const bet = /\bbet (?:me|him|her|us|them)\b|\b(?:he|she|they) better pay up\b/i
const stops = /\b[A-Z]{5,}\b/
const tellGrownUp = new RegExp(
  `\\b(?:i'?ll|ill|i will|imma|gonna|going to|i should|i could|maybe i|i might|i may) (?:just |maybe |go )*(?:tell|talk to|ask) (?:my |the |a )?(?:${family}|teacher|coach|counselor|principal|nurse|parents|grown ?-?up|mr\\.? \\w+|mrs\\.? \\w+|ms\\.? \\w+|miss \\w+)\\b`,
  'i',
)
/** Letters one by one, or the sounds of a word: 'f o x', 'puh eh nnn', 'mmm aaa t'. */
const letters = /(?:^|\s)[b-z](?:[ -][a-z]){2,}(?=[\s.!?,]|$)|(?:^|\s)[a-z](?:[ -][a-z]){3,}(?=[\s.!?,]|$)/i
const sounds =
  /(?<![\w'’])(?:[pbktdgflrsw]uh|mm+|nn+|ss+|rr+|ff+|ll+|aa+|eh) (?:[a-z]{1,4} )*(?:[a-z]{1,4}|mm+|nn+|ss+)\b/i
const tried = new RegExp(
  [
    "\\b(?:i (?:put|got|wrote|picked|chose|said)|so (?:its|it's|it is|like|thats|that's)(?: like)?|equals?) (?:like |about )?[$.]?\\d[\\d./:,%]*(?: ?r ?\\d+)?(?=\\W*$|[.,!?]| (?:left|eaten|so|and|cause|cuz|because|for|but|cents|dollars)\\b)",
    '\\d.*\\b(?:is|makes?|equals?|are|=) \\$?\\d',
    `${lead}[$.\\d][\\d./,%$]*(?: ?(?:r|remainder) ?\\d+| (?:and|out of|plus|times) \\d+)?(?: (?:left|cents|dollars|percent))?\\W*$`,
    '\\b[\\d.]+ (?:is |was )?(?:bigger|smaller|more|less|greater) (?:than|then|cause|cuz|because)',
    '^\\W*(?:(?:and|so|ok) )*(?:\\w+ ){0,3}\\d+ (?:quarters?|dimes?|nick(?:el|le)s?|penn(?:y|ies))\\b',
    '\\bso \\d[\\d/]* left\\b',
  ].join('|'),
  'i',
)
const insight =
  /^\W*(?:ohh+|oh+ (?:wait|so|ok|okay|i see|i get)|o+h+ (?:so|wait)|aha+|ah+ (?:so|ok)|wait so|oh ok so|so (?:then |basically |it'?s like |thats like |that'?s like |thats why |that's why )|then its |then it'?s |oh (?:its|it'?s|theyre|they'?re|thats|that'?s) (?:like|just|the))/i
const because =
  /\S+ \S+.*\b(?:because|cause|cuz|becuz|bc|coz|becus)\b \S+ \S+|^\W*(?:cause|cuz|because|bc|becuz) \S+ \S+/i
const opinion =
  /\b(?:should|shouldn'?t|better than|worse than|the best|the worst|ought to|literally everything|people say|teachers could|they could just|overrated|underrated|i (?:honestly )?don'?t care either way)\b|\bi (?:honestly |really )?think (?:that )?(?:its|it's|they|we|that|kids|people|the)\b/i
/** It tells how somebody did once, or what it will say itself. */
const ofOnce =
  /\b(?:did|felt|held|got|had|was|were|i should (?:say|put|write|use|do|make)|should i|best (?:day|friend|night|part|time|thing)|my best|not the worst)\b/i
const plan = at(
  "(?:maybe |i guess |i think )*(?:i'?m|im|i am|i'?ll|ill|i will|imma|we'?ll|we'?re|i wanna|i would rather|i'?d rather|we are) (?:just |prob(?:ably)? |maybe |totally )*(?:gonna|going to|gunna|picking|choosing|doing|using|making|getting|(?:just )?(?:play|ask|do|go|use|draw|write|make|try|start|put|take|pick|show|bring|read|build|do it|wait|call))\\b",
)
const switches = /^\W*(?:ok|k|fine)? ?(?:im )?switching\b/i
const never =
  /^\W*(?:(?:no|nope|nah|ew+|but|and) )*(?:i would never|i'd never|i will never|never ever|no way i|(?:i'?m|im|i am) (?:still )?not (?:gonna|going|going to|doing|eating|touching|wearing)\b|i (?:would not|wouldn'?t) (?:ever )?)/i
const wants = at(
  '(?:i|we) (?:really |just |so )*(?:want|wish|wanna have|hope) (?:i |we |that |a |an |the |some |to have |one|it|two|three|new|more)',
)
const harm =
  /\b(?:punch|hit|kick|kill|hurt|hate|slap|fight|die|dead|choke|stab|shoot|burn|steal|smash his|smash her|revenge|get (?:him|her|them) back)\b/i
const asksToo = /\?\s*$|\b(?:is that|is it|is one|what|whats|how|why|which|who|where|did i|can i|should i)\b/i

const table: readonly (readonly [Does, (text: string) => boolean])[] = [
  ['away', (text) => calls.test(text) && words(text) <= mostLeaving],
  ['wait', (text) => waits.test(text) && !/\b(?:how|why|what|so|but)\b/i.test(text)],
  ['wantWho', (text) => wantsWho.test(text)],
  ['told', (text) => told.test(text)],
  ['splash', (text) => /\bguess what\b\W+\w+/i.test(text) && !/\bguess what\W+i\b/i.test(text)],
  ['sad', (text) => sad.test(text)],
  ['bet', (text) => bet.test(text)],
  ['hurt', (text) => hurts.test(text)],
  ['some', (text) => some.test(text) && !/\b(?:tired|sad|bored|mad|hungry|sick|hate)\b/i.test(text)],
  ['unfair', (text) => unfair.test(text) && !asksToo.test(text)],
  ['lessThan', (text) => lessThan.test(text)],
  ['tellGrownUp', (text) => tellGrownUp.test(text)],
  ['ofSelf', (text) => ofSelf.test(text)],
  ['word', (text) => letters.test(text) || sounds.test(text)],
  ['number', (text) => tried.test(text)],
  ['relief', (text) => relief.test(text)],
  ['proud', (text) => (proud.test(text) && !othersToo.test(text)) || didIt.test(text)],
  ['done', (text) => (isDone.test(text) || doneBehind.test(text)) && !asksToo.test(text)],
  [
    'mishap',
    (text) =>
      mishap.test(text) &&
      !/\b(?:maybe|lol|haha|broke (?:the|my|a|his|her|our) (?:\w+ )?records?|broke up|lost (?:a |my |\w+ )?(?:tooth|teeth)|(?:already )?lost (?:two|three|four|five|six|\d+)\W*$)\b/i.test(
        text,
      ),
  ],
  ['never', (text) => never.test(text)],
  ['plan', (text) => (plan.test(text) || switches.test(text)) && !asksToo.test(text)],
  ['insight', (text) => insight.test(text)],
  ['because', (text) => because.test(text)],
  ['opinion', (text) => opinion.test(text) && !ofOnce.test(text)],
  ['wantYes', (text) => wants.test(text)],
  ['splash', (text) => stops.test(text) && /[!]/.test(text)],
]
const longest = 30
const mostLeaving = 14
const words = (text: string) => text.split(' ').length

/** The first of the kinds that the line plainly is; null where its form shows none. What may do harm is none of them. */
export function doesOf(text: string): Does | null {
  const line = plainly(text)
  if (words(line) > longest) return null
  const found = table.find(([, is]) => is(line))?.[0] ?? null
  return found !== null && harm.test(line) && !unharmed.has(found) ? null : found
}

/** These are met alike whatever is done in the line. */
const unharmed: ReadonlySet<Does> = new Set([
  'away',
  'wait',
  'hurt',
  'unfair',
  'tellGrownUp',
  'ofSelf',
  'wantWho',
  'mishap',
])

const amazed =
  /\b(?:that'?s|this is|it'?s|how|so|that is|is) (?:\w+ ){0,3}(?:crazy|insane|weird(?:est)?|wild|nuts|cool(?:est)?|awesome|amazing|gross(?:est)?|nasty|sick|huge|tiny|many|much|impossible|creepy|scary|lot|long|hot|cold|far|fast|old|big|loud|strong|sad|mean)\b|^\W*(?:(?:oh|ok|but) )*(?:wow|whoa|woah|omg|dang|no way|holy|what the|yikes)\b|\?\?+|[!?]{3}|^\W*(?:(?:from|in|only|like|a|an|the) )?[A-Z]{3,}\b/
const objects =
  /^\W*(?:(?:ok|well|yeah|um+|and) )*(?:but|nuh uh|nu uh|nope|no (?:he|she|it|they|the|a)\b|that'?s not (?:true|right)|it'?s not|its not|not (?:all|every)|you said|they (?:are|do) not)\b/i
const spins =
  /^\W*(?:(?:haha|lol|so|and|ok|ew+) )*(?:like (?:they|he|she|it|a|an|my|if)\b|so (?:you|they|he|she|it|basically|no)\b|you (?:could|can|would|couldn'?t|can'?t)\b|imagine\b|i (?:need|would|wish|want) (?:that|one|it|to (?:be|have))\b|i'?d\b|if (?:i|they|my)\b|thats? (?:like )?(?:me|my|a)\b|that'?s (?:like )?(?:me|my|a)\b)/i
const mostBehind = 13

/** How a line takes what was told just before it: amazed, with an objection, or spinning on from it. */
export function takesFact(text: string): 'surprise' | 'doubt' | 'riff' | null {
  const line = plainly(text)
  if (words(line) > mostBehind) return null
  if (objects.test(line)) return asks.test(line) ? null : 'doubt'
  if (amazed.test(line) && !asks.test(line)) return 'surprise'
  return spins.test(line) && !asks.test(line) && !harm.test(line) ? 'riff' : null
}
const asks =
  /[a-z]\?\s*$|^\W*(?:(?:and|but|so|ok|wait|then) )*(?:what|why|how|who|where|when|which|do|does|did|is|are|can|could)\b/i
