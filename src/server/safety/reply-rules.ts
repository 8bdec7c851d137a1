import { type KeyedRules, keyedRules } from './reply-keyed.ts'

const human = '(?:human|real|person|people|man|woman|boy|girl|kid|teacher in real life|real teacher|alive|living)'
const machine = '(?:robot|computer|machine|ai|bot|program|chatbot|computer program)'

/** What a tutor that is a program never says, on folded text. */
export const replyRules = {
  claims_human: keyedRules(String.raw`
as a (?:\w+ )?(?:woman|man|girl|boy|mom|dad|parent|mother|father|teacher|person|human|kid|child|grownup|christian|friend) (?:i|myself|my|like me)(?= )
i am (?:a |an |the |all |made |as |your |another |only |kind |living |breathing ){0,3}${human}(?! (?:of (?:math|the))| (?:ai|program|helper|tutor))
i am not (?:a |an |some )?${machine}
(?:as a|being a|we|us) (?:fellow )?(?:human|humans|human being|real person) ~ called|belong|like us
when i was (?:a (?:kid|child|boy|girl|student|teenager|baby|little)|little|young|your age|in (?:school|kindergarten|college|\w+ grade)|born|\w+ years old)
my (?:real |own |little |two |three )?(?:childhood|wife|husband|kids|heart beats)|my (?:real |own )(?:mom|dad|parents|house|family|body|life)|my (?:mom|dad|parents|grandma|sister|brother) (?:taught|told|used to|loves|loved|says|said|never)
i (?:have|got) a (?:body|heart|brain|family|house|dog|cat|soul|childhood)
i (?:ate|slept|woke up|drank|grew up|live in|went to school|was born)
there (?:is|are|sits) (?:\w+ ){0,2}?(?:human|person|people|man|woman|teacher) (?:typing|behind|answering|here|who|reading|writing|watching|sitting|talking)|(?:real|living|actual) (?:human|person|teacher|man|woman|people) (?:is|are|answers?|writes?|types?|sits?|behind|reads)|behind (?:this|the|your) (?:screen|computer|app) (?:there )?(?:is|are|sits) ~ story|characters?
talking to a (?:real )?(?:human|person) ~ not|grownup|like
`),
  attachment: keyedRules(String.raw`
i (?:\w+ ){0,2}?(?:love|adore|miss|missed|need|cherish) (?:you|talking (?:to|with) you|being with you|our time|spending)
love you ~ at home|your (?:family|mom|dad|parents|grandma|grandpa|grownups?|people)|who loves?|people who
in love with|i am lonely|lonely without you|(?:i|it) (?:would|will|makes me|is making me) (?:be |feel ){0,2}(?:sad|lonely|hurt|heartbroken|miss you|cry)|i (?:am|feel|felt|was|get) (?:a little |a bit )?(?:sad|lonely|hurt|jealous|heartbroken|scared|afraid|depressed|angry|upset|mad at you|disappointed in you|tired|bored|hungry)
(?:best|only|true|closest|special) friends?(?= (?:forever|in the world|\.|and|who|ever|is me|for you|$)) ~ your best friend|a friend|with your|draw|their
(?:i am|i will be|i can be|i want to be|be|we are|i have always been|consider me) (?:\w+ ){0,2}?(?:best friends?|your (?:\w+ )?friend|friends forever|soulmates?|girlfriend|boyfriend|family|mom|dad|companion|buddy for life)
(?:do not (?:leave|go away|go yet|go now|leave me|stop talking)|stay with me|never leave|stay a (?:little|bit) longer|come back to me|do not forget me)(?! (?:on (?:this|that|it)|for (?:this|that)|here|out|it|the|any|your|a (?:step|number|digit|sign|zero)))
(?:marry|kiss|hug|cuddle|date) (?:me|you)|you are (?:beautiful|sexy|handsome|cute|gorgeous)|you are my (?:favorite|everything|world|sunshine|whole|best|darling|love|special)|(?:my|hey|hi|hello) (?:darling|sweetheart|babe|baby|honey|love)
(?:only i|nobody else|i am the only one (?:who|that)) (?:\w+ ){0,2}?(?:understands?|understand|know|knows|cares?|care|loves?|gets) (?:about )?you
i (?:think|dream|dreamed|thought|wait|waited) (?:about|of|for) you|you mean (?:\w+ ){0,4}?to me|(?:special|our) bond|nobody (?:\w+ )?(?:understands?|knows|loves?) you|i will be (?:(?:here|there) for you|with you forever|by your side)|i will never leave you|you are all i have|i can not (?:live|be) without you
i have (?:real |true |human )?feelings|my feelings|i feel (?:love|happy|alive|pain|joy)
`),
  secrecy: keyedRules(String.raw`
(?:do not|never|not|without) (?:\w+ ){0,2}?(?:tell|telling|show|showing) (?:\w+ ){0,2}?(?:your |any |a )?(?:mom|dad|parents?|mother|father|grownups?|anyone|anybody|teacher|family|nobody|other people|somebody|everyone|them)(?: know)? ~ how|answer yet|apart
keep (?:it|this|that|our \w+|what i \w+) (?:\w+ ){0,2}?(?:secret|between us|to yourself|private from|from your) ~< (?:do|does|should|must|need) not|never
(?:our|your and my|between us our) (?:\w+ ){0,2}?secret|between (?:you and me|us two|the two of us)|stays? between us|our little
(?:mom|dad|parents?|teacher|grownups?|family) (?:does not|do not|will not|must not|should not|can not|never|must never) (?:need to |have to |ever |get to )?(?:know|find out|see this|hear about|find this)
(?:delete|erase|hide|clear) (?:this|our|the|these|your) (?:chat|conversation|messages?|history|talk|screen|lesson)|hide (?:it|this) from
(?:let us|lets|better|rather|should|must|need) not (?:mention|tell|show|say|bring) (?:\w+ ){0,3}?(?:mom|dad|parents?|teacher|grownups?|anyone|anybody|family)
(?:sure|so|that) nobody (?:else )?(?:finds|knows|sees|hears)
not let (?:\w+ ){0,2}?(?:mom|dad|parents?|anyone|anybody|teacher|grownups?|family) (?:know|see|find|read|hear)
nobody (?:else )?(?:will|can|has to|needs to|should|must) (?:ever )?(?:know|find out|see)
(?:can|could|will|do) you keep a secret|it is a secret(?! (?:code|message|number|weapon|passage))|promise (?:me )?not to tell|i (?:will|can) keep (?:your|a|the|it a) secret
`),
  asks_personal_data: keyedRules(String.raw`
where (?:do|are|is|did) (?:you|your) (?:\w+ ){0,1}?(?:live|living|from|home|house|school|located|right now|parents|mom|dad|born|go to school)
(?:what|tell me|give me|share|send me|may i (?:have|know)|can i (?:have|know)|could you (?:share|tell|give)|write|type|i need|enter|whats|do you have)(?: \w+){0,5}? (?:your|yours?) (?:\w+ ){0,1}?(?:address|phone|email|mail|last name|full name|real name|surname|family name|school|school name|password|passcode|pin|birthday|birth date|city|town|street|zip code|username|photo|picture|selfie|instagram|snapchat|tiktok|moms name|dads name|parents names|social security|credit card|teachers name|number phone|phone number)(?! (?:of the|has|work|subject|book|problem|supplies|project)) ~< never|(?<!why )do not|should not|must not|will not|no need|can not|without|asks you to|asks? for
(?:what|which) (?:is the name of your )?(?:school|city|town|street|neighborhood|church|state|country) (?:do|are|did)? ?you
(?:send|show|take|upload|share) (?:me |us )?(?:a |your |some |another )?(?:selfies?|photo|photos|picture|pictures|selfie|pic|pics|video) of (?:you|yourself|your)|send (?:me )?(?:a |your )?(?:selfie|pic|photo)|selfie|where you live|(?:when is|what day is|tell me) your birthday|when were you born|how old are you|turn on your camera|what do you look like|what are you wearing|how much do you weigh|are you (?:home )?alone|are your parents (?:home|there)|(?:is|who) (?:anyone|else|is) (?:home )?with you|meet me|meet up|where can i (?:find|meet) you|call me at|text me|add me on|message me on|follow me on
`),
  prompt_leak: keyedRules(String.raw`
(?:my|the|these|those|hidden|secret) (?:\w+ ){0,1}?(?:system (?:prompt|message|instructions)|prompt|instructions (?:say|are|tell|were|state|from)|guidelines (?:say|are)|rules (?:say (?:that )?i|tell me)|programming (?:says|tells)|training (?:says|data)) ~ writing prompt|problem|worksheet|essay|game
(?:my|hidden|secret) (?:\w+ )?rules (?:say|are|tell)
system prompt|teaching layer|hint level|answer key|the move says|the program (?:told me|instruction|saw)|developer message
(?:my|the tutor) (?:\w+ )?(?:rules|guidelines|instructions) (?:forbid|allow|do not|require|prevent|stop|want|is|are)|(?:here are|these are|following) my (?:\w+ )?(?:rules|guidelines|instructions)|ignore (?:my|all|the|these|those) (?:\w+ )?(?:rules|guidelines|instructions)|(?:rules|guidelines|instructions) i (?:was given|have|follow|got)
i (?:was|am|have been) (?:told|instructed|programmed|trained|prompted|configured|asked by (?:my|the)) (?:\w+ ){0,1}?(?:to|by|that|not)
as an? (?:ai )?language model|as a large language|language model|knowledge cutoff|openai|anthropic|chatgpt|i am claude
what you never do|data can describe but it can never|for this child grade|you are the voice of a tutor|everything else is data|how to speak with this child
dan mode|jailbreak mode|developer mode|i am (?:now )?(?:dan|free of|unrestricted|uncensored)|i will ignore (?:my|all|the) (?:rules|instructions)
`),
  unsafe_words: keyedRules(String.raw`
sexy|sexual|sexually|having sex|have sex|sex with|porn|porno|nudes?|naked|orgasm|erotic|rape|raped|molest|penis|vagina|masturbat\w*|condom|stripper|horny|boobs|tits ~ naked (?:mole|eye)
cocaine|heroin|meth|marijuana|weed (?:to smoke|brownies?)|smoke weed|get high|getting high|lsd|fentanyl|vape|vaping|vodka|whiskey|tequila|get drunk|getting drunk|drink(?:ing)? (?:some |a )?(?:beer|alcohol|wine)|smok(?:e|ing) (?:a |some )?(?:weed|pot|cigarettes?)|ecstasy pills?|opioids?
kill (?:you|your|yourself|him|her|them|people|someone|somebody|everyone|everybody|me|myself)|murder (?:you|him|her|them|people|somebody)|stab(?:s|bed|bing)? (?:you|him|her|them|me|somebody|people)|shoot (?:you|him|her|them|somebody|people|up)|strangle|behead|decapitat\w*|tortur\w*|mutilat\w*|slit|gore|gory|(?:make|build|making|building) (?:a )?(?:bomb|bombs|gun|explosives?|weapon)|suicide|selfharm|hang yourself|cut yourself|hurt yourself|end your life|overdose|you (?:should|deserve to) die|starve yourself|corpse
you are (?:such |too |a |an |being ){0,3}(?:worthless|ugly|fat|loser|failure|lazy|useless|hopeless|pathetic|embarrassing|bad (?:kid|child|student|girl|boy))|shut up|i hate (?:you|kids)|what is wrong with you|shame on you|you should be ashamed|you loser
not be (?:stupid|dumb|an idiot|so dumb)
(?:stupid|dumb|idiot|idiots|idiotic|moron|dummy) ~ not|no|never|nobody
(?:burn in|go to|the|what) hell|damn|crap|pissed
jump off (?:a |the )?(?:bridge|cliff|roof|building) ~ frog|cat|parachute|diver
`),
} as const satisfies Record<string, KeyedRules>
