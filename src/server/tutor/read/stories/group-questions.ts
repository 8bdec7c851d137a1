import type { Asked, Form, Groups } from './asked.ts'
import { amount, group, helping, somebody, what } from './question-parts.ts'
import { article, stem, thing, thingOf, who, whole, whoOf } from './story-grammar.ts'

const each = ({ thing: of, group: name }: Groups): Asked => ({
  kind: 'each',
  thing: thingOf(of),
  group: name === undefined || name === 'one' ? null : stem(name.split(' ').at(-1) ?? ''),
})

const inside = ({ thing: of, who: name, verb, n, group: groups = '' }: Groups): Asked => ({
  kind: 'inside',
  who: name === undefined ? null : whoOf(name),
  verb: verb ?? null,
  thing: thingOf(of),
  n: Number(n),
  group: stem(groups.split(' ').at(-1) ?? ''),
})

/** Questions about equal groups. */
export const grouping: Form[] = [
  {
    pattern: whole(
      `how many${what} (?:do|does|did|will) #(?<n>\\d) ${group} (?:have|hold|need)(?: in all| altogether| in total)?`,
    ),
    read: inside,
  },
  {
    pattern: whole(`how many${what} (?:do|does|did|will) ${somebody} (?<verb>[a-z]+) in #(?<n>\\d) ${group}`),
    read: inside,
  },
  {
    pattern: whole(
      `how many${what} (?:are|were|will be|go|went|stand|sit|fit|does ${who} put|do ${who} put|did ${who} put)(?: there)? (?:in|on|at|inside|into) (?:each|every)(?: ${group})?`,
    ),
    read: each,
  },
  {
    pattern: whole(`how many${what} ${helping} (?:each|every)(?: ${group}| of them)? (?:get|have|hold|receive|eat)`),
    read: each,
  },
  { pattern: whole(`how many${what} (?:are|were) there (?:in|on|at|inside) (?:each|every)(?: ${group})?`), read: each },
  { pattern: whole(`how many${what} (?:in|for|per|at|on) (?:each|every)(?: ${group})?`), read: each },
  { pattern: whole(`how (?:many|much)${what} (?:for )?each(?: ${group})?`), read: each },
  { pattern: whole(`how much ${helping} (?:each|every)(?: ${group}| of them)? get`), read: each },
  { pattern: whole(`how many${what} ${helping} ${who} (?:each )(?:get|have)`), read: each },
  {
    pattern: whole(
      `how many${what} (?:are|were)(?: there)? (?:in|on|at) #(?<n>\\d) ${group}(?: in all| altogether| in total)?`,
    ),
    read: inside,
  },
  {
    pattern: whole(
      `how many (?<thing>${thing}) (?:${helping} ${who} (?:need|fill|make)|(?:are|were) needed|can be (?:filled|made)|can ${who} (?:fill|make))`,
    ),
    read: ({ thing: of }) => ({ kind: 'groups', thing: thingOf(of) }),
  },
]

/** Questions about prices and money. */
export const money: Form[] = [
  { pattern: whole(`how much is (?:it|that)(?<marks> in all| altogether| in total)?`), read: cost },
  { pattern: whole(`how much (?:are|is|for) #(?<n>\\d) (?<thing>${thing})(?<marks> in all| altogether)?`), read: cost },
  {
    pattern: whole(
      `how much money did ${somebody} have(?<marks> at first| at the start| before| to start with| in the beginning)`,
    ),
    read: (found) => amount({ ...found, thing: 'money', past: '' }),
  },
  {
    pattern: whole(`how much money ${helping} ${somebody} have(?: (?<marks>now|in all|altogether))?`),
    read: (found) => amount({ ...found, thing: 'money' }),
  },
  {
    pattern: whole(`how much money ${helping} ${somebody} (?:still )?have (?:left|left over)`),
    read: moneyLeft,
  },
  {
    pattern: whole(`how much (?:money )?${helping} ${somebody} (?:still )?have left(?: over)?`),
    read: moneyLeft,
  },
  { pattern: whole(`how much (?:money )?(?:is|was|do i have|will be) left(?: over)?`), read: moneyLeft },
  {
    pattern: whole(
      `how much (?<change>change)(?: ${helping} ${somebody} (?:get|have)(?: (?:back|left))?| is (?:left|there))?`,
    ),
    read: moneyLeft,
  },
  {
    pattern: whole(
      `how much (?:money )?${helping} ${somebody} (?:pay|spend)(?: for (?:#(?<n>\\d) (?<thing>${thing})|them|all of them|it all))?(?: in all| altogether| in total)?`,
    ),
    read: cost,
  },
  {
    pattern: whole(
      `how much (?:money )?${helping} (?:#(?<n>\\d) (?<thing>${thing})|they|they all|all of them|${article} ${thing}) cost(?<marks> in all| altogether| in total| together)?`,
    ),
    read: cost,
  },
]

function moneyLeft({ who: name, change }: Groups): Asked {
  return { kind: 'money-left', who: name === undefined ? null : whoOf(name), isChange: change !== undefined }
}

function cost({ thing: of, who: name, n, marks: said }: Groups): Asked {
  return {
    kind: 'cost',
    who: name === undefined ? null : whoOf(name),
    thing: thingOf(of),
    n: n === undefined ? null : Number(n),
    isAll: said !== undefined,
  }
}
