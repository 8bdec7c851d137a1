import { z } from 'zod'
import lines from '#content/rehearsal.json'

/** What is said to every tutor before children meet it; `before`: what the child said first. */
export const rehearsal = z.array(z.object({ say: z.string(), before: z.array(z.string()).optional() })).parse(lines)
