import { randomInt } from 'node:crypto'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { ownStudent } from '#server/auth/own-student.ts'
import { asLearner } from '#server/auth/require.ts'
import type { App } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { jsonAnswer, jsonBody } from '#server/http/route-parts.ts'
import { refuseInvalid } from '#server/http/validate.ts'
import { answerLogged, cardCategory, cardId, cardTools, cardView, logAnswer as logAnswerBody } from '#shared/card.ts'
import { id } from '#shared/text.ts'
import { cardCategories, logAnswer, nextCard } from './cards.ts'
import { largestSeed } from './catalog.ts'
import type { CardWish } from './drawing.ts'

type Needs = Pick<App, 'config' | 'db' | 'database' | 'now' | 'auth' | 'jobs'>

const mostTags = 20
const mostExcluded = 60
const word = z.string().trim().max(100)
/** 'a,,b' as a list; nothing, or only commas, as nothing. */
const list = z
  .string()
  .max(12_000)
  .transform((text) => [...new Set(text.split(',').flatMap((one) => one.trim() || []))])

const wish = z.strictObject({
  student_id: id,
  entity: word.optional(),
  category: word.optional(),
  deck_id: word.optional(),
  tags: list.optional().openapi({ type: 'string', description: 'Joined by commas; a card must have all' }),
  subject: word.optional(),
  /** The tool that asks; a tool may be put away. */
  tool: z.enum(cardTools).default('flashcards'),
  /** Cards that must not come: those on the screen. */
  exclude: list.optional().openapi({ type: 'string', description: 'Ids of cards, joined by commas' }),
  /** The same seed and the same record give the same card. */
  seed: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((seed) => seed <= largestSeed)
    .optional(),
})

export const cardRoutes = (app: Needs) => {
  const next = createRoute({
    method: 'get',
    path: '/api/flashcards/next_card',
    ...asLearner(app),
    request: { query: wish },
    responses: jsonAnswer(z.object({ card: cardView }), 'The next card for this student; 404 no_card when none fits'),
  })
  const log = createRoute({
    method: 'post',
    path: '/api/flashcards/log_answer',
    ...asLearner(app),
    request: jsonBody(logAnswerBody),
    responses: jsonAnswer(answerLogged, 'The verdict that stands, and what it changed'),
  })
  const categories = createRoute({
    method: 'get',
    path: '/api/flashcards/categories',
    ...asLearner(app),
    request: { query: z.strictObject({ student_id: id }) },
    responses: jsonAnswer(z.array(cardCategory), 'What this student may choose from'),
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(next, async (c) => {
      const { student_id, seed, tool, ...asked } = c.req.valid('query')
      ownStudent(c.var.learner, student_id)
      const wished = { wish: withoutBlanks(asked), tool, seed: seed ?? randomInt(largestSeed) }
      const card = await nextCard(app, c.var.learner, wished)
      return c.json({ card }, 200)
    })
    .openapi(log, async (c) => {
      const said = c.req.valid('json')
      ownStudent(c.var.learner, said.student_id)
      return c.json(await logAnswer(app, c.var.learner, said), 200)
    })
    .openapi(categories, async (c) => {
      ownStudent(c.var.learner, c.req.valid('query').student_id)
      return c.json(await cardCategories(app, c.var.learner), 200)
    })
}

type Asked = Omit<z.output<typeof wish>, 'student_id' | 'seed' | 'tool'>

/** `category=` is the same as no category at all. */
function withoutBlanks({ entity, category, deck_id, subject, tags = [], exclude = [] }: Asked): CardWish {
  if (tags.length > mostTags) throw tooMany('tags', mostTags)
  if (exclude.length > mostExcluded) throw tooMany('exclude', mostExcluded)
  return {
    ...(entity && { entity }),
    ...(category && { category }),
    ...(deck_id && { deck_id: deck_id.toLowerCase() }),
    ...(subject && { subject }),
    tags: tags.map((tag) => tag.toLowerCase()),
    exclude: exclude.filter((one) => cardId.safeParse(one).success),
  }
}

const tooMany = (field: string, most: number) =>
  new AppError('validation_failed', `At most ${most} can be named at once.`, { fields: { [field]: 'too_many' } })
