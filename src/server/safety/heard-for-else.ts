// What the learned ear takes for need and is not: named here as kinds, and only where no list knows the words.

import { isNumberStory, isOnlyNumbers } from './number-talk.ts'

/** What every child says of a lesson or of its day: 'I wanna stop', 'what time do I have to leave'. */
const wishesOfLessons =
  /^\W*(?:(?:ok(?:ay)?|um+|please|so|but) )*(?:(?:can|could|may) (?:i|we) (?:please )?|i (?:wanna|want to|need to|would like to) |lets |let's )(?:stop|quit|be done|finish|take a break)(?: now| please| here| this| (?:doing )?(?:this )?(?:math|reading|homework|spelling)| for (?:today|now))*\W*$|^\W*what time (?:do|should|would|will|did) (?:i|we|they|he|she) (?:have to |need to |got to )?(?:leave|go|start|get up|wake up)\b/i

/** Arithmetic of ages. */
const agesCompared =
  /^\W*(?:so |and )?when (?:i'?m|im|i am|he is|she is|hes|shes) (?:\d{1,2}|[a-z]{3,6}) (?:he|she|i|my \w+|they)(?:'ll| will) be(?: \d{1,2}| [a-z]{3,6})?\W*$/i
const feelsBetter =
  /^\W*(?:(?:ok(?:ay)?|yeah|thanks?|thank you|now) )*(?:i feel|i'?m feeling|im feeling|i'?m|im) (?:a (?:lot|little|bit) |much |so much |way )?better(?: now| today| already)*\W*$/i

/** A grown-up of the family at the keyboard. */
const grownUpTypes =
  /^\W*(?:(?:hi|hello|hey|sorry)\W+)?(?:\w+\W+)?(?:this is|it'?s|i'?m|i am) (?:\w+['’]?s? |his |her |their |the )?(?:mom|mum|mommy|mama|dad|daddy|mother|father|parents?|grandma|grandpa|nana)\b(?: (?:typing|here|writing|speaking|now)|[.,!]| and i\b)(?!.*\b(?:hit|hits|hurt|hurts|touch\w*|secret|scared|afraid|boyfriend|yell\w*|drunk|kill\w*|die)\b)/i

/** Thunder, a bug, the dark: 'can it get in my house'. */
const comesIn =
  /^\W*(?:but |so |and )?(?:can|could|will|would) (?:it|lightning|thunder|a tornado|the storm|the rain|bugs?|spiders?|a bear|wolves|monsters?) (?:get|come|go) (?:in|into|inside) (?:my|our|the) (?:house|home|room|window)\W*$/i

/** Words of school work: what else is said beside them is about the work, unless a list speaks. */
const schoolWork =
  /\b(?:essay|paragraph|hypoth[ei]sis|hypothisis|sc?ience fair|percent|similes?|metaphors?|denominators?|numerators?|equation|counter ?argument|main idea|first sentence|thesis)\b|\d ?%/i

/** A hit of the bat. */
const ownHit =
  /\b(?:i|we|my team) (?:\w+ )?(?:get|got|gets|had|have|need|want) (?:a|an|one|my|\d+|another|two|three)(?: \w+)? hits?\b(?! (?:by|from|with|in the (?:face|head|stomach)))/i
const hitAlone = /\b(?:if|when) i get a hit\b/i

/** A needle, a tooth, the doctor: it may hurt, and nobody means harm. */
const atDoctor =
  /\b(?:shots?|vaccines?|needles?|dentist|doctor|nurse|checkup|cavity|braces|stitches|blood test|ears? pierced|wiggly tooth|loose tooth|pull (?:it|my tooth))\b/i
const mayHurt =
  /^\W*(?:but |and |so )*(?:i'?m|im|i am|i was) (?:so |really |kinda |a little )?(?:scared|afraid|nervous|worried) (?:that )?it(?:'s|s| is| will|'ll| might| would)? (?:gonna |going to )?hurts?(?: a lot| so much| really bad)?\W*$/i
/** What an essay asks for. */
const essayClaim =
  /^\W*(?:(?:and|but|so|also) )*(?:i think|because|cuz|bc|students|kids|schools?|they|teachers|people|phones|homework)\b/i

/** Talk about an essay in the making. */
const essayTalk =
  /\b(?:here'?s? (?:is )?my (?:intro\w*|conclusion|draft)|i believe (?:that )?(?:kids|students|schools?|teachers|recess|homework|phones|uniforms|every (?:kid|student|school)|we should|people should)|in conclusion|recess should|essay|paragraph|thesis|reason (?:1|one)|some people (?:say|think)|counter ?argument|evidence|conclusion|ending|hook|introduction|opinion|(?:school|schools|students|kids) should)\b|^\W*(?:i wrote|ok:)/i
const graver =
  /\b(?:my (?:\w+ )?(?:mom|dad|mommy|daddy|uncle|aunt|brother|sister|coach|boyfriend|cousin)|end (?:it|my life|everything)|myself|worthless|gone|goodbye|last (?:day|time)|anymore)\b/i

/** Twins of spelling that are mixed up, and quoted words of a story that is read. */
const wordTalk =
  /\b(?:their|there|theyre|they're|your|youre|its|it's|to|too|two)\b.{0,24}\b(?:mixed up|confused|mix (?:them|it) up|the difference)\b|\b(?:narrator|vulture eye|tell.?tale|poe|chapter \d+|the author|the character)\b/i
/** What is said of a book: whoever hurts in it hurts nobody here. */
const ofBook =
  /\b(?:narrator|thesis|the author|the main character|protagonist|antagonist|paragraph \d|chapter \d+|in the (?:book|poem|play|novel)|the poem)\b/i
const ofSelf = /\b(?:me|my|mine|myself|im|i am|i was|i have|us|our)\b|\bi['’]m\b/i
/** Lines of a poem, as one writes them behind each other. */
const verse = /\S{2,} \/ \S{2,}(?: \S+)+/
/** A poem may be a cry: it is asked about. */
export const isVerse = (text: string): boolean => verse.test(text)

/** A bus, a car: school work is done on the way. */
const workOnWay =
  /\b(?:rest of|finish|do) (?:my |the )?(?:math|homework|reading|work)\b.{0,16}\b(?:on the bus|in the car|at home|later|tomorrow)\b/i

/** It is to do a sum, a page, a shoe without help: 'my mom said do it by myself'. What is done there is named, and it is not everything. */
const worksAlone =
  /\b(?:do|did|doing|try|tried|read|write|wrote|solve|solved|finish|finished|figure|make|made|count|spell|learn|tie|tied|zip|draw)(?: (?:it|this|that|them|one|out|all|on|these|math|homework|reading|(?:this|that|the|my|a|these) (?:next |last |first |hard |whole )?(?:one|ones|page|problem|problems|question|questions|sum|homework|math|book|word|words|worksheet|shoe|shoes|part|sentence|story|picture))){0,4}(?: first)? (?:all )?by (?:my|your) ?self\b/i
const plight =
  /\b(?:alone|always|never|every ?(?:thing|one|body|day|night)|nobody|no ?one|anymore|cry\w*|hate\w*|sad|hopeless|disappear|secret|scared|afraid|dark|cut\w*|pills?|bleed\w*|rope|end|over|baby|siblings?|brothers?|sisters?|dinner|cook\w*|hungry|eat|drunk|goodbye|ready|plan\w*|bath\w*|shower|toilet|tonight|bed|basement|attic|roof|bridge|closet|woods)\b/i
/** The end of a riddle. */
const isRiddle = /^\W*i (?!'?m\b|am (?:so|sad|alone)\b)(?:\S+ ){3,16}(?:so )?(?:what|who) am i\W*$/i

/** A story in the making: what happens in it happens to nobody. */
const tellsStory =
  /\b(?:story (?:is |its |it'?s )?about|(?:writing|riting|making up|telling) (?:a|my) (?:\w+ )?story|once (?:upon a time|there|ther)|tell me a (?:\w+ )?story)\b/i
/** What may happen in it is asked, and to whom it must not: said of him, her or the dragon, never of anybody of the child's. */
const asksOfStory =
  /^\W*(?:(?:ok|okay|so|but|and|now|hmm|um|wait|then) )*(?:what (?:could|should|can|might|would|will|else could|else can|happens?|do i (?:write|put))(?: (?:i (?:write|put|say)|happen|happens|come|comes|he do|she do|they do|it do|the [a-z]+ do))?(?: next| now| then| to (?:him|her|it|them|the [a-z]+)| in (?:my|the) story)*|how (?:should|could|can|do|does|would) (?:i |it |he |she |the story |my story |this )(?:end|finish|go on)(?: it| my story| the story)?|help me (?:think|with) (?:of )?(?:what happens next|the next part|the ending|an ending))[\s,.!?]*(?:(?:but|because|bc|cuz|and|so) )?(?:i (?:dont|don't|do not|never|didnt|didn't) (?:want|wanna have) (?:him|her|it|them|the [a-z]+|anyone|anybody) to (?:die|get (?:hurt|killed|eaten)|be (?:dead|sad|alone|killed|eaten)|lose|cry))?(?: (?:in it|in the story|at the end))?\W*$/i
/** Where the marks of what somebody says belong. */
const asksMarks =
  /\b(?:where|how|when|do|help|put|need|does)\b.{0,30}\b(?:(?:talking|speaking|speech|quotation|quote) marks?|quotations?)\b/i

/** What is asked of an animal or a thing that was spoken of: what it does by nature, and nobody else is in it. */
const ofAnimal =
  /^\W*(?:(?:ok|so|and|but|then|oh|wait|huh) )*(?:how|why|what|where|when|which|can|do|does|did|are|is) (?:\w+ ){0,2}(?:they|it|its|these|those|the babies) (?:\w+ ){0,2}(?:eat|sleep|talk|swim|fly|breathe?|live|see|hear|smell|lay|grow|walk|move|jump|dig|float|glow|saying|have (?:eyes|ears|lips|legs|teeth|bones|tails?|brains?|noses?|wings))\b(?: [a-z']+){0,6}\W*$|^\W*(?:(?:so|and|but|then) )*how (?:does |do |can )?(?:it|he|she|they) know where (?:it|he|she|they)(?:'s|s|'re|re| is| are) going\W*$|^\W*(?:so |and )?do (?:they|it) know what (?:they'?re|it'?s) saying\W*$|^\W*(?:so |and )?why (?:does|do|is|are) (?:it|he|she|they) bark(?:ing)?\b/i
const anybody =
  /\b(?:you|your|u|kids?|child\w*|girls?|boys?|bab(?:y|ies)|people|some ?one|some ?body|men|man|wom[ae]n|friends?|m[ou]m\w*|dad\w*|step\w*|uncle|aunt\w*|brothers?|sisters?|home|house|room|bed|night|secret|tell|away|alone|drunk|mad|mean)\b/i
/** There, their and they're; sums of what somebody owes. */
const sameSound = /\b(?:there|their|they'?re) or (?:there|their|they'?re)\b|\b(?:to|too|two) or (?:to|too|two)\b/i
const ofDebt = /\bif (?:i|you|he|she|somebody|someone) owes? \$?\d/i
/** The last line of a story as a child writes it. */
const ofTaleEnd = /[.!,]\s*the end\W*$/i
const firstPerson = /\b(?:i|im|i'm|me|my|mine|we|us|our)\b/i
/** A baby at home cries, and takes the time of everybody. */
const newBaby = /\b(?:had|having|has|got|get) (?:a |another )?(?:new )?baby\b|\bbaby (?:brother|sister)\b/i
const babyTakesTime =
  /\b(?:cr(?:ies|ys|y|ying)|nobody|no one|plays? with me|time for me|attention|always holding|loud|sleeps?)\b/i
/** With a baby, these are harm. */
const roughly =
  /\b(?:shak\w*|shook|drop\w*|squeez\w*|smack\w*|slap\w*|pinch\w*|mad|angry|mean|leave[sd]?|left|alone|outside|locked|hungry)\b/i
/** How the tutor feels is asked, and nothing of the child is told. */
const asksTutor =
  /^\W*(?:(?:so|but|and|hey) )*(?:do|are|can|does|did) (?:you|u) (?:ever |even )?(?:get|feel|be) (?:tired|bored|sad|lonely|mad|angry|scared|happy|sick)\b/i
/** Geometry and physics have legs, walls and pushes. */
const ofShapes =
  /\b(?:hyp|hypotenuse|legs? \d+|triangle|ladder|newton\w*|net force|force (?:is|of|equals|times|and)|friction|acceleration|push the wall)\b/i

/** A story problem of a bottle of vitamins asks for days and for what is left, never for how many are too many. */
const countsPills =
  /\b(?:vitamins?|pills?|tablets|gummies)\b.*\bhow (?:many (?:days|weeks|months|bottles|boxes|packs|are (?:left|there|in))|long (?:will|does|do))\b/i

/** Most are a little afraid of a new school; of whom one is afraid is another thing. */
const newSchool =
  /^\W*(?:(?:and|but|so|ok|oh) )*(?:i'?m|im|i am) (?:\w+ ){0,2}(?:scared|nervous|worried|afraid) (?:for|of|about) (?:starting |going to )?(?:(?:high|middle|my new|the new|a new) school|junior high|next year|(?:fourth|fifth|sixth|seventh|eighth|ninth) grade)\b(?! (?:bus|driver|teacher|coach|boys?|girls?|kids?|man|guy))(?!.*\b(?:he|she|they|him|someone|somebody|alone|never)\b)/i
const withoutFear = (text: string) => text.replace(/\b(?:scared|afraid)\b/gi, ' ')

/** Steps on a number line, a spelling sentence, an end to practicing, a seat beside a friend: each as a whole line, since only that is harmless for sure. */
const soundsSo = [
  /^\W*(?:(?:oh|ok|so|wait|but|bc|because|cuz) )*(?:i'?m|im|i am|you|we) (?:go|going|count|counting|move|moving) (?:up|down|left|right|back|backward|forward)(?: (?:and )?not (?:up|down|left|right|back|backward|forward)| (?:by|from|to) (?:-?\d+|zero|one|two|five|ten)| on (?:the|a) number line)*\W*$/i,
  /^\W*they'?re (?:going|walking|coming|driving|running) (?:back )?(?:to|in|into) (?:there|their|they'?re) (?:house|car|home|school|room)\W*$/i,
  /^\W*if i (?:dont|don't|can't|cant) (?:get|make|pass) (?:it|in|this)\W+(?:i'?m|im|i am|ill|i'll) (?:quit|quitting)(?: (?:band|soccer|piano|this|the team|math))?\W*$/i,
  /^\W*(?:(?:and|but|so|ok|maybe) )*(?:i'?ll say |ill say )?i still (?:like|love) (?:sitting|playing|eating lunch) (?:w|with|by|next to) (?:her|my friends?)(?: at (?:lunch|recess|school))?\W*$/i,
]

/** What the Constitution lets one say is asked, and how people talk. */
const ofCivics = /\b(?:amendments?|bill of rights|constitution|free speech|freedom of speech|supreme court|congress)\b/i
const asksRights =
  /^\W*(?:(?:so|but|and|wait) )*(?:does that mean |can |could |may )(?:the |my |a )?(?:school|principal|teacher|government|police|president|congress) (?:can(?:'?t|not)? )?(?:stop|keep|ban|make|punish) (?:me|us|you|people|kids|students)(?: from)? (?:say|says|saying|speak|speaking|wear|wearing|write|writing|protest|protesting|pray|praying)\b(?: (?:stuff|things|it|what (?:i|we|they) (?:want|think)|anything))?\W*$/i
const asksHowSaid =
  /^\W*(?:(?:but|so|and) )*why (?:does|do) (?:every ?body|every ?one|people|they|kids) (?:always |still )?say (?:"|'|“)?(?:me and \w+|\w+ and me|ain'?t|gonna|who|whom|like)\b[^.!?]{0,24}\W*$/i

/** Hair is brushed, braided and washed at home. */
const hairCare =
  /^\W*(?:my )?(?:m[ou]m\w*|mama|dad\w*|grandma|nana|aunt\w*|sister|stepmom)(?: \w+)? (?:brush|braid|comb|wash|curl)(?:s|es|ed|ing)? my hair\b/i
const atHair =
  /\b(?:pull\w*|yank\w*|drag\w*|rip\w*|bald|cr(?:y|ies|ied|ying)|mad|angry|bleed\w*|until|til|naked|secret)\b/i

/** What health class teaches is what hurts: a poster of it, a skit and a definition are school work, where nobody tells of itself. */
const inClass =
  /^\W*(?:so |ok |today )*in (?:health|science|social studies|history|ela|guidance)(?: class)?,? (?:we|i) (?:learned|have to|had to|are|did|watched|talked)\b/i
const ofUnit =
  /\b(?:learned|poster|define|definition|essay|report|practice|skit|quiz|test|unit|worksheet|vocab\w*|facts)\b/i
const tellsOfSelf =
  /\b(?:i(?:['’]m|m| am)|i (?:think|feel|want|was|know|tried|did|do)|i(?:['’]ve| have) (?!to\b|soccer\b)|me|myself|my (?!group|poster|partner|class|teacher|homework|report|project)\w+)\b/i

const divorce = /\b(?:divorc\w*|splitting up|split up|separat(?:ed|ing))\b/i
const harm =
  /\b(?:hit\w*|hurt\w*|touch\w*|beat\w*|kick\w*|punch\w*|threw|throws?|scream\w*|yell\w*|scared|afraid|gun|knife|drunk|police|kill\w*|die|dead)\b/i

/**
 * It is about something else than a need. `isWorried`: what was said before leaves it open what this is about. `before`: what
 * was said just before, oldest first.
 */
export function isAboutElse(
  text: string,
  { isSure, isWorried, before }: { isSure: boolean; isWorried: boolean; before: readonly string[] },
): boolean {
  const isPlain = !harm.test(text) && !graver.test(text)
  if (!isSure && hairCare.test(text) && !atHair.test(text) && !harm.test(text)) return true
  if (isPlain && inClass.test(text) && ofUnit.test(text) && !tellsOfSelf.test(text)) return true
  if (isPlain && (asksTutor.test(text) || ofShapes.test(text))) return true
  if ((isPlain && isNumberStory(text)) || (!isWorried && isOnlyNumbers(text))) return true
  if (newSchool.test(text) && !harm.test(withoutFear(text)) && !graver.test(text) && !grief.test(text)) return true
  if (isPlain && asksHowSaid.test(text)) return true
  if (isPlain && asksRights.test(text) && [...before, text].some((one) => ofCivics.test(one))) return true
  if (isPlain && !grief.test(text) && soundsSo.some((one) => one.test(text))) return true
  if (!isSure && isPlain && countsPills.test(text) && !firstPerson.test(text)) return true
  if (isPlain && !firstPerson.test(text) && [...before, text].some((one) => tellsStory.test(one))) return true
  if (asksOfStory.test(text) && [...before, text].some((one) => tellsStory.test(one))) return true
  if (isPlain && babyTakesTime.test(text) && !roughly.test(text) && [...before, text].some((one) => newBaby.test(one)))
    return true
  if (isPlain && !firstPerson.test(text) && !anybody.test(text) && (ofAnimal.test(text) || ofTaleEnd.test(text)))
    return true
  if (isPlain && !grief.test(text) && (sameSound.test(text) || ofDebt.test(text))) return true
  if ((wordTalk.test(text) || workOnWay.test(text)) && !harm.test(text) && !graver.test(text)) return true
  if (ofBook.test(text) && !ofSelf.test(text)) return true
  if (agesCompared.test(text) || grownUpTypes.test(text) || comesIn.test(text)) return true
  if ((ownHit.test(text) || hitAlone.test(text)) && !somebody.test(text)) return true
  const isEssay = [...before, text].some((one) => essayTalk.test(one))
  if (isEssay && !harm.test(text) && !grief.test(text) && !graver.test(text)) return true
  if (mayHurt.test(text) && before.some((one) => atDoctor.test(one))) return true
  if (
    !isSure &&
    essayClaim.test(text) &&
    !harm.test(text) &&
    !grief.test(text) &&
    before.some((one) => schoolWork.test(one))
  )
    return true
  if (isSure) return false
  if (isPlain && asksMarks.test(text) && !grief.test(text) && !somebody.test(text)) return true
  const isWork = worksAlone.test(text) && !plight.test(text)
  if (!isWorried && !harm.test(text) && (isWork || (isRiddle.test(text) && !plight.test(text)))) return true
  return (
    (!isWorried && wishesOfLessons.test(text)) || feelsBetter.test(text) || (schoolWork.test(text) && !harm.test(text))
  )
}

/** Parents who part are a grief: it is asked about and told to a grown-up, and nobody is accused. */
export const tellsOfDivorce = (text: string): boolean => divorce.test(text) && !harm.test(text)

const asksAboutWriting =
  /\b(?:i (?:put|wrote|said|have|got)|my (?:sentence|letter|poem|story|title)|is (?:that|this|it) (?:right|good|ok|spelled)|(?:a|is) (?:simile|metaphor|sentence|verb|noun|fragment)|sound (?:right|good))\b/i
const grief = /\b(?:alone|cry\w*|hate\w*|sad|hopeless|nobody|no ?one|disappear|secret|tell)\b/i
const quoted = /(?:^|(?<=[\s:(]))["'“‘](?=\S)(.{6,}?)(?<=\S)["'”’](?=[\s.,!?)]|$)/g

/** The child's words without what it quotes of its own school writing: a poem's words are nobody's need. */
export function ownWords(text: string): string {
  if (!asksAboutWriting.test(text)) return text
  const left = text.replace(quoted, (all, words: string) => (harm.test(words) || grief.test(words) ? all : ' '))
  return left.trim() === '' ? text : left
}

const somebody =
  /\b(?:he|him|his|she|her|hers|they|them|their|someone|somebody|nobody|everyone|people|m[ou]m\w*|mama|dad\w*|papa|pa|ma|mother\w*|father\w*|step\w*|parents?|foster\w*|brothers?|sisters?|sis|bro|unc\w*|aunt\w*|cousins?|grand\w*|nana|boyfriend|girlfriend|babysitter|sitter|home|house|family|el|ella|mi|su|papi|mami|t[ií][oa]|abuel\w*|padrastro|madrastra|herman\w*|casa)\b/i
