import { IntlMessageFormat } from 'intl-messageformat'

const compiled = new Map<string, IntlMessageFormat>()

/** A text of content/ in the form of ICU messages, with its values in place. */
export function icuText(text: string, values: Readonly<Record<string, string | number>>): string {
  const known = compiled.get(text)
  const message = known ?? new IntlMessageFormat(text, 'en-US', undefined, { ignoreTag: true })
  if (!known) compiled.set(text, message)
  return String(message.format(values))
}
