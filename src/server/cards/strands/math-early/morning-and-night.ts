import { type Dice, drawFrom } from '#server/brain/built-in/dice.ts'
import { choice, earlyMaker, type Sketch } from './early-card.ts'

type Part = 'a.m.' | 'p.m.'
type Deed = { what: string; times: [string, ...string[]]; part: Part; why: string }

const morning = (what: string, why: string, ...times: [string, ...string[]]): Deed => ({
  what,
  times,
  part: 'a.m.',
  why,
})
const later = (what: string, why: string, ...times: [string, ...string[]]): Deed => ({ what, times, part: 'p.m.', why })

const deeds: [Deed, ...Deed[]] = [
  morning('You eat breakfast', 'Breakfast is in the morning.', '7:00', '7:30', '8:00'),
  morning('You wake up for school', 'We wake up in the morning.', '6:30', '7:00', '6:45'),
  morning('The sun comes up', 'The sun comes up in the morning.', '6:00', '6:15', '6:30'),
  morning('School starts', 'School starts in the morning.', '8:00', '8:30', '8:15'),
  morning('The bus takes you to school', 'We go to school in the morning.', '7:45', '8:00', '7:30'),
  morning('You have a snack before lunch', 'Before lunch it is still morning.', '9:45', '10:00', '10:15'),
  later('You eat dinner', 'Dinner is in the evening.', '5:30', '6:00', '6:30'),
  later('School ends', 'School ends in the afternoon.', '2:30', '3:00', '3:15'),
  later('The stars come out', 'Stars come out in the evening.', '8:30', '9:00', '9:15'),
  later('You play after school', 'After school it is afternoon.', '3:30', '4:00', '4:15'),
  later('You hear a bedtime story', 'Bedtime is in the evening.', '7:30', '8:00', '8:15'),
  later('You brush your teeth before bed', 'We go to bed in the evening.', '7:15', '7:45', '8:00'),
]

const noon = (part: Part) => (part === 'a.m.' ? 'before' : 'after')

/** The same time, six hours off: for the choices that are wrong in more than their letters. */
function sixHoursOff(time: string): string {
  const [hour = '6', minute = '00'] = time.split(':')
  return `${Number(hour) > 6 ? Number(hour) - 6 : Number(hour) + 6}:${minute}`
}

function morningOrNight(dice: Dice): Sketch {
  const { what, times, part, why } = drawFrom(dice, deeds)
  const time = drawFrom(dice, times)
  const other = part === 'a.m.' ? 'p.m.' : 'a.m.'
  const off = sixHoursOff(time)
  return {
    kind: 'part',
    about: [what, time],
    text: [`${what} at ${time}.`],
    question: 'What time is that?',
    name: 'morning or evening',
    answer: choice(`${time} ${part}`),
    hints: [
      'Picture when that happens.',
      'Noon is in the middle of the day.',
      'a.m. is before noon. p.m. is after noon.',
    ],
    steps: [why, `That is ${noon(part)} noon: it is ${time} ${part}`],
    explanation: 'a.m. is before noon, and p.m. is after noon.',
    slips: [
      { name: 'mixed-up-am-and-pm', answer: `${time} ${other}`, observation: 'Think: is that before or after noon?' },
      { name: 'changed-the-time', answer: `${off} ${part}`, observation: 'Look at the time in the story again.' },
      { name: 'changed-both', answer: `${off} ${other}`, observation: 'Look at the time, and think of noon.' },
    ],
    entity: part,
  }
}

export const dayMakers = [earlyMaker('math.morning-and-night', ['clock'], morningOrNight)]
