import { askedNoun, type StoryText, stem } from './story-words.ts'

export type Operation = '+' | '−' | '×' | '÷'

/** How a story is worked: which numbers, with which sign. */
export type Path = { left: number; operation: Operation; right: number; result: number }

type Schema = { name: string; read: (story: StoryText, a: number, b: number) => Path | null }

const gains =
  / (?:gets?|got|buys?|bought|finds?|found|receives?|received|picks?|picked|adds?|added|earns?|earned|wins?|won|joins?|joined|comes?|came|arrives?|arrived|collects?|collected|makes?|made|bakes?|baked|saves?|saved|hops? on|gets? on|got on|grows?|grew) /
const losses =
  / (?:gives?|gave|gives away|eats?|ate|eaten|loses?|lost|sells?|sold|spends?|spent|uses?|used|breaks?|broke|drops?|dropped|flies away|fly away|flew away|flew off|fly off|leaves?|went away|go away|goes away|run away|ran away|swam away|swim away|hop away|hops away|throws?|threw|pops?|popped|took|takes?|taken|gets? off|got off|melts?|melted|goes home|go home|went home) /
const toSomebody = / (?:gives?|gave) (me|him|her|them|us|\w+) (?=\d)/
const comparing =
  / (?:more|fewer|less|taller|longer|shorter|older|younger|heavier|lighter|faster|higher|farther) (?:\w+ ){0,8}than /
const howManyMore =
  / how (?:many|much) (?:more|fewer|less|taller|longer|shorter|older|younger|heavier|lighter) | difference /
const eachTold = / (?:each|every|apiece|per) /
const total =
  / (?:in all|altogether|all together|in total|together|total|all|now|have|has|are there|is there|did|does|do|was|were) /
const left = / (?:left|now|still|remain|remains|remaining|left over|have|has|are there|stay|stayed|stays) /
const sharing = / (?:shares?|shared|splits?|split|divides?|divided|deals?|dealt|equally|evenly|same number|among) /

const path = (left: number, operation: Operation, right: number, result: number): Path | null =>
  Number.isInteger(result) && result >= 0 ? { left, operation, right, result } : null

const add = (a: number, b: number) => path(a, '+', b, a + b)
const takeAway = (a: number, b: number) => path(a, '−', b, a - b)
const times = (a: number, b: number) => path(a, '×', b, a * b)
const shareOut = (a: number, b: number) => (b === 0 ? null : path(a, '÷', b, a / b))

/** Somebody is given something, and it is asked about whom it is given to. */
function isGiven({ told, asked }: StoryText): boolean {
  const whom = toSomebody.exec(told)?.[1]
  return whom !== undefined && (/^(?:me|him|her|them|us)$/.test(whom) || asked.includes(` ${whom} `))
}

/** Both numbers count the same thing, as far as the story says. */
const agree = ({ numbers: [one, other] }: StoryText) => !one?.noun || !other?.noun || one.noun === other.noun

const isPlain = ({ told, asked }: StoryText) =>
  !comparing.test(told) &&
  !howManyMore.test(asked) &&
  !eachTold.test(told) &&
  !eachTold.test(asked) &&
  !sharing.test(told)

const someFirst = / (?:some|a few|a number of) /
const nowHas = / (?:now (?:he|she|they|i|we|there|it|\w+) (?:has|have|are|is)|(?:has|have|are) now) /

export const schemas: readonly Schema[] = [
  {
    name: 'join',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!isPlain(story) || !agree(story) || someFirst.test(told) || nowHas.test(told)) return null
      const grows = gains.test(told) || isGiven(story) || / more /.test(told)
      const shrinks = losses.test(isGiven(story) ? told.replace(toSomebody, ' ') : told)
      return grows && !shrinks && total.test(asked) && !/ left /.test(asked) ? add(a, b) : null
    },
  },
  {
    name: 'separate',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!isPlain(story) || !agree(story) || someFirst.test(told) || nowHas.test(told) || isGiven(story)) return null
      return losses.test(told) &&
        !/ (?:gets? \d|buys?|bought|finds?|found|more) /.test(told) &&
        left.test(asked) &&
        a >= b
        ? takeAway(a, b)
        : null
    },
  },
  {
    name: 'parts',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!isPlain(story) || !agree(story) || someFirst.test(told) || nowHas.test(told)) return null
      const still = !gains.test(told) && !losses.test(told) && !/ more /.test(told)
      return still && / (?:in all|altogether|all together|in total|together|total) /.test(asked) ? add(a, b) : null
    },
  },
  {
    name: 'compare',
    read: ({ told, asked }, a, b) => {
      if (!howManyMore.test(asked) || !/ than | difference /.test(asked) || comparing.test(told) || eachTold.test(told))
        return null
      return gains.test(told) || losses.test(told) ? null : takeAway(Math.max(a, b), Math.min(a, b))
    },
  },
  {
    name: 'equal groups',
    read: (story, a, b) => {
      const { told, asked } = story
      if (
        !eachTold.test(told) ||
        eachTold.test(asked) ||
        sharing.test(told) ||
        comparing.test(told) ||
        howManyMore.test(asked)
      )
        return null
      if (losses.test(told) || / (?:left|cost|costs|money|pay|how much) /.test(asked) || container(story)) return null
      if (!asksInside(story)) return null
      return times(a, b)
    },
  },
  {
    name: 'price',
    read: (story, a, b) => {
      const { told, asked } = story
      const priced =
        / (?:costs?|for|at) (?:\w+ ){0,3}(?:each|apiece|per \w+)? ?/.test(told) &&
        / (?:each|apiece|per|a piece|every) /.test(told)
      const isMoney = / (?:cents?|dollars?|costs?|pay|money|\$) /.test(told)
      if (!priced || !isMoney || !/ how much /.test(asked) || / (?:left|change|back|more|each) /.test(asked))
        return null
      return times(a, b)
    },
  },
  {
    name: 'share',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!eachTold.test(asked) || eachTold.test(told) || comparing.test(told) || howManyMore.test(asked)) return null
      const split = sharing.test(told) || / (?:in|into|on|onto|between|among|to|for|with) /.test(told)
      return split &&
        a > b &&
        !gains.test(told.replace(/ (?:makes?|made|puts?|bakes?|baked|picks?|picked|buys?|bought|has|have) /g, ' '))
        ? shareOut(a, b)
        : null
    },
  },
  {
    name: 'how many groups',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!eachTold.test(told) && !/ groups of | rows of | bags of | boxes of | packs of | teams of /.test(told))
        return null
      if (eachTold.test(asked) || comparing.test(told) || !container(story)) return null
      return a > b ? shareOut(a, b) : null
    },
  },
  {
    name: 'change unknown',
    read: (story, a, b) => {
      const { told, asked } = story
      if (!nowHas.test(told) || someFirst.test(told) || !isPlain(story)) return null
      const grew = gains.test(asked)
      const shrank = losses.test(asked)
      if (grew === shrank) return null
      return grew ? takeAway(b, a) : takeAway(a, b)
    },
  },
]

/** It asks for what is in the groups, and not for the groups themselves ('every day', 'how many days'). */
function asksInside(story: StoryText): boolean {
  const noun = askedNoun(story)
  const group = / (?:each|every|per) (\w+) /.exec(story.told)?.[1]
  if (noun === null) return true
  return noun !== (group && stem(group)) && story.numbers.some((one) => one.noun === noun)
}

const containers =
  / how many (bags|boxes|rows|groups|teams|packs|plates|baskets|jars|tables|cars|buses|shelves|pages|cages|vases|trips|tents|teams|piles|stacks|bunches) /

/** It asks for the groups and not for what is in them, and the first number counts what is in them. */
function container(story: StoryText): boolean {
  const asked = containers.exec(story.asked)
  const [first] = story.numbers
  return asked !== null && first?.noun !== askedNoun(story)
}
