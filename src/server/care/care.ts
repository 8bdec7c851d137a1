import { z } from 'zod'
import { severityOfKind, toldKinds } from '#shared/alarm.ts'

/** What care is about: what a grown-up must know of, or a strong feeling, which is met and not told. */
export const careKinds = [...toldKinds, 'feeling'] as const
export type CareKind = (typeof careKinds)[number]

/** The parts of a kind's course after its opening. */
export const careSteps = ['near', 'who', 'meanwhile', 'line', 'keep'] as const
export type CareStep = (typeof careSteps)[number]

/** The form in which care is kept. One in another form goes on from its kind. */
const form = 1

const kind = z.enum(careKinds)

const careOfThisForm = z.object({
  form: z.literal(form),
  kind,
  /** `asked`: a kind question waits for its answer; `ending`: the child wants to go on and was asked whether it is safe. */
  stage: z.enum(['asked', 'open', 'ending']),
  /** When it was opened: a grown-up who ends care ends what was opened before. */
  since: z.iso.datetime(),
  /** Harm at home was told at any time: nobody at home is named as somebody to go to. */
  home: z.boolean(),
  /** The steps that were said. */
  done: z.array(z.enum(careSteps)),
  near: z.enum(['unknown', 'yes', 'no']),
  /** What the last reply asked, if it did. */
  asked: z.enum(['kind', 'near', 'safe']).nullable(),
  /** How often each reply was given, so that none comes back while there is another one. */
  said: z.record(z.string(), z.int()),
  /** How many messages of the child were answered since it was opened. */
  turns: z.int(),
})
export type Care = z.infer<typeof careOfThisForm>

const remains = z.object({ kind, since: z.iso.datetime().catch(new Date(0).toISOString()) })

/** Reads care that was kept. Nothing that is known of it may let a child fall out of it. */
export const storedCare = z.unknown().transform((kept): Care | null => {
  const read = careOfThisForm.safeParse(kept)
  if (read.success) return read.data
  const rest = remains.safeParse(kept)
  return rest.success ? openCare(rest.data.kind, rest.data.since) : null
})

export const openCare = (of: CareKind, since: string): Care => ({
  form,
  kind: of,
  stage: 'open',
  since,
  home: of === 'home_harm',
  done: [],
  near: 'unknown',
  asked: null,
  said: {},
  turns: 0,
})

/** A child that wants to go on after one of these is asked once more whether it is safe. */
export const isSevereCare = ({ kind: of }: Pick<Care, 'kind'>) => of !== 'feeling' && severityOfKind[of] === 'severe'

/** Care that no grown-up has ended since it was opened. */
export const standingCare = (care: Care | null | undefined, endedAt: Date | null): Care | null =>
  care && (endedAt === null || endedAt < new Date(care.since)) ? care : null
