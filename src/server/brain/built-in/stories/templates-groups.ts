import type { Dice } from '../dice.ts'
import { bigAndSmall, count, holderFor, pathBy, people, type Template, thingsFor } from './told-stories.ts'

/** Numbers of the times tables, larger from grade 4 on. */
const factors = (dice: Dice, level: number): [number, number] =>
  level <= 2 ? [dice(2, 5), dice(2, 5)] : level === 3 ? [dice(2, 10), dice(2, 10)] : [dice(6, 40), dice(3, 12)]

const groups: Template = {
  kind: 'groups',
  levels: [2, 5],
  tell: (dice, level) => {
    const about = thingsFor(dice, level)
    const holder = holderFor(dice)
    const [a, b] = factors(dice, level)
    return {
      about,
      text: [`There are ${count(a, holder.many)}.`, `Each ${holder.a} has ${count(b, about)}.`],
      question: `How many ${about} are there in all?`,
      path: pathBy('groups', a, '×', b),
    }
  },
}

const share: Template = {
  kind: 'share',
  levels: [2, 5],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = thingsFor(dice, level)
    const holder = holderFor(dice)
    const [each, b] = factors(dice, level)
    return {
      about,
      text: [`${who} has ${count(b * each, about)}.`, `${who} puts them equally into ${count(b, holder.many)}.`],
      question: `How many ${about} are in each ${holder.a}?`,
      path: pathBy('share', b * each, '÷', b),
    }
  },
}

const howManyGroups: Template = {
  kind: 'how-many-groups',
  levels: [3, 5],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = thingsFor(dice, level)
    const holder = holderFor(dice)
    const [key, b] = factors(dice, level)
    return {
      about,
      text: [`${who} has ${count(key * b, about)}.`, `${who} puts ${count(b, about)} in each ${holder.a}.`],
      question: `How many ${holder.many} does ${who} need?`,
      path: pathBy('how-many-groups', key * b, '÷', b),
    }
  },
}

const priced = ['pens', 'books', 'balls', 'kites'] as const

const price: Template = {
  kind: 'price',
  levels: [3, 5],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = priced[dice(0, priced.length - 1)] ?? 'pens'
    const [a, b] = factors(dice, level)
    return {
      about,
      text: [`${who} buys ${count(a, about)}.`, `Each ${about.slice(0, -1)} costs ${count(b, 'dollars')}.`],
      question: `How much does ${who} pay in all?`,
      path: pathBy('price', a, '×', b, 'dollars'),
    }
  },
}

const moneyLeft: Template = {
  kind: 'money-left',
  levels: [1, 3],
  tell: (dice, level) => {
    const [who] = people(dice)
    const [a, b] = bigAndSmall(dice, level)
    return {
      about: 'money',
      text: [`${who} has ${count(a, 'dollars')}.`, `${who} spends ${count(b, 'dollars')}.`],
      question: `How much money does ${who} have left?`,
      path: pathBy('money-left', a, '−', b, 'dollars'),
    }
  },
}

const timesAsMany: Template = {
  kind: 'times-as-many',
  levels: [4, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = [dice(12, 60), dice(3, 9)]
    const isForward = dice(0, 1) === 0
    return {
      about,
      text: isForward
        ? [`${who} has ${count(a, about)}.`, `${friend} has ${b} times as many ${about} as ${who}.`]
        : [`${friend} has ${count(a * b, about)}.`, `${friend} has ${b} times as many ${about} as ${who}.`],
      question: `How many ${about} does ${isForward ? friend : who} have?`,
      path: isForward ? pathBy('times-as-many', b, '×', a) : pathBy('times-as-many', a * b, '÷', b),
    }
  },
}

/** Stories of equal groups and of money. */
export const groupTemplates: readonly Template[] = [groups, share, howManyGroups, price, moneyLeft, timesAsMany]
