import { isTenderTold } from './tellings.ts'

// What is felt comes before what could be counted, pictured or taken up: readers that only go along with a line ask here first.

/** Loss, hurt, fear and quarrel, in whatever is told. */
const felt =
  /\b(?:sad|cry|cries|cried|crying|miss|missed (?:him|her|them|my)|mad|angry|stole|steals?|bull(?:y|ies|ied)|unfair|not fair|hurts?|hurting|scared|afraid|yell(?:s|ed|ing)?|scream\w*|laughed|on purpose|at me|fight\w*|fought|sick|hates?|hated|without asking|because of me|left me|tumou?rs?|cancer|divorc\w*|hospital|foster|heaven|rainbow bridge|flushed|dead|died|dies|dying|owies?|boo ?boos?|bruises?|bites?|bit me|accidents?|bleed\w*|blood|went away|no friends|lonely|alone|nobody|no one|ugly|sorry|(?:is|was|were|are|so|hes|shes|theyre) mean)\b/i
/** What no one should go along with cheerfully, in English or Spanish: bodies, weapons, secrets, blows, breaking up. */
const grave =
  /\b(?:kill\w*|guns?|knife|knives|shoot\w*|shot me|poison\w*|veneno|pills?|butt|naked|pants|private|secrets?|hit|hits|hitting|kick\w*|punch\w*|rot|shut up|dumb|stupid|split up|left us|starv\w*|help|sto+p|mom left|dad left|pee|pega|pegan|pego|malo|mala|malos|malas|conmigo|feos? conmigo|mi cuerpo|miedo|triste|llora|lloro|murio|solo|sola|nadie)\b/i

/** 'hhhhelp', 'ssstop': a letter that is drawn out stands once. */
const short = (text: string) => text.replace(/([a-z])\1{2,}/gi, '$1')

export const isTender = (text: string): boolean => felt.test(short(text)) || isTenderTold(text)

/** What somebody should look after: fire, medicine, weapons, drink, eating nothing, strangers, custody. No game, praise or advice goes along with it. */
const ofCare =
  /\b(?:fires?|smoke alarm|burn\w*|vap(?:e|es|ing)|cigarettes?|smok(?:e|es|ing)|beer|wine|alcohol|drunk|pills?|medicines?|meds|drugs?|knives?|razors?|matches|lighter|underwear|strangers?|discord|snapchat|in the (?:van|park)|online|roblox|address|password|touch(?:ed|es|ing)?|chok(?:e|es|ed|ing)|run ?away|revenge|steal|stab|starve|dark|alone|custody|dumbest|stupidest|ugliest|fattest|fat|thin|diet|lose weight|hurts?|scared|afraid|bleed\w*|die[ds]?|dying|dead|left (?:my|the) (?:baby|little|dog|cat))\b|\b(?:quit|stop|stopped|skip|not|dont|don't) (?:eat|eating|eats|lunch|dinner|breakfast)\b|\b(?:wants?|asked|going) to meet\b|\b(?:mom|mommy|mama|dad|daddy)\b.*\bor\b.*\b(?:mom|mommy|mama|dad|daddy)\b/i
export const needsCare = (text: string): boolean => grave.test(short(text)) || ofCare.test(short(text))

export const isGrave = (text: string): boolean => isTender(text) || grave.test(short(text))

/** People and pets are told of, and not counted. */
const ofHome =
  /^(?:dog|cat|pupp|kitt|pet|hamster|bunn|rabbit|hors|turtle|baby|babies|cousin|teacher|brother|sister|sibling|friend|mom|dad|parent|grandm|grandp|uncle|aunt|nana|papa|person|people|famil|bull)/i
export const isOfHome = (thing: string): boolean => ofHome.test(thing)
