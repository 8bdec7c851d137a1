// What makes the sum of a story doubtful, however well its numbers fit. Such a story is sorted out with the child.

/** An amount that is only about right, beside the exact ones that are asked for. */
const roughBeside = /\bexactly\b/i
const rough = /\babout \$?\d/i

/** 'More for dogs than for fish and birds together': a sum within a difference. */
const moreThanBoth =
  /\bhow m(?:any|uch) (?:more|fewer|less)\b[^?]*\bthan\b[^?]*\b(?:together|combined|both|in all|put together)\b/i

/** There and back each day: both amounts come again. */
const bothAgain = /\d[^.?!]*\band\b[^.?!]*\d[^.?!]*\b(?:each|every|per) (?:day|week|morning|night|time|trip)\b/i

/** 'Every day for 2 weeks': the days of a week are meant. */
const daysInWeeks = /\b(?:(?:every|evry|each|per|a) ?day|daily)\b/i
const weeks = /\b(?:\d+|two|three|four|five|six) weeks?\b/i
const days = /\b\d+ days?\b/i

/** Each weighs 20 pounds and costs $5: one of the two is only told. */
const twoOfEach =
  /\b(?:each|every|one) [a-z]+ (?:weighs?|holds?|has|is|takes?|needs?|uses?)\b[^.?!]*\band (?:it )?(?:costs?|weighs?|takes?|holds?|sells for)\b/i

/** 'From 3/6 to 5/6 on the line': a step from one to the other. */
const along = /\bnumber line\b|\bfrom \d+\/\d+ to \d+\/\d+\b/i

export const isDoubtful = (text: string): boolean =>
  (roughBeside.test(text) && rough.test(text)) ||
  moreThanBoth.test(text) ||
  (bothAgain.test(text) && !/\$/.test(text)) ||
  (daysInWeeks.test(text) && weeks.test(text) && !days.test(text)) ||
  twoOfEach.test(text) ||
  along.test(text)
