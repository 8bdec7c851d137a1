import { countOf, type Fact, type Groups } from './fact.ts'
import { groupPatterns } from './group-patterns.ts'
import {
  acts,
  comes,
  ending,
  gets,
  goes,
  holds,
  loses,
  place,
  placeOf,
  stays,
  stem,
  thing,
  thingOf,
  who,
  whole,
  whoOf,
} from './story-grammar.ts'

type ClausePattern = { pattern: RegExp; read: (groups: Groups) => Fact[] }

const somebody = `(?<who>${who})`
const counted = `#(?<n>\\d)(?: (?:of (?:them|these|those|it)|(?<thing>${thing})))?`
const more = `#(?<n>\\d)(?: (?:more|other|new|extra|additional))?(?: (?:of (?:them|these|those|it)|(?<thing>${thing})))?`
const money = '(?<thing>dollars?|cents?)'

const doing =
  '(?:sitting|swimming|playing|standing|riding|flying|waiting|eating|parked|sleeping|living|singing|resting|walking|running)'

/** Stands for whoever was told of before: 'Ann has 3 times as many'. */
const theOtherOne = 'that'

const one = (fact: Fact): Fact[] => [fact]

const having: ClausePattern[] = [
  { pattern: whole(`there (?:are|were|is|was) ${counted} (?:left|now)`), read: (found) => one(countOf('now', found)) },
  {
    pattern: whole(`there (?:are|were|is|was) ${counted}(?: ${doing})?${ending}`),
    read: (found) => one(countOf('has', found)),
  },
  { pattern: whole(`now there (?:are|is) ${counted}(?: left)?${ending}`), read: (found) => one(countOf('now', found)) },
  { pattern: whole(`now ${somebody} (?:has|have) ${counted}(?: left)?`), read: (found) => one(countOf('now', found)) },
  {
    pattern: whole(`${somebody} (?:now )?(?:has|have|had) (?:only )?${counted}${ending} (?:left|now)`),
    read: (found) => one(countOf('now', found)),
  },
  {
    pattern: whole(`${somebody} now (?:has|have) (?:only )?${counted}${ending}`),
    read: (found) => one(countOf('now', found)),
  },
  { pattern: whole(`${somebody} ${holds} ${counted}${ending}`), read: (found) => one(countOf('has', found)) },
  {
    pattern: whole(
      `${somebody} (?:is|was) #(?<n>\\d)(?: (?<thing>years?|feet|foot|inches|centimeters|meters|pounds|miles|kilograms))?(?: (?:old|tall|long|high|wide))?`,
    ),
    read: (found) => one(countOf('has', { ...found, thing: found.thing ?? 'years' })),
  },
  { pattern: whole(`${counted} (?:are|were) ${place}`), read: (found) => one(countOf('has', found)) },
  { pattern: whole(`${counted} ${stays}(?!.* away)${ending}`), read: (found) => one(countOf('has', found)) },
  {
    pattern: whole(
      `${somebody} (?:needs?|wants?)(?: to have)? ${counted}(?: in all| altogether| in total| to (?:win|play|finish|start|go|get in))?`,
    ),
    read: (found) => one(countOf('need', found)),
  },
]

const changing: ClausePattern[] = [
  {
    pattern: whole(`${somebody} (?:pays?|paid) with (?:a )?#(?<n>\\d) ${money}(?: bills?)?`),
    read: (found) => one(countOf('has', found)),
  },
  {
    pattern: whole(`(?<from>${who}) (?:gives?|gave|hands?|handed|sends?|sent) ${counted} to (?<to>${who})`),
    read: ({ n, from, to, thing: of }) =>
      one({ kind: 'give', n: Number(n), from: whoOf(from), to: whoOf(to), thing: thingOf(of) }),
  },
  {
    pattern: whole(
      `(?<from>${who}) (?:gives?|gave|hands?|handed|sends?|sent|buys?|bought|brings?|brought) (?<to>him|her|them|me|us|[a-z]+|(?:his|her|my) [a-z]+) ${more}`,
    ),
    read: ({ n, from, to, thing: of }) =>
      one({ kind: 'give', n: Number(n), from: whoOf(from), to: whoOf(to), thing: thingOf(of) }),
  },
  {
    pattern: whole(
      `${somebody} (?:buys?|bought|gets?|got) (?:(?:a|an|the|some) )?${thing} (?:for|that costs?) #(?<n>\\d) ${money}`,
    ),
    read: (found) => one(countOf('loss', found)),
  },
  {
    pattern: whole(
      `${somebody} (?:pays?|paid|spends?|spent) #(?<n>\\d) ${money}(?: (?:for|on) (?:a|an|the|some) ${thing})?`,
    ),
    read: (found) => one(countOf('loss', found)),
  },
  {
    pattern: whole(`${somebody} (?:puts?|placed?|adds?|added) ${more} ${place}`),
    read: (found) => one({ ...countOf('gain', { ...found, who: undefined }) }),
  },
  {
    pattern: whole(`${somebody} (?<verb>${gets}) ${more}${ending}`),
    read: (found) => one(countOf('gain', found)),
  },
  {
    pattern: whole(`${somebody} (?:gives?|gave|throws?|threw) ${counted} away`),
    read: (found) => one(countOf('loss', { ...found, verb: 'give away' })),
  },
  {
    pattern: whole(`${somebody} (?<verb>${loses}) ${counted}${ending}`),
    read: (found) => one(countOf('loss', found)),
  },
  {
    pattern: whole(
      `${somebody} (?:takes?|took|removes?|removed)(?: (?:away|out|off))? ${counted}(?: (?:away|out))?(?: (?:from|out of) (?:the|a|her|his|my) ${thing})?`,
    ),
    read: (found) => one(countOf('loss', { ...found, who: undefined })),
  },
  {
    pattern: whole(`${somebody} (?<verb>${acts})(?: for)? ${more}${ending}`),
    read: (found) => one(countOf('act', found)),
  },
  {
    pattern: whole(`${more} ${comes}(?: (?:them|him|her|me|us))?${ending}`),
    read: (found) => one(countOf('gain', found)),
  },
  { pattern: whole(`${counted} (?<verb>${goes})${ending}`), read: (found) => one(countOf('loss', found)) },
]

const unknown: ClausePattern[] = [
  {
    pattern: whole(`${somebody} (?:has|have|had) (?:some|a few) (?<thing>${thing})${ending}`),
    read: ({ who: name, thing: of }) => one({ kind: 'some', who: whoOf(name), thing: thingOf(of) }),
  },
  {
    pattern: whole(`there (?:are|were) (?:some|a few) (?<thing>${thing})${ending}`),
    read: ({ thing: of }) => one({ kind: 'some', who: null, thing: thingOf(of) }),
  },
  {
    pattern: whole(
      `${somebody} (?:${loses}|gives?|gave) (?:some|a few)(?: of them| ${thing})?(?: away| to ${who})?${ending}`,
    ),
    read: ({ who: name }) => one({ kind: 'some-change', who: whoOf(name), grows: false }),
  },
  {
    pattern: whole(`${somebody} ${gets} (?:some|a few)(?: more)?(?: ${thing})?${ending}`),
    read: ({ who: name }) => one({ kind: 'some-change', who: whoOf(name), grows: true }),
  },
  {
    pattern: whole(`(?:some|a few)(?: of them| ${thing})? ${goes}${ending}`),
    read: () => one({ kind: 'some-change', who: null, grows: false }),
  },
  {
    pattern: whole(`(?:some|a few) more(?: ${thing})? ${comes}${ending}`),
    read: () => one({ kind: 'some-change', who: null, grows: true }),
  },
]

const comparing: ClausePattern[] = [
  // Of two people the other one was named before.
  {
    pattern: whole(
      `${somebody} (?:is|was) #(?<n>\\d) (?<thing>years?|inches|feet) (?<sign>older|younger|taller|shorter)`,
    ),
    read: (found) => moreThan({ ...found, other: theOtherOne }),
  },
  {
    pattern: whole(`(?:${somebody} [a-z]+ )?#(?<n>\\d) times as (?:many|much)(?: ${thing})? (?<place>${place})`),
    read: ({ n, place: where }) => one({ kind: 'times-there', n: Number(n), place: placeOf(where) }),
  },
  {
    pattern: whole(`${somebody} (?:has|have|had) #(?<n>\\d) times as (?:many|much)(?: (?<thing>${thing}))?`),
    read: ({ n, who: name, thing: of }) =>
      one({ kind: 'times', n: Number(n), who: whoOf(name), other: theOtherOne, thing: thingOf(of) }),
  },
  {
    pattern: whole(
      `${somebody} (?:has|have|had) #(?<n>\\d) (?<sign>more|fewer|less)(?: (?<thing>${thing}))? than (?<other>${who})(?: (?:has|have|had|does|do|did))?`,
    ),
    read: moreThan,
  },
  {
    pattern: whole(
      `(?<who>that|this|it) (?:is|was) #(?<n>\\d) (?<sign>more|fewer|less)(?: (?<thing>${thing}))? than (?<other>${who})(?: (?:has|have|had))?`,
    ),
    read: moreThan,
  },
  {
    pattern: whole(
      `${somebody} (?:is|was) #(?<n>\\d) (?<thing>years?|inches|feet|centimeters|meters|pounds|kilograms) (?<sign>older|younger|taller|shorter|longer|heavier|lighter) than (?<other>${who})(?: (?:is|was))?`,
    ),
    read: moreThan,
  },
  {
    pattern: whole(
      `${somebody} (?:has|have|had) #(?<n>\\d) times as (?:many|much) (?<thing>${thing}) as (?<other>${who})(?: (?:has|have|had|does|do|did))?`,
    ),
    read: ({ n, who: name, other, thing: of }) =>
      one({ kind: 'times', n: Number(n), who: whoOf(name), other: whoOf(other), thing: thingOf(of) }),
  },
]

function moreThan({ n, who: name, other, thing: of, sign = '' }: Groups): Fact[] {
  const grows = /^(?:more|older|taller|longer|heavier)$/.test(sign)
  return one({ kind: 'more', n: Number(n), who: whoOf(name), other: whoOf(other), thing: thingOf(of), grows })
}

const others: ClausePattern[] = [
  {
    pattern: whole(`${counted} (?:are|were) (?<word>[a-z]+)`),
    read: ({ n, thing: of, word = '' }) => one({ kind: 'part', n: Number(n), thing: thingOf(of), word: stem(word) }),
  },
  {
    pattern: whole(`(?:all )?(?:the )?(?:rest|others)(?: of them)? (?:are|were) (?<word>[a-z]+)`),
    read: ({ word = '' }) => one({ kind: 'rest', word: stem(word) }),
  },
  {
    pattern: whole(`${somebody} (?:buys?|bought) (?:it|one|a ${thing}|the ${thing})`),
    read: () => one({ kind: 'buys-one' }),
  },
  {
    pattern: whole(
      `${somebody} (?:(?:likes?|loves?|liked|loved) (?:to )?${thing}|(?:goes|go|went) (?:to (?:(?:the|a|an|his|her|my|their) )?${thing}|${thing})|(?:is|are|was|were) (?:${place}|hungry|happy|thirsty|tired|kind|nice|busy|friends|sisters|brothers))`,
    ),
    read: () => one({ kind: 'idle' }),
  },
  {
    pattern: whole(
      '(?:hi|hello|hey|please|ok|okay|help|please help(?: me)?(?: with this)?|help me(?: with this)?(?: please)?|can you help me(?: with this)?(?: please)?|here is (?:a|my|the) (?:story|problem|question)|i have a (?:story|problem|question)(?: for you)?|my (?:story|problem|question) is|it is (?:sunny|raining|snowing|hot|cold))',
    ),
    read: () => one({ kind: 'idle' }),
  },
]

/** What a clause can say, the surest forms first. */
export const clausePatterns: readonly ClausePattern[] = [
  ...groupPatterns,
  ...comparing,
  ...unknown,
  ...having,
  ...changing,
  ...others,
]
