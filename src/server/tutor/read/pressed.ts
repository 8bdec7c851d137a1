/** What buttons say for the child, and what is meant by it: what is pressed is never guessed at. */
const acts: Readonly<Record<string, string>> = {
  yes: 'yes',
  no: 'no',
  "i don't know": 'dont_know',
  'show me': 'show_me',
  'a hint please': 'hint',
  'go on with it': 'go_back',
  'an easier one': 'easier',
  'a harder one': 'harder',
  'another one': 'another',
  'something else': 'something_else',
  'tell me a story': 'want_story',
  'tell me a joke': 'want_joke',
  "let's play a game": 'want_game',
  'i want to talk about it': 'want_talk',
  'i need a break': 'break',
  'i have homework': 'homework',
  'you pick': 'choose_for_me',
  counting: 'want_topic',
  'letters and sounds': 'want_topic',
  math: 'want_topic',
  reading: 'want_topic',
}

/** The act of a button's words, typed or pressed; null for other words. */
export const pressedAct = (text: string): string | null =>
  acts[
    text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, '')
  ] ?? null
