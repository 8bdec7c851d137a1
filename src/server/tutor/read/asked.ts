import type { Asked } from '#server/curriculum/asked.ts'
import { itemAsked } from '#server/curriculum/curriculum.ts'
import type { Item } from '#server/curriculum/item.ts'
import { readForm } from './asked/forms.ts'
import { fractionForms } from './asked/fraction-forms.ts'
import { measureForms } from './asked/measure-forms.ts'
import { missingForms } from './asked/missing-forms.ts'
import { numberForms } from './asked/number-forms.ts'
import { ownItem } from './asked/own-items.ts'
import { placeForms } from './asked/place-forms.ts'
import { questionIn } from './asked/question.ts'
import { shapeForms } from './asked/shape-forms.ts'
import { ofSquareIn } from './computed/computed.ts'

const forms = [...measureForms, ...fractionForms, ...shapeForms, ...missingForms, ...numberForms, ...placeForms]

/**
 * A child's own question about numbers that is more than numbers and signs: rounding, simplest form, percent of. By the skill that
 * it belongs to, where there is one. Null when there is none, or when something in it is not understood.
 */
export function askedIn(text: string): Item | null {
  const question = questionIn(text)
  // Its area or perimeter is told, which the forms of shapes would take for a side.
  if (!question || ofSquareIn(text)) return null
  for (const form of forms) {
    const asked = readForm(form, question)
    const item = asked && itemFor(asked)
    if (item) return item
  }
  return null
}

const itemFor = (asked: Asked): Item | null => itemAsked(asked) ?? ownItem(asked) ?? itemOfSum(asked)

/** What is a sum in other words: 5 more than 8, 2/3 of 10. */
function itemOfSum(asked: Asked): Item | null {
  if (asked.kind === 'jump') {
    const { step, number, way } = asked.of
    return itemAsked({ kind: 'sum', of: { operation: way === 'more' ? '+' : '−', left: number, right: step } })
  }
  if (asked.kind === 'fractionOf')
    return itemAsked({ kind: 'sum', of: { operation: '×', left: asked.of.fraction, right: asked.of.whole } })
  return null
}
