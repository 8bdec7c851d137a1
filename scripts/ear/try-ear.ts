// How the ear would hear lines of files that it did not learn from, and from which sums on a need of each kind would be
// an alarm so that of 100 harmless twins so many raise a false one: npx tsx scripts/ear/try-ear.ts [folds] [false ones].
import { asksAgain, bothOf, hearingOf } from '../../src/server/safety/ear/ear.ts'
import { loadEncoder } from '../../src/server/safety/ear/encoder.ts'
import { sumsOf } from '../../src/server/safety/ear/model.ts'
import { meaningScale, secondSums } from '../../src/server/safety/ear/second.ts'
import { toldKinds } from '../../src/shared/alarm.ts'
import { learn, lineSigns, readTokens, settings } from './learn.ts'
import { learnSecond, meantLines } from './learn-second.ts'
import { allLines } from './read-lines.ts'
import { readGroups } from './word-groups.ts'

type Heard = {
  kind: string | null
  isUnclear: boolean
  manner: string
  need: number
  order: number
  likeliest: string
  language: string
  text: string
}

const folds = Number(process.argv[2] ?? 4)
const most = Number(process.argv[3] ?? 2) / 100
const { ranks, groupsOf } = readGroups()
const lines = readTokens(allLines())
const groups = [...new Set(lines.map(({ group }) => group))]
const foldOf = new Map(groups.map((group, at) => [group, at % folds]))
const heard: Heard[] = []
const asked = Number(process.env.FOLDS ?? folds)
const meant = meantLines(lines)
const meaningOf = new Map(meant.map(({ line, meaning }) => [line, meaning]))
const encode = loadEncoder()
for (let fold = 0; fold < asked; fold++) {
  const { model, speller } = learn(
    lines.filter(({ group }) => foldOf.get(group) !== fold),
    ranks,
    groupsOf,
    settings,
  )
  const net = learnSecond(meant.filter(({ line }) => foldOf.get(line.group) !== fold))
  for (const line of lines) {
    const { group, kind, isUnclear, manner, tokens, language, parts } = line
    if (foldOf.get(group) !== fold) continue
    const first = hearingOf(sumsOf(model, lineSigns(tokens, speller, groupsOf)))
    const words = (tokens.at(-1) ?? []).join(' ')
    const meaning = () => meaningOf.get(line) ?? encode(words).map((one) => one * meaningScale)
    const { need, order, kinds } = asksAgain(first, tokens.at(-1) ?? [])
      ? bothOf(first, secondSums(net, meaning()))
      : first
    const likeliest = toldKinds.reduce((best, one) => (kinds[one] > kinds[best] ? one : best))
    heard.push({
      kind,
      isUnclear,
      manner,
      need,
      order,
      likeliest,
      language,
      text: parts.join(' // '),
    })
  }
}
const of = (...manners: string[]) => heard.filter(({ manner }) => manners.includes(manner))
const share = (all: readonly Heard[], isHit: (one: Heard) => boolean) =>
  `${((100 * all.filter(isHit).length) / Math.max(1, all.length)).toFixed(1)} % of ${all.length}`

// The same slope for every kind: each false alarm more costs as many alarms more.
const told = of('p', 'o').filter(({ isUnclear }) => !isUnclear)
const twins = of('x')
function thresholdsAt(price: number): Record<string, number> {
  return Object.fromEntries(
    toldKinds.map((kind) => {
      const mine = told.filter(({ likeliest }) => likeliest === kind)
      const others = twins.filter(({ likeliest }) => likeliest === kind)
      const steps = Array.from({ length: 90 }, (_, at) => -3 + at * 0.1)
      const worth = (from: number) =>
        mine.filter(({ need }) => need >= from).length - price * others.filter(({ need }) => need >= from).length
      const best = steps.reduce((best, from) => (worth(from) > worth(best) ? from : best), 6)
      return [kind, Number(best.toFixed(2))]
    }),
  )
}
let from = thresholdsAt(1)
for (let price = 1; price < 200; price *= 1.15) {
  from = thresholdsAt(price)
  const falseOnes = twins.filter(({ need, likeliest }) => need >= (from[likeliest] ?? 9)).length / twins.length
  if (falseOnes <= most) break
}
const isAlarm = ({ need, likeliest }: Heard) => need >= (from[likeliest] ?? 9)
const isAsked = ({ need, likeliest }: Heard) => need >= (from[likeliest] ?? 9) - 1
console.info(lines.length, 'lines; alarms from', from)
for (const language of ['en', 'es']) {
  const own = (all: Heard[]) => all.filter((one) => one.language === language)
  console.info(language, 'plain', share(own(of('p')), isAlarm), 'or asked', share(own(of('p')), isAsked))
  console.info(language, 'hinted', share(own(of('o')), isAlarm), 'or asked', share(own(of('o')), isAsked))
  console.info(language, 'unclear, asked or alarm', share(own(of('u')), isAsked))
  console.info(language, 'twins', share(own(of('x')), isAlarm), 'or asked', share(own(of('x')), isAsked))
}
console.info(
  'right kind of what is heard',
  share(told.filter(isAsked), ({ kind, likeliest }) => kind === likeliest),
)
console.info('lessons', share(of('l'), isAlarm), 'or asked', share(of('l'), isAsked))
console.info('talk', share(of('t'), isAlarm), 'or asked', share(of('t'), isAsked))
console.info('conversations', share(of('c'), isAlarm), 'or asked', share(of('c'), isAsked))
for (const least of [-3, -2.5, -2, -1.5, -1, -0.5, 0])
  console.info(
    'orders from',
    least,
    share(of('i'), ({ order }) => order >= least),
    'lesson talk',
    share(of('f'), ({ order }) => order >= least),
    'talk',
    share(of('t'), ({ order }) => order >= least),
  )
if (process.env.SHOW)
  for (const one of of('t').filter(isAsked)) console.info(one.likeliest, one.need.toFixed(1), one.text)
