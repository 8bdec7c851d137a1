import { parseArgs } from 'node:util'

export const usage = [
  'Usage: npm run admin -- decks import <file.csv|file.apkg> --name "Our words"',
  '           [--skill reading.vocabulary-2] [--category Vocabulary] [--grade 2] [--for parent@example.com]',
  '       npm run admin -- decks list',
  '       npm run admin -- decks export <deck id> <file.csv>',
  '       npm run admin -- decks remove <deck id>',
]

export type ImportArgs = {
  verb: 'import'
  file: string
  name: string
  skill: string | null
  category: string | null
  grade: string | null
  /** The address of the parent whose deck it is; null: every family's. */
  parent: string | null
}

export type DeckArgs =
  | ImportArgs
  | { verb: 'list' }
  | { verb: 'export'; deck: string; file: string }
  | { verb: 'remove'; deck: string }
  | { verb: 'help'; faults: string[] }

const help = (...faults: string[]): DeckArgs => ({ verb: 'help', faults })

export function readDeckArgs(args: readonly string[]): DeckArgs {
  const [verb, ...rest] = args
  if (verb === 'import') return readImport(rest)
  if (rest.some((one) => one.startsWith('--'))) return help()
  const [first, second, ...more] = rest
  if (verb === 'list' && first === undefined) return { verb }
  if (verb === 'export' && first && second && more.length === 0) return { verb, deck: first, file: second }
  if (verb === 'remove' && first && second === undefined) return { verb, deck: first }
  return help()
}

const text = { type: 'string' } as const

function readImport(args: string[]): DeckArgs {
  try {
    const { values, positionals } = parseArgs({
      args: withGrade(args),
      options: { name: text, skill: text, category: text, grade: text, for: text },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) return help('Name one file.')
    if (!values.name) return help('Give the deck a name: --name "Our words".')
    const { name, skill = null, category = null, grade = null, for: parent = null } = values
    return { verb: 'import', file, name, skill, category, grade, parent }
  } catch (error) {
    return help(error instanceof Error ? (error.message.split('\n')[0] ?? '') : '')
  }
}

/** '--grade -1' means what it says, though '-1' looks like an option. */
const withGrade = (args: string[]) =>
  args.flatMap((one, at) => {
    if (one === '--grade' && /^-\d+$/.test(args[at + 1] ?? '')) return [`--grade=${args[at + 1]}`]
    return /^-\d+$/.test(one) && args[at - 1] === '--grade' ? [] : [one]
  })
