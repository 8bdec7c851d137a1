import type { CardCategory } from '#shared/card.ts'

/** So many stand as pictures; the others are found under More. */
const mostShown = 8

/** The categories that are shown at once: those of the child's grade, and what is chosen. `taken`: places that something else has. */
export function usualCategories(
  categories: readonly CardCategory[],
  chosen: string | null,
  taken = 0,
): readonly CardCategory[] {
  const ofGrade = categories.filter(({ at_grade }) => at_grade)
  const shown = (ofGrade.length > 0 ? ofGrade : categories).slice(0, mostShown - taken)
  const own = categories.find(({ category }) => category === chosen)
  if (!own || shown.includes(own)) return shown
  return [...shown.slice(0, mostShown - taken - 1), own]
}
