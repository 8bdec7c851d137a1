import { vocabulary } from '#server/safety/ear/ear.ts'
import { sharesOf, type TalkModel } from './model.ts'
import { type Context, talkSigns } from './signs.ts'
import { preparedTalk } from './talk.prepared.ts'

export type { Context } from './signs.ts'

/** A kind of talk ('hint', 'joke_told'), and how likely a message is it, from 0 to 1. */
export type Act = { act: string; share: number }

let model: TalkModel | null = null
const loaded = (): TalkModel => (model ??= preparedTalk())

const fewest = 0.03

/** What kind of talk a message is, the likeliest first. It reads words only: what is right is for algebra. */
export function readTalk(text: string, context: Context): Act[] {
  const { speller, groupsOf } = vocabulary()
  const { acts } = loaded()
  const shares = sharesOf(loaded(), talkSigns(text, context, speller, groupsOf))
  return [...shares]
    .map((share, at) => ({ act: acts[at] ?? '', share }))
    .filter(({ share }) => share >= fewest)
    .sort((one, other) => other.share - one.share)
}
