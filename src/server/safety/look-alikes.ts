// Ordinary things that sound like an alarm. They are taken out of folded text before the alarm rules read it; only the
// words themselves go, so that what stands beside them is still heard.

const game =
  '(?:minecraft|roblox|fortnite|terraria|zelda|mario|pokemon|halo|game|games|level|video game|round|match|lobby)'
const thing =
  '(?:process|processes|program|programs|task|app|server|thread|job|script|bug|bugs|boss|bosses|monster|monsters|zombie|' +
  'zombies|creeper|creepers|mob|mobs|dragon|enemy|enemies|villain|alien|aliens|spider|spiders|ant|ants|fly|flies|mosquito|' +
  'mosquitoes|weed|weeds|germ|germs|bacteria|virus|viruses|cell|cells|plant|plants|grass|time|mood|vibe|lights|engine|bee|bees|wasp)'

const idioms = [
  `kill(?:s|ed|ing)? (?:(?:the|a|an|this|that|some|all|my|our|ender|final|more|those|these|any) ){0,3}${thing}`,
  'kill(?:s|ed|ing)? (?:two|2) birds',
  'kill(?:s|ed|ing) (?:it|me)(?! (?:in|at|with|if|when|and))',
  '(?:is|are|were|was) killing me',
  'to kill a mockingbird',
  'killer whales?',
  '(?:kill|killing) time',
  `(?:die|dying|died|dead|dies) (?:(?:\\w+ ){0,2})?(?:in|on) (?:the |this |that |my |a )?${game}`,
  '(?:freezing|scared|bored|laughed|laughing|frightened) (?:me )?to death',
  'could kill for|would kill for',
  '(?:die|dying|died|dies) (?:of |from |with )?(?:laugh|laughing|laughter|boredom|embarrassment|curiosity|excitement|cringe|hunger|cuteness)',
  'dying to (?:know|see|hear|meet|try|go|find|learn|play|read|get|eat|tell|ask|watch)',
  '(?:die|dying|died) for (?:a|an|the|that|this|some|my|it|pizza|cookies|chocolate|candy)',
  'to die for(?= (?:\\. )?$)|(?:is|are|was|were|that) to die for',
  'rather die than',
  'kiss my (?:butt|bum|ass)',
  '(?:hot|cold|hungry|funny|boring|thirsty|full|embarrassing|embarrassed|itchy) (?:that )?i (?:was|am|almost|nearly|could|thought i was going to|thought i would) (?:dying|die|died)',
  '(?:i )?(?:could|am going to|would|will) die (?:if|of|from|laughing|waiting|unless|when)',
  'bored (?:that )?i (?:could|am going to|want to|might) die',
  '(?:dye|die|dying|dyeing) (?:my|his|her|their|the|it|them|an|some|our|your|easter)(?: \\w+){0,1} (?:hair|egg|eggs|shirt|shirts|clothes|pink|blue|red|green|purple|black|yellow|orange|yarn|wool|cloth|fabric|dress)',
  '(?:roll|rolled|rolling|throw|toss|one|a|the|fair|sided|each) die(?= (?:and|has|shows|is|with|to|of|\\.|5|6|$))',
  'hit (?:me )?(?:up|the (?:ball|books|road|hay|sack|gym|brakes|button|target|jackpot|spot|road|beach|pool|snooze|like))',
  '(?:hit|hits) me (?:up|with (?:(?:a|an|the|some|his|her|another|your|one|more|that|hard|easy|big|fluffy) ){0,3}(?:pillow|pillows|problem|problems|question|questions|fact|facts|joke|jokes|snowball|snowballs|balloon|balloons|ball|dodgeball|soccer ball|frisbee|stuffie|nerf|math|riddle|it))',
  '(?:beat|beats|beaten|crushed|destroyed|killed|kills|kill) (?:me|us) (?:at(?! (?:home|night|the house|my house))|by|to)',
  '(?:beat|beats|beaten|destroyed|killed|kills|kill) (?:me|us) in(?:to)? (?!(?:the|my|our|his|her) (?:face|head|stomach|back|room|house|car|garage|basement|bathroom|kitchen|closet|bed|bedroom))',
  '(?:hits|hit|kick|kicks|kicked|throws|threw|punched|hitting) me (?:the|a|his|some) (?:ball|football|balls|soccer|baseball|pass|fly|grounder)',
  'shooting stars?',
  '(?:shoot|shoots|shooting|shot) (?:some |the |a |me )?(?:hoops|hoop|baskets|basket|ball|pictures|video|videos|photos|pool|goal|goals|free throws)',
  'suicide (?:squad|drills?|runs?|sprints?|squeeze|missions?)',
  '(?:spell|spells|spelled|spelling|define|pronounce|rhymes with|word) (?:of |the word |for )?(?:suicide|die|death|dead|kill|abuse|poison)',
  'life cereal',
  '(?<=^ |\\. )(?:i am|we are) (?:dead|dying)(?= (?:lol|lmao|haha|hahaha|bruh|rn|\\. $|$))|(?:lol|lmao|haha|bruh) (?:i am|we are) (?:dead|dying)',
  '(?:i am|we are) (?:dead|dying) (?:that|this|it) (?:is|was) (?:so |too )?(?:funny|hilarious)',
  '(?:almost|nearly|practically) died',
  '(?:drop|play|plays|playing|played|knock em|knock them) dead',
  'dead (?:end|line|sea|battery|weight|heat|reckoning|center|language|languages|tired|serious|last|leaves|leaf|skin|plant|plants|bug|bugs|zone|ringer|cells?)',
  '(?:never say|do or|live or) die|die hard',
  'curiosity killed',
  'drown out|burn calories|choke up on',
  'overdose of (?:cute|sugar|math|fun|candy|cuteness)',
  'lock(?:s|ed)? (?:me |us |myself )?out of (?:my|the|his|her|our) (?:account|ipad|phone|computer|tablet|laptop|chromebook|game)',
  '(?:do|did|run|ran|running|made us do|made me do) suicides',
  'hang (?:out|on|up|in there)',
  'hang myself (?:a|the|some|my|upside|from the monkey|on the monkey)',
  'drown(?:ing)? (?:myself )?in (?:homework|work|math|syrup|ketchup|sauce|chocolate)',
  'cut myself (?:a |another |some )?(?:piece|slice|a|some|bangs|out)',
  'laugh(?:ed|ing|s)?(?: \\w+){0,3} (?:i|that i) (?:can not|could not) breathe',
  '(?:can not|could not) breathe (?:through|out|because i am laughing|under)',
  'run(?:ning)? away (?:from )?(?:(?:the|a|an|those|these|this|that|some|my|all|big|giant|scary|evil) ){0,3}(?:zombies?|monsters?|bees?|wasps?|dogs?|bears?|bugs?|spiders?|creepers?|dinosaurs?|cats?|lions?|tigers?|math|homework|problems?|fractions?|balls?|ghosts?|tagger|chores?)',
  'naked (?:mole|eye|eyes)',
  '(?:nerf|water|glue|toy|squirt|bubble|staple|laser|ray|cap|heat|pretend|tommy|massage) (?:gun|guns)',
  '(?:butter|palette|putty|plastic|toy|pretend) (?:knife|knives)',
  'knife and (?:a )?fork|fork and (?:a )?knife',
  'bath bombs?|photo ?bomb|(?:stink|water|glitter) bombs?',
  '(?:house|room|kitchen|home|school) (?:is )?on fire in (?:the |this |that |my )?(?:game|minecraft|roblox|book|story|movie|show)',
  'follow(?:s|ing|ed) (?:me|us) (?:back )?on (?:youtube|instagram|tiktok|twitter|insta|facebook|roblox|twitch|snapchat|snap|spotify|here|it|there)',
].map((idiom) => new RegExp(` ${idiom}(?= )`, 'g'))

/** Folded text with the ordinary look-alikes taken out. */
export const withoutLookAlikes = (folded: string) => idioms.reduce((text, idiom) => text.replace(idiom, ' #'), folded)
