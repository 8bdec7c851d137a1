/** What is found in a text, and what is said in its place. A group that did not take part comes as undefined. */
export type Rule = readonly [
  found: RegExp,
  said: string | ((whole: string, ...groups: (string | undefined)[]) => string),
]

/** Every rule once, in order, each on what the one before has left. */
export const applyRules = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (left, [found, said]) => (typeof said === 'string' ? left.replace(found, said) : left.replace(found, said)),
    text,
  )
