import { stem } from './story-grammar.ts'

/** The group of 'in each big box'; null for 'each one'. */
export const groupName = (text: string | undefined) => {
  const name = (text ?? '').trim().split(' ').at(-1) ?? ''
  return name === '' || name === 'one' || name === 'them' ? null : stem(name)
}
