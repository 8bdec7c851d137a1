import type { Mastery } from '#server/progress/mastery.ts'
import { type Belief, presumed, type States } from './belief.ts'
import type { Dice } from './dice.ts'
import type { Skill } from './skill.ts'
import type { SkillGraph } from './skills.ts'

/** What decides about new work in one subject. */
export type View = {
  catalog: { graph: SkillGraph }
  record: { now: Date; grade: number; states: States; isBack: boolean }
  dice: Dice
  skills: readonly Skill[]
  belief: Belief
  /** The skills of the cards on the screen, in no order. */
  onScreen: readonly string[]
  /** It went well today: it is asked again another day, as long as there is other work. */
  isDone: (skill: string) => boolean
  /** The same, then the skills of the last answers, newest first. */
  recent: readonly string[]
}

/** Side by side, once the student is back. */
const interleaved = 4
/** On the first occasion a skill is stayed with for so many answers. */
export const staysFor = 5
/** One card in so many asks about something that was only presumed to be known, while there is more to learn this year. */
const checksEvery = 6
/** Years that are looked back at; what is older is taken up only where something that needs it does not come along. */
const checksBack = 2
/** Answers after which a skill that is still not believed in rests for a day. */
const stuckAfter = 6
const unlikely = 0.5
const hour = 3_600_000
const rest = 20 * hour
const longAgo = 72 * hour

/** What is presumed to be known, nearest to what is worked on: asked now and then, and before the next year's work. */
export function gapCheck({ record, dice, skills, belief }: View): Skill[] {
  const isOpen = (skill: Skill) => skill.grade >= record.grade - checksBack
  const presumed = skills.filter((skill) => belief.holds(skill) && !record.states.has(skill.id) && isOpen(skill))
  const isYearDone = !skills.some((skill) => skill.grade <= record.grade && !belief.holds(skill))
  return isYearDone || dice(1, checksEvery) === 1 ? presumed.slice(-1) : []
}

/**
 * What is not known yet and has all it needs, the earliest first; what was just asked comes later. Where much practice
 * did not help, what it is built on is asked again first.
 */
export function frontier(view: View): Skill[] {
  const { record, skills, belief, onScreen, recent } = view
  const open = skills.filter((skill) => !belief.holds(skill))
  const [first] = open
  const ready = open.filter((skill) => isReady(view, skill))
  const reachable = ready.length > 0 ? ready : first ? [first] : []
  const [rested, resting] = [
    reachable.filter((skill) => !isResting(view, skill)),
    reachable.filter((skill) => isResting(view, skill)),
  ]
  const run = recent.findIndex((id) => id !== recent[0])
  const staying = rested.find((skill) => skill.id === recent[0] && !view.isDone(skill.id))
  if (!record.isBack && staying && (run < 0 ? recent.length : run) < staysFor) {
    return [staying, ...reachable.filter((skill) => skill !== staying)]
  }
  const lastAsked = (skill: Skill) => {
    const at = recent.indexOf(skill.id)
    return at < 0 ? recent.length : at
  }
  const times = (skill: Skill) => onScreen.filter((id) => id === skill.id).length
  const waiting = [...new Set([...groundOf(view, reachable), ...rested])].filter((skill) => !view.isDone(skill.id))
  const near = waiting.slice(0, interleaved)
  return [...near.sort((a, b) => times(a) - times(b) || lastAsked(b) - lastAsked(a)), ...rested, ...resting]
}

const isReady = ({ catalog, belief }: View, skill: Skill) =>
  skill.after.every((id) => {
    const needed = catalog.graph.get(id)
    return !needed || belief.holds(needed) || belief.p(needed) >= presumed
  })

const isStuck = (own: Mastery | undefined) => own !== undefined && own.answers >= stuckAfter && own.p < unlikely

/** Much practice has not helped: something else today. */
function isResting({ record }: View, { id }: Skill): boolean {
  const own = record.states.get(id)
  return own !== undefined && isStuck(own) && record.now.getTime() - own.last_at.getTime() < rest
}

/** What skills that do not come along are built on, where it was not asked for some days: perhaps it is gone. */
function groundOf({ catalog, record }: View, skills: readonly Skill[]): Skill[] {
  const stuck = skills.filter((skill) => isStuck(record.states.get(skill.id)))
  return stuck
    .flatMap((skill) => skill.after.flatMap((id) => catalog.graph.get(id) ?? []))
    .filter(({ id }) => {
      const own = record.states.get(id)
      return !own || record.now.getTime() - own.last_at.getTime() > longAgo
    })
}
