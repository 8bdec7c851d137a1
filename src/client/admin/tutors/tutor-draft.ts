import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView } from '#shared/admin-tutor.ts'
import { largestAvatar } from '#shared/avatars.ts'
import { codePoints } from '#shared/text-rules.ts'
import { accessLevels, tutorLimits, tutorSubjects } from '#shared/tutor-rules.ts'

type Subject = (typeof tutorSubjects)[number]
type AccessLevel = (typeof accessLevels)[number]

/** What an administrator has typed about a tutor. */
export type TutorDraft = {
  name: string
  description: string
  personality: string
  access_level: AccessLevel
  minimum_grade_level: number
  subjects: Subject[]
  pace: number
  greeting_style: string
  /** A picture that was chosen; null: none, or the one that is there. */
  avatar: File | null
}

export const emptyDraft: TutorDraft = {
  name: '',
  description: '',
  personality: '',
  access_level: 'public',
  minimum_grade_level: -1,
  subjects: [...tutorSubjects],
  pace: 1.1,
  greeting_style: '',
  avatar: null,
}

export const draftOf = (tutor: AdminTutorView): TutorDraft => ({
  name: tutor.name,
  description: tutor.description,
  personality: tutor.personality,
  access_level: tutor.access_level,
  minimum_grade_level: tutor.minimum_grade_level,
  subjects: tutorSubjects.filter((subject) => tutor.subjects.includes(subject)),
  pace: tutor.pace,
  greeting_style: tutor.greeting_style,
  avatar: null,
})

export const isAccessLevel = (value: string): value is AccessLevel => accessLevels.some((level) => level === value)

export type TutorFaults = { [field: string]: string | undefined }

/** What is missing or too long, in the words that stand beside it. */
export function findTutorFaults(draft: TutorDraft): TutorFaults {
  const text = (value: string, most: number, missing: string) =>
    value.trim() === '' ? missing : codePoints(value) > most ? words.tooLong(most) : undefined
  const greeting = draft.greeting_style.trim()
  const faults: TutorFaults = {
    name: text(draft.name, tutorLimits.name, words.missingName),
    description: text(draft.description, tutorLimits.description, words.missingDescription),
    personality: text(draft.personality, tutorLimits.personality, words.missingPersonality),
    greeting_style:
      codePoints(greeting) > tutorLimits.greeting
        ? words.tooLong(tutorLimits.greeting)
        : greeting !== '' && !greeting.endsWith('?')
          ? words.noQuestion
          : undefined,
    subjects: draft.subjects.length === 0 ? words.missingSubject : undefined,
    avatar: draft.avatar && !isPicture(draft.avatar) ? words.wrongPicture : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** May this file be an avatar, as far as it can be told before it is sent? */
const isPicture = ({ type, size }: File) => /^image\/(?:jpeg|png|webp)$/.test(type) && size <= largestAvatar
