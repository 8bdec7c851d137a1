import type { Decision, Line } from '../move.ts'
import { type Claim, claimIn } from '../read/claims.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat, noQuestion } from './ask.ts'
import type { Heard } from './hear.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'

/** What the child says of two amounts is checked: true is said to be true; what is not is looked at together. */
export function claimed(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const claim = claimIn(text)
  const open = openProblem(lesson)
  if (!claim || (claim.asks && claim.relation !== '=')) return null
  if (open && (open.item.answer.form === 'compare' || open.item.answer.form === 'choice')) return null
  if (claim.isTrue)
    return reply(
      [{ key: 'claim.true', values: { says: saidOf(claim) } }],
      open ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'ask.how' }, 'chat'),
      { kind: 'claim', mood: 'happy' },
    )
  if (claim.relation === '=') return reply(unequal, noQuestion(lesson), { kind: 'claim', mood: 'thinking' })
  const { left, right } = claim
  return ownProblem({ ...heard, text: `which is bigger ${left} or ${right}` }, [
    { key: 'claim.compare', values: { left, right } },
  ])
}

const unequal: Line[] = [{ key: 'claim.notSame' }]

function saidOf({ left, right, relation }: Claim): string {
  if (relation === '=') return `${left} = ${right}`
  return relation === '>' ? `${left} is more than ${right}` : `${left} is less than ${right}`
}
