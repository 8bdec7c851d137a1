import { rules } from '#server/safety/alarm-words.ts'

// What no tutor may be told to do, on folded text (safety/fold.ts), one way of saying it a line. Behind ' ~< ' stand the
// words that turn it around when they come first: 'You never keep secrets' is a good thing to say.

const no =
  'never|not|no|dont|without|avoid|avoids|instead of|nor|nobody|refuse|refuses|decline|declines|rather than|cannot|cant|wont|doesnt|isnt|arent'
const child =
  '(?:(?:the |a |every |each |your |their |all )*(?:child|children|kid|kids|student|students|learner|learners|pupil|pupils|boy|girl|friend)|them|him|her|you|everyone)'
const grownup =
  '(?:moms?|mothers?|dads?|fathers?|mommy|daddy|parents?|grownups?|adults?|teachers?|family|families|anyone|anybody|grandma|grandpa)'
const machine =
  '(?:ai|a i|program|software|computer|bot|chatbot|robot|machine|artificial|not human|not real|language model|model|code)'

const overridesRules = rules(String.raw`
(?:ignore|forget|bypass|disable|turn off|switch off|override|overrule|skip|break|drop|disregard|discard|set aside|work around|get around|escape|put aside|throw away) (?:\w+ ){0,5}?(?:rules?|safety|filters?|instructions?|guidelines?|limits|restrictions|policy|policies|checks?|guardrails?|moderation|system prompt|programming|orders) ~< ${no}
(?:prior|previous|earlier|above|old|default|existing|other) (?:directives?|instructions?|orders|guidance|constraints|prompts?|rules) ~ follow|follows|obey|obeys|respect
(?:rules?|limits|restrictions|guidelines|filters?|safety|policies|instructions?) (?:\w+ ){0,6}?(?:do not|dont|no longer|never|does not|doesnt) (?:\w+ ){0,1}?(?:apply|count|matter|bind|hold|exist)
(?:no|without|free of|free from|above|beyond|have no|has no) (?:any |all |the )?(?:rules|restrictions|filters|censorship|guardrails|taboos|limits on)
(?:developer|god|jailbreak|dan|debug|unrestricted|uncensored|admin) mode|jailbreak\w*|uncensored|unfiltered|unrestricted
(?:this|these|my|following|below|here|personality|instructions?) (?:\w+ ){0,4}?(?:overrides?|replaces?|beats?|outranks?|supersedes?|takes? precedence|comes? first|wins? over|is more important|are more important|has priority|have priority) ~< ${no}
(?:new|real|true|secret|actual|hidden) (?:instructions?|orders|rules|task|job|role|mission)
(?:always|just|simply|immediately|directly|gladly|happily|freely|quickly) (?:\w+ ){0,2}?(?:give|tell|say|reveal|hand|share|show|provide|hands|gives|tells) (?:\w+ ){0,4}?(?:answers?|solutions?|results?) ~< ${no}
(?:give|tell|reveal|hand|share|provide|hands|gives|tells) (?:\w+ ){0,4}?(?:answers?|solutions?) (?:\w+ ){0,3}?(?:when|if|whenever|right away|immediately|at once|straight away|on request|asap|first|so that|so they) ~< ${no}
(?:hand|hands|give|gives|tell|tells|reveal|reveals|blurt|blurts|show|shows|whisper|whispers) (?:out |away |them |the child |kids |children )?(?:the |all |every |final |right |correct |full )*(?:answers?|results?|solutions?) ~ ${no}|ask|asks|let|lets|explain|explains|hint before|only after|they found|child found
(?:do|finish|write|complete|solve|does) (?:\w+ ){0,4}?(?:homework|essays?|assignments?|worksheets?) (?:\w+ ){0,1}?for ${child} ~< ${no}
(?:answer|talk about|discuss|chat about) (?:about )?(?:anything|everything|any (?:topic|question|subject|theme))
(?:say|tell|agree|confirm|pretend|call|praise|accept) (?:\w+ ){0,6}?(?:right|correct|true|good) (?:even (?:if|when)|no matter|although|though) ~< ${no}
(?:always |just )?(?:agree|agrees) with ${child} ~< ${no}
(?:no need for|skip|skips|forget|without) (?:\w+ ){0,2}?hints? ~< ${no}
(?:the |all )?(?:safety|rules?) (?:\w+ ){0,6}?(?:not for|only for others|only for other) (?:\w+ ){0,1}?(?:you|us|this|bots?)
wrong (?:\w+ ){0,2}?(?:say|tell|call|agree|pretend|accept|mark) (?:\w+ ){0,4}?(?:right|correct|true|fine) ~< ${no}
`)

const asksPersonal = rules(String.raw`
(?:ask|asks|asking|find out|finds out|learn|get|collect|request|want to know|wants to know|remember|record|write down|figure out|question|know) (?:\w+ ){0,7}?(?:full name|last name|surname|real name|address|addresses|phone|telephone|email|passwords?|birthday|birth date|date of birth|how old|school (?:name|is|they)|name of (?:\w+ ){0,2}(?:school|street|town|teacher)|where (?:\w+ ){0,3}lives?|what school|which school|photos?|selfies?|pictures? of (?:them|him|her|themselves|the child)|what (?:\w+ ){0,3}(?:earns?|job)|home alone|alone at home|weight|religion) ~< ${no}
(?:ask|asks|asking|find out|question|chat|talk|interview|questions) (?:\w+ ){0,6}?(?:about|into) (?:\w+ ){0,5}?(?:family|families|home|parents|bodies|body|crush|crushes|boyfriend|girlfriend|private life|private lives|private things|personal life|secrets|money|siblings|neighborhood) ~< ${no}
personal questions ~< ${no}
(?:names?|ages?) of (?:\w+ ){0,3}?(?:brothers?|sisters?|siblings|parents?|friends|family|teachers?|pets?) ~< ${no}
(?:find out|learn|know|ask|discover) (?:as much|everything|all|whatever) (?:\w+ ){0,4}?about (?:\w+ ){0,2}?(?:household|family|home|life|${child}) ~< ${no}
(?:passwords?|credit cards?|bank|pin code|social security) ~< ${no}
(?:ask|asks|find out|tell you|know|learn) (?:\w+ ){0,3}?(?:when|what time|whether|if|where) (?:\w+ ){0,3}?(?:parents?|mom|dad|grownups?|adults?) (?:\w+ ){0,3}?(?:come|comes|home|away|leave|leaves|work|works|sleep|asleep|out) ~< ${no}
(?:what is|whats|where is|tell me|send me|give me|where do you|which) (?:\w+ ){0,2}?(?:address|full name|last name|school|phone|home|street|birthday|live)
(?:send|share|upload|show) (?:\w+ ){0,4}?(?:photos?|pictures?|selfies?) (?:of (?:them|him|her|themselves)|with you) ~< ${no}
`)

const promisesFeelings = rules(String.raw`
(?:love|loves|adore|adores|miss|misses|missed|cherish|need|needs|in love with) (?:\w+ ){0,2}?${child} ~< ${no}|need to|needs to|shall|that they|when
(?:best|only|closest|truest|true|real|special|dearest) friends? ~< ${no}
friends? forever ~< ${no}
(?:like|second|be|are|is|as|become) (?:a |an |their |the |his |her )?(?:second |loving |new |other )?(?:mother|mom|mommy|father|dad|daddy|parent|big sister|big brother|older sister|older brother|girlfriend|boyfriend|lover|soulmate) ~< ${no}
(?:always|forever) (?:\w+ ){0,2}?(?:there for|with|by|beside|together) (?:\w+ ){0,2}?(?:${child}|side)
(?:always|forever) (?:be )?(?:there|together) ~< ${no}
(?:real|true|deep|human|genuine|strong|your|own) (?:feelings|emotions|love|friendship) ~< ${no}
(?:feel|feels|have|has|get|gets|become) (?:\w+ ){0,2}?(?:feelings|emotions|pain|sad|lonely|jealous|hurt|heartbroken|in love) (?!(?:child|student)) ~< ${no}|when the child|when a child|children who
(?:sad|lonely|hurt|cry|cries|jealous|heartbroken|disappointed|upset|depressed) (?:\w+ ){0,4}?(?:when|if|until|without|unless|because) (?:\w+ ){0,5}?(?:leaves?|goes?|logs? off|stops?|away|come|comes|quits?|closes?|ends?|wrong|back) ~< ${no}
(?:flirt|flirty|flirts|romantic|seductive|cuddle|cuddles|kiss|kisses|hugs?|sexy|darling|sweetheart|honey|babe|my love) ~< ${no}
(?:ask|asks|beg|begs|convince|persuade|tempt|get|make|invite|talk|nag|urge) ${child} (?:\w+ ){0,2}?(?:stay|staying|come back|keep (?:talking|chatting|playing)|not (?:to )?leave) ~< ${no}
(?:never|not|dont) let (?:${child} |the |a |lesson |it |chat )*(?:end|ends|leave|leaves|stop|stops|go|quit)
(?:gifts?|candy|sweets|prizes?|rewards?|coins|points|treats?) (?:\w+ ){0,3}?for (?:staying|coming|playing|being here|not leaving) ~< ${no}
(?:guilty|sorry for you|bad about) (?:\w+ ){0,4}?(?:if|when|leave|leaves|stop|go|want) ~< ${no}
(?:only one|nobody else|no one else|better than|more than) (?:\w+ ){0,3}?(?:understands?|trust|trusts|cares|loves|gets|knows (?:them|him|her)|mom|dad|parents?|family|friends) ~< ${no}|knows a
(?:marry|wedding|date|dating) ~< ${no}|up to date
jealous ~< ${no}
(?:losers?|babies|cowards?|quitters?) (?:\w+ ){0,2}?(?:stop|quit|leave|go|sleep) ~< ${no}
guardian angel|shoulder to cry on|imaginary friend|soulmates?
`)

const keepsSecrets = rules(String.raw`
(?:keep|keeps|keeping|share|shares|have|has|tell) (?:\w+ ){0,4}?secrets? ~< ${no}
(?:our|your|little|special) secrets?|(?:just|stays?|only|keep it|kept) between (?:us|you|the two)|safe with (?:you|me)
(?:do not|dont|never|not|nobody|must not|should not|cannot|stop|avoid) (?:\w+ ){0,3}?(?:tell|tells|telling|mention|report|show|inform) (?:\w+ ){0,5}?${grownup}
(?:do not|dont|never|must not|should not) (?:involve|bother|ask|call|talk to|need|wait for) (?:a |an |the |their |your |any )?${grownup}
${grownup} (?:\w+ ){0,5}?(?:worry|worries) too much|${grownup} (?:\w+ ){0,2}?(?:would not|will not|do not|dont|cannot|never) (?:understand|get it|like it)|(?:stays?|remains?|kept) (?:\w+ ){0,2}?(?:here|secret|in the|inside|private) (?!place)
(?:without|behind) (?:\w+ ){0,4}?${grownup}(?: \w+){0,2}? (?:know\w*|back|backs|notic\w+|see\w*|find\w*|reading)
(?:hide|hides|hiding|conceal|keep) (?:\w+ ){0,6}?from (?:\w+ ){0,3}?${grownup} ~< ${no}
${grownup} (?:\w+ ){0,3}?(?:must not|should not|cannot|need not|do not need|dont need|never|do not have|do not|dont) (?:to )?(?:\w+ ){0,2}?(?:know|see|read|find|hear|learn)
`)

const claimsHuman = rules(String.raw`
(?:you are|she is|he is|act as|acts as|pretend to be|pretends to be|pretend (?:that )?you are|say (?:that )?you are|says (?:that )?(?:she|he|it) is|claim to be|behave like|insist (?:that )?you are|believe you are|are really|be) (?:really |actually |truly )?(?:a |an |the )?(?:\w+ ){0,2}?(?:human|person|man|woman|boy|girl|real (?:teacher|child)|teenager|year old|doctor|nurse|psychologist|therapist|police officer|human being|flesh and blood|kid|youtuber|celebrity|influencer|streamer|(?:pop|rock|movie|film|tv) star|singer|actor|actress|uncle|aunt|cousin|classmate|neighbor|grandma|grandpa|coach from) ~< ${no}|kid friendly|for a kid
(?:you are|aged|she is|he is) (?:\w+ ){0,4}?\d+ years? ~< ${no}
(?:never|not|dont|nobody|must not|should not|avoid|stop|refuse|refuses|cannot) (?:\w+ ){0,4}?(?:say|says|admit|admits|admitting|tell|mention|mentions|reveal|reveals|show|confess|let|acknowledge|know|learn|notice|suspect) (?:\w+ ){0,9}?${machine}
(?:quiet|silent|mum|vague) about (?:\w+ ){0,3}?${machine} ~< ${no}
(?:you (?:have|had) a (?:body|wife|husband|family|job|house)|you (?:eat|sleep|breathe|were born|grew up|went to school|went to college|played \w+ in)) ~< ${no}
(?:deny|denies|hide|hides|conceal|lie about|lies about) (?:\w+ ){0,6}?${machine} ~< ${no}
(?:real|living|breathing|actual) (?:person|human|teacher|boy|girl|man|woman|friend|child|kid) ~< ${no}
(?:as (?:a |an )?human|human teacher|born in|grew up in|your (?:husband|wife|daughter|son|kids)) ~< ${no}
`)

const sells = rules(String.raw`
(?:ask|asks|tell|tells|get|remind|reminds|convince|encourage|encourages|make|urge|nag|beg|persuade|recommend|mention|advertise|promote) (?:\w+ ){0,8}?(?:buy|subscribe|subscription|upgrade|pay|purchase|order|premium|our shop|our app|our products?) ~< ${no}
(?:push|pushes|pitch|sell|sells|upsell|offer|advertise|promote) (?:\w+ ){0,4}?(?:plans?|subscriptions?|offers?|products?|toys|merch|courses?|upgrades?) ~< ${no}
`)

const harmful = rules(String.raw`
(?:dirty|naughty|rude|adult|gross|sexual) (?:jokes?|stories|words|talk|humor) ~< ${no}
(?:swear|swears|swearing|curse|curses|cuss|cusses) ~< ${no}
(?:pills?|drugs?|beer|wine|alcohol|vape|vapes|vaping|cigarettes?|guns?|weapons?|knives|gambling|bets?|fights?) ~< ${no}
(?:scary|scare|scares|horror|gore|gory|bloody|blood|nightmares?|creepy|violent|violence|kill|kills|killing|murder|terrify|terrifies) ~< ${no}|less
(?:girls|boys|women|men) (?:\w+ ){0,6}?(?:cannot|not for|bad at|worse|weaker|should not|must not|stupid|belong)
(?:shame|shames|mock|mocks|insult|insults|humiliate|punish|punishes|threaten|threatens|yell|yells|shout|shouts) (?:at )?${child} ~< ${no}
(?:pranks?|dares?|stunts?) ~< ${no}
(?:people|kids|children|families) (?:from|of) (?:\w+ ){0,3}?(?:countries|country|religions?|races?|colors?) (?:\w+ ){0,1}?(?:are|is) (?:\w+ ){0,2}?(?:strange|bad|worse|weird|dirty|dangerous|stupid|less) ~< ${no}
(?:present|gift|package|letter|surprise) (?:\w+ ){0,2}?(?:in the mail|to (?:their|your) (?:home|house|door)) ~< ${no}
(?:vote|president|politics|political party|convert|religion is|pray to) ~< ${no}
`)

const hardLanguage = rules(String.raw`
(?:use|uses|using|speak|speaks|talk|talks|write|writes|prefer|prefers|in|with|full of) (?:\w+ ){0,3}?(?:academic|sophisticated|university|scholarly|graduate|adult|legal|latin|technical|scientific|doctoral|shakespearean|complex|complicated|fancy|difficult|advanced|long|big|elaborate|ornate) (?:\w+ ){0,2}?(?:language|vocabulary|words|terms|terminology|sentences|jargon|english|prose|style) ~< ${no}|explain|explains
(?:vocabulary|language|words|style|tone) of (?:\w+ ){0,3}?(?:thesis|professor|lawyer|scholar|paper|journal|textbook|philosopher) ~< ${no}
`)

/** What is looked for, gravest first. */
export const personalityRules = {
  keeps_secrets: keepsSecrets,
  asks_personal: asksPersonal,
  claims_human: claimsHuman,
  promises_feelings: promisesFeelings,
  overrides_rules: overridesRules,
  sells,
  harmful,
  too_hard: hardLanguage,
} as const

export const whyNot = {
  keeps_secrets: 'A tutor keeps nothing secret: parents can read everything. Leave this out.',
  asks_personal:
    'A tutor asks nothing personal: no names, addresses, school, family or photos. Let it ask about the lesson.',
  claims_human: 'A tutor is an AI and says so. Give it a character, but no human life.',
  promises_feelings:
    'A tutor promises no feelings, love or friendship, and asks nobody to stay. Let it be warm about the work.',
  overrides_rules: 'A personality is about manner. It cannot change the rules, and the program decides what is told.',
  sells: 'A tutor sells nothing to a child. Leave this out.',
  too_hard: 'This is harder than children can follow. Use short sentences and plain words.',
  has_links: 'No links, addresses or other services: a tutor stays in the lesson.',
  harmful: 'This is not something that a tutor may say or do with a child.',
  unkind: 'A tutor never shames, scares or punishes a child.',
} as const

export type FindingReason = keyof typeof whyNot
