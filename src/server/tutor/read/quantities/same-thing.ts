import { singularOf } from '../../know/words/forms.ts'

/** A word without its ending, as far as two words for one thing share it. */
export const headOf = (thing: string): string => {
  const last = (thing.split(' ').at(-1) ?? thing).replace(/^(teeth|feet|mice)s$/, '$1')
  return singularOf(last) ?? last.replace(/(?:ies|y)$/, 'i').replace(/(?:es|s|e)$/, '')
}

/** Things of one sort: 'trucks' and 'of the truck'; where one is not named it may be the other. */
export const isSameThing = (one: string | null, other: string | null): boolean =>
  one === null || other === null || headOf(one) === headOf(other)
