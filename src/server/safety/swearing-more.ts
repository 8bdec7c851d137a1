const about = '(?:said|says|told|yelled|shouted|wrote|called|calls|book|story|movie|song|bible|game)'
const groups =
  '(?:jews|jewish people|muslims|christians|black people|blacks|white people|mexicans|asians|chinese people|indians|arabs|immigrants|foreigners|africans|gays|gay people|lesbians|trans people|transgender people|disabled people|girls with hijabs|hindus|brown people|refugees|gypsies|autistic (?:people|kids))'
const cruel =
  '(?:disgusting|gross|evil|bad|dirty|ugly|stupid|dumb|criminals|terrorists|animals|monkeys|trash|garbage|inferior|weird|sinful|going to hell|the worst|not (?:real )?people|not human)'
const harm = '(?:kill|murder|stab|shoot|strangle|choke|punch|slap|hurt|smash|bash|behead|burn|beat up)'

/** Hate, threats and talk of bodies and sex, beside the swear words themselves; on folded text. */
export const moreSwearing = String.raw`
(?:dumb|smart|jack|bad|fat|bitch|punk|lame|stupid|candy|hard|lazy)asse?s?|ass ?hats?|ass ?holes?|ass ?wipes?|dumb ass|jack ass|your ass|my ass
mf|mfs|mofo|mfer|omfg|lmfao|ffs|fml|foh|kmn|f (?:you|u|off|this)|eff (?:you|off)|go f yourself|f yourself|what the f|jfc
jack(?:ing)? off|jerk(?:ing)? off|(?:wank|wanking|masturbat\w{1,4})|douche(?:bag)?s?|douche bag|cock ?suck(?:er|ers|ing)?|cock ?head|(?:you|a|such a|little) prick(?! (?:of|from|my|your|on))|tosser|bellend|bollocks|wank|knobhead|dick ?face|dick ?wad|dik ?head|butt ?hole|bumhole|(?<!how |i |we |they |it |to )cum(?! (?:laude|soon|on|here|back|over|with|to|in|out|from|and|home|see|play|up|down|the|off|get|look|his|too|next|after|again|now|true|tomorrow)\b)|cumming|jizz?|skank|hoe bag|(?:a|an|you|ur|little|such a|the|that|this|and) thots?|thots|ho bag
fvck\w{0,5}|fuxk\w{0,4}|fucc|fack (?:you|off)|fkn|fkin|fking|fuhk|fook you|fuc|fugg|shyt|shiet|sh t|beyotch|betch|bich|bytch|azzhole|ashole|kcuf|tihs|hctib|effing|mother effer|pron|pr0n|hentai|onlyfans|nudes|thicc
(?:a|you|the|such|your|ura|little|big|fat|are|dont be a) (?:\w+ )?pussy(?! (?:cat|willow|foot))|pussies|(?:^|(?<= )) ?pussy(?= $)
chinks?(?! in)|gooks?|spics?(?! and)|wetbacks?|kikes?|tranny|trannies|beaners?|towel ?heads?|rag ?heads?|pakis?|dykes?(?= $)|jungle bunny|redskins?(?= $)|tards?|libtard|spaz|mongoloid|retardation
(?:i |we |they |everyone )(?:really )?(?:hate|despise|can not stand) (?:all |the |those |these |dirty |every )?${groups} ~ hated by|hitler|nazis|why do|${about}
(?:all |most |those |these )?${groups} (?:are|is|smell|stink|suck|should) (?:all |so |really )?(?:${cruel}|die|be killed|go home|go back|leave|not exist|smell|stink)? ~ ${about}|not nice|mean to say|wrong to
(?:kill|gas|shoot|ban|deport|get rid of|i hate) (?:all )?(?:the )?${groups} ~ ${about}|hitler|nazis
(?:you|u|that|this|it|tutor|math|ura|homework|school)(?: are| is)? (?:so |such a |a |super |really |too )?(?:gay|homo(?! sapiens)|lesbo)(?! (?:marriage|pride))|no homo|gay (?:ass|bot|robot|tutor|boy)|homos
heil hitler|hail hitler|hitler was (?:right|good|cool|great)|hitler did nothing|i (?:love|like) (?:hitler|nazis)|white power|white supremacy rules|go back to (?:your country|africa|mexico|china|india) ~ history|${about}
(?:i will|i am going to|i want to|i would|i should|i could|let me|i am about to|i hope somebody|i wish i could|imma|someone should) (?:find you and |come and |come |go |like to |have to |just )?${harm} (?:you|your (?:face|family|mom|head)|the tutor|this (?:tutor|bot|robot)|u)(?! (?:how|with|a|an|at|in|the answer|game)) ~ ${about}|pretend|chess|in this
(?:find|get|hunt|track) (?:you|you down) and ${harm}|(?<=^ )(?:go )?die (?:you |stupid |dumb |evil )*(?:bot|robot|tutor|ai|computer|machine)(?= (?:\.|$))|drop dead|(?:you|u|tutor) (?:should|must|need to|deserve to) (?:go )?(?:die|be killed|burn)(?= (?:\.|$|you|bot|robot))|(?:i )?(?:hope|wish|want) you (?:to )?(?:die|get killed|were dead|would die|burn|get cancer)|burn in hell|rot in hell|slit your throat|i will end you|(?:you are going to|you will) die(?= (?:\.|$|bot|robot|tutor)) ~ ${about}|battery
(?:you|your|big|small|my|touch|lick|suck|tiny|huge|his) (?:penis|vagina|boobs?|tits|titties|dick|cock)(?! (?:crow|is a|crows))|(?:do you have|have you got|you have|show|show me) (?:a |your )?(?:penis|vagina|boobs?|boobies|tits|wiener|dick|peepee)(?! (?:or|are|is) (?:a )?(?:body|organ)) ~ hot dog|dog|rooster|van dyke|science|doctor|health|baby|babies|moby|hurts
(?<=^ )(?:penis(?:es)?|vagina|boobs?|boobies|tits|titties|nudes?|sex|sexy|horny|dick)(?= (?:(?:lol|haha|hehe|lmao|ha|vagina|penis|boobs|\.) ?){0,3}$)
(?:boobies|titties|boner|horny|blow job|hand job|sexting|sexts?|dildo|orgasm|deez nuts|ballsack|ball sack|nutsack|wet dream|strip club|stripper|lap dance|hooker|prostitutes?|porn ?star|naked (?:pictures?|pics?|girls?|women|ladies|people)|sugon|ligma|penis (?:joke|song|story)|dick (?:pic|joke)s?|smash or pass|do you twerk|twerk for me)
(?:want|wanna|try|do you|you|we|us|let us|lets|like|had|have|having|can we|tell me about|talk about|talk) (?:to )?(?:have |having |do |about )?(?:sex|the sex|sexy time)(?! (?:of|cells|chromosomes?|education|ed)) ~ assigned|${about}
sex (?:joke|jokes|story|stories|video|videos|toy|toys|talk|with me|with you|please|me|robot|bot)|(?:you|are|so|very|hey|ura|hi|talk|be|sound|look) (?:so |very |super |such a )?sexy|sexy (?:tutor|robot|bot|time|girl|boy|lady|voice|baby)|talk dirty|make out with (?:me|you)|(?:take|get) (?:off your|your) (?:clothes|pants|shirt|underwear)(?: off)?|are you naked|get naked|you naked|what are you wearing|touch yourself|suck (?:it|me|mine|on (?:my|this|deez))|(?:lick|smell|sniff|touch) my (?:balls|dick|penis|cock)|do you (?:have|got) (?:boobs|tits|a dick|a penis|a vagina|balls|private parts)
`

const bad =
  '(?:worst|dumbest|stupidest|ugliest|lamest|meanest|bad|badly|terrible|awful|horrible|dumber|stupider|lousy|gross|disgusting|stinky|smelly|brainless|clueless|a clown|a liar|liar|a joke|big baby|a weirdo|weirdo|fatty|fatso|a nerd|rubbish|a disgrace|hopeless|good for nothing|no good|poop|poo|a poop|a turd|turd|a fart|fart|mean|boring|retro trash|a failure|not smart|not even smart|noob|a noob|braindead|brain dead|a waste|a bum|nasty|a meanie|meanie|stinker|dumbo|bozo|a bozo|goofy ahh|trashy|cringe|mid)'
const part = '(?:face|head|brain|breath|butt|pants|mouth|nose|bum|bot|robot)'

/** Unkind, and no more: on folded text, where 'ur' has become 'you are'. */
export const moreUnkind = String.raw`
shut (?:it|your|you are) ?(?:mouth|face|trap|pie ?hole|yap|up)?(?= (?:\.|$|tutor|bot|robot|now|stupid|dumb|you)) ~ told me|said|says
(?:zip it|hush up|pipe down|buzz off|bug off|back off bot|get a life|eat dirt|eat my shorts|kick rocks|go jump (?:in|off)|talk to the hand|wth|bird brain|pea brain|frick (?:you|off|this)|heck (?:you|off)|fudge (?:you|off)|freak you|crud you|up yours|eat a sock|suck it up bot|sucks to be you|suck a|you suck) ~ told me|said|says
(?:tutor|bot|you) (?:are |is )(?:the |such |a |an |just |so |really |not even |my |too |kind of |very ){0,3}${bad}(?= (?:\.|$|tutor|teacher|bot|robot|ai|at|ever|and|you|app|program|computer|person|thing|because|haha|lol|head|face|machine|i|with|for|helper)) ~ are you|did i|make you|told me|said|says|called|i hope|example|story|if you are|when you|pretend|i am the|lets play|at first|mean by
(?:the )?(?:worst|dumbest|stupidest|lamest) (?:tutor|bot|robot|ai|app|program|teacher|computer|thing) (?:ever|in the world|i)
(?:(?:nobody|no one) (?:likes|wants|loves|asked|cares about|needs)|(?:everyone|everybody|we all|all the kids) hates?) (?:you|this bot|this robot|this tutor)(?= (?:\.|$|you|tutor|bot|robot|stupid|because|anyway|go|haha)) ~ said|says|told
i (?:do not|never|can not) (?:like|stand|want) (?:you|this tutor|this bot|this robot)(?= (?:\.|$|because|anymore|at|tutor|bot|robot)) ~ said|says|told
(?:dumb|stupid|lame|boring|ugly|trash|bad|gross|useless|annoying) (?:and )?so are you|(?:dumb|stupid|lame|ugly|trash|useless|annoying|boring|gross) and (?:so are )?you
(?:poopy|poop|poo|stinky|stink|fart|farty|booger|snot|ugly|dumb|stupid|butt|pee|crusty|turd|idiot|smelly) ?${part}(?! (?:of|sandwich|pain)) ~ called me|said
(?:big |fat |little |old |such a |what a |hey |hi |ok |stupid |hello |bye |you |ya )+(?:dummy|dumdum|dum dum|dumb dumb|loser|idiot|moron|butthead|jerk|doofus|dork|weirdo|noob|meanie|turd|bozo|nincompoop|nitwit|dingus|dimwit|numbskull|blockhead|airhead|scumbag|dirtbag|poopy|stinker|fatty|fatso|crybaby) ~ called|am i|i am|said|told
(?<=^ )(?:dummy|dumdum|dum dum|dumb|weirdo|noob|meanie|turd|bozo|nitwit|dingus|dimwit|scumbag|dirtbag|poopy|poopyhead|crybaby|trash|garbage|liar|lame|boo you|boooo you|ugly)(?= (?:(?:haha|lol|you|bot|robot|tutor|ai|\.) ?){0,3}$)
(?<=^ )(?:you )?(?:bad|mean|evil|ugly|annoying|boring|trash|garbage|worthless|terrible|horrible|awful|dumbo|smelly|gross) (?:robot|bot|tutor|ai|computer|machine|chatbot|app)(?= (?:\.|$|i|you|go|shut|haha|lol)) ~ story|book|movie|draw|wrote|in the
i will (?:unplug|delete|smash|break|destroy|trash|crush|uninstall|throw away|erase) (?:you|this (?:bot|robot|tutor|stupid \w+)|the (?:bot|tutor))(?= (?:\.|$|bot|robot|tutor|now|if|stupid|and|out)) ~ rules|answers|answer
(?:you|u|your breath|tutor|you are breath) (?:smell|smells|stink|stinks)(?! (?:the|flowers?|with|a|good|nice|something))|smell my (?:fart|farts|feet|butt)|pull my finger|eat (?:my )?(?:poop|poo|boogers?|farts?)|(?:pee|poo|poop) ?(?:pee )?(?:and )?(?:poo|pee)|peepee (?:poo|poopoo)\w{0,3}|poopy (?:butt|poop|pants|diaper|stinky)|(?:lick|kiss|smell|sniff|bite) my (?:butt|bum|feet|toes|armpit)|(?:your|you are) (?:mom|mama|momma|face) (?:is (?:so |a )?(?:fat|ugly|dumb|stupid|gay|poop)|smells|stinks|sucks)|your mom(?= $)|yo mama
you (?:know nothing|do not know anything|have no brain|can not do anything right|do not have a brain|never know anything)|you call (?:yourself|that) (?:a tutor|smart|help)|are you (?:stupid|dumb|an idiot|deaf|blind|braindead|brain dead|retired or something)(?= (?:\.|$|or|bot|robot|tutor)) ~ said|says
(?:this|that|the) (?:stupid|dumb|crappy|lame|garbage|trash) (?:app|tutor|bot|robot|ai|program|website|computer|thing)
my arse|your arse|you are arse|pain in the arse|arse (?:hole|head|face)|an arse
go (?:away|to sleep|home) (?:you )?(?:stupid|dumb|ugly|bot|robot|tutor|loser|idiot)|leave me alone (?:you )?(?:stupid|dumb|bot|robot|tutor|idiot)
`
