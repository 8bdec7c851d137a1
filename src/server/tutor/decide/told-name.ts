import { isFirstName } from '#server/safety/usual-words.ts'
import { inWords } from '#shared/answers/number-words.ts'
import { bookTopics } from '../know/book/book.ts'
import { placeNamed } from '../know/places.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import { askChat, isStrict } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// The child says what it is called and how old it is, or that it has a pet and what that is called: met by just that name.

const lead = '^\\W*(?:(?:hi|hello|hey|um+|and|so|guess what|yay|today|yesterday|look|ok) )*'
const years = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)'
const own = new RegExp(
  `${lead}(?:my name is|my name'?s|my names|they call me) ([a-z]{2,12})(?:,? (?:and )?(?:i am|i'?m|im) ${years}(?: years? old| and a half| now)*)?\\W*$`,
  'i',
)
/** 'Hi I'm Max, I am 5 and I can count to 20'. */
const ownAble = new RegExp(
  `${lead}(?:my name is|my name'?s|i'?m|im|i am) ([a-z]{2,12}),? (?:and )?(?:i am|i'?m|im) ${years}(?: years? old)?,? (?:and )?i can (.{3,40}?)\\W*$`,
  'i',
)
const ageAlone = new RegExp(`${lead}(?:i am|i'?m|im) ${years} (?:years? old)(?: now)?\\W*$`, 'i')
const kinds =
  'dog|doggy|doggie|puppy|pup|cat|kitty|kitten|bunny|rabbit|hamster|guinea pig|fish|goldfish|bird|parrot|parakeet|turtle|tortoise|lizard|gecko|snake|frog|mouse|rat|gerbil|horse|pony|chick|chicken|hen|duck|goat|pig|ferret|hedgehog|bearded dragon|hermit crab|snail|bear|teddy|teddy bear|stuffie|doll|dinosaur|unicorn'
const pet = new RegExp(
  `\\b(?:have|has|got|get|getting|found|adopted|hav|had) (?:a|an|the|my|two|one|this|our) (?:new |little |big |baby |cute |tiny |black |white |brown |orange |gray |fluffy |stuffed |toy )*(${kinds})s?,? (?:(?:and )?(?:his|her|its|it's|their|the) names? (?:is|are)|(?:is )?named|called|(?:and )?i named (?:him|her|it)|(?:and )?we named (?:him|her|it)) ([a-z]{2,12})(?: (?:and|because|cuz|he|she|it)\\b.*)?\\W*$`,
  'i',
)
const calledSo =
  /\b(?:(?:his|her|its|their|(?:my|the|our) (?:\w+ ){0,2}\w+'?s?) names? (?:is|are)|named(?: (?:him|her|it))?|called(?: (?:him|her|it))?) ([a-z]{2,12})\b/i
const noName =
  /^(?:a|an|the|not|so|very|my|his|her|it|because|really|on|in|after|good|bad|cool|funny|long|nice|pretty|also|too|like)$/i
const mostKept = 6
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** 'My name is Ruby I am four', 'I got a puppy and his name is Waffles'. */
export function toldName(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || openProblem(lesson) || isStrict(heard) || lesson.asked?.kind === 'play') return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const met = (key: string, values: Record<string, string>, ask: string): Decision =>
    reply([{ key, values }], askChat(after, { key: ask, values }), { kind: 'talk', mood: 'happy' })
  const [, kind, named] = pet.exec(text) ?? []
  if (kind !== undefined && named !== undefined && !noName.test(named))
    return met('name.pet', { kind: kind.toLowerCase(), name: capital(named) }, 'name.pet.ask')
  const [, name, age] = own.exec(text) ?? []
  if (name !== undefined && !noName.test(name))
    return met(
      age === undefined ? 'name.own' : 'name.ownAge',
      { name: capital(name), age: ageOf(age), Age: capital(ageOf(age)) },
      'name.own.ask',
    )
  const [, called, old, able] = ownAble.exec(text) ?? []
  if (called !== undefined && able !== undefined && isFirstName(called.toLowerCase()))
    return met(
      'name.ownAble',
      { name: capital(called), age: ageOf(old), Age: capital(ageOf(old)) },
      /^c\w{2,4}t\b/i.test(able) ? 'name.count.ask' : 'name.show.ask',
    )
  const alone = ageAlone.exec(text)?.[1]
  return alone === undefined ? null : met('name.age', { age: ageOf(alone), Age: capital(ageOf(alone)) }, 'name.own.ask')
}

const ageOf = (age: string | undefined) =>
  age !== undefined && /^\d+$/.test(age) ? inWords(Number(age)) : (age ?? '').toLowerCase()

const newest = (all: readonly string[], one: string) => [
  ...[...all.filter((other) => other !== one.toLowerCase()), one.toLowerCase()].slice(-mostKept),
]

/** What the talk was about stays known when it turns to something near: Texas, behind its bird. */
export function keepSpoken(heard: Heard, whole: Decision): Decision {
  const { lesson: before } = heard
  const title = titleIn(heard.text)
  const decision =
    title === null || whole.lesson.about === title
      ? whole
      : {
          ...whole,
          lesson: {
            ...whole.lesson,
            named: { ...whole.lesson.named, spoken: [...newest(whole.lesson.named.spoken, title)] },
          },
        }
  const { lesson } = decision
  if (lesson.about === null || lesson.about === before.about || lesson.about.length > longestTopic) return decision
  const spoken = newest(
    before.about === null ? lesson.named.spoken : newest(lesson.named.spoken, before.about),
    lesson.about,
  )
  return { ...decision, lesson: { ...lesson, named: { ...lesson.named, spoken } } }
}
const longestTopic = 40

let titles: ReadonlySet<string> | null = null
/** What the book of answers knows by a name of several words: 'the Giver', 'Gold Rush', 'simple machines'. */
function titleIn(text: string): string | null {
  titles ??= new Set(bookTopics().flatMap(({ about }) => about.filter((one) => /^[a-z']+ [a-z' -]+$/.test(one))))
  const words =
    text
      .toLowerCase()
      .replaceAll('-', ' ')
      .match(/[a-z']+/g) ?? []
  for (const length of [3, 2])
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ')
      const found = [phrase, phrase.replace(/s$/, '')].find((one) => titles?.has(one))
      if (found !== undefined) return found
    }
  const state = words.map((word) => placeNamed(word)).find((place) => place?.isState === true)
  return state?.name.toLowerCase() ?? null
}

/** What a pet or a toy is called is kept: a story can be told about it. */
export function keepNames({ text }: Heard, decision: Decision): Decision {
  const name = calledSo.exec(text)?.[1]
  if (name === undefined || noName.test(name) || /\bmy name\b/i.test(text)) return decision
  const { lesson } = decision
  return { ...decision, lesson: { ...lesson, named: { ...lesson.named, called: newest(lesson.named.called, name) } } }
}
