import type { Exercise, Sum } from '#server/brain/brain.ts'

/** The exercise, which the test knows to be a sum. */
export function sumIn(exercise: Exercise | null | undefined): Sum {
  if (!exercise || 'task' in exercise) throw new Error('no sum on the screen')
  return exercise
}
