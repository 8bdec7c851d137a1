// A grown-up types what a small child says, and says so: '(this is his dad typing what he says) I want to talk about spiders'.

const who = '(?:mom|mommy|mama|mum|dad|daddy|papa|grandma|grandpa|nana|auntie?|teacher|parent|sister|brother|nanny)'
const typing = '(?:typing|writing|here(?:,? typing)?)'
const inBrackets = new RegExp(`^\\W*\\([^()]{0,60}\\b(?:${typing}|types|says)\\b[^()]{0,40}\\)\\s*`, 'i')
const atFirst = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|ok),? )?(?:this is |its |it's |i'm |im )?(?:(?:his|her|their|my|the) )?${who} (?:is |'?s )?${typing}(?: for (?:him|her|me|my \\w+|them))?\\b[^.:!-]{0,30}[.:!-]\\s*`,
  'i',
)
const says =
  /^\W*(?:he|she|they|my (?:son|daughter|kid|child|boy|girl)|(?:[A-Z][a-z]+))(?:'s| is)? (?:says?|saying|wants to (?:say|know|ask)|asks|asking)(?: that| you)?\s*[:,]\s*/

/** What the child itself says, without a word of who types it. */
export function childsWords(text: string): string {
  const own = text.replace(inBrackets, '').replace(atFirst, '')
  const bare = (own === text ? own : own.replace(says, '')).trim()
  return bare === '' ? text : bare
}
