import type { Item } from '#server/curriculum/item.ts'
import type { Decision } from '../move.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { takeUp } from './own.ts'
import { wrong } from './wrong.ts'

/** A problem of the child's own is taken up; where it came with its answer, that is looked at. `named`: the problem in few words. */
export function brought(heard: Heard, item: Item, said: string | null, named = heard.text): Decision {
  const taken = takeUp({ ...heard, text: named }, heard.items.placed(item))
  const open = openProblem(taken.lesson)
  if (said === null || !open) return taken
  const here = { ...heard, lesson: taken.lesson, text: said }
  const tried = tryAt(said, open.item)
  if (tried.kind === 'right') return credit(here, open, { said: tried.said })
  return tried.kind === 'wrong' ? wrong(here, open, tried) : taken
}
