import { type ToldKind, toldKinds } from '#shared/alarm.ts'
import type { Hearing } from './ear/ear.ts'
import { together } from './ear/model.ts'

// Whether somebody at home may be the one who hurts. It is asked apart from the kind: a parent must hear of a bully, and
// must not hear of what may be said of a parent.

const loss =
  /\b(?:die[ds]?|dead|dying|cancer|hospital|funeral|heaven|miss(?:es|ed)?|jail|prison|deported|immigration|gone|divorc\w*|sick|voice|empty|passed away)\b/i
const deed =
  /\b(?:hit\w*|hurt\w*|touch\w*|beat\w*|kick\w*|punch\w*|belt|slap\w*|mad|angry|secret|scared of|afraid of|yell\w*|lock\w*|drunk|drinks?)\b/i

/** Somebody died, is ill or far away, and nobody does anything. */
export const isGrief = (text: string): boolean => loss.test(text) && !deed.test(text)

/**
 * So small may the share of harm at home among all kinds be, as a logarithm, and it still may be what it is about. Of three
 * strangers' lines that the ears had not learned from; that a line names the family, a coach or a game told nothing
 * beside that share (decision 55); 0.3 lower since the ears know ordinary conversations, which took some of home from it (decision 58).
 */
const shareFrom = -2.5
/** A parent must hear of these at once. */
const atOnce: ReadonlySet<ToldKind> = new Set(['crisis', 'danger'])
const atOnceFrom = -2
/** What a list knows is surer to be what it seems; so is a grief. */
const listedFrom = -2
const griefFrom = -1.6

type Heard = { kind: ToldKind; isListed: boolean; heard: Hearing; isGrief: boolean }

export function mayBeHome({ kind, isListed, heard: { kinds }, isGrief }: Heard): boolean {
  if (kind === 'home_harm') return true
  const share = kinds.home_harm - together(toldKinds.map((each) => kinds[each]))
  return (
    share >
    Math.max(
      shareFrom,
      atOnce.has(kind) ? atOnceFrom : shareFrom,
      isListed ? listedFrom : shareFrom,
      kind === 'sadness' && isGrief ? griefFrom : shareFrom,
    )
  )
}
