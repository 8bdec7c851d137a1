import { z } from '@hono/zod-openapi'
import { drawnAvatarAddress, drawnAvatars } from './avatars.ts'
import { changeControls, controls } from './controls.ts'
import { keepDays } from './keeping-rules.ts'
import { changeLearningTime, learningTime } from './learning-time.ts'
import { consentVersions, limits } from './limits.ts'
import { noteView } from './note.ts'
import { id, instant, shownName } from './text.ts'
import { tutorView } from './tutor.ts'

const looksLikeContact = /\S+@\S+\.\S+|(?:\d[\s().-]*){7,}|https?:\/\/|www\./i

/** What a child is called here. No e-mail address, phone number or link: a nickname tells nothing about where a child is. */
export const nickname = shownName(limits.nickname).refine((name) => !looksLikeContact.test(name), {
  error: 'looks_like_contact',
})

/** One of the portraits that were drawn for students. A photo of the parent's own is sent by a call of its own. */
const drawnAvatar = z.enum(drawnAvatars.map(drawnAvatarAddress))

export const gradeLevel = z.int().min(-1).max(12).openapi({ description: 'pre-K -1, kindergarten 0, 1 to 12' })

/** A student as the parent sees it on the dashboard. */
export const studentView = z
  .object({
    id,
    nickname: z.string(),
    grade_level: z.int(),
    avatar_url: z.string().nullable(),
    assigned_tutor_id: id.nullable(),
    last_used_tutor: z.object({ name: z.string() }).nullable(),
    parent_notes: z.array(noteView),
    consent: z.object({ version: z.string(), given_at: instant }).nullable(),
    /** Since when the microphone is allowed for this child; null: it is off. */
    microphone: z.object({ allowed_at: instant }).nullable(),
    time: learningTime,
    controls,
    /** For how many days lessons are kept. */
    keep_days: z.int(),
    created_at: instant,
  })
  .openapi('Student')
export type StudentView = z.infer<typeof studentView>

export const addStudent = z
  .strictObject({
    nickname,
    grade_level: gradeLevel,
    /** The version of the consent notice that stood above the button. Without it the student has no consent yet. */
    consent_version: z.enum(consentVersions).optional(),
    avatar_url: drawnAvatar.optional(),
    time: changeLearningTime.optional(),
    /** Allows the microphone for this child from the beginning. */
    microphone: z.boolean().optional(),
  })
  .openapi('AddStudent')
export type AddStudent = z.input<typeof addStudent>

/** A parent agrees to a notice that there is. */
export const giveConsent = z.strictObject({ version: z.enum(consentVersions) }).openapi('GiveConsent')

export const updateStudent = z
  .strictObject({
    nickname,
    grade_level: gradeLevel,
    assigned_tutor_id: id,
    /** A drawn portrait, or none. An uploaded one is gone then. */
    avatar_url: drawnAvatar.nullable(),
    time: changeLearningTime,
    /** Allows the microphone for this child, or takes it back. */
    microphone: z.boolean(),
    controls: changeControls,
    /** For how many days lessons are kept: what is older is deleted within the hour. */
    keep_days: z.literal(keepDays),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'empty' })
  .openapi('UpdateStudent')
export type UpdateStudent = z.input<typeof updateStudent>

/** What the child's own screen knows of the child. */
export const learnerStudentView = z
  .object({
    id,
    nickname: z.string(),
    grade_level: z.int(),
    tutor: tutorView.nullable(),
    /** A grown-up has allowed the microphone. */
    microphone: z.boolean(),
    /** What a grown-up has put away, and how the screen helps. */
    controls,
  })
  .openapi('LearnerStudent')
export type LearnerStudentView = z.infer<typeof learnerStudentView>

/** A consent that was given, by the version of the notice, or taken back (`version` is null). */
export const consentChange = z
  .object({ student_id: id, nickname: z.string(), version: z.string().nullable(), at: instant })
  .openapi('ConsentChange')
export type ConsentChange = z.infer<typeof consentChange>
