/** Up to this grade, and while the grade is not known, everything to press is larger. */
const youngest = 1

/** Up to this grade a child presses its answers and types none. */
const lastPressing = 2

export const needsLarge = (grade: number | undefined) => (grade ?? youngest) <= youngest
export const answersByPressing = (grade: number | undefined) => (grade ?? youngest) <= lastPressing
