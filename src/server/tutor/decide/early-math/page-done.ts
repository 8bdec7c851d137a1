import { writeNumber } from '#shared/answers/numbers.ts'
import type { Decision } from '../../move.ts'
import { chainIn, type Link } from '../../read/algebra.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

const numbered = /(?:^|\s)#?(\d{1,2})[).:]\s*(?=\d{1,4} ?[-−+x×*÷/])/gi

type Row = { label: string; link: Link }

/** The rows of a page, each an equation; null where one is not. */
function rowsIn(text: string): Row[] | null {
  const labels = [...text.matchAll(numbered)]
  if (labels.length < 2) return null
  const rows = labels.map((label, at) => {
    const part = text.slice(label.index + label[0].length, labels[at + 1]?.index ?? text.length)
    const links = chainIn(part)?.links ?? []
    return links.length === 1 && links[0] ? { label: label[1] ?? '', link: links[0] } : null
  })
  return rows.every((row): row is Row => row !== null) ? rows : null
}

/** '1) 3x9=27 2) 4x9=36 3) 6x9=56': the right ones are named, and the first other one is looked at again. */
export function ofPage(heard: Heard): Decision | null {
  const rows = rowsIn(heard.text)
  if (!rows) return null
  const wrong = rows.filter(({ link }) => !link.isTrue)
  const [first] = wrong
  const good = rows.filter(({ link }) => link.isTrue)
  // A page that is all right is credited as what was handed in.
  if (!first) return null
  const values = {
    good: list.format(good.map(({ label }) => `number ${label}`)),
    label: first.label,
    left: first.link.left,
    count: good.length,
  }
  return reply(
    [...(good.length > 0 ? [{ key: 'page.some', values } as const] : []), { key: 'page.look', values }],
    askStep(
      openProblem(heard.lesson) ? heard.lesson : { ...heard.lesson, aside: 0 },
      { key: 'page.ask', values },
      { form: 'number', answer: writeNumber(first.link.makes) },
    ),
    { kind: 'claim', mood: 'thinking' },
  )
}
