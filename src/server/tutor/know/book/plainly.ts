const leads = /^(?:(?:so|but|and|ok|okay|hey|hi|um+|wait|do you know|can you tell me|tell me|i wonder|bolt) )+/
const trails =
  /(?: (?:again|please|pls|plz|tho|though|anyway|actually|exactly|lol|haha|bro|i forgot|i forget|i dont get it|i don't get it))+$/
const alike: readonly [RegExp, string][] = [
  [/^(?:what|whats|what is) (?:causes?|makes?|the cause of)\b/, 'what makes'],
  [/^how come\b/, 'why'],
  [/^(?:whats|what's|what is|what are)\b/, 'what is'],
  [/^who(?:s|'s| is| was| are| were)\b/, 'who is'],
]

/** A question in the words that all its ways of asking share. */
export function plainly(text: string): string {
  const bare = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(trails, '')
    .replace(leads, '')
  const asked = alike.reduce((line, [pattern, same]) => line.replace(pattern, same), bare)
  return asked.replace(/\b(?:a|an|the|really|even) /g, '').replace(/'/g, '')
}
