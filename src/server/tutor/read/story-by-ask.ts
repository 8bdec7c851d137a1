// Stories whose question says what is done: what is left of the money, how many in all, how many more. Read last, where no other
// grammar of stories is sure.

type Amount = { value: string; before: string; behind: string }

const amounts = /\$?(?<![\d.:/])(\d{1,6}(?:\.\d{1,2})?)(?![\d:/%]|\.\d)/g
/** With these more than adding or taking away is meant. */
const others =
  /\b(?:each|every|per|times|twice|double|half|third|quarter|dozen|a piece|apiece|equal(?:ly)?|shared?|split|divided?|rows?|groups?|ratio|average|percent|fewer than|more than|less than|as many|older|younger|\d+(?:st|nd|rd|th)|x \d)\b|%|\d ?[x×*÷/] ?\d|#\d/i
const asks = /\bhow (?:many|much|far|long|tall)\b(?!.*\bhow (?:many|much)\b).*$/i
const most = 5

/** The numbers that are told before the question, each with the words around it. */
function toldIn(told: string): Amount[] {
  const found = [...told.matchAll(amounts)]
  return found.map((one, at) => {
    const from = found[at - 1] ? (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0) : 0
    const to = found[at + 1]?.index ?? told.length
    return {
      value: one[1] ?? '',
      before: told.slice(from, one.index).toLowerCase(),
      behind: told.slice(one.index + one[0].length, to).toLowerCase(),
    }
  })
}

const leftOver =
  /\bhow much(?: money| change| cash)?(?: (?:will|would|do|does|did|is|are|should|can))?(?: (?:i|he|she|they|we|you|it|u|be))?(?: (?:have|get|has|got))? ?(?:left|left over|change|back|now|still|remain|remaining|in change)\b/i
const had =
  /\b(?:have|has|had|got|start(?:ed|s)? with|with|paid with|pay with|saved|bring|brought|gave (?:me|him|her|them)|is|are)\b[^.]*$/
const spends = /\b(?:buys?|bought|buying|costs?|costed|spends?|spent|spend|pays?|paid|for|is|was|and)\b[^.]*$/

/** 'I have $5 and buy a book for $2.50 and a pen for $1.25, how much is left'. */
function moneyLeft(told: readonly Amount[], question: string, text: string): string | null {
  const [first, ...spent] = told
  if (
    !first ||
    spent.length === 0 ||
    !leftOver.test(question) ||
    !/\$|\bdollars?\b|\bbucks\b|\bmoney\b|\bcents?\b/i.test(text)
  )
    return null
  if (!had.test(first.before) || /\b(?:bought|buy|buys|cost|costs|spent)\b/.test(first.before)) return null
  if (
    spent.some(({ before }) => !spends.test(before) || /\b(?:earn|earned|found|gave me|gets?|got|saved)\b/.test(before))
  )
    return null
  const rest = spent.reduce((left, { value }) => left - Number(value), Number(first.value))
  return rest >= 0 ? `what is ${[first, ...spent].map(({ value }) => value).join(' - ')}` : null
}

const inAll =
  /\b(?:in all|altogether|all together|in total|total|combined|both (?:days|of them|times|games|weeks)|together)\b/i
const deeds =
  /\b(sold|sell|read|reads|ate|eats|made|makes|baked|picked|found|ran|runs|walked|walks|got|has|have|had|scored|collected|planted|saw|bought|spent|drove|swam|biked|rode|jumped|caught|counted|there (?:are|were|is)|won|earned|saved|drank|used|wrote|did|raised|painted|grew|cost|costs)\b/gi
const losses = /\b(?:gave|lost|broke|took away|threw|dropped|flew|left|popped|melted|returned)\b/i

/** '120 cookies on Monday and 85 on Tuesday, how many in all'. */
function total(told: readonly Amount[], question: string, text: string): string | null {
  if (told.length < 2 || !inAll.test(question) || losses.test(text)) return null
  const done = new Set(
    (text.slice(0, text.length - question.length).match(deeds) ?? []).map((one) => one.toLowerCase().slice(0, 3)),
  )
  // Of two deeds one may take away from the other.
  if (done.size > 1 && ![...done].every((one) => !/^(?:ate|eat|sol|sel|spe|use|dra)$/.test(one))) return null
  return `what is ${told.map(({ value }) => value).join(' + ')}`
}

const more =
  /\bhow (?:many|much) (?:more|fewer|less|longer|farther|further|taller|heavier|higher)\b|\bhow much (?:money )?more\b/i

/** 'I read 30 pages and my sister read 45, how many more did she read'. */
function difference(told: readonly Amount[], question: string): string | null {
  const [one, other, ...rest] = told.map(({ value }) => Number(value))
  if (one === undefined || other === undefined || rest.length > 0 || one === other || !more.test(question)) return null
  return `what is ${Math.max(one, other)} - ${Math.min(one, other)}`
}

/** The sum of such a story; null where the question does not say surely what is done. */
export function storyByAsk(text: string): string | null {
  const question = asks.exec(text)?.[0]
  if (question === undefined || others.test(text) || /\d/.test(question)) return null
  const told = toldIn(text.slice(0, text.length - question.length))
  if (told.length < 2 || told.length > most) return null
  return moneyLeft(told, question, text) ?? total(told, question, text) ?? difference(told, question)
}
