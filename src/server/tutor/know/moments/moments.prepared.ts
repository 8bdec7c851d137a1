import { z } from 'zod'
import home from '#content/en/tutor/moments/hf.json'
import numbers from '#content/en/tutor/moments/in.json'
import learning from '#content/en/tutor/moments/le.json'
import language from '#content/en/tutor/moments/lw.json'
import more from '#content/en/tutor/moments/mx.json'
import newer from '#content/en/tutor/moments/nw.json'
import play from '#content/en/tutor/moments/pl.json'
import school from '#content/en/tutor/moments/sc.json'
import tutor from '#content/en/tutor/moments/tu.json'
import world from '#content/en/tutor/moments/wo.json'
import learned from '#content/en/tutor/moments.json'
import learnedOfNew from '#content/en/tutor/moments-new.json'
import learnedOfWork from '#content/en/tutor/moments-work.json'
import { written } from './moment.ts'
import { type VolumeParts, volumeParts } from './volume-parts.ts'

const file = z.record(z.string(), written)

const read = (files: readonly unknown[]) => new Map(files.flatMap((one) => Object.entries(file.parse(one))))

/** The moments as the build keeps them. */
export const preparedMoments = (): Record<'day' | 'work' | 'new', VolumeParts> => ({
  day: volumeParts(read([home, learning, play, school, tutor, world]), learned),
  work: volumeParts(read([numbers, language, more]), learnedOfWork),
  new: volumeParts(read([newer]), learnedOfNew),
})
