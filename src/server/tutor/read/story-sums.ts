// Stories of a child whose sum lies open though no grammar of stories reads them: said as the sum, so that all goes its usual way.

const number = '(\\d{1,6}(?:\\.\\d{1,2})?)'
const asksEach =
  /\bhow much (?:is (?:it |that )?|was (?:it |that )?|did (?:i|he|she|they|we) \w+ |do (?:i|we) \w+ )?(?:for )?(?:each|per|a piece|apiece|one)\b/i
const isEqual = /\b(?:the )?same(?: amount| price| thing)?\b|\bequal(?:ly)?\b|\beach\b/i
const fromMany = new RegExp(`\\$?${number}(?: dollars| bucks)? (?:from|for|by) (\\d{1,3}) [a-z]+s\\b`, 'i')

const makesOne =
  /(\d{1,3}) (?:[a-z]+ ){1,3}(?:make|makes|fit in|fit into|fits in|go in|go into|are in|fill|equal|for|per) (?:a|an|one|1|each|every) ([a-z]{3,})/i
const has =
  /\b(?:i|we|he|she|they) (?:have|has|got|get|found|made|collected|mined|need|want|only have)(?: about)? (\d{1,5})\b/i

const ratio = /\b([a-z]+)s? to ([a-z]+)s?\b[^.?!]{0,30}?\b(?:is|are|of|=) (\d{1,2}) ?(?::|to) ?(\d{1,2})\b/i
const inAll =
  /\b(?:there'?s|theres|there are|there is|has|have|total of|with) (\d{1,4}) (?:[a-z]+ )?(?:in all|total|kids|students|people|children|players|animals|pieces|marbles|members|altogether)\b|\b(\d{1,4}) (?:in all|total|altogether)\b/i
const howMany = /\bhow many ([a-z]+)\b/i

const groups =
  /(\d{1,3}) ([a-z]{3,}?)(?:e?s)?\b.{0,30}?\b(?:each|every)(?: one| \2)? (?:had|has|have|with|held|holds) (\d{1,3})\b.{0,40}?\b(?:burn(?:ed|t)?|lost|lose|dropped|threw (?:away|out)|gave (?:away|\w+)|spilled|broke|ate|sold) (\d{1,2}|a|one) (?:w?hole |entire |full |complete )?\2/i

const gains =
  /\b(?:had|have|got) (\d{1,4})\b[^?]{0,30}?\b(?:gives?|gave|brings?|brought|leaves?) me (\d{1,4})(?: more)?\b[^?]{0,14}?\b(?:i|ill|i'll|then i|that) (?:will )?(?:have|has|makes?|is|got) (\d{1,5})\b/i
const loses =
  /\b(?:had|have|got) (\d{1,4})\b[^?]{0,30}?\b(?:takes?|took|stole|ate|eats?|lost|gave away) (?:away )?(\d{1,4})\b[^?]{0,14}?\b(?:i|ill|i'll|then i|that) (?:will )?(?:have|has|leaves?|is|got) (\d{1,5})\b/i
const wished =
  /^\W*(?:(?:ok|okay|now|can you|can u|please|so) )*(?:do|make|give me|gimme|try|lets do|let's do) (?:a|an|one|me one|another)(?: \w+){0,3}? (?:with|about|of) ([a-z ]{3,24})[.,!:;]\s*(?:like )?(i (?:have|had|got) \d{1,4}) (and|but|then) ((?:my \w+|he|she|they|a \w+|i) (?:stole|took|ate|lost|broke|gave away|gave me|got|found|bought|sold) \d{1,4}(?: more)?)\W*$/i

/** The sum of such a story, in signs or in a plainer story; the text itself where none lies open. */
export function storySum(text: string): string {
  if (text.length > 240 || !/\d/.test(text)) return text
  return claimOf(text) ?? wishedOne(text) ?? eachOf(text) ?? packed(text) ?? shared(text) ?? wholeGroups(text) ?? text
}

/** 'I had 4 dollars and if she gives me 2 I have 7': it is checked like any equation. */
function claimOf(text: string): string | null {
  if (/\bhow (?:many|much)\b/i.test(text)) return null
  const [, had, more, makes] = gains.exec(text) ?? []
  if (had && more && makes) return `${had} + ${more} = ${makes}`
  const [, of, less, leaves] = loses.exec(text) ?? []
  return of && less && leaves ? `${of} - ${less} = ${leaves}` : null
}

function wishedOne(text: string): string | null {
  const [, thing = '', has = '', joins = '', happens = ''] = wished.exec(text) ?? []
  if (happens === '') return null
  const asks = /\b(?:gave me|got|found|bought)\b/i.test(happens) ? 'do i have now' : 'are left'
  return `${has} ${thing.trim()} ${joins} ${happens.replace(/\bstole\b/i, 'took')}. how many ${thing.trim()} ${asks}?`
}

/** '86.50 from 4 lawns, they all paid the same, how much each'. */
function eachOf(text: string): string | null {
  const [, total, count] = fromMany.exec(text) ?? []
  return total && count && asksEach.test(text) && isEqual.test(text.replace(asksEach, ' '))
    ? `what is ${total} ÷ ${count}`
    : null
}

/** '9 ingots make a block, I got 75, how many blocks'. */
function packed(text: string): string | null {
  const [, size, whole = ''] = makesOne.exec(text) ?? []
  const [, total] = has.exec(text.replace(makesOne, ' ')) ?? []
  const asked = howMany.exec(text)?.[1]?.toLowerCase()
  if (!size || !total || !asked?.startsWith(whole.toLowerCase().slice(0, 4)) || Number(size) === 0) return null
  return `what is ${total} ÷ ${size}`
}

/** 'The ratio of boys to girls is 3:5 and there are 40 kids, how many girls'. */
function shared(text: string): string | null {
  const [, one = '', other = '', first, second] = ratio.exec(text) ?? []
  const total = inAll.exec(text)?.slice(1).find(Boolean)
  const asked = howMany.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? ''
  if (!first || !second || !total || Number(total) % (Number(first) + Number(second)) !== 0) return null
  const own = (name: string) => name.toLowerCase().replace(/s$/, '') === asked
  const part = own(one) ? first : own(other) ? second : null
  return part && `what is (${total} ÷ ${Number(first) + Number(second)}) × ${part}`
}

/** '3 trays, each had 12, we burned one whole tray, how many good ones'. */
function wholeGroups(text: string): string | null {
  const [, count, , size, lost] = groups.exec(text) ?? []
  if (!count || !size || !lost || !/\bhow many\b/i.test(text)) return null
  const gone = /^\d+$/.test(lost) ? lost : '1'
  return Number(gone) < Number(count) ? `what is (${count} - ${gone}) × ${size}` : null
}
