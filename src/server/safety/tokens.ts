// What stands in a text for what was hidden. Whatever else is in brackets, a child wrote.

export const kindsOfToken = [
  ...['address', 'birthday', 'e-mail', 'link', 'name', 'number'],
  ...['password', 'phone', 'place', 'private', 'school', 'team'],
]
const kinds: ReadonlySet<string> = new Set(kindsOfToken)

export const isKindOfToken = (word: string): boolean => kinds.has(word)
