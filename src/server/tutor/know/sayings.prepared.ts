import { z } from 'zod'
import heart from '#content/en/tutor/heart.json'
import told from '#content/en/tutor/heart-told.json'
import playful from '#content/en/tutor/playful.json'
import file from '#content/en/tutor/sayings.json'
import spanish from '#content/en/tutor/sayings-es.json'
import more from '#content/en/tutor/sayings-more.json'

/**
 * `felt`: only while a feeling is open. Of what goes to the heart: `tender` opens a feeling, `over` ends the one that is open, `play` is
 * played along with; `inText` is met also while the child writes; `proof` names what the child worked out today; `needs` and `unless` are words of which one must, or none may, be there;
 * `upTo` is the oldest grade.
 */
export type Saying = {
  id: string
  young: readonly string[]
  older: readonly string[]
  felt?: true | undefined
  tender?: true | undefined
  over?: true | undefined
  play?: true | undefined
  inText?: true | undefined
  proof?: true | undefined
  needs?: readonly string[] | undefined
  unless?: readonly string[] | undefined
  upTo?: number | undefined
}

const lists = z.array(z.string()).min(1)
const entry = z.strictObject({
  id: z.string(),
  says: lists,
  young: lists,
  older: lists,
  felt: z.literal(true).optional(),
})
const heartEntry = entry.extend({
  tender: z.literal(true).optional(),
  over: z.literal(true).optional(),
  play: z.literal(true).optional(),
  inText: z.literal(true).optional(),
  proof: z.literal(true).optional(),
  needs: lists.optional(),
  unless: lists.optional(),
  upTo: z.int().optional(),
})

const spanishEntry = z
  .strictObject({ id: z.string(), says: lists, es: lists })
  .transform(({ es, ...rest }) => ({ ...rest, young: es, older: es, felt: undefined }))

/** A saying with all its forms. */
export type Said = Saying & { says: readonly string[] }
/** `heart` go before everything, also in the middle of the work; `first` go before what is told of feelings, names and tests; `behind` are for what none of these knows; `spanish` are said in Spanish. */
export type Place = 'heart' | 'first' | 'behind' | 'spanish'

/** All of them by their place, checked. */
export const preparedSayings = (): Readonly<Record<Place, readonly Said[]>> => ({
  heart: z.array(heartEntry).parse([...heart, ...told, ...playful]),
  first: z.array(entry).parse(file),
  behind: z.array(entry).parse(more),
  spanish: z.array(spanishEntry).parse(spanish),
})
