import { count, holderFor, pathBy, people, type Template, thingsFor } from './told-stories.ts'

const groupsThenLess: Template = {
  kind: 'groups-then-less',
  levels: [4, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const holder = holderFor(dice)
    const [a, b] = [dice(3, level === 4 ? 9 : 20), dice(4, 12)]
    const first = pathBy('groups', a, '×', b)
    const given = dice(3, Math.min(first.result - 2, 25))
    return {
      about,
      text: [
        `${who} has ${count(a, holder.many)} of ${about}.`,
        `Each ${holder.a} has ${count(b, about)}.`,
        `${who} gives ${count(given, about)} to ${friend}.`,
      ],
      question: `How many ${about} does ${who} have left?`,
      path: first,
      next: {
        path: pathBy('separate', first.result, '−', given),
        finds: `all ${about} in the ${holder.many}`,
        because: 'some of them go away',
      },
    }
  },
}

const moreThenShare: Template = {
  kind: 'more-then-share',
  levels: [4, 5],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = thingsFor(dice, level)
    const holder = holderFor(dice)
    const [b, each] = [dice(3, 9), dice(4, level === 4 ? 10 : 25)]
    const a = dice(2, b * each - 2)
    const first = pathBy('join', a, '+', b * each - a)
    return {
      about,
      text: [
        `${who} has ${count(a, about)}.`,
        `${who} finds ${count(b * each - a, about)}.`,
        `All of them go into ${count(b, holder.many)}, the same in each.`,
      ],
      question: `How many ${about} are in each ${holder.a}?`,
      path: first,
      next: {
        path: pathBy('share', first.result, '÷', b),
        finds: `all ${about} of ${who}`,
        because: 'each gets the same',
      },
    }
  },
}

const priceThenChange: Template = {
  kind: 'price-then-change',
  levels: [4, 5],
  tell: (dice, level) => {
    const [who] = people(dice)
    const [a, b] = [dice(2, 9), dice(3, level === 4 ? 9 : 15)]
    const first = pathBy('price', a, '×', b, 'dollars')
    const paid = first.result < 45 ? 50 : first.result < 95 ? 100 : 200
    return {
      about: 'books',
      text: [
        `${who} has ${count(paid, 'dollars')}.`,
        `${who} buys ${count(a, 'books')}.`,
        `Each book costs ${count(b, 'dollars')}.`,
      ],
      question: `How much money does ${who} have left?`,
      path: first,
      next: {
        path: pathBy('money-left', paid, '−', first.result, 'dollars'),
        finds: 'the price of all books',
        because: 'the price is taken from the money',
      },
    }
  },
}

const moreThanInAll: Template = {
  kind: 'more-than-in-all',
  levels: [3, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = level <= 3 ? [dice(10, 60), dice(5, 30)] : [dice(100, 900), dice(20, 400)]
    const first = pathBy('more-than', a, '+', b)
    return {
      about,
      text: [`${who} has ${count(a, about)}.`, `${friend} has ${b} more ${about} than ${who}.`],
      question: `How many ${about} do they have in all?`,
      path: first,
      next: {
        path: pathBy('parts', first.result, '+', a),
        finds: `how many ${friend} has`,
        because: 'the question asks for both of them',
      },
    }
  },
}

/** Stories with a second step. */
export const twoStepTemplates: readonly Template[] = [groupsThenLess, moreThenShare, priceThenChange, moreThanInAll]
