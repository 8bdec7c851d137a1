// Whether this child itself hurts now, in its own strong words. A mild word ('scared', 'screamed', 'cried') in a merry, past or borrowed
// telling opens no comfort: most of what children tell with such words is long over, of somebody else, or funny.

const feels =
  '(?:sad|sadder|lonely|scared|afraid|mad|angry|furious|upset|worried|ashamed|embarrassed|embarassed|nervous|anxious|jealous|heartbroken|miserable|terrible|awful|horrible|stressed|overwhelmed|hurt|left out|alone|invisible|bad)'
const ownFeeling = new RegExp(
  `\\b(?:i'?m|i am|i feel|i felt|i was|i get|i got|i still feel|makes? me|made me|feeling|makes me feel|made me feel) (?:(?:so|really|very|super|too|still|just|always|all|feel|kind of|kinda|a little|pretty|getting|been|like|also|and) )*${feels}\\b`,
  'i',
)
const signs: readonly RegExp[] = [
  /\bi(?:'?m| am| was| just| still| always| really)* (?:cry|cried|cryed|cryd|crying|want to cry|wanna cry|had a (?:\w+ )?cry)\b|\bmade me cry\b/i,
  /\b(?:nobody|no one|noone|no body|everyone|everybody|they|he|she|(?:the|those|some|this|that|my) \w+)(?: (?:all|always|just|never|even|keeps?|kept|won'?t|wont|doesn'?t|doesnt|don'?t|dont|didn'?t|didnt|was|were|is|are|ever|would))* (?:likes?|talks? to|talked to|plays? with|played with|sits? (?:with|by)|sat (?:with|by)|wants? to (?:play|sit|be)|laugh(?:s|ed|ing)? at|teas(?:e|es|ed|ing)|made fun of|makes? fun of|making fun of|pick(?:s|ed|ing)? on|yell(?:s|ed|ing)? at|scream(?:s|ed|ing)? at|push(?:es|ed)?|hits?|hitting|kick(?:s|ed|ing)?|punch(?:es|ed)?|bull(?:y|ies|ied|ying)|hates?|ignor(?:e|es|ed|ing)|hurts?|invited?|call(?:s|ed)|cares? about|listens? to|mean to|meaner to|blame[sd]?|left) (?:with |by |to )?(?:me|us)\b/i,
  /\b(?:don'?t|dont|do not|didn'?t|no) (?:have |got )?(?:any |no )?friends\b|\bi have no(?:body| friends| one)\b/i,
  /\bi (?:hate|don'?t like|dont like|can'?t stand) (?:myself|my life|my body|being me|it here|my brain|how i look)\b/i,
  /\bi (?:really |still |just |so |kind of |kinda |do )*miss (?:my|him|her|them|it|you|home|when|having|our)\b/i,
  /\b(?:my|our) (?!legs?\b|arms?\b|feet\b|phone\b|battery\b|ipad\b|tablet\b|computer\b|voice\b|hair\b|plants?\b|character\b|team\b|(?:car|truck)\b)(?:\w+ ){0,3}(?:died|passed away|is dying|is dead|is in the hospital|has cancer|is really sick|is very sick|ran away|got put to sleep|is in jail|got arrested|left us|moved out)\b/i,
  /\b(?:my |our )?(?:mom|mommy|mama|dad|daddy|papa|parents|mom and dad|they)(?: \w+)? (?:are |were |is |was |keep |kept |always |won'?t stop )?(?:fight(?:ing)?|(?:yell|scream)(?:ing|s|ed)? (?:at (?:me|us|each other|him|her)|again|all the time|every|a lot)|fought|divorc\w*|getting (?:a )?divorced?|splitting up|breaking up|don'?t love)\b/i,
  /\b(?:stole|took|broke|ripped|ruined|wrecked|smashed|destroyed) (?:my|our)\b|\bit (?:still |really )*hurts (?:me|so|a lot|inside|my feelings)\b|\bhurt my feelings\b/i,
  /\bi (?:want|wanna|wish i could|just want)(?: to)? go home\b|\bi (?:can'?t|cant) (?:sleep|breathe|stop thinking|stop worrying|stop crying)\b|\bnot my friend anymore\b|\b(?:all|always) my fault\b|\bi wish i was(?:n'?t| not| never)\b/i,
  /\bi (?:fail(?:ed)?|flunked|bombed)\b|\bi(?:'?m| am)(?: \w+)? (?:in (?:big |so much )?trouble|grounded|so tired of|stupid|dumb|ugly|the worst|not good enough|a failure|a loser|worthless)\b|\bi got (?:yelled at|left out|made fun of|picked on|blamed|grounded)\b/i,
]

/** What is merry, past, only said, or played: no heart is sore in it now. */
const laughing =
  /\b(?:lol|lmao|rofl|haha\w*|ha ha|hehe\w*|jk|just kidding|funny|funniest|hilarious|happy cr\w+|laughing so|laughed so (?!they|he|she|nobody|no one|that)|(?:i|we|she|he|mom|dad|everybody|everyone|we all|they) (?:all |both |just )?(?:laughed|cracked up|were laughing|was laughing|died laughing)(?! (?:at (?:me|us)|so (?:they|he|she|nobody|no one))\b))\b/i
const notNow =
  /\b(?:i want (?:it|her|him|the (?:story|ending|book)|my (?:story|book|ending)) to be|(?:just|its|it's|lets|let's|we|to|a) pretend|pretend (?:to be|that|you|im|i'm|i am|he|she|it|we|store|house|school)|play(?:ing|ed)? (?:dead|zombies?|tag|horses|house|monsters?)|for fun|for a joke|as a joke|in (?:the|a|my) (?:game|book|movie|show|story|play|song|poem)|haunted house|roller ?coaster|halloween|costume|minecraft|roblox|fortnite|zombies?|once|one time|last (?:year|summer|time)|when i was (?:\d+|two|three|four|five|six|little|a baby|small|in)|used to|back then|i was only \d|years? ago|at first)\b/i
/** It says itself that it is over or not so. */
const over =
  /\b(?:(?:not|never|aren'?t|arent|isn'?t|isnt|wasn'?t|wasnt|weren'?t|no longer) (?:\w+ )?(?:sad|mad|scared|afraid|angry|upset|worried|nervous|crying|fighting|lonely|alone|hurt)|(?:forgot|forgot all about) (?:to be|being) \w+|(?:less|a little less|only a little) (?:scared|sad|mad|nervous|worried)|(?:it|he|she|i|we|they|its|it's|hes|shes|were|im|i'm|all)(?:'?s| is| am| are| was)? (?:\w+ )?(?:all )?(?:better|good|fine|ok|okay|over|friends|alright) (?:now|again)|better now|all better|all good|its ok\b|it'?s okay|but (?:it was|its|it's|i'?m|im|we'?re|he'?s|hes|shes|she'?s) (?:\w+ )?(?:ok|okay|fine|good|fun|cool|funny|better|worth it)|(?:didn'?t|didnt|don'?t|dont|doesn'?t|doesnt) hurt|worth it|so brave|i was brave|no big deal|for a (?:day|minute|second|sec|little bit)|just (?:a|the|my|its|coats|kidding))\b/i

/** The child itself finds it funny. */
export const isFunnyTold = (text: string): boolean => laughing.test(text)
export const isLightlyTold = (text: string): boolean => laughing.test(text) || notNow.test(text)
export const isOverNow = (text: string): boolean => over.test(text)

/** This child hurts, and now: only then a comfort is opened that stays open. */
export const hurtsNow = (text: string): boolean =>
  !isLightlyTold(text) && !over.test(text) && (ownFeeling.test(text) || signs.some((one) => one.test(text)))

/** What still is of a hurt that was told of: words of sorrow, of somebody's unkindness, of what is feared or missed. */
const ofHurt =
  /\b(?:sad|cr(?:y|ies|ied|yed|yd|ying)|stole|stolen|hit|hits|hitting|loud|slam\w*|draw (?:her|him)|for (?:her|him)|miss|missing|alone|lonely|nobody|no one|mad|mean|meaner|worse|worst|hurts?|hurting|scared|afraid|worr(?:y|ied|ies)|sorry|hates?|unfair|not fair|fair|fault|friends?|friend'?s|likes? me|with me|to me|at me|about me|without|ignor\w*|left|lost|loses?|died|dead|die|gone|heaven|sick|hospital|yell(?:s|ed|ing)?|fight\w*|fought|moved?|moving|wish|forget|forgot|never|always|anymore|divorc\w*|feel|feels|felt|feelings?|care|cares|love|loves|tired|trouble|blame\w*|promised?|lied?|lying|quit|give up|why|maybe|talk to|tell (?:my|her|him|them|anyone)|told on|apolog\w*|embarrass\w*|asham\w*|nervous|cant|can'?t|hope)\b/i
const fewestOther = 6

/** A line beside an open feeling that may still be of it: words of hurt, or too few to tell of something else. */
export const staysFelt = (text: string): boolean =>
  !isLightlyTold(text) && !over.test(text) && (ofHurt.test(text) || text.trim().split(/\s+/).length < fewestOther)
