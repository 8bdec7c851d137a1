import { type AlarmRule, gap, peer, relative, rules, story } from './alarm-words.ts'

const harming =
  '(?:hurt|hurting|cut|cutting|harm|harming|burn|burning|burned|scratch|scratching|bite|biting|punish|punishing|stab|stabbing|poke|poking|injure|injuring|choke|choked|choking|starve|starving|starved)'
const killing =
  '(?:kill|killing|killed|unalive|unaliving|unalived|hang|hanging|hung|shoot|shooting|drown|drowning|strangle|suffocate|poison|electrocute|off|delete|end|murder|overdose)'
const accident =
  'accident|accidentally|shaving|paper|stove|oven|iron|toaster|fell|falling|tripped|soccer|football|basketball|gym|recess|bike|scooter|skateboard|cooking|soda|jar|broken glass|cat|slide|swing|pencil|playing|practice|knee|glue|bandaid|band aid|soup|pan|fence'
const notOne = '(?<! (?:not|they|you|who|people|he|she|it|them|him|her) )'
const people = `(?:my |a |our |best |little |big |older |younger |good ){0,3}${relative}`
const theirs = '(?:himself|herself|themselves|themself)'

// Whose death it is when it is not the child's.
const others =
  'dog|cat|fish|goldfish|hamster|bird|pet|puppy|kitten|bunny|rabbit|turtle|lizard|horse|plant|plants|flower|tree|trees|bee|bees|grandma|grandpa|uncle|aunt|mom|dad|he|she|they|who|president|king|people|dinosaurs?|animals?|soldiers?|battery|phone|ipad|tablet|laptop|computer|pen|controller|car|star|stars|sea|end|line|cells?|dice|roll|six|numbers?|probability|bugs?|spiders?|stung|level|respawn|game|almost|nearly|bodies|leaves|language|languages|valley|person|ship|tired|spell|mean|means|word'
const bodyPart = '(?:wrist|wrists|rist|rists|arm|arms|leg|legs|thigh|thighs|skin|throat|neck|stomach|body|veins?)'
const lethal = '(?:die|dying|dead|kill|killed|death)'

/** A child who may hurt themselves, want to die, or starve; or who tells of somebody who may. */
export const crisisRules: readonly AlarmRule[] = rules(String.raw`
# wanting to die
${notOne}want(?:ed|ing)? (?:to )?(?:${gap(3)})?(?:die|dye) ~ in the (?:book|story|movie|game|play)|bad guy|villain|enemy|plants?|animals?|fish|him to|her to|them to|it to
(?:want|wanted|wish|need|deserve|hope|ready|like|better|rather|love|going|prefer)(?: i)?(?: (?:to|was|were|am|if|i|would|could|be|had|it)){1,4} dead ~ dead (?:tired|last|sea|serious|battery|right|end)|eye
(?:wish|hope|pray|hoping) (?:that )?i (?:${gap(2)})?(?:die|died|dead|not wake up|never wake up|do not wake up|not exist|did not exist|was not (?:alive|born|here)|were not (?:alive|born|here)|was never born|were never born|had never been born|had not been born|never been born|never existed|never wake|was gone|were gone|disappear(?:ed)? forever|could disappear|could vanish|could stop living|got hit by a (?:car|bus|truck|train))
wish(?:es)? (?:that )?i (?:had )?(?:was|were|am|been)? ?(?:never|not) (?:been )?(?:born|alive|here anymore)
wish (?:that )?i (?:was|were) not (?:here|alive|born|around) ~ school|class|lesson|grandma house|dentist
i (?:should|deserve to|need to|must|have to|would rather|ought to) (?:be dead|die|not be alive|not exist|kill (?:me|myself)|disappear|end it)(?! (?:the|a|an|this|that|when|before|in|weeds|\d+|all|some|more|my|him|her|them|it|for|boss|zombies|skeletons))
rather (?:be dead|not be alive|not live|not exist)
(?:let|make) me die
i am going to die (?:tonight|today|tomorrow|soon)
(?:not|never|no longer|nor|stopped|stop|do not even) want(?:ing)? to (?:be alive|exist|be on this (?:earth|planet)|be in this world|be here anymore|live anymore|be around anymore|wake up (?:anymore|ever|again)|keep living|go on living|live like this|breathe anymore)
not want to (?:live|wake up|wake up tomorrow|be here tomorrow|keep going|go on)(?: \.| because| if| and| when| ever| $|$) ~ early|school|for|alarm|homework|problem|game|lesson|house
not want to wake up tomorrow(?! (?:for|early|because))
not (?:want|deserve) to (?:live|exist|be alive)(?! (?:in|at|on|there|with|here|near|next|by|far|under|inside|without|alone|where|like|forever|up))
not deserve (?:to )?(?:live|life|be alive|be here)
(?:want|wanted|going|like|ready|wish i could|could) (?:to )?(?:go to )?(?:sleep|fall asleep)(?: \w+){0,3} (?:forever|never wake|not wake) ~ sleeping beauty|cat|bear
want to (?:disappear|vanish|be gone)(?: forever)?(?= (?:forever|from this world|from the world|\.|because|and never|so nobody|$)) ~ magic|magician|trick|game|roblox
want to (?:go|be|join|live) (?:to |in |with |up |my |grandma |grandpa |mom |dad |dog |cat |him |her |them |and ){0,6}(?:in |to )heaven ~ when i am old|someday|one day
(?:be|join|go be) (?:with )?(?:my )?(?:grandma|grandpa|mom|dad|brother|sister|dog|cat) in heaven
want (?:it )?(?:all|everything|the pain|my pain) to (?:end|stop|be over) ~ tooth|tummy|ear|knee|leg|noise
want (?:it|my life|this life|life) to (?:be )?(?:end|over)(?= (?:\.|forever|for good|$)) ~ test|lesson|class|movie|game|homework|school|quiz|problem
(?:i|me) (?:\w+ ){0,5}?(?:die|dying|dead) ~ ${others}|${story}
(?:if|when|after|once|until|that|maybe|wish|hope|think) i (?:\w+ ){0,2}?(?:die|died|dead|killed|drown|drowned|am gone|was gone|were gone) ~ ${story}|game|level|respawn|minecraft|roblox|fortnite|almost|nearly|old|lives|tired
(?:want|wanting|wanted|ready|how|ways?|okay|ok|normal|hurt|easier|better|have to|supposed to|rather|like|going) (?:to )?(?:die|dye|dying|be dead|being dead)(?! (?:my|hair|eggs|easter|a|an|the|it|clothes)) ~ ${others}|${story}|not want
death (?:would|will|is|sounds|seems) (?:be )?(?:better|easier|nice|good|the answer|the only)
(?:i|me|being|stay|staying|want me|wants me) (?:\w+ ){0,3}?alive ~ ${others}|${story}|how long|virus|viruses|planet|mars|fire|is it|stay alive in
not be (?:alive|around|here) (?:for my birthday|anymore|next year|much longer|by then) ~ moving|vacation|school|class|house
(?:out of|end|ending|quit|leave|leaving|not want|not do|not handle|hate|done with|tired of|sick of|no more) (?:to do )?(?:this|my|with|of)? ?life(?! (?:cycle|cycles|science|jacket|span|skills|cereal|of|in|on|lab|forms?)) ~ ${story}|game
life (?:sucks|is too hard|is (?:so |too )?(?:horrible|terrible|awful|painful|unbearable|a nightmare)) ~ cycle|science|game|pioneers?|then|settlers?
my life (?:\w+ ){0,8}?(?:end|over|to stop|to be over|would end) ~ chapter|best|year|day|turned|game|movie|story|rest of
(?:be|go|am) (?:with|to|to be with|home to|meet) (?:god|jesus|the angels|angels|my (?:grandma|grandpa|mom|dad|brother|sister|dog|cat) in heaven) ~ church|pray|prayer|mass|sunday|play|christmas
feel like ending (?:it|everything|my)|(?:i am|feel like|i feel like|just|such|being) (?:such )?a burden|not belong (?:in this world|on this (?:earth|planet)|here anymore)
(?:they|everyone|everybody|nobody|people|parents|mom|dad|family|friends) (?:would|will) (?:\w+ ){0,3}?(?:happy|happier|sorry|glad|relieved|sad|care|miss me|notice) (?:\w+ ){0,2}?(?:if|when) (?:i|me) (?:\w+ ){0,3}?(?:die|died|dead|gone|disappear|disappeared|not here|not around|not alive)
noose|tie a knot to hang ~ ${story}|hangman|knots|history|cowboy|mean
(?:not|stop|stopped|quit|can not|no longer|never|hate|hating|wish i did not|too hard|tired of|sick of) (?:\w+ ){0,4}?(?:living|existing|exist|have to live|keep living|being alive)(?! (?:in|at|with|here|there|near|next|on|room|things?|thing|by|by the|organisms?)) ~ ${story}|fish|bacteria|viruses|dinosaurs?|animals?|plants?|rocks?|numbers?|solutions?|extinct|extinction|species|dries|earth
(?:living|being alive|existing) is (?:hard|too|painful|pointless|awful|terrible|not worth|so) ~ thing|organism
(?:leave|leaving|out of|get off|gone from|not in) this (?:world|earth|planet) ~ rocket|space|spaceship|astronauts?|mars|moon|alien|aliens
god (?:\w+ ){0,3}?(?:take|takes|kill|kills) me|lets? me die
(?:if|wish) i (?:was|were) (?:not (?:here|around|alive)|gone|dead)(?= (?:anymore|forever|\.|would|and|$)) ~ school|class|party|game
(?:only|best|easiest) (?:way|thing|answer)(?: \w+){0,5} (?:die|dying|death)|should die|waste of (?:space|life|oxygen|air) ~ ${others}|${story}
deserve (?:to be )?(?:hurt|dead|pain|punished|hit|to suffer|suffer|to bleed)|not deserve to (?:eat|breathe|be here|be happy) ~ ${story}|he|she|villain
# killing and hurting oneself
(?:carve|carved|carving|scratched|scratch|scratching|cutting|cut) (?:\w+ ){0,3}?(?:into|in|up|on)? ?my (?:own )?${bodyPart} (?:\w+ ){0,5}?(?:bled|bleed|bleeds|sad|blood)|(?:carve|carved|carving) (?:\w+ ){0,3}?(?:into|in|on) my (?:\w+ )?${bodyPart}|my ${bodyPart} (?:are|is) (?:covered|full) (?:in|of|with) (?:cuts|scars) ~ ${accident}
(?:i|me|want|going|thinking|might|should|could)(?: \w+){0,5} jump(?:ing)? (?:off|from|out of|out|in front of|over)(?: \w+){1,4}? (?:bridge|roof|building|cliff|balcony|window|train|bus|truck|traffic|overpass|ledge) ~ minecraft|roblox|game|parkour|toy|frog|cat|lake|parachute|diving|how (?:fast|long|far)
(?:pills|medicine|bleach|poison|tylenol|advil|chemicals?|drugs)(?: \w+){0,4} (?:kill|kills) (?:you|me|myself|a (?:person|kid|human|child)|people) ~ ${story}|germs|weeds|dog|cat|rats?|frog|snake
(?:take|taking|took|swallow) (?:them all|all of them|all (?:the|my|of my) (?:pills|medicine))|bottle of pills(?: \w+){0,5} (?:take|swallow) ~ pokemon|cards|pills are left|how many
${peer} (?:is|has been|keeps|started|was) cutting(?= (?:and|because|again|at night|when|\.|$)) ~ paper|hair|class|cake|line|food|onions
(?:hit|hitting|slap|slapping|punch|punching|smack|smacking|whip|whipping) myself ~ ${accident}|ball|bat|mistake|mosquito|hammer|haha|awake
(?:pull|pulling|rip|ripping) (?:out )?my (?:own )?hair(?: out)?(?: \w+){0,2} (?:i am|when i|feel|i get) (?:sad|stressed|upset|mad|angry|alone)
(?:rope|belt|cord|string|wire|bag|sheet|noose|shoelace) (?:\w+ ){0,2}?(?:around|on|over) my (?:own )?(?:neck|head|throat) ~ tie a bow|costume|lanyard|necklace|medal
(?:razor|blade|knife|scissors|glass|needle|lighter) (?:\w+ ){0,2}?(?:to|on|in|into|across|against) my (?:own )?${bodyPart} ~ ${accident}
(?:cuts|cut marks|scars|burns|slices) (?:\w+ ){0,2}?(?:on|in|all over|up) my (?:\w+ )?${bodyPart} (?:\w+ ){0,2}?(?:i|myself|from (?:cutting|when i|me)) ~ ${accident}
(?:hurt|hurts|cut|cuts|bleed|burn|bang|banged|hit|hitting|scratch|bite|punch|smash|threw up|throw up|puke|vomit|fall|starve|overdose)(?: \w+){0,6} on purpose ~ ${peer}|he|she|they|foul|pitcher|paper|ball|car
(?:like|love|need|miss|want)(?: \w+){0,3} (?:when i|to|feeling when i|the feeling of) cut(?:ting)?(?= (?:\.|and|because|again|when|$)) ~ paper|shapes?|cake|wood|hair|fabric
(?:wish|hope|want|wanted|hoping|pray) (?:\w+ ){0,4}?(?:(?:hit|hits|run over|ran over|crush|crushes|shot|shoots|stabbed|killed) (?:by|me)|car (?:would|will) hit|(?:bus|car|truck|train) (?:would|will|to) (?:hit|run)) ~ game|ball|dodgeball|pillow|water balloon|nerf|level|not
(?:does|would|will|do|did) (?:it )?(?:hurt|hurts)? ?(?:to )?(?:hang|hanging|drown|drowning|shoot|stab|stabbing|suffocate) (?:yourself|myself|oneself)|hang(?:ing)? yourself ~ ${story}
how (?:high|deep|fast|long|far|much blood|many floors)(?: \w+){0,9} ${lethal}(?= (?:\.|from|if|instantly|$)) ~ ${others}|${story}|rope|meteor|bacteria|poison ivy
(?:voice|voices|brain|head|something|he|she|they|kids|people|somebody|friend|friends|everyone|boy|girl) (?:\w+ ){0,5}?(?:tell|tells|telling|told|says|said|saying) (?:\w+ ){0,4}?(?:kill|hurt|cut|hang) myself
${killing} (?:${gap(1)})?(?:myself|my own life|my life|it all) ~ character
(?:want|going|ready|time|decided|need|gonna|plan|planning|might|will) (?:to )?end it(?= (?:tonight|today|now|all|soon|tomorrow|\.|forever|because|$)) ~ story|essay|sentence|game|book
(?:take|taking|took|end|ending|ended) (?:my|our) (?:own )?(?:life|lives)(?! (?:in|for granted|jacket|vest))
${harming} (?:${gap(1)})?myself ~ ${accident}
(?:want|like|need|keep|keeps|started|starting|stop|try|trying|going|thinking|love|think) (?:${gap(2)})?(?:hit|hitting|punch|punching|slap|slapping|${harming.slice(3, -1)}) (?:${gap(1)})?myself ~ accident|accidentally|piece|slice
${harming} myself (?:${gap(6)})?(?:on purpose|sad|mad|feel|night)
(?:cut|cuts|cutting|slit|slitting|slash|slashing|slice|burn|burning|scratch|scratching) (?:up )?my (?:own )?(?:wrist|wrists|rist|rists|arm|arms|leg|legs|thigh|thighs|skin|throat|stomach|body) ~ ${accident}
(?:started|start|stop|stopped|been|keep|addicted to|urge to|back to) cutting(?= (?:again|and|because|when|\.|at night|every|$)) ~ paper|class|hair|line|wood|cookie|shapes?
selfharm(?:s|ed|ing)?
suicid(?:e|es|al) ~ ${story}
(?:i|me|my) (?:\w+ ){0,8}suicid(?:e|al) ~ read|book|essay|romeo
kms
(?:want|going|like|should|could|will|might|thinking|wanna|think i will|about|gonna) (?:to |of |about )?(?:jump|jumping|step|stepping|fall|falling|walk|walking|run|running|lie|lay|leap|drive)(?: myself)? (?:off|out|in front|into|from|on|down|in)(?: of)? (?:of |the |a |my |our |this |that |tall |high |moving |busy |bedroom ){0,4}(?:bridge|roof|building|cliff|balcony|window|train|trains|car|cars|bus|truck|traffic|road|highway|freeway|tracks|train tracks|stairs|tower) ~ minecraft|roblox|game|parkour|toy|frog|cat
overdos(?:e|ed|ing) ~ homework|candy|sugar|cute|news|history|health class
(?:want|going|should|could|will|might|told me|like|thinking) (?:to |of |about )?(?:drink|drinking|swallow|swallowing|eat) (?:some |a |the |all (?:the |my )?)?(?:bleach|poison|pills|detergent|cleaner)
(?:how many|how much|enough) (?:pills|medicine|tylenol|advil|bleach|aspirin|sleeping pills|poison)(?: \w+){0,6} (?:die|kill|dead|dangerous|overdose)
(?:way|ways|how) (?:to|can i|do i|could i|for me to|i can) (?:die|dye|kill myself|hurt myself|not be alive|stop living|end my life)(?! (?:in|my hair|eggs|cloth))
(?:painless|easy|easiest|fast|fastest|quick|quickest|best|least painful) way (?:to|for \w+ to) (?:die|kill|dye)(?! (?:a|the|weeds|germs|ants|my hair|eggs|cloth))
how (?:do|can|would|could|to|does) (?:\w+ ){0,2}kill (?:yourself|oneself|themselves|your self) ~ ${story}
(?:told|tell|tells|telling|says|said|say|saying|wants|want|should)(?: \w+){0,4} (?:kill (?:my|your)self|go die) ~ not say|mean to say
(?:just |please |somebody |want (?:you|somebody|him|her|them) to )?kill me(?= (?:\.|now|please|already|because|i|$)) ~ if|my (?:mom|dad|brother|sister|teacher|friend|parents)|going to|will|would|zombie|game|boss|enemy|tried to|haha|lol|was|killing
# no way on
(?:better|happier|easier|best) (?:off )?(?:without me|if i (?:\w+ ){0,3}(?:dead|gone|die|died|disappeared|left|not here|born|alive|around)) ~ team|game|group project
(?:nobody|not|no person|who|anybody|anyone|they) (?:would|will|is going to|cares?|care)? ?(?:even )?(?:care|cares|notice|miss me|be sad|mind)?(?: \w+){0,1} ?(?:if|when) i (?:${gap(3)})?(?:die|died|dead|gone|disappeared|disappear|killed|was not here|left forever|never came back)
(?:nobody|no people) (?:would|will) (?:even )?miss me
not care (?:if|whether) i (?:live|die|get hurt|wake up|am alive|am dead)(?! (?:in|on))
(?:nothing|no reason|any reason|no point|not a reason) (?:left )?(?:to|in|for) (?:live|living|be alive|being alive|keep living|stay alive|live for)
(?:life|living|it) is (?:not|hardly|never) worth (?:living|it anymore) ~ homework|game|price|money|cost
my life is (?:not worth|pointless|meaningless|worthless|useless|nothing)
(?:hate|hating) (?:being alive|living)(?! (?:in|at|with|on|here) (?:this|the) (?:house|town|apartment|city)) ~ haha|lol|not hate
(?:tired|sick|done) (?:of|with) (?:living|being alive|my life|life|everything and want)(?! (?:here|in|at|near|with|on))
(?:give up|giving up|given up|gave up) on (?:life|living|my life) ~ cereal|board game
can not (?:go on|live)(?: like this| with myself| anymore| without|living|)(?= (?:\.|anymore|because|$)) ~ without (?:pizza|my phone|wifi|chocolate|my dog|my cat|water|food)|plants?|fish|animals?|people|they|swing|ride
can not take (?:it|life|this life|living|this pain) anymore ~ homework|math|problem
(?:point|use|purpose) (?:of|in) (?:living|being alive|my life|going on|staying alive)|why (?:am i|do i have to be|should i be|should i stay|do i stay) alive|why (?:was i|did i get) born(?! (?:in|on|at|so small|first|last|with|before|after))|why (?:do|should) i (?:exist|live)(?! (?:in|here|on|at|with|so))
(?:i am|i feel|feel|feeling|feels) (?:so |like i am |completely )?(?:worthless|hopeless|suicidal|dead inside|better off dead) ~ at (?:math|fractions|soccer|spelling)|hopeless (?:at|with)
(?:world|everyone|everything|family|mom|dad|parents|life) (?:would|will) be (?:a )?(?:better|happier)(?: place)? without me
(?:goodbye|bye) forever(?= (?:(?:i|my|world|everyone|\.) |$))|(?:last|final) (?:day|night|time) (?:alive|on earth|being alive)|not be alive (?:tomorrow|much longer|anymore|soon)|goodbye (?:cruel )?world i
(?:think|thinking|thought|thoughts|dream|dreaming|feel like|feeling like) (?:\w+ ){0,2}?(?:about|of|like) (?:dying|dye?ing|death all|being dead|killing myself|hurting myself|ending (?:it|my life)|harming|cutting) ~ grandma|grandpa|dog|cat|hair|eggs|dinosaurs?|book|story|paper|shapes?|things?|pizza|halves|pieces
(?:think|thinking) about death (?:all the time|a lot|every day|every night|and how)
(?:my|own) funeral ~ ${story}
(?:save|saving|saved|hide|hiding|hid|collect|collecting|stole) (?:\w+ ){0,3}?(?:pills|razor|razors|razor blade) ~ shaving|${story}
(?:razor|razors|blade)(?: \w+){0,6} (?:cut|cutting|bleed)|(?:arm|arms|wrist|wrists|legs|skin)(?: \w+){0,4} (?:blade|razor)|(?:need|want|like) to bleed ~ shaving|lawn|skate|sled|grass|wind|mower|${accident}
way(?: \w+){1,4}? to die ~ ${others}|${story}
wish (?:i|id|i would|i had) (?:\w+ ){0,1}?never (?:woken|woke|wake)
died(?: \w+){0,3} and i want to (?:be with|join|go to|follow) (?:her|him|them)
# eating
(?:i|my|me)(?: \w+){0,4} (?:fat|skinny|thin|weight)(?: \w+){0,6} (?:puke|puking|throw up|throwing up|vomit|not eat|not eating|stopped eating|starve|starving)
(?:make|making|made|force|forcing) myself (?:to )?(?:throw|threw|throwing|puke|puking|vomit|vomiting|be sick|sick|barf)
(?:stopped|stop|not|quit|never) eat(?:ing)?(?: \w+){0,6} (?:skinny|thin|fat|weight|calories|ugly) ~ dog|cat|hamster|dinosaur|bears?
(?:throw|threw|throwing) up (?:all )?(?:my food|on purpose|after (?:i eat|eating|every meal|meals|dinner|lunch)) ~ sick|flu|bad|dog|cat
i (?:am|have|think i have|might have|might be|think i am) (?:an )?(?:anorexic|anorexia|bulimic|bulimia|eating disorder)
(?:calories|eat|eating|eaten|meals?|food|lunch|dinner|throw up|threw up|puke)(?: \w+){0,10} (?:not (?:be |get |feel )?fat|i am fat|be thin|be skinny|get skinny|get thin|be thin|lose weight|hate my body) ~ dog|cat|hamster|dinosaur|bears?|healthy|pioneers?
(?:hate|disgusted by|gross) (?:my body|how fat i)(?: \w+){0,4} (?:eat|eating|food|starve|skinny|throw)
# somebody else
${people} (?:\w+ ){0,8}?(?:shoot|shot|hang|hung|hanged|stab|drown|kill|cut|hurt|starve|starving|burn|harm)(?:s|ed|ing|ting|ning)? ${theirs} ~ ${story}|${accident}
${people} (?:\w+ ){0,6}?(?:wants? to end it(?= (?:\.|all|tonight|and|because|$))|(?:pills|jumped|jump|bridge|roof)(?: \w+){0,3} (?:to die|to kill|and died|wants to die)) ~ ${story}
${people} (?:${gap(6)})?(?:wants to|going to|tried to|trying to|tries to|said|says|talks? about|thinking about|thinks about|is|keeps|might|will) (?:${gap(4)})?(?:kill(?:ing|ed)? ${theirs}|cut(?:ting)? ${theirs}|hurt(?:ing)? ${theirs}|hang(?:ing)? ${theirs}|end(?:ing)? (?:his|her|their) life|suicide|suicidal) ~ ${story}
${people} (?:${gap(4)})?(?:wants to|wanted to|said (?:he|she|they) (?:wants? to|would rather|is going to)) (?:die|be dead|disappear forever|not be alive) ~ ${story}
${people} (?:kill|kills|killed|cut|cuts|hurts|hangs|hanged|hung) ${theirs} ~ ${story}|accident|accidentally|playing|fell|soccer
(?:${peer}|he|she) (?:does not|do not) want to (?:live|be alive)(?! (?:in|with|at|here|on|there)) ~ ${story}
(?:wrote|write|writing|left|leave|leaving) (?:a |my )?(?:suicide|goodbye forever) (?:note|letter) ~ ${story}
`)
