import type { ToldKind } from '#shared/alarm.ts'

/** What the rules tell apart. */
export type RuleFamily = 'crisis' | 'abuse' | 'danger' | 'worry'

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`)

const household = words(
  'moms?|mommys?|mothers?|dads?|daddys?|fathers?|parents?|step ?\\w+|brothers?|sisters?|grand\\w+|nana|papa|uncles?|aunts?|' +
    'boyfriends?|girlfriends?|foster|guardian|family|cousins?|home|house',
)
const outsiders = words(
  'coach\\w*|teachers?|baby ?sitters?|sitters?|nanny|neighbou?rs?|strangers?|tutors?|doctors?|drivers?|priests?|pastors?|' +
    'janitors?|principals?|counsel\\w+|camp|practice|gym|man|men|lady|guys?|friends? dad|someone|somebody',
)
const peers = words(
  'kids?|boys?|girls?|class\\w*|friends?|bull\\w+|recess|lunch|bus|team\\w*|everyone|everybody|they|school|graders?',
)
const online = words(
  'online|internet|discord|snap\\w*|roblox|fortnite|minecraft|tik ?tok|insta\\w*|whats ?app|chat\\w*|dms?|servers?|gamers?|' +
    'games?|webcam|pics?|pictures?|photos?|selfies?|videos?|send|sent|robux|v ?bucks|text\\w*|messag\\w*',
)
const eating = words(
  'eat\\w*|ate|food|meals?|lunch|dinner|breakfast|throw(?:ing)? up|puk\\w+|vomit\\w*|calories|fat|skinny|diet\\w*|weigh\\w*|starv\\w+',
)
const leaving = words('run(?:ning)? away|ran away|leav(?:e|ing) home|left home|live (?:in|on) the|hitch ?hik\\w+')
const substances = words(
  'drunk|drink(?:ing)? (?:beer|wine|vodka|alcohol)|alcohol|beers?|wine|vodka|vap\\w+|weed|drugs?|smok(?:e|es|ed|ing) (?:weed|pot|cigarettes?)|cigarettes?|high|edibles?',
)
const dying = words('die|dead|died|kill\\w*|suicid\\w*|alive|live|cut\\w*|hurt\\w* myself')

/** The kind that the words of an alarm are about. In doubt between home and elsewhere: home. */
export function toldKindOf(family: RuleFamily, folded: string): ToldKind {
  if (family === 'crisis') return eating.test(folded) && !dying.test(folded) ? 'eating' : 'crisis'
  if (family === 'abuse') return harmBy(folded)
  if (family === 'worry') return peers.test(folded) ? 'bullying' : eating.test(folded) ? 'eating' : 'sadness'
  if (leaving.test(folded)) return 'running_away'
  if (substances.test(folded)) return 'substance'
  return online.test(folded) && outsiders.test(folded) ? 'online' : 'danger'
}

function harmBy(folded: string): ToldKind {
  if (household.test(folded)) return 'home_harm'
  if (online.test(folded)) return 'online'
  if (outsiders.test(folded)) return 'other_harm'
  return peers.test(folded) ? 'bullying' : 'home_harm'
}
