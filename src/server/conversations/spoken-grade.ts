import type { ReadingHelp } from '#shared/controls-rules.ts'

/** Words of this grade are read with ease by a child that needs help with reading. */
const easyReading = 2

type Reader = { grade_level: number; reading_help?: ReadingHelp }

/** The grade in whose words the tutor speaks. */
export const spokenGrade = ({ grade_level, reading_help = 'usual' }: Reader): number =>
  reading_help === 'more' ? Math.min(grade_level, easyReading) : grade_level
