import { z } from 'zod'

/**
 * What counts as the right answer of a question. `number`: an exact number ('56', '3/4', '-12', '0.5'), perhaps with a
 * unit, which a child may leave out but not get wrong. `money`: dollars ('1.25'). `time`: what a clock shows ('3:15').
 * `compare`: which sign stands between two numbers. `choice`: one of several that the question names. `word`: a word or
 * a few, spelled exactly or so that one knows what is meant; `accepts` are other right words. `remainder`: how often and
 * what is left ('7 R 1'); with the divisor also a quotient in another form is known ('7 1/4'). As `percent` the answer is
 * written in percent ('25%').
 */
export const answerSpec = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('number'),
    answer: z.string(),
    unit: z.string().optional(),
    /** The form that the question asks for; without it every form of the number is right. */
    as: z.enum(['simplest', 'mixed', 'improper', 'decimal', 'percent']).optional(),
  }),
  z.strictObject({ form: z.literal('remainder'), answer: z.string(), divisor: z.string().optional() }),
  z.strictObject({ form: z.literal('money'), answer: z.string() }),
  z.strictObject({ form: z.literal('time'), answer: z.string() }),
  z.strictObject({ form: z.literal('compare'), answer: z.enum(['<', '>', '=']) }),
  z.strictObject({ form: z.literal('choice'), answer: z.string(), choices: z.array(z.string()).min(2).max(4) }),
  z.strictObject({
    form: z.literal('word'),
    answer: z.string(),
    accepts: z.array(z.string()).optional(),
    spelling: z.enum(['exact', 'near']),
  }),
])
export type AnswerSpec = z.infer<typeof answerSpec>
export type NumberSpec = Extract<AnswerSpec, { form: 'number' }>
export type AskedForm = NonNullable<NumberSpec['as']> | 'remainder'

/**
 * What a child's words say for an answer. `said` is the part that was taken as the answer, as it is quoted back.
 * `several`: more than one answer, and nothing tells which is meant. `none`: no answer in it (a question, a wish, talk).
 * `nearly`: the right word, spelled so that one knows what is meant. `form`: the right value, but not in the form that
 * was asked. `unit`: the right number, of a unit that measures something else.
 */
export type AnswerVerdict =
  | { kind: 'right'; said: string; nearly?: true }
  | { kind: 'form'; said: string; asked: AskedForm }
  | { kind: 'unit'; said: string; asked: string }
  | { kind: 'wrong'; said: string }
  | { kind: 'several' }
  | { kind: 'none' }
