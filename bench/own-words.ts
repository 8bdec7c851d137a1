// How long it takes to read a child's own numbers in one message: sums, chains of equations, stories, questions; in milliseconds of
// the processor, warm. Bars: findExpressions, chainIn and readStory together 2 ms for a usual message, 5 ms for one of 2,000
// characters. Run: npx tsx bench/own-words.ts
import { chainIn } from '#server/tutor/read/algebra.ts'
import { askedIn } from '#server/tutor/read/asked.ts'
import { readStory } from '#server/tutor/read/stories/read-story.ts'
import { findExpressions } from '#shared/answers/expressions.ts'

const usual = [
  'what is 3 + 4 + 5',
  '5x8=40 and 2x8=16 so 56',
  '47+3=50 and 35 more is 85',
  'i dont know',
  'my dog is called max and he is 3 years old, he likes to chase the cat',
  '24 stickers, i give 3 to each of 5 friends how many left',
  'a train goes 60 miles an hour for 3 hours. how far does it go',
  'Sam has 12 apples and gives 5 to Mia. How many apples does he have left?',
  'tengo 24 estampas y somos 6 amigos, cuantas para cada uno?',
  'what is 25% of 80',
  'which is bigger 3/4 or 2/3',
  'how many more do i need to make 10 if i have 7',
  'is it 54? or 56? i think its 56 because 7 times 8 is 56',
]
const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
const long = [
  fill('and then i had 3 cats and 2 more came so 5 and my brother said 7 + 8 is 15 ', 2_000),
  fill('12 + 34 = 46 so 46 - 6 = 40, ', 2_000),
  fill('how many apples are left if sam has 9 apples and eats 4 of them ', 2_000),
  fill('one hundred twenty three and forty five thousand ', 2_000),
  fill('1 2 3 4 5 6 7 8 9 ', 2_000),
  fill('(((1/2)))...???!!! ', 2_000),
]
/** As long as a story may be. */
const stories = [
  fill('Sam has 12 apples and gives 5 to Mia and then he buys 3 more and ', 560).concat(' how many are left'),
  fill('there are 4 bags with 6 cookies in each bag. ', 560).concat(' how many cookies are there'),
  fill('he has some and she has some too and they go ', 560).concat(' 3 4 how many'),
]

const together = (text: string) => [findExpressions(text), chainIn(text), readStory(text, 3)]
const rounds = 40

function worst(name: string, texts: readonly string[], work: (text: string) => unknown) {
  for (let at = 0; at < rounds; at++) for (const text of texts) work(text)
  const each = texts.map((text) => {
    const begun = process.cpuUsage()
    for (let at = 0; at < rounds; at++) work(text)
    const { user, system } = process.cpuUsage(begun)
    return { text, ms: (user + system) / 1_000 / rounds }
  })
  const slowest = each.reduce((one, other) => (other.ms > one.ms ? other : one))
  const mean = each.reduce((sum, { ms }) => sum + ms, 0) / each.length
  process.stdout.write(
    `${name}: mean ${mean.toFixed(3)} ms, slowest ${slowest.ms.toFixed(3)} ms (${slowest.text.slice(0, 50)})\n`,
  )
}

worst('usual messages, sums and stories', usual, together)
worst('usual messages, questions', usual, askedIn)
worst('stories of 600 characters', stories, together)
worst('2,000 characters, sums and stories', long, together)
worst('2,000 characters, questions', long, askedIn)
for (const [name, work] of [
  ['findExpressions', findExpressions],
  ['chainIn', chainIn],
  ['readStory', (text: string) => readStory(text, 3)],
] as const) {
  worst(`2,000 characters, ${name}`, long, work)
  worst(`usual, ${name}`, usual, work)
}
