import { filmWords } from '#client/wording/en-videos.ts'
import { filmRules } from '#shared/film-rules.ts'
import { codePoints, isBlank } from '#shared/text-rules.ts'

const words = filmWords.missing

export type FilmFaults = { file?: string; title?: string; captions?: string }

type Chosen = { file: File | null; title: string; captions: File | null }

/** What can be said about a video before it is sent; empty when nothing is wrong. */
export function findFilmFaults({ file, title, captions }: Chosen): FilmFaults {
  const faults: FilmFaults = {}
  if (!file) faults.file = words.file
  else if (!filmRules.types.some((type) => type === file.type)) faults.file = words.type
  else if (file.size > filmRules.largest) faults.file = words.large
  if (isBlank(title)) faults.title = words.title
  else if (codePoints(title.trim()) > filmRules.longestTitle) faults.title = words.long(filmRules.longestTitle)
  if (captions && captions.size > filmRules.largestCaptions) faults.captions = words.captionsLarge
  return faults
}

const megabyte = 1024 * 1024

/** '12 MB', as a person says how large a file is. */
export const sizeOf = (bytes: number) => `${Math.max(0.1, bytes / megabyte).toFixed(bytes < 10 * megabyte ? 1 : 0)} MB`

/** 'My trip' of 'my_trip.mp4': a title to begin with. */
export const titleOf = (file: File) =>
  [
    ...file.name
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[_\s]+/g, ' ')
      .trim(),
  ]
    .slice(0, filmRules.longestTitle)
    .join('')
