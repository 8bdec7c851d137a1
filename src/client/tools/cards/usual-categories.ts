import type { CardCategory } from '#shared/card.ts'

/** So many stand as pictures; the others are found under More. */
const mostShown = 7

/** The categories that are shown at once: those of the child's grade, and what is chosen. */
export function usualCategories(categories: readonly CardCategory[], chosen: string | null): readonly CardCategory[] {
  const ofGrade = categories.filter(({ at_grade }) => at_grade)
  const shown = (ofGrade.length > 0 ? ofGrade : categories).slice(0, mostShown)
  const own = categories.find(({ category }) => category === chosen)
  if (!own || shown.includes(own)) return shown
  return [...shown.slice(0, mostShown - 1), own]
}
