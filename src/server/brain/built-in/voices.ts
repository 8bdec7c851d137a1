import type { Turn } from '../brain.ts'

type Occasion = 'praise' | 'almost' | 'hint' | 'taken' | 'together' | 'ready'

/** Three ways to say the same; which one is a tutor's own depends on its name and on the exercise, not on chance. */
const voices: Record<Occasion, string[]>[] = [
  {
    praise: ['Yes, that is right!', 'Right, and you found it yourself!', 'That is it!'],
    almost: ['Take another look.', 'Nearly there.'],
    hint: ['Here is something to look at.', 'Let me point at one thing.'],
    taken: ['Good one, let us work on it.', 'Ooh, I like this one.'],
    together: ["Let's do this one together.", 'We can do it step by step.'],
    ready: ["I'm ready.", "Let's go."],
  },
  {
    praise: ['Correct, well thought out!', 'Yes! Your thinking worked.', 'Exactly right!'],
    almost: ['Let us check it.', 'Good try, look again.'],
    hint: ['A small clue.', 'Try it this way.'],
    taken: ['A good question to work on.', 'Fine, let us find out.'],
    together: ['Watch how it goes.', 'Here is the way, step by step.'],
    ready: ['Ready to explore.', 'Let us begin.'],
  },
]

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)

/** A phrase in the tutor's own voice. */
export function pick({ tutor, move, recent }: Turn, occasion: Occasion): string {
  const voice = voices[sumOf(tutor.name) % voices.length] ?? voices[0]
  const phrases = voice?.[occasion] ?? []
  const turnOf = recent.length + ('exercise' in move && move.exercise ? move.exercise.left : 0)
  return phrases[Math.abs(Math.round(turnOf)) % phrases.length] ?? "Let's go on."
}
