import { addends, bigAndSmall, count, pathBy, people, type Template, thingsFor } from './told-stories.ts'

const join: Template = {
  kind: 'join',
  levels: [-1, 4],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = addends(dice, level)
    return {
      about,
      text: [`${who} has ${count(a, about)}.`, `${who} finds ${count(b, about).replace(/ .*/, '')} more.`],
      question: `How many ${about} does ${who} have now?`,
      path: pathBy('join', a, '+', b),
    }
  },
}

const separate: Template = {
  kind: 'separate',
  levels: [-1, 4],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = bigAndSmall(dice, level)
    return {
      about,
      text: [`${who} has ${count(a, about)}.`, `${who} gives ${count(b, about)} to ${friend}.`],
      question: `How many ${about} does ${who} have left?`,
      path: pathBy('separate', a, '−', b),
    }
  },
}

const parts: Template = {
  kind: 'parts',
  levels: [-1, 4],
  tell: (dice, level) => {
    const about = thingsFor(dice, Math.max(level, 3))
    const [a, b] = addends(dice, level)
    const isAre = (value: number) => (value === 1 ? 'is' : 'are')
    return {
      about,
      text: [
        `There ${isAre(a)} ${count(a, `red ${about}`)} in a box.`,
        `There ${isAre(b)} ${count(b, `blue ${about}`)} in the box.`,
      ],
      question: `How many ${about} are in the box in all?`,
      path: pathBy('parts', a, '+', b),
    }
  },
}

const compare: Template = {
  kind: 'compare',
  levels: [1, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = bigAndSmall(dice, level)
    return {
      about,
      text: [`${who} has ${count(a, about)}.`, `${friend} has ${count(b, about)}.`],
      question: `How many more ${about} does ${who} have than ${friend}?`,
      path: pathBy('compare', a, '−', b),
    }
  },
}

const partUnknown: Template = {
  kind: 'part-unknown',
  levels: [1, 3],
  tell: (dice, level) => {
    const [a, b] = bigAndSmall(dice, Math.min(level, 2))
    const isGirls = dice(0, 1) === 0
    const [known, asked] = isGirls ? ['girls', 'boys'] : ['boys', 'girls']
    return {
      about: 'kids',
      text: [
        `There are ${count(a, 'kids')} in the park.`,
        `${count(b, known)} ${b === 1 ? 'plays' : 'play'} there, and the rest are ${asked}.`,
      ],
      question: `How many ${asked} are in the park?`,
      path: pathBy('part-unknown', a, '−', b),
    }
  },
}

const changeUnknown: Template = {
  kind: 'change-unknown',
  levels: [1, 4],
  tell: (dice, level) => {
    const [who] = people(dice)
    const about = thingsFor(dice, level)
    const [a, b] = bigAndSmall(dice, level)
    const [from, to, verb] = dice(0, 1) === 0 ? [a, b, 'lose'] : [b, a, 'find']
    return {
      about,
      text: [`${who} had ${count(from, about)}.`, `Now ${who} has ${count(to, about)}.`],
      question: `How many ${about} did ${who} ${verb}?`,
      path: pathBy('change-unknown', a, '−', b),
    }
  },
}

const startUnknown: Template = {
  kind: 'start-unknown',
  levels: [2, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const isFound = dice(0, 1) === 0
    const [a, b] = isFound ? bigAndSmall(dice, level) : addends(dice, level)
    return {
      about,
      text: [
        isFound ? `${who} finds ${count(b, about)}.` : `${who} gives ${count(b, about)} to ${friend}.`,
        `Now ${who} has ${count(a, about)}.`,
      ],
      question: `How many ${about} did ${who} have at first?`,
      path: pathBy('start-unknown', a, isFound ? '−' : '+', b),
    }
  },
}

const moreThan: Template = {
  kind: 'more-than',
  levels: [2, 5],
  tell: (dice, level) => {
    const [who, friend] = people(dice)
    const about = thingsFor(dice, level)
    const isMore = dice(0, 1) === 0
    const [a, b] = isMore ? addends(dice, level) : bigAndSmall(dice, level)
    return {
      about,
      text: [
        `${who} has ${count(a, about)}.`,
        `${friend} has ${count(b, about).replace(/ .*/, '')} ${isMore ? 'more' : 'fewer'} than ${who}.`,
      ],
      question: `How many ${about} does ${friend} have?`,
      path: pathBy('more-than', a, isMore ? '+' : '−', b),
    }
  },
}

/** Stories of adding and taking away. */
export const sumTemplates: readonly Template[] = [
  join,
  separate,
  parts,
  compare,
  partUnknown,
  changeUnknown,
  startUnknown,
  moreThan,
]
