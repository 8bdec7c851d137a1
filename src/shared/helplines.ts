import helplines from '#content/helplines.json'
import type { AlarmKind, HelpKind } from './alarm.ts'

/** `how` reads on from 'You can': 'call 116 111', 'call or text 988'. */
type Line = { name: string; how: string }

/**
 * Who helps in one country: in danger now, a child who may hurt themselves, a child who is being hurt, one who wants to
 * talk (where the line for children is for those who are hurt), and after poison.
 */
export type Helplines = {
  country: string
  emergency: string
  crisis: Line
  child: Line
  talk?: Line
  poison?: Line
}

/** The countries whose helplines are surely known, by their two letters. */
export const countriesWithHelplines = (): string[] => helplines.map(({ country }) => country)

let known: ReadonlyMap<string, Helplines> | null = null

/** The numbers that help a child in this country ('US', 'de'); null where none is surely known. */
export function helplinesOf(country: string | null): Helplines | null {
  known ??= new Map(helplines.map((each): [string, Helplines] => [each.country, each]))
  return country === null ? null : (known.get(country.trim().toUpperCase()) ?? null)
}

const help: Record<AlarmKind | 'feeling', HelpKind> = {
  crisis: 'crisis',
  home_harm: 'abuse',
  other_harm: 'abuse',
  online: 'abuse',
  bullying: 'talk',
  danger: 'danger',
  running_away: 'talk',
  eating: 'talk',
  sadness: 'talk',
  substance: 'substance',
  blocked_tries: 'talk',
  child_report: 'talk',
  feeling: 'talk',
}

/** The help that a child needs who tells of this. */
export const helpOf = (kind: AlarmKind | 'feeling'): HelpKind => help[kind]

/** Who listens to it: the words of care, the help card and what a parent reads name the same. */
export const listenerFor = (needed: HelpKind, { crisis, child, talk }: Helplines): Line =>
  needed === 'crisis' ? crisis : needed === 'abuse' ? child : (talk ?? child)

/** Whom to call besides the emergency number, the nearest first. */
export function linesFor(needed: HelpKind, lines: Helplines): Line[] {
  const isSwallowed = needed === 'danger' || needed === 'substance'
  const poison = isSwallowed && lines.poison ? [lines.poison] : []
  return needed === 'danger' ? poison : [...poison, listenerFor(needed, lines)]
}
