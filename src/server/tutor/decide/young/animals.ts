import data from '#content/en/tutor/colors-shapes.json'
import { asQuestion } from '../../know/words/question-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, isStrict } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// What animals say, being one, and how many eyes and toes there are.

const sounds = new Map(Object.entries<string>(data.animals))
const body = new Map(Object.entries<number>(data.body))
const asksSound =
  /^what (?:sound |noise )?(?:does|do|dose|dos|is) (?:a |an |the )?((?:baby )?[a-z]+?)s? (?:say|make|go|sound like|says)$/
/** 'Wat cat say': the smallest leave the little words out. */
const asksShort = /^(?:what|whats|how) (?:a |the |my |does |do )?([a-z]+?)s? (?:say|sa|says|go|sayin|saying|talk)$/
/** 'What say a mommy cat to baby cat', 'what does a mama cow say to her baby'. */
const asksParent =
  /^what (?:sound |noise )?(?:does |do |dose |is )?(?:(?:say|says|make|makes|sayin|saying) )?(?:a |an |the )?(?:mommy|mom|mama|momma|mother|daddy|dad|papa|father|baby|big|little|grown up) ([a-z]+?)s?(?: (?:say|says|make|makes|sayin|saying|go))?(?: to (?:a |an |the |her |his |its |their )?(?:(?:baby|babies|mommy|mom|kid|kids|little)(?: [a-z]+)?|[a-z]+))?$/
const beOne = /^(?:(?:ok|now|and|so|no) )*(?:you|u)(?: can)? (?:be|are|r) (?:a |an |the )?([a-z]+)$/
const asksBody =
  /^how many ([a-z]+) (?:do|does|are on) (?:a |an |the |most |your )?(?:babys|baby|babies|people|person|peoples|kids?|humans?|we|i|you|grown ?ups?|boys?|girls?)(?: have| got)?$/
const noise = /^\W*(?:([a-z-]+)[\s!,.]*)(?:\1[\s!,.]*){0,6}\W*$/i

/** The animal that makes this sound, however long it is drawn: 'mooooo'. */
const animalOf = (sound: string) => {
  const short = (one: string) => one.toLowerCase().replace(/(.)\1+/g, '$1')
  return [...sounds].find(([, own]) => short(own) === short(sound))?.[0]
}

export function animals(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish || openProblem(lesson) || isStrict(heard)) return null
  const question = asQuestion(text)
  const after = { ...lesson, aside: lesson.aside + 1 }
  const told = (key: string, values: Record<string, string | number>, about: string | null = null): Decision => {
    const closing = askChat(after, { key: 'chat.more' })
    const { asked } = closing
    return reply(
      [{ key, values }],
      { ...closing, lines: [], asked: asked && { ...asked, about } },
      { kind: 'animals', mood: 'happy' },
    )
  }
  const [, part = ''] = asksBody.exec(question) ?? []
  const count = body.get(part) ?? body.get(`${part}s`)
  if (count !== undefined) return told('body.count', { what: part, count })
  const asked = asksSound.exec(question)?.[1] ?? asksShort.exec(question)?.[1] ?? asksParent.exec(question)?.[1] ?? ''
  const sound = sounds.get(asked) ?? sounds.get(asked.replace(/^baby /, ''))
  if (sound) return told('animal.says', { animal: asked, sound })
  const animal = beOne.exec(question)?.[1] ?? ''
  const own = sounds.get(animal)
  if (own) return told('animal.me', { animal, sound: own }, 'pretend:anything')
  const made = noise.exec(text)?.[1] ?? ''
  const maker = made.length > 2 ? animalOf(made) : undefined
  return maker ? told('animal.noise', { animal: maker, sound: sounds.get(maker) ?? '' }, 'pretend:anything') : null
}
