import type { Asked, Form, Groups } from './asked.ts'
import { helping, what } from './question-parts.ts'
import { stem, thing, thingOf, who, whole, whoOf } from './story-grammar.ts'

export const times = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
const within = `(?:in|for|after) (?:#(?<n>\\d) (?<count>${times})|(?:a|one|the whole) (?<time>${times}))`
const goes = '(?:go|travel|drive|ride|run|walk|fly|swim|get|move)'
const inAll = '(?: in all| altogether| in total)?'

const rate = ({ who: name, thing: of, n, count, time }: Groups): Asked => ({
  kind: 'rate',
  who: name === undefined ? null : whoOf(name),
  thing: thingOf(of),
  n: n === undefined ? null : Number(n),
  time: count !== undefined ? stem(count) : time === undefined ? null : stem(time),
})

/** Questions about what is the same every hour, every day. */
export const rating: Form[] = [
  { pattern: whole(`how far ${helping} (?<who>${who}) ${goes}(?: ${within})?${inAll}`), read: rate },
  { pattern: whole(`how far(?: is (?:that|it))? ${within}`), read: rate },
  { pattern: whole(`how (?:much|many)${what} (?:is|are) (?:that|it|there) ${within}${inAll}`), read: rate },
  { pattern: whole(`how (?:much|many)${what} ${within}${inAll}`), read: rate },
  {
    pattern: whole(`how (?:much|many)${what} (?:will|would|do|does) (?<who>${who}) have ${within}${inAll}`),
    read: rate,
  },
  { pattern: whole(`how much(?: (?<thing>${thing}))? ${helping} (?<who>${who}) [a-z]+ ${within}${inAll}`), read: rate },
  {
    pattern: whole(`how many (?<thing>${thing}) ${helping} (?<who>${who}) [a-z]+ in (?:a|one) (?<time>${times})`),
    read: rate,
  },
  {
    pattern: whole(
      `how many (?<thing>${thing}) ${helping} (?<who>${who}) have (?:after #(?<n>\\d) (?<count>${times}))`,
    ),
    read: rate,
  },
]
