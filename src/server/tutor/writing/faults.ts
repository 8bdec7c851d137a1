import { type Fault, faultKinds } from './fault.ts'
import { capitalFault, endFault, joinedFault, runOnFault, selfFault } from './mark-faults.ts'
import { agreeFault, pastFault } from './verb-faults.ts'
import { doubleFault, homophoneFault, shortFault, spellFault } from './word-faults.ts'
import { sentencesOf } from './written.ts'

const looks = [
  pastFault,
  agreeFault,
  doubleFault,
  homophoneFault,
  runOnFault,
  joinedFault,
  spellFault,
  shortFault,
  capitalFault,
  selfFault,
  endFault,
]

/** What there is to mend in a text, what matters most first. Only the last sentence may lack its mark: the others end by it. */
export function faultsIn(text: string): Fault[] {
  const found = sentencesOf(text).flatMap((sentence) => looks.flatMap((look) => look(sentence) ?? []))
  // A wrong past is no word of the lists either: it is asked about once.
  const once = found.filter(
    (one) => one.kind !== 'spell' || !found.some(({ kind, word }) => kind === 'past' && word === one.word),
  )
  return once.sort((one, other) => faultKinds.indexOf(one.kind) - faultKinds.indexOf(other.kind))
}
