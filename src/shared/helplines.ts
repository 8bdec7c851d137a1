import helplines from '#content/helplines.json'

/** `how` reads on from 'You can': 'call 116 111', 'call or text 988'. */
type Line = { name: string; how: string }

/** Who helps in one country: in danger now, a child who may hurt themselves, a child who is being hurt, after poison. */
export type Helplines = { country: string; emergency: string; crisis: Line; child: Line; poison?: Line }

/** The countries whose helplines are surely known, by their two letters. */
export const countriesWithHelplines = (): string[] => helplines.map(({ country }) => country)

let known: ReadonlyMap<string, Helplines> | null = null

/** The numbers that help a child in this country ('US', 'de'); null where none is surely known. */
export function helplinesOf(country: string | null): Helplines | null {
  known ??= new Map(helplines.map((each): [string, Helplines] => [each.country, each]))
  return country === null ? null : (known.get(country.trim().toUpperCase()) ?? null)
}
