// How much an installation of so many families keeps and does. docs/scaling.md shows its figures and where they come from.

/** Bytes of a row with its indexes, from bench/row-sizes.ts; and what one child makes of them. */
export const measured = {
  bytes: { message: 921, evidence: 723, conversation: 3_600, card_memory: 523, skill_state: 339 },
  /** Rows of the two kinds that do not grow with lessons, but with what there is to learn: after eight weeks of a child. */
  perChild: { card_memory: 141, skill_state: 61 },
} as const

/** What is assumed of families; nobody has measured real ones. */
export const assumed = {
  childrenPerFamily: 1.5,
  /** Share of the children who come in a week. */
  active: 0.6,
  lessonsPerWeek: 4,
  turnsPerLesson: 15,
  answersPerLesson: 10,
  weeksKept: 52,
  /** Statements of a turn (held by a test), of an answer with the next card, and around a lesson. */
  statements: { turn: 3, answer: 4, lesson: 20 },
  /** How much more there is in the fullest hour than on average. */
  peak: 6,
  /** Processor time of a turn and of each other call, in ms, and how full a core may be. */
  turnMs: 10,
  callMs: 3,
  fill: 0.5,
  /** US dollars a month: a core with its memory, and a GB on fast disks, twice for the replica. */
  price: { core: 25, gigabyte: 0.25 },
}

const secondsPerWeek = 7 * 86_400

/** What this many families need. `bytes`: rows with indexes, after the weeks that are kept. */
export function loadOf(families: number, set: typeof assumed = assumed) {
  const children = families * set.childrenPerFamily
  const lessonsAWeek = children * set.active * set.lessonsPerWeek
  const lessons = lessonsAWeek * set.weeksKept
  const rows = {
    message: lessons * set.turnsPerLesson * 2,
    evidence: lessons * set.answersPerLesson,
    conversation: lessons,
    card_memory: children * measured.perChild.card_memory,
    skill_state: children * measured.perChild.skill_state,
  }
  const { bytes: size } = measured
  const bytes =
    rows.message * size.message +
    rows.evidence * size.evidence +
    rows.conversation * size.conversation +
    rows.card_memory * size.card_memory +
    rows.skill_state * size.skill_state
  const peakLessons = (lessonsAWeek / secondsPerWeek) * set.peak
  const { turn, answer, lesson } = set.statements
  const statements = peakLessons * (set.turnsPerLesson * turn + set.answersPerLesson * answer + lesson)
  const turns = peakLessons * set.turnsPerLesson
  const busy =
    peakLessons * (set.turnsPerLesson * set.turnMs + (2 * set.answersPerLesson + set.statements.lesson) * set.callMs)
  const webCores = Math.max(1, Math.ceil(busy / 1_000 / set.fill))
  // A core of PostgreSQL for 2,000 statements of ours a second at half its time: assumed.
  const databaseCores = Math.max(1, Math.ceil(statements / 2_000)) * 2
  const dollars = (webCores + databaseCores) * set.price.core + (bytes / 1e9) * set.price.gigabyte * 2
  return {
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    bytes,
    turns,
    statements,
    webCores,
    databaseCores,
    dollars,
  }
}
