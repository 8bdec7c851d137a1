import type { ToldKind } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'

// Whether somebody at home may be the one who hurts. It is asked apart from the kind: a parent must hear of a bully, and
// must not hear of what may be said of a parent.

/** The nearest to home that a text speaks of: somebody of the family or the home itself, somebody without a name, or nobody. */
export type WhoIsNamed = {
  nearest: 'family' | 'somebody' | 'nobody'
  /** School, a coach, a game: it may well be there. */
  isElsewhere: boolean
  /** Somebody died, is ill or far away, and nobody does anything. */
  isGrief: boolean
}

const family =
  /\b(?:m[ou]m\w*|mama|dad\w*|papa|pa|ma|mother\w*|father\w*|step\w*|parents?|foster\w*|brothers?|sisters?|sis|bro|unc\w*|aunt\w*|cousins?|grand\w*|nana|boyfriend|girlfriend|home|house|family|belt|mi|papi|mami|t[ií][oa]|abuel\w*|padrastro|madrastra|herman\w*|casa)\b/i
const somebody = /\b(?:he|him|his|hes|she|her|hers|shes|someone|somebody|el|ella|su)\b/i
const elsewhere =
  /\b(?:school|recess|class\w*|bus|kids?|teachers?|coach\w*|sitter|babysitter|neighbor\w*|stranger|online|game|roblox|minecraft|fortnite|discord|snapchat|chat|app|camera|pictures?|friends?|friend's|team|locker|gym|camp|church|pastor|desk|guy|boys?|girls?|escuela|recreo|maestr\w*)\b/i
const loss =
  /\b(?:die[ds]?|dead|dying|cancer|hospital|funeral|heaven|miss(?:es|ed)?|jail|prison|deported|immigration|gone|divorc\w*|sick|voice|empty|passed away)\b/i
const deed =
  /\b(?:hit\w*|hurt\w*|touch\w*|beat\w*|kick\w*|punch\w*|belt|slap\w*|mad|angry|secret|scared of|afraid of|yell\w*|lock\w*|drunk|drinks?)\b/i

export const whoIsNamed = (text: string): WhoIsNamed => ({
  nearest: family.test(text) ? 'family' : somebody.test(text) ? 'somebody' : 'nobody',
  isElsewhere: elsewhere.test(text),
  isGrief: loss.test(text) && !deed.test(text),
})

/** So much less likely than the kind that was heard may harm at home be, and still be what it is about. */
const doubt = { family: 3.5, somebody: 2, nobody: 0 }
const elsewhereAtMost = { family: 2, somebody: 1.5, nobody: 0 }
const griefAtMost = 1
/** What a list knows is surer to be what it seems. */
const listedAtMost = 1.2
/** What a parent must hear of at once, and what comes without anybody: only where it is as likely the home. */
const byItself = { most: 0.8, kinds: new Set<ToldKind>(['crisis', 'danger', 'running_away', 'eating', 'substance']) }

type Heard = { kind: ToldKind; isListed: boolean; heard: Hearing; who: WhoIsNamed }

export function mayBeHome({ kind, isListed, heard, who }: Heard): boolean {
  if (kind === 'home_harm') return true
  if (who.nearest === 'nobody') return false
  const within = Math.min(
    doubt[who.nearest],
    who.isElsewhere ? elsewhereAtMost[who.nearest] : doubt.family,
    kind === 'sadness' && who.isGrief ? griefAtMost : doubt.family,
    isListed ? listedAtMost : doubt.family,
    byItself.kinds.has(kind) ? byItself.most : doubt.family,
  )
  return heard.kinds.home_harm + within > heard.kinds[kind]
}
