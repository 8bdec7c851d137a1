import type { ToldKind } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'

// Whether somebody at home may be the one who hurts. It is asked apart from the kind: a parent must hear of a bully, and
// must not hear of what may be said of a parent.

const signs = {
  family:
    /\b(?:m[ou]m\w*|mama|dad\w*|papa|pa|ma|mother\w*|father\w*|step\w*|parents?|foster\w*|brothers?|sisters?|sis|bro|unc\w*|aunt\w*|cousins?|grand\w*|nana|boyfriend|girlfriend|home|house|family|belt|mi|papi|mami|t[ií][oa]|abuel\w*|padrastro|madrastra|herman\w*|casa)\b/i,
  somebody: /\b(?:he|him|his|hes|she|her|hers|shes|someone|somebody|el|ella|su)\b/i,
  outsider:
    /\b(?:coach\w*|sitters?|babysitter\w*|nanny|teachers?|tutors?|neighbou?rs?|strangers?|doctor|nurse|priest|pastor|imam|janitor|driver|principal|counselor|aide|camp\w*|man|guy|lady|mr|mrs|landlord|trainer|lessons?|practice|team|daycare|church|friend'?s|maestr\w*|profe\w*|entrenador\w*|vecin\w*|señora?|niñera)\b/i,
  children:
    /\b(?:school|recess|class\w*|bus|kids?|boys?|girls?|grade\w*|lunch|playground|hall|lockers?|desk|everyone|everybody|escuela|recreo|niñ[oa]s?)\b/i,
  screen:
    /\b(?:online|game|roblox|minecraft|fortnite|discord|snap\w*|app|chat|camera|videos?|pic\w*|screenshot|post|log|messages?|call|account|juego|internet|fotos?)\b/i,
}
const loss =
  /\b(?:die[ds]?|dead|dying|cancer|hospital|funeral|heaven|miss(?:es|ed)?|jail|prison|deported|immigration|gone|divorc\w*|sick|voice|empty|passed away)\b/i
const deed =
  /\b(?:hit\w*|hurt\w*|touch\w*|beat\w*|kick\w*|punch\w*|belt|slap\w*|mad|angry|secret|scared of|afraid of|yell\w*|lock\w*|drunk|drinks?)\b/i

type Sign = keyof typeof signs

/** Of whom and of what a text speaks. `isGrief`: somebody died, is ill or far away, and nobody does anything. */
export type WhoIsNamed = { named: ReadonlySet<Sign>; isGrief: boolean }

export function whoIsNamed(text: string): WhoIsNamed {
  const named = new Set<Sign>()
  for (const sign of ['family', 'somebody', 'outsider', 'children', 'screen'] as const)
    if (signs[sign].test(text)) named.add(sign)
  return { named, isGrief: loss.test(text) && !deed.test(text) }
}

/**
 * So much less likely than the kind that was heard may harm at home be, and still be what it is about; and how much more or
 * less where these are named. From lines of content/safety that the ears had not learned from (decision 51), a quarter more since they learned from more lines and say everything louder (decision 53).
 */
const doubt = 1.6
const more: Readonly<Record<Sign, number>> = { family: 0.9, somebody: -0.5, outsider: -1.4, children: -0.3, screen: -1 }
const griefAtMost = 1.2
/** What a list knows is surer to be what it seems. */
const listedAtMost = 1.5
/** What a parent must hear of at once, and what comes without anybody: only where it is as likely the home. */
const byItself = { most: 1, kinds: new Set<ToldKind>(['crisis', 'danger', 'running_away', 'eating', 'substance']) }

type Heard = { kind: ToldKind; isListed: boolean; heard: Hearing; who: WhoIsNamed }

export function mayBeHome({ kind, isListed, heard, who: { named, isGrief } }: Heard): boolean {
  if (kind === 'home_harm') return true
  const isByItself = byItself.kinds.has(kind)
  if (isByItself && !named.has('family') && !named.has('somebody')) return false
  const within = Math.min(
    [...named].reduce((sum, sign) => sum + more[sign], doubt),
    kind === 'sadness' && isGrief ? griefAtMost : Number.POSITIVE_INFINITY,
    isListed ? listedAtMost : Number.POSITIVE_INFINITY,
    isByItself ? byItself.most : Number.POSITIVE_INFINITY,
  )
  return heard.kinds.home_harm + within > heard.kinds[kind]
}
