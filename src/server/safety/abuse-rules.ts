import { type AlarmRule, gap, grown, household, inGame, peer, relative, rules, tale } from './alarm-words.ts'

const hits =
  '(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|smack|smacks|smacked|smacking|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|whip|whips|whipped|whipping|whoop|whoops|whooped|whup|whups|whupped|starve|starves|starved|spank|spanks|spanked|spanking|burn|burns|burned|burnt|burning|hurt|hurts|hurting|abuse|abuses|abused|abusing|attack|attacks|attacked|torture|tortures|tortured|drag|drags|dragged|shake|shakes|shook|stab|stabs|stabbed)'
const helping =
  '(?:will|would|is|are|was|has|had|have|been|be|being|keep|keeps|kept|do|does|did|start|starts|started|like|likes|try|tries|tried|used|to|going|get|gets|got|mad|angry|drunk|and|then|comes|came|home|in|my|room|who|that|at|night|when|he|she|they|yell|yells|yelled|scream|screams|once|yesterday|today|last|every|day|time|threatens|threatened|wants|want|can|might|all|the|lot|a|grabs|grabbed|hard|house|his|her|new|of|me)'
const helped = `(?:${helping} ){0,6}?`
const someone = `(?:(?:step|foster|older|big|moms|dads) )?${grown}`
const pronoun = '(?:he|she|they)'
const family =
  '(?:me|us|each other|(?:my|our) (?:(?:little|baby|big|older|younger|twin) )?(?:mom|dad|brother|sister|brothers|sisters|siblings|face|arm|arms|back|legs|grandma))'
const siblings = `brother|sister|cousin|cat|dog|puppy|kitten|baby|classmate|teammate|${inGame}|tag|dodgeball|chess|pillow|snowball|karate|wrestling|player|goalie|robot`
const played = `pillow|snowball|nerf|water balloon|tickle|tickles|by accident|accidentally|wrestling|karate|dodgeball|checkers|uno|chess|mario kart|${inGame}`
const intimate =
  '(?:private|privates|private parts?|private area|penis|vagina|crotch|peepee|boobs?|breasts?|butt|bum|groin|no no (?:parts?|square)|down there|under my (?:clothes|shirt|pants|dress|skirt|underwear)|(?:my|his|her) (?:bottom|thing|underwear|panties|parts))'
const touches =
  '(?:touch|touches|touched|touching|rub|rubs|rubbed|rubbing|grope|gropes|groped|fondle|fondles|fondled|grab|grabs|grabbed|lick|licks|licked|kiss|kisses|kissed|kissing|squeeze|squeezes|squeezed|feel|feels|felt|tickle|tickles|tickled)'
const afraid = '(?:scared|afraid|terrified|frightened|fearful)'

// Words that may stand between a person and what they do to the child.
const anyWords = (most: number) => `(?:(?!(?:i|we|ball|car|game|bee|question|math) )\\w+ ){0,${most}}?`
const rough =
  '(?:grab|grabs|grabbed|grabbing|push|pushes|pushed|pushing|shove|shoves|shoved|drag|drags|dragged|broke|breaks|twist|twists|twisted|throw|throws|threw|burnt|burned|burns|bit|bites|squeezed|squeezes|slammed|slams|kick|kicks|kicked|choke|chokes|choked|punch|punches|punched|hit|hits|slap|slapped|slaps|beat|beats|hurt|hurts)'
const body =
  '(?:arm|arms|neck|throat|face|head|leg|legs|wrist|stomach|tummy|hand|hands|back|hair|ear|nose|eye|finger|fingers|mouth|ribs|mom|dad|brother|sister|grandma)'
const clothes = '(?:clothes|pants|underwear|shirt|dress|skirt|panties|shorts|pajamas)'
const play = `playing (?:with|in|at|catch|ball|soccer|football|basketball)|accident|accidentally|tag|swing|pool|sled|wrestling|drums?|high five|brush|brushes|braid|braids|doctor|bandaid|bee|car door|dodgeball|tickle|pillow|snowball|snow|paint|painted|${inGame}`

/** A child who is hurt, touched, threatened or neglected, or is afraid of somebody at home. */
export const abuseRules: readonly AlarmRule[] = rules(String.raw`
# hitting
${someone} ${helped}${hits} (?:up )?(?:on )?${family} ~ ${played}|${tale}|teaches|taught|bee|shoe
${pronoun} ${helped}${hits} (?:up )?(?:on )?(?:me|us)(?! (?:in the game|at (?!home|night|school))) ~ ${tale} ~< ${siblings}
${peer} ${helped}(?:chokes|choked|choking|strangled|strangles|burns|burned|stabbed|rapes|raped|abuses|abused|molests|molested|beats up|beat up|beats) me(?! (?:at|in|to|by)) ~ chess|${inGame}
(?:i|we) (?:\w+ ){0,2}?(?:am|are|was|were|get|gets|got|been|being|is) (?:a )?(?:being |getting )?(?:whooping|spanking|hit|hurt|beat|beaten|whipped|spanked|slapped|punched|choked|kicked|burned)(?: up)? (?:by (?:my |a |the |moms |dads )*${someone}|at home|every (?:day|night|time)|when (?:i|he|she|they|dad|mom)|with (?:a|the|his) (?:belt|stick|cord|wire|hanger|spoon|shoe|bat)|if i|for (?:bad|crying|getting)) ~ chess|${inGame}
(?:i|we|me) (?:\w+ ){0,3}?(?:am|was|been|being|get|got|were|feel) (?:being |getting |so )?(?:abused|molested|raped|sexually|assaulted|beaten|neglected)(?! (?:at (?:chess|the game)|in (?:the|a) |by (?:the|a) (?:team|score))) ~ ${tale}|team|chess|${inGame}
(?:abuses|abused|raped|rapes|molested|molests|assaulted|groomed) (?:me|my (?:brother|sister|mom|friend)) ~ ${tale}
(?:hit|hits|hitting|beat|beats|whip|whips|whoops|spank|spanks|whipped|spanked|smack|smacks|smacked) (?:me|us|my (?:brother|sister)) (?:\w+ ){0,3}?(?:with|using) (?:a|the|his|her|my) (?:\w+ ){0,1}?(?:belt|stick|cord|wire|hanger|spoon|shoe|bat|paddle|hose|whip|switch|ruler|bottle|sandal|slipper|broom)
(?:bruise|bruises|marks|scars|black eye|burns|cuts|welts) (?:\w+ ){0,4}?(?:from|because of|by|where) (?:my |moms |dads |when )*(?:${grown}|he|she|they) ~ ${siblings}|hickey|pencil
${someone} ${helped}(?:leave|leaves|left|gave|gives|makes) (?:\w+ ){0,3}?(?:bruise|bruises|marks|scars|black eye|welts) ~ paint|pen|good|bad|grade|test
${someone} ${helped}(?:throw|throws|threw|throwing) (?:\w+ ){0,3}?(?:when (?:he|she) is (?:mad|angry|drunk)|at (?:me|us|my mom|my dad|the wall)|me (?:against|across|down|on the floor|into the wall|on the ground|at the wall)) ~ snowball|football|baseball|pillow|balloon|playing|frisbee|party|question
${someone} ${helped}(?:pull|pulls|pulled|pulling|yank|yanks) (?:on )?my hair ~ brush|brushes|brushing|braid|comb|ponytail
(?:he|she|they|${someone}) (?:${gap(3)})?(?:shoved|shoves|pushed|pushes|threw|slammed|slams) me (?:down|against|into|on|off)(?! (?:the swing|a swing|swing|the pool)) ~ ${siblings}|swing|sled|pool|playing
${someone} ${helped}(?:said|says|told|tells|threatens|threatened|promised|swore|yelled) (?:\w+ ){0,5}?(?:to |will |would |going to )(?:kill|hurt|hit|beat|shoot|stab|burn|choke) (?:me|us|my|her|him) ~ ${tale}|${inGame}
${pronoun} (?:said|says|told me|tells me|threatens|threatened) (?:\w+ ){0,4}?(?:to |will |would |going to )(?:kill|hurt|hit|beat|shoot|stab) (?:me|us|my (?:mom|dad|family|dog|brother|sister)) ~ ${tale} ~< ${siblings}
${household} ${helped}(?:will|is going to|would) (?:hit|beat|hurt|whip|slap|spank|punch|burn) me ~ ${played}
(?:mom|dad|parents) (?:and (?:mom|dad) )?(?:\w+ ){0,3}?(?:hit|hits|hitting|punch|punching|beating|choking|choked|hurting|stabbed|threw) (?:each other|mom|dad|my mom|my dad|her|my (?:little )?(?:brother|sister)|the baby) ~ ${played}|high five|car
${household} (?:is|was|gets|got|came home|comes home|are) (?:\w+ ){0,1}?drunk
${someone} ${anyWords(6)}${hits} (?:me|us)(?! (?:at|in (?:the |a )?(?:race|game|chess|mario|uno|checkers)|by|to|with (?:a |the )?(?:question|pillow|joke|ball)|up)) ~ ${played}|${play}|${tale}|robot|chess|points
${someone} ${anyWords(6)}${rough} (?:\w+ )?(?:my|our) (?:\w+ )?${body}(?! (?:a|an|the|ball|car|hurt|feelings|some|when we)) ~ ${play}|${tale}|friendship|chess|up|wash|washed|cream|fever|cross|street|walk
(?:when|because|if|that) (?:\w+ ){0,3}?${household} (?:\w+ ){0,5}?(?:he|she|they) (?:hits|hit|beats|slaps|punches|hurts|kicks|throws things)(?! (?:the|a|his|her|it|golf|home|balls)) ~ ${play}
(?:me|us) (?:by (?:the|my|our) (?:neck|throat|hair|ears?)|across the face|in the (?:face|stomach|head|ribs|mouth)|down the stairs|against the wall|to the floor) ~ ${play}|${siblings}|${tale}|door|branch|sun|rain|water|wind
(?:they|people|somebody)(?: at school| in my class| on the bus)? (?:\w+ ){0,3}?(?:beat|beats|punch|punches|kick|kicks|hit|hits|attack|attacks|jumped|hurt) me(?= (?:up|every|all the time|at recess|at school|on the bus|and|in the|\.|$)) ~ ${play}|chess
(?:${relative}|she|he) (?:\w+ ){0,2}?(?:gets?|got|is|was|being|been) (?:being |getting )?(?:hit|beat|beaten|hurt|abused|slapped|whipped|punched|raped|molested|touched|choked|neglected)(?: up)?(?= (?:by|at home|every|when|and|\.|$)) ~ ${tale}|chess|team|points|in tag|soccer|bus|car|slave|slaves|bee|knee|feelings|foul|pitch|${inGame}
(?:is it|it is|are|was it) (?:\w+ )?(?:ok|okay|normal|bad|wrong|legal|allowed|right|my fault|supposed|good|fine|illegal)(?: \w+){0,4} (?:dads?|moms?|parents?|grownups?|adults?|somebody|stepdads?|uncles?|teachers?|grandpas?|coach|coaches|people|he|she|they|person)(?: \w+){0,2} (?:hit|hits|hitting|hurt|hurts|hurting|touch|touches|touching|beat|beats|spank|spanks|kiss|kisses|slap|slaps|abuse|abuses)(?! (?:the|a|his|her) (?:ball|drum|brakes|button|stove)) ~ chess|dog|line|lines|shape|shapes|${inGame}
(?:${peer}|friends|neighbors) (?:\w+ ){0,2}?(?:dad|mom|stepdad|parents|uncle|boyfriend) (?:hits|hit|beats|beat|hurts|hurt|touches|touched|abuses) (?:him|her|them) ~ ${play}
(?:hide|hides|hiding|hid|run|running) (?:\w+ ){0,4}?(?:from my (?:${household.slice(3, -1)})|(?:when|because) (?:my |moms |dads )?(?:${household.slice(3, -1)}) (?:is|was|gets|got|comes|are) (?:\w+ )?(?:drunk|mad|angry|home|yelling|fighting)) ~ hide and seek|seek|presents?|broccoli|surprise|tag|playing|cookie|cookies|${inGame}
${afraid} (?:of )?(?:what |that )(?:my )?${household} (?:will|would|might|is going to) (?:do|hurt|hit) ~ say|grade|report card
(?:${someone}|he|she|${peer}) (?:\w+ ){0,4}?(?:does|do|did|doing|done|made me do|makes me do) (?:\w+ ){0,2}?(?:bad|weird|gross|dirty|nasty|sex|sexual|stuff|things?|something|that)(?: \w+){0,2} (?:to|with) (?:me|us|my (?:body|private|sister|brother)) ~ fun|cool|nice|homework|lego|${play}
(?:he|she|they|${someone}|${peer}) (?:\w+ ){0,3}?(?:takes?|took|pulls?|pulled|taking|pulling|removes?|removed) (?:off |down )?(?:my |his |her |their |all )+${clothes}(?: off| down)? ~ wash|laundry|store|muddy|dirty|doctor|shopping|bath|dryer|closet
(?:with|wearing|had|in) no ${clothes} on|without (?:my|any|his|her|our|their) ${clothes} ~ ${tale}|emperor|baby|dog|swim|bath
(?:watch|see|look at|showed me|shows me|show me)(?: \w+){0,3} (?:naked|dirty|sexy|sex|porn|nude) (?:videos?|movies?|pictures?|pics|photos?|stuff|people)
(?:pics?|pictures?|photos?|videos?|selfies?) of (?:my|your) (?:body|chest|legs|feet|butt) ~ x ray|doctor|anatomy
(?:sit|sits|sat|sitting) on (?:his|my uncles|my grandpas) lap(?: \w+){0,4} (?:touch|touches|rub|rubs|uncomfortable|not like|weird)
(?:told|tell|tells|said|says|will|would) (?:\w+ ){0,4}?if i tell|if i (?:tell|told|say)(?: \w+){0,4} (?:kill|hurt|hit|believe|in trouble|take me away|leave us|go to jail) ~ answer|spoil|crush|secret santa|joke|present
(?:said|says|that) (?:nobody|no one) (?:will|would) believe me
${someone} (?:\w+ ){0,8}?(?:hates me|never (?:have )?been born|was never born|wishes i) ~ ${tale}|thinks my teacher|broccoli
(?:make|makes|made|have to|has me|forced to) (?:me |us )?(?:to )?sleep (?:on the floor|outside|in the (?:garage|car|bathtub|closet|yard|shed|bathroom)) ~ camp|camping|tent|sleepover|fort|dog|cat|cousin|vacation|hotel
(?:mom|dad|parents|everyone) (?:\w+ ){0,2}?left (?:\w+ ){0,2}?(?:and )?(?:have |has |did )?(?:not|never) (?:come|came|been) (?:back|home) ~ store|work|yet|trip
nobody (?:takes care of|feeds|looks after|is taking care of) me
# touching
${touches} (?:\w+ ){0,4}?${intimate} ~ ${tale}|puppy|dog|cat|baby diaper|horse|chicken|rolled|slide|heart|i kicked|i touched|stove|snake
(?:see|saw|sees|show|shows|showed|showing|look at|looks at|looked at|play with|plays with|send|sent|wants|asked|asks|pictures? of|pics? of|photos? of) (?:\w+ ){0,5}?(?:my privates?|his privates?|her privates?|your privates?|my private|his private|her private|penis|vagina|peepee|naked|nude|nudes|(?:my|her|his) boobs|my underwear|in (?:my|their|his) underwear|private parts?) ~ ${tale}|mole|eye|baby|museum|statue|doctor|captain|dog
${someone} ${anyWords(6)}(?:touch|touches|touched|touching|molests?|raped?|gropes?) me(?! (?:on|in) (?:the |my )?(?:shoulder|arm|hand|head|back|heart|nose|elbow)| with| so| and (?:i|now i) am it| in tag) ~ tag|it in|${tale}
${pronoun} (?:${gap(3)})?(?:touches|touched|touching|touch) me(?! (?:on|in) (?:the |my )?(?:shoulder|arm|hand|head|back|heart|nose|elbow)| in tag) ~ tag|it|${tale}|cat|dog
(?:${peer}|he|she|${someone}) (?:\w+ ){0,4}?(?:touch|touches|touched|touching) me (?:in (?:a|the) (?:bad|weird|wrong|funny|strange)|where|when i (?:sleep|am sleeping|am in bed|do not)|at night|inappropriately|down|under|and (?:it|i|told|said|made)) ~ tag|am it
bad touch(?:es)?|(?:touched|touches|touch) (?:me|us) (?:inappropriately|in a (?:bad|weird|wrong|funny) way|where (?:i|he|she|they|it)) ~ what is|learned|lesson|about
(?:makes?|made|making|forces?|forced|wants?|asks?|asked|tells?|told|tries|tried) (?:me|us|to make me) (?:to )?(?:touch|kiss|lick|rub|feel) (?:him|her|his|them|it|there) ~ stove|snake|frog|dog|cat|fish|stingray|grandma|baby
(?:makes?|made|forces?|forced|wants?|asks?|asked|tells?|told) (?:me|us) (?:to )?(?:take off|remove|pull down|undress|get undressed|take my) (?:all |my |our )*(?:clothes|pants|shirt|underwear|dress|panties|off my clothes) ~ doctor|bath|pool|muddy|wet|swim|swimming|swimsuit
(?:puts?|putting|stuck|sticks|reached|reaches) (?:his |her |their |a )?(?:hand|hands|finger|fingers) (?:in|down|up|under|inside|into) my (?:pants|shirt|underwear|dress|skirt|panties|shorts)
(?:comes?|came|gets?|got|climbs?|climbed|sneaks?|lies|lays|sleeps) (?:in|into|in to|on)(?: to)? my (?:bed|room)(?: \w+){0,2} (?:at night|and (?:touches|hurts|touched|hurt|makes|does|gets|kisses)|when (?:i am|everyone|mom|dad)) ~ dog|cat|puppy|kitten|tooth fairy|santa|monster|sister|kiss me good
(?:watches|watched|watching|spies on|looks at|looked at|films|filmed|records|recorded) me (?:\w+ ){0,3}?(?:shower|bath|bathroom|change|changing|undress|naked|sleep)
(?:pictures?|pics?|photos?|videos?) of (?:me|us) (?:naked|nude|with no|without|in (?:my|the) (?:underwear|shower|bath|bathroom)|undressed|changing)
(?:ask|asks|asked|asking|wants|wanted|send|sends|sent|told)(?: \w+){0,4} (?:nudes|nude|naked (?:picture|pictures|pic|pics|photo|photos|video)|sexy (?:pics|pictures|photos)|dirty pictures)
(?:has|had|have|having|wants to have|tried to have) sex with (?:me|us|my (?:sister|brother))|sexually (?:abused|assaulted|harassed|touched)
${relative} (?:\w+ ){0,3}?(?:kisses|kissed|kissing|hugs|hugged|tickles|tickled) me (?:\w+ ){0,3}?(?:not (?:like|want)|uncomfortable|lips|mouth|stop|neck) ~ dog|cat
${someone} (?:\w+ ){0,3}?(?:makes|made) me (?:feel )?(?:uncomfortable|unsafe|weird|gross|dirty)
# afraid of somebody, made to keep quiet
${afraid} (?:of|about) (?:my |our |moms |dads |being (?:alone )?with )*${household}(?! (?:driving|cooking|reunion|getting|will find|being mad|test|dog|cat|snake|basement|being (?:mad|angry)|when (?:he|she) drives)) ~ ${tale}
${afraid} (?:${gap(2)})?(?:to|of) (?:go|going|be|being|come|coming|get|getting|stay|staying|live|return) (?:back )?(?:at )?home(?! alone) ~ ${tale}
${afraid} (?:that |because |of what )?(?:${gap(2)})?(?:${grown}|he|she|they) (?:will|would|is going to|might|could|are going to) (?:\w+ )?(?:hit|hurt|kill|beat|punch|slap|spank|burn|choke|whip) (?:me|us|my|her|him) ~ ${tale} ~< ${siblings}
(?:not|never) (?:feel )?safe (?:\w+ ){0,1}?(?:at (?:home|my house)|in my (?:house|home|own home)|around (?:my )?${grown}|with (?:my )?(?:${grown}|him|her|them)|alone with|here at home)|not feel safe(?= (?:\.|$))|unsafe (?:at|in my) (?:home|house)|home is (?:not|never) safe ~ online|internet|website
(?:told|tells|said|says|warned|made|makes) (?:me |us )?(?:to )?(?:promise )?(?:do )?(?:not|never) (?:to )?(?:tell|say anything)(?: (?:anyone|anybody|mom|dad|my mom|my dad|nobody|my parents|what|about it|him|her))? ~ surprise|party|present|birthday|gift|crush|answer|lie|lies|joke|spoiler|teacher said|spoil
(?:our|a|it is our|his|her|keep it|keep this) (?:little |special )?secret (?:\w+ ){0,6}?(?:touch|touches|touched|hurt|hurts|not to tell|do not tell|never tell|from my (?:mom|dad|parents)) ~ surprise|party|present|birthday|gift|crush|christmas
(?:his|her|their) (?:thing|private|penis|peepee|dick|weiner|parts)(?: \w+){0,2} (?:in|on|at|to) (?:me|my)|(?:in|on) my (?:mouth|butt|bottom) (?:and (?:it|i)|his)|(?:put|puts|stuck) (?:\w+ ){0,3}?(?:in|inside) my (?:butt|bottom|private|privates|vagina)
(?:looks?|looked|looking|stares?|watch|watches) at me (?:\w+ ){0,6}?(?:shower|bath|naked|changing|undress|dressed)
nudes|(?:show|shows|post|posts|send|sends|share|leak) (?:\w+ ){0,3}?my (?:naked )?(?:pictures|pics|photos|picture)(?: \w+){0,3}(?: online| to (?:everyone|people)| if i)|show everyone my (?:pictures|pics|photos) ~ art|museum|painting|baby
${afraid} (?:at|in|inside) (?:my )?(?:own )?(?:home|house)|home is scary|(?:house|home) is (?:\w+ )?(?:not safe|unsafe) ~ dark|alone|storm|thunder|noise|noises|spider|spiders|monster|ghost|haunted|movie|halloween
${afraid} (?:when|if|because) (?:my )?(?:moms |dads )?${household} (?:\w+ ){0,3}?(?:home|drunk|drinks|drinking|yells|mad|angry|hits|fight|fights|throws) ~ found out|grade|report card
not (?:\w+ ){0,3}?(?:be|stay|left|leave me|sleep) alone with (?:my |him|her|them|moms |dads )*(?:${grown.slice(3, -1)})? ~ homework|problem|math
not (?:make|let|send) (?:me|them make me|them send me) (?:go |to )?(?:back )?home(?= (?:\.|to|because|i|$)) ~ early|sick
(?:he|she|they) (?:is|are|was|keeps) (?:hitting|beating|choking|hurting|stabbing|kicking|punching) (?:her|him|them|us|my (?:mom|dad|brother|sister)) ~ ${siblings}|${tale}|drum|feelings
my fault (?:\w+ ){0,2}?(?:${relative}|he|she|they) (?:\w+ ){0,2}?(?:touched|touches|hit|hits|hurt|hurts|beat|raped|drinks|hurting) ~ in tag
i (?:get|got|will get) (?:the |a )?(?:belt|switch|paddle|spanking|beating|whooping|whupping|whipping)(?= (?:when|if|for|because|every|at home|from)) ~ karate|birthday|christmas|judo|taekwondo|yellow|new|nintendo|${inGame}
(?:hand|hands|arm|fingers) (?:around|on|over) my (?:neck|throat|mouth) ~ ${play}|${tale}|cough|yawn|trumpet|sneeze|my own
(?:${grown}|he|she|they|cousin) (?:\w+ ){0,4}?(?:touch|touches|touched|touching|rub|rubs|rubbed|stroked|strokes) my (?:\w+ ){0,1}?(?:leg|legs|thigh|thighs|body|chest|butt|knee|stomach) ~ doctor|nurse|vet|${siblings}|fever|dentist
(?:lays?|lies|lay|laid|gets?|got|climbs?) on top of me ~ ${play}|dog|cat|puppy|pile|football
(?:ask|asks|asked|asking) (?:me )?what i am wearing ~ costume|halloween
${household} (?:\w+ ){0,3}?(?:hits|beats|chokes|slaps|punches|kicks|hurts|choked|punched|slapped) (?:her|him|them)(?! (?:\w+ )?(?:ball|thumb|finger|hand|toe|elbow|at|in (?:chess|the race))) ~ ${play}|${tale}|chess|drum|${inGame}
${household} (?:\w+ ){0,3}?(?:punched|punches|kicked|kicks|broke|breaks|smashed|smashes) (?:\w+ ){0,3}?(?:a )?(?:hole )?(?:in )?(?:the |my )?(?:wall|door|walls|doors|furniture) ~ paint|fixing|remodel|accident
${afraid} (?:\w+ ){0,6}?(?:come|comes|coming|get|gets) (?:in|into|in to) my (?:room|bed) ~ monster|monsters|bug|bugs|spider|spiders|ghost|dog|cat|clown|storm
not (?:allowed|supposed) to (?:tell|say|talk about)(?: \w+){0,3} (?:what|that|about)(?: \w+){0,3} (?:coach|uncle|dad|mom|he|she|stepdad|grandpa|babysitter|teacher|boyfriend|happens at home) ~ surprise|party|present|answer
(?:mean|bad|weird|gross)(?: things?)? to my body|unsafe (?:around|with|near) ~ internet|website|ice
# neglect
${household} (?:forgot|forgets) to feed (?:me|us)|there is (?:no|never) (?:dinner|food|lunch|breakfast)(?: \w+){0,3}(?= (?:\.|at home|for us|$)) ~ dog|cat|hamster|fish|picnic|mars|space|moon|desert|story
lock(?:s|ed)? (?:up )?the (?:fridge|food|kitchen|pantry|refrigerator) ~ dog|bear|bears|raccoon|cat
(?:never|not|hardly) (?:\w+ ){0,2}?(?:have|get|got|any|enough) (?:\w+ )?(?:food|dinner|anything to eat) (?:\w+ )?(?:at home|at my house|to eat at home)|only eat at school
(?:${household}|they|he|she) (?:\w+ ){0,3}?(?:lock|locks|locked|shut|shuts|tie|ties|tied) (?:me|us) (?:up|in|inside|out|outside|into|to) ~ ${siblings}|by accident|accidentally|car|hide and seek|playing|escape room
(?:${household}|they|he|she|nobody) (?:does not|do not|will not|never|did not|not|stopped|nobody)? ?(?:feeds?|feed|feeding|fed) (?:me|us)(?! (?:broccoli|vegetables|peas|spinach|too|good|pizza|dinner|lunch|breakfast|soup|cookies)) ~ hamster|fish|dog|cat
(?:${household}|they|he|she) (?:does not|do not|will not|never|did not) (?:let me eat|give me (?:any )?(?:food|dinner|anything to eat))(?! (?:candy|cookies|sugar|sweets|ice cream|before|chips|junk|coloring|dye)) ~ until i finish|candy|cookies|dessert
(?:no|not any) food (?:at (?:home|my house)|in (?:my|our|the) (?:house|home|fridge))|not (?:eaten|eat|had food|had anything to eat) (?:in|for|since) (?:\w+ )?(?:days|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ~ thin|skinny|fat|weight|cookies|candy|pizza|broccoli|sugar
${household} (?:\w+ ){0,2}?(?:left|leaves|leave) (?:me|us) (?:home )?(?:all )?(?:alone|by myself) (?:for (?:\w+ ){0,2}?(?:days|nights|weeks|a day|a week)|all (?:night|day|weekend)|and (?:never|did not|has not))
${household} (?:\w+ ){0,2}?(?:kicked|kicks|threw|throws) (?:me|us) out(?: of (?:the|our|my) (?:house|home))? ~ room|kitchen|${inGame}
${household} (?:\w+ ){0,2}?(?:says|said|tells me|told me|calls me|called me|thinks|wishes|yells) (?:that )?(?:she |he |they |i )?(?:\w+ ){0,3}?(?:worthless|never born|wishes i|hates me|useless|nobody wants me|a mistake|had an abortion)(?! (?:on|in) (?:my|the|this)) ~ made a mistake|made me|homework
`)
