import type { Expected } from '#shared/conversation.ts'
import type { Asked } from './state.ts'

const awaited: ReadonlySet<Asked['kind']> = new Set(['answer', 'tried', 'step', 'play'])

/** What kind of answer was asked for, so that a recogniser knows what to listen for. Never the answer. */
export function expectedFor(asked: Asked | null): Expected | null {
  const expects = asked && awaited.has(asked.kind) ? asked.expects : null
  if (!expects) return null
  switch (expects.form) {
    case 'number':
      return { kind: expects.answer.includes('/') ? 'fraction' : 'number' }
    case 'money':
    case 'remainder':
      return { kind: 'number' }
    case 'time':
      return { kind: 'time' }
    case 'compare':
      return { kind: 'choice', choices: ['less than', 'greater than', 'equal'] }
    case 'choice':
      return { kind: 'choice', choices: expects.choices }
    case 'word':
      return { kind: expects.answer.length === 1 ? 'letter' : 'word' }
  }
}
