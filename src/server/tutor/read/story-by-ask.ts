// Stories whose question says what is done: what is left of the money, how many in all, how many more. Read last, where no other
// grammar of stories is sure.

type Amount = { value: string; before: string; behind: string }

const amounts = /\$?(?<![\d.:/])(\d{1,6}(?:\.\d{1,2})?)(?![\d:/%]|\.\d)/g
/** With these more than adding or taking away is meant. */
const others =
  /\b(?:quat?r?ters?|dimes?|nickels?|penn(?:y|ies|ys)|of them|one [a-z]+ (?:is|costs?)|each|every|per|times|twice|double|half|third|quarter|dozen|a piece|apiece|equal(?:ly)?|shared?|split|divided?|rows?|groups?|ratio|average|percent|(?:fewer|more|less)(?: [a-z]+){0,3} than|as many|older|younger|\d+(?:st|nd|rd|th)|x \d)\b|%|\d ?[x×*÷/] ?\d|#\d/i
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

const backFrom =
  /\bhow much (?:money |change )?(?:(?:do|will|would|should|did) (?:i|he|she|they|we) )?(?:get |have )?(?:back|change|left)\b|\bhow much (?:is )?(?:my|the) change\b/i
/** 'I want an eraser for 35 cents and I have 50 cents, how much back': the price is told first. */
function changeBack(told: readonly Amount[], question: string): string | null {
  const [price, has, ...more] = told
  if (!price || !has || more.length > 0 || !backFrom.test(question)) return null
  if (
    !/\b(?:for|costs?|is|are)\W*\$?$/i.test(price.before) ||
    !/\b(?:have|has|had|got|pay|paid|give|gave|with)\b[^.]{0,12}$/i.test(has.before)
  )
    return null
  return Number(has.value) > Number(price.value) ? `what is ${has.value} - ${price.value}` : null
}

const bare = /^how many ([a-z]+)(?: (?:are there|is that|is it|do i have|did i use|in all))?\W*$/i
/** '1 square and 1 triangle. How many shapes': two amounts side by side, and nothing happens to them. */
function sideBySide(told: readonly Amount[], question: string, text: string): string | null {
  const thing = bare.exec(question)?.[1]?.toLowerCase()
  if (thing === undefined || told.length !== 2 || losses.test(text)) return null
  const [one, other] = told
  if (!one || !other || !/^ ?(?:[a-z]+ ){1,3}(?:and|&|,) ?$/.test(one.behind)) return null
  return one.behind.includes(thing.replace(/s$/, '')) ? null : `what is ${one.value} + ${other.value}`
}

const inAll =
  /\b(?:in all|altogether|all together|in total|total|combined|both (?:days|of them|times|games|weeks)|together)\b/i
const deeds =
  /\b(sold|sell|read|reads|ate|eats|made|makes|baked|picked|found|ran|runs|walked|walks|got|has|have|had|scored|collected|planted|saw|bought|spent|drove|swam|biked|rode|jumped|caught|counted|there (?:are|were|is)|won|earned|saved|drank|used|wrote|did|raised|painted|grew|cost|costs)\b/gi
const losses = /\b(?:gave|lost|broke|took away|threw|dropped|flew|left|popped|melted|returned)\b/i

/** So many of them belong to one of what is told. */
const partsOfOne = /\b(?:wheels?|legs?|ears?|eyes|feet|sides|corners|fingers|toes|tires|wings|tails|cents)\b/i

/** '120 cookies on Monday and 85 on Tuesday, how many in all'. */
function total(told: readonly Amount[], question: string, text: string): string | null {
  if (told.length < 2 || !inAll.test(question) || losses.test(text) || partsOfOne.test(question)) return null
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

const name = '(?!(?:it|that|this|there|what|how|who|when|if|then|and|so)\\b)[a-z]{2,12}'
const untold = new RegExp(
  `^\\W*(?:(?:ok|okay|so|next|now|one|word|problem|problm|story|the|a|my)\\W+){0,5}(${name}) (?:has|had|got) (\\d{1,4}) ([a-z]{3,12}),?\\.? (?:and |then |but )?(he|she|they|\\1) (?:eats?|ate|gives?|gave|loses?|lost|sells?|sold|uses?|used|breaks?|broke|drops?|dropped|finds?|found|gets?|got|buys?|bought|picks?|picked|wins?|won|makes?|made|throws?|threw) (?:away )?(\\d{1,4})(?: more| of them| away| to [a-z]+(?: [a-z]+)?)*\\W*$`,
  'i',
)

/** 'Sam has 15 grapes he eats 7', with the question that goes without saying; null for any other line. */
export function untoldStory(text: string): string | null {
  const [, who, had, thing, , count] = untold.exec(text) ?? []
  return who === undefined || thing === undefined || had === undefined || count === undefined
    ? null
    : `${text.replace(/[.!?\s]+$/, '')}. How many ${thing} does ${who} have now?`
}

/** The sum of such a story; null where the question does not say surely what is done. */
export function storyByAsk(text: string): string | null {
  const question = asks.exec(text)?.[0]
  if (question === undefined || others.test(text) || /\d/.test(question)) return null
  const told = toldIn(text.slice(0, text.length - question.length))
  if (told.length < 2 || told.length > most) return null
  return (
    moneyLeft(told, question, text) ??
    changeBack(told, question) ??
    total(told, question, text) ??
    sideBySide(told, question, text) ??
    difference(told, question)
  )
}
