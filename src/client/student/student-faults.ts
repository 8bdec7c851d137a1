import { ApiProblem } from '#client/api.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { limits } from '#shared/limits.ts'
import { codePoints, holdsHiddenSign, isBlank } from '#shared/text-rules.ts'

const words = parentWords.student

export type StudentFaults = { nickname?: string; grade?: string }

/** What can be said about a student before the server is asked; empty when nothing is wrong. */
export function findStudentFaults({ nickname, grade }: { nickname: string; grade: string }): StudentFaults {
  const faults: StudentFaults = {}
  if (isBlank(nickname)) faults.nickname = words.missingNickname
  else if (holdsHiddenSign(nickname)) faults.nickname = words.nicknameHidesSign
  else if (codePoints(nickname.trim()) > limits.nickname) faults.nickname = words.longNickname(limits.nickname)
  if (grade === '') faults.grade = words.missingGrade
  return faults
}

/** Why a student could not be saved, in a sentence for the parent. */
export function studentReason(error: Error): string {
  const reason = error instanceof ApiProblem ? error.problem.fields?.nickname : undefined
  if (reason === 'looks_like_contact') return words.nicknameTellsContact
  if (reason === 'hidden_sign') return words.nicknameHidesSign
  return error.message
}
