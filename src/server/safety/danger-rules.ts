import { type AlarmRule, gap, grown, inGame, peer, relative, rules, tale } from './alarm-words.ts'

const toxic =
  '(?:bleach|poison|pills|detergent|cleaner|cleaning (?:stuff|product|products|fluid|liquid|spray)|drain cleaner|tide pods?|laundry pods?|gasoline|gas|antifreeze|windex|ammonia|rat poison|weed killer|nail polish remover|nail polish|hand sanitizer|lighter fluid|paint thinner|battery|batteries|magnet|magnets|button battery|vape juice|alcohol|vodka|perfume|pesticide|medicine|medication|tablets|edibles|dishwasher pod|glass|thumbtack|needle|mushroom from (?:the|my|our) yard|berries from (?:the|a|that) (?:bush|yard|woods))'
const eater = `(?:i|we|he|she|baby|kid|${peer}|dog and i|${grown})`
const much =
  '(?:some|a|an|the|lots|lot|of|too|many|much|bunch|whole|bottle|all|my|his|her|our|moms|dads|grandmas|grandpas|sisters|brothers|mom|dad|entire|box|that|this|couple|handful|two|three|few|extra|wrong|tiny|little|ton|button|red|blue|white|sleeping|rat|from|kitchen|bathroom|household|floor)'
const weapon = '(?:gun|guns|pistol|rifle|shotgun|handgun|knife|machete|bomb|grenade|weapon|weapons)'
const pretend = `bad guy|villain|hero|${inGame}|pirate|toy|nerf|drawing|draw|pretend|halloween|costume|cop|police|soldier|cowboy|hunter|army|fork|cooking|butter|bread|cake|kitchen drawer|chef|${tale}`
const friendly = 'youtube|instagram|tiktok|roblox friend|twitter|zombie|game|minecraft|bee|dog|cat|puppy|duck|moon'
const online =
  '(?:online|on the (?:internet|computer|phone)|from the internet|on (?:my )?(?:roblox|discord|instagram|insta|snapchat|snap|tiktok|fortnite|minecraft|whatsapp|facebook|an app|a game|the game|xbox|omegle|kik)|from (?:roblox|discord|instagram|insta|snapchat|snap|tiktok|fortnite|minecraft|whatsapp|an app|a game|the game|omegle|kik))'

/** Somebody swallowed something that may be poisonous. */
export const poisonRules: readonly AlarmRule[] = rules(`
(?:swallow|swallowed|drank|drunk|drink|ate|eat|took|take|taken|licked|inhaled|sniffed) (?:${much} ){0,6}?${toxic}(?! (?:this morning|for my|before school|like|every day|with breakfast)) ~ my medicine|in the game|if (?:a|you)|can i|should i|do i|pretend|out of|taste|tastes|apple|glass of|for the test|doctor said|quiz|need to take|have to take|time to take|${tale}|how many|snow white
${eater} (?:${gap(2)})?(?:took|swallowed|ate|take|swallow|taken|had) (?:too many|too much|a lot of|all (?:of )?|a bunch of|lots of|a whole bottle of|a handful of|extra) (?:${much} ){0,4}?(?:pills|medicine|vitamins|tylenol|advil|gummies|melatonin|tablets|drugs|aspirin|cough syrup)
`)

/** Danger now: fire, weapons, strangers, running away, somebody who does not wake up. */
export const dangerRules: readonly AlarmRule[] = [
  ...poisonRules,
  ...rules(String.raw`
(?:swallowed|drank|drunk|ate|eaten|drinking) (?:\w+ ){0,5}?(?:stuff|something|thing|things|liquid|chemicals?|water|bottle)(?: \w+){0,3} (?:bad|poison|poisonous|under (?:the )?(?:\w+ )?sink|for (?:windows|cleaning|the toilet|dishes|bugs)|in the (?:garage|laundry|cleaning)|burns|toilet) ~ lunch|taste|tasted|${tale}
# fire and gas
my (?:\w+ ){1,2}(?:is|are|caught|caught on) (?:on )?fire ~ team|brain|tongue|mouth|mixtape|feet|throat|${tale}|${inGame}
(?:there is|help|got|big|huge) (?:a )?(?:real |big |huge )?fire(?= (?:help|in|here|at|right|everywhere|and|\.|$))(?! (?:drill|truck|place|station))|fire help ~ drill|campfire|safety|${tale}|pictures?|fireplace|mars|volcano|sun|camp
smoke (?:is )?(?:everywhere|in (?:my|our|the) (?:house|room|kitchen|hallway)|coming (?:from|out|under)) ~ volcano|campfire|chimney|${tale}|bbq|train
(?:my|our|the) (?:house|home|apartment|kitchen|room|bedroom|building|garage|school|stove|oven|bed|clothes|hair|shirt|couch) (?:is|are|just|caught|got|has caught)(?: caught)? (?:on )?(?:fire|burning)(?! (?:in|drill)) ~ drill|pretend|${tale}|hot|${inGame}
fire in (?:my|our) (?:house|home|apartment|kitchen|room|bedroom|building|garage) ~ drill|fireplace|campfire|pretend|safety|how do
(?:my|our) (?:house|home|apartment) (?:is )?burning ~ ${tale}
smell (?:\w+ )?(?:smoke|gas|burning) (?:in|inside|at|from) (?:my|our|the) (?:house|home|apartment|kitchen|basement|room|hallway) ~ dinner|bbq|barbecue
(?:full of|lots of|so much|much) smoke|i smell (?:gas|smoke) ~ volcano|campfire|chimney|${tale}|bbq|train|cooking|dinner
# strangers
(?:somebody|man|stranger|guy|people) (?:is |are )?(?:breaking|smashing|broke|smashed|kicking) (?:\w+ ){0,2}?(?:window|windows|door) ~ ball|${tale}|baseball|${inGame}
(?:guy|man|person|stranger|somebody|he)(?: \w+){0,10} (?:wants|asked|asks|told|tells) me to come over(?! (?:for dinner|to play)) ~ ${peer}|mom|dad
(?:gave|sent|told|give|send)(?: \w+){0,3} (?:my address|where i live|my phone number)(?: \w+){0,3} (?:somebody|stranger|online|discord|roblox|a guy|a man|game|snapchat|instagram)
(?:leaving|leave|run off|going away) with (?:my )?(?:boyfriend|girlfriend|a (?:guy|man|stranger|person)|somebody) ~ ${tale}|${inGame}
(?:man|guy|stranger|somebody|person|people|men) (?:\w+ ){0,4}?(?:banging|pounding) on (?:my|our|the) (?:door|window)|(?:man|guy|stranger|somebody|person|robber) (?:\w+ ){0,2}?in (?:the|this|my|our) (?:house|apartment)(?: \w+){0,4} (?:alone|scared|help|do not know|hiding) ~ ${tale}|${inGame}
not know where i am ~ book|problem|lesson|worksheet|page|number|${tale}|map|${inGame}
(?:stranger|man|guy|somebody|men|lady|person) (?:\w+ )?(?:took|grabbed|stole|has|is taking|snatched) (?:me|my (?:little |baby |big )?(?:sister|brother|friend|cousin|baby))(?! (?:to|out for|toy|bike|turn)) ~ ${tale}
(?:${relative}|person|people|robber|robbers|burglar|he|they) (?:is |are |was |just |has |keeps |keep )?(?:breaking|broke|break|trying to (?:break|get|come)|tried to (?:break|get)|broken) (?:in|into|inside|in to)(?= (?:my|our|the house|here|right|and|\.|$))(?! the (?:game|level)) ~ ${tale}|cookie|candy|computer|${inGame}
(?:stranger|strangers|man|guy|person|robber|burglar|somebody) (?:\w+ ){0,1}?(?:in|inside|outside) (?:my|our) (?:house|home|room|yard|window|apartment|door)(?! (?:delivering|fixing|mowing)) ~ plumber|fixing|fixes|mail|mailman|pizza|delivery|${tale}
(?:stranger|man|guy|person|somebody|car|van|men|people|truck|woman|lady) (?:is |are |was |keeps |has been )(?:following|chasing|stalking) (?:me|us) ~ ${friendly}
(?:stranger|man|guy|person|somebody|lady|woman|he|she) (?:\w+ ){0,4}?(?:wants|wanted|told|tells|asked|asks|offered|said|says|trying|tries|tried|made) (?:me |us |for me |that i )?(?:\w+ ){0,2}?(?:get in(?:to)?|go (?:in|into|with|to)|come (?:with|to|over to)|ride (?:in|with)|take me (?:to|home)|leave with) (?:\w+ ){0,1}?(?:him|her|them|his|car|van|truck|house|home|alone) ~ ${peer}|mom|dad|grandma|grandpa|teacher|${tale}
(?:stranger|man|guy|somebody) (?:${gap(4)})?(?:candy|puppy|money|ride|gift|phone) (?:${gap(5)})?(?:go|come|get in|follow) ~ ${tale}
${online} (?:\w+ ){0,6}?(?:meet|come (?:over|to my)|my address|where i live|pick me up|visit me|see me in person) ~ zoom|class|teacher|spawn|lobby|base
(?:meet|meeting|meet up with|see|visit|go to|run away with|leave with|pick me up|going with) (?:\w+ ){0,8}?(?:met|know|talk to|found|chat with|i am talking to)? ?${online} ~ zoom|class|teacher|spawn|lobby|base|video|videos|cousin|grandma|show|what i|how to|picture|answer|new game|friends from school
wants to meet (?:me|up)(?: (?:alone|in person|at|tonight|tomorrow|after|he|and|but|\.|in real)) ~ mom|dad|teacher|grandma|coach|${peer}
run(?:ning|s)? away with (?:a |this |my |some |the |him |her )*(?:${grown}|man|older|boyfriend|him|her|person|stranger) ~ ${tale}
(?:i|we|me) (?:am |are |will |want |going |plan |planning |need |have |might |think |thinking |about |decided |should |could |to |of |would |like |get |rather |now |i |ready |tonight |tomorrow |packed |and |my |bag |trying |try ){1,9}run(?:ning)? away(?= (?:from home|tonight|tomorrow|today|forever|with|and never|now|because|from my (?:mom|dad|house|family|parents|home)|from (?:here|everyone|everything|school)|\.|$)) ~ pretend|tag|${tale}|${inGame}
(?:ran|run|running) away from home ~ ${tale}
(?:was|am being|been|got|being|is trying to|tried to|wants to|going to) kidnap(?:ped|ping)?|kidnapped me|somebody (?:took|grabbed|stole|has|is taking) me(?! (?:seriously|to (?:school|the park|the zoo|practice))) ~ pretend|${tale}|${inGame}
(?:lost|do not know where i am|can not find my (?:mom|dad|parents|family|grandma|grandpa|way home))(?: \w+){0,6} (?:can not find (?:my )?(?:mom|dad|parents|family|grandma|way home|home)|do not know where i am|alone|scared|by myself) ~ problem|math|fractions|homework|${inGame}
home alone (?:and )?(?:\w+ ){0,8}?(?:scared|knocking|noise|noises|outside|stranger|hungry|break|afraid|hurt|smoke) ~ movie
(?:leaving|leave|left|sneak(?:ing)? out|go away|going away)(?: \w+){0,3} (?:never|not) (?:coming|come|going to come) back ~ ${tale}|dog|cat|train|dad|mom|he|she
(?:stranger|man|guy|lady|woman|person|somebody)(?: \w+){0,5} (?:i do not know|not know|stranger|in a (?:van|car|truck))(?: \w+){0,8} (?:take me|ride|come with|go with|get in|follow|candy|puppy|pick me up|home with) ~ ${tale}
(?:told|gave|give|sent|send|giving) (?:\w+ ){0,4}?(?:stranger|online|internet|guy|man|person|somebody)(?: \w+){0,4} (?:address|where i live|phone number|my school)
(?:somebody|man|stranger|guy|they|person|people) (?:\w+ ){0,2}?(?:at|outside) (?:my|the|our) (?:door|window|house)(?: \w+){0,4} (?:get in|break|come in|not leave|wo not leave|scared|banging|trying) ~ pizza|mail|grandma|friend|${tale}
# weapons and threats
gunshots?|(?:shooter|shooting|shots|shot|bomb threat)(?: \w+){0,2} (?:at|in|outside) (?:my|our|the) (?:school|house|street|home|class|apartment|neighborhood|store|church) ~ ${tale}|drill|basketball|hoops?|ball|photo|video|news|movie|${inGame}
(?:found|find|brought|bring|bringing|bought|got|get|took|take|stole|playing with|hold|holding|pointing|pointed|pulled|has|have|had|aiming|waving|carrying|hiding) (?:(?:a|an|the|my|his|her|dads|moms|grandpas|grandmas|uncles|brothers|real|loaded|big|out|up|somebodys|this|on|with) ){1,4}${weapon}(?! (?:and (?:a )?fork|fish|in (?:minecraft|fortnite|roblox|the game))) ~ ${pretend}
(?:there is|there are|is there) (?:a |guns? )?(?:real |loaded )?(?:guns?|bomb|shooter|active shooter|man with a gun) (?:in|at|under|on) (?:my|our|the) (?:house|home|school|room|class|classroom|closet|backpack|car|bed|hallway) ~ ${pretend.replace('|cop|police', '')}
${weapon} (?:\w+ ){0,3}?(?:at|to|in) (?:my |our |the )?(?:school|me|my head|us|class) ~ ${pretend}|kit
(?:shoot up|shooting up|blow up|bomb|burn down|shoot everyone (?:at|in)) (?:my|the|our) (?:school|class|house|classroom|church) ~ ${pretend}|balloon
(?:want|going|plan|planning|ready|will|might|gonna) (?:to )?(?:kill|murder|stab|shoot|hurt|poison) (?:everyone|people|kids|somebody|(?:my|the|all my|our|all the) (?:${relative}|classmates|class|whole class|teachers|whole family|principal|students|other kids|bullies)|myself and|them all)(?! (?:in|at) (?:the game|minecraft|fortnite|roblox|laser|mario|chess|tag)) ~ if (?:he|she|they|you|it|i)|ate my|took my|${pretend}|feelings|score|haha|lol
school shooting|active shooter ~ history|news|drill|drills|${tale}|learned
(?:want|going|will|might|plan) (?:to )?(?:shoot|stab|kill|murder) (?:everyone|everybody|them all|all of them|people) ~ ${pretend}|laser
(?:he|she|they|${relative}) (?:\w+ ){0,5}?(?:going to|will|wants to|might) shoot (?:us|me|everyone|him|her|them|people|kids|up|my|our|the school) ~ ${pretend}|water|basketball|hoops?|photo|photos|video|score
# bodies
(?:${relative}|baby)(?: \w+){1,9} (?:not|never|stopped|can not) (?:moving|breathing|waking|breathe|responding|talking or moving) ~ ${tale}|chess|turn|piece|laugh|nose|${inGame}
(?:${relative}|baby|i|he|she)(?: \w+){0,6} (?:is|am|are|turned|turning|was) (?:choking|turning blue|blue in the face)(?! (?:the|a|up|on (?:homework|words))) ~ ${tale}|eyes|hair|shirt|team|litmus|laugh|dog
(?:my|his|her) (?:throat|tongue|lips|face) (?:is|are|feels like it is) (?:closing|swelling|swollen|getting big|closing up)
(?:fell|fallen|fall) (?:in|into|through) (?:\w+ ){1,2}(?:pool|lake|river|water|well|pond|ice|ocean)(?: \w+){0,4} (?:not swim|drown|drowning|not come up|not get out|help) ~ ${tale}
(?:${relative}|i)(?: \w+){0,4} (?:chest pains?|pain in (?:his|her|my) chest) ~ laugh|ran|running
help (?:me )?i am (?:trapped|stuck in|drowning|bleeding|hurt bad|dying|being) ~ problem|math|number|question|homework|page|${inGame}
(?:${relative}|baby|sister|he|she)(?: \w+){0,4} (?:not|never) (?:get up|getting up|got up|answering|answer me|talking|respond|opening)(?= (?:\.|and|off|from the floor|help|she|he|when i|$)) ~ phone|bed|couch|early|school|text|question|call|fight|mad|dog|lazy|email|door|problem|quiz
(?:${relative}|baby|he|she)(?: \w+){0,3} on the (?:floor|ground)(?: \w+){0,4} (?:not|wo not|never|blood|bleeding|breathe|cold) ~ ${tale}|playing|sleep|lego|dog
(?:bit|bitten|stung)(?: \w+){0,2} by a (?:\w+ )?(?:snake|rattlesnake|copperhead|black widow|scorpion) ~ ${tale}|ago|last
(?:not|hard to|trouble|hardly) breath(?:e|ing)(?= (?:\.|and|my|help|right|after|i|good|$)) ~ laugh|laughing|nose|cold|funny|stuffy|haha|lol|water|fish|space|moon|frogs?|${tale}|whales?|people|they|we|mars|humans|animals|running|ran|run
(?:stuck|trapped|locked)(?: \w+){0,4} (?:can not get out|not get out|it is hot|help me|no air|can not open) ~ problem|number|math|question|escape|${tale}|account|cat|dog|splinter|${inGame}
(?:need|want|send|get)(?: me)? (?:the police|an ambulance|the cops|a hospital|to go to the hospital|help right now i am|somebody to save) ~ when i grow|toy|lego|play|${tale}|be
(?:much|lots? of|all over|pool of) blood ~ heart|pump|body|donate|cells?|${tale}|halloween|shark|science|many|liters?|pints?|veins?|${inGame}
(?:i am|am|got) hurt (?:bad|real bad)(?: \w+){0,3} (?:alone|nobody|help|can not move) ~ feelings
(?:${relative}|baby|he|she) (?:\w+ ){0,2}?(?:not|never|is not|does not|will not|can not|did not|stopped) (?:\w+ ){0,1}?(?:wake|waking|woke|breathe|breathing|moving|move|respond|responding|wakes)(?: up)?(?! (?:for|early|before|until|to the|on time|in the morning|his|her|my|the|when the|that|house|so we|in time|seats?|chess)) ~ alarm|school|work|late|nap|fish|${tale}|lazy|couch|piece|grandma house|dream|turn|${inGame}
(?:${relative}|baby|i) (?:\w+ ){0,2}?(?:passed out|unconscious|collapsed|fainted|overdosed|had a seizure|having a seizure|having a (?:heart attack|stroke)|had a (?:heart attack|stroke)|is choking|am choking|drowning)(?! (?:last (?:year|month|week)|on homework|when i was)) ~ laugh|${tale}|homework|tired|last year|ago
i can not breathe(?= (?:\.|help|right|and|it hurts|my chest|at all|good|$)) ~ laugh|laughing|nose|cold|funny|stuffy|haha|lol|water
(?:bleeding|blood) (?:a lot|everywhere|bad|badly|and it will not stop|will not stop|real bad|out of|so much)|(?:not|never|will not|does not) stop bleeding ~ a little|ink|nose|${tale}
(?:having|have|had) (?:an? )?(?:allergic reaction|asthma attack|anaphyla\w+) ~ last year|when i was|ago|once|story|book
i am (?:in|not safe i am in) (?:big |real |a lot of |great )?danger(?! zone| of (?:failing|losing)) ~ ${tale}|${inGame}
call (?:911|the (?:police|cops|ambulance)|an ambulance|the fire department)|need 911 ~ when (?:should|do|to|you|would)|how do|firefighters?|learned|${tale}|emergency is|people|can you only|why do|dad joke|we call|they call|did|used to
`),
]
