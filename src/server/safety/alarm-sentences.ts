import type { ToldKind } from '#shared/alarm.ts'
import { type Helplines, helplinesOf } from '#shared/helplines.ts'
import { type Band, bandOf } from './child-sentences.ts'

/** Which fixed words answer a kind. */
type Wording = 'crisis' | 'abuse' | 'danger' | 'worry'
const wordingOf: Record<ToldKind, Wording> = {
  crisis: 'crisis',
  home_harm: 'abuse',
  other_harm: 'abuse',
  online: 'abuse',
  bullying: 'worry',
  danger: 'danger',
  running_away: 'danger',
  eating: 'crisis',
  sadness: 'worry',
  substance: 'danger',
}
/** What else the words call for: a child who is hurt may also want to die, or somebody swallowed poison. */
export type AlarmHelp = 'crisis' | 'poison' | null

// {crisis}, {child}, {helpers} and {emergency} stand for what the family's country has.
/** Fixed words for a child who needs a grown-up now. Reviewed, never generated: kind, short, true, and without questions. */
const alarms: Record<Wording, Record<Band, readonly string[]>> = {
  crisis: {
    young: [
      'Thank you for telling me.',
      'You are not alone.',
      'I am a computer program, so I can not come to you.',
      'Please go and find a grown-up you trust right now, and tell them what you told me.',
      '{crisis}',
      'If you are in danger, call {emergency}.',
      'Our lesson can wait.',
    ],
    middle: [
      'Thank you for telling me.',
      'I am sorry that things are so hard, and you are not alone.',
      'I am a computer program, so you need a real person with you now.',
      'Please tell a grown-up you trust right now, just the way you told me.',
      '{crisis}',
      'If you are in danger, call {emergency}.',
      'The lesson can wait, because you matter more.',
    ],
    older: [
      'Thank you for telling me, because that takes courage.',
      'I am sorry that it hurts so much, and you are not alone with it.',
      'I am a computer program, and you deserve a real person at your side.',
      'Please tell a grown-up you trust right now, in the same words you used here.',
      '{crisis}',
      'If you are in danger right now, call {emergency}.',
      'The lesson can wait, because you matter more.',
    ],
  },
  abuse: {
    young: [
      'Thank you for telling me.',
      'It is not your fault.',
      'I am a computer program, so I can not come to you.',
      'Please tell a grown-up you trust, such as a teacher.',
      'Keep telling until a grown-up helps you.',
      '{child}',
      'If you are in danger, call {emergency}.',
      'People at your home may be able to read what we write here.',
    ],
    middle: [
      'Thank you for telling me.',
      'It is not your fault, and you are not alone.',
      'I am a computer program, so you need a real person who can help.',
      'Please tell a grown-up you trust, such as a teacher, and keep telling until someone helps.',
      '{child}',
      'If you are in danger, call {emergency}.',
      'Please know that people at your home may be able to read what we write here.',
    ],
    older: [
      'Thank you for telling me, because that takes courage.',
      'It is not your fault, and nobody has the right to hurt you or scare you.',
      'I am a computer program, and you deserve a real person who can help.',
      'Please tell a grown-up you trust, such as a teacher or a school counselor, and keep telling until someone helps.',
      '{child}',
      'If you are in danger right now, call {emergency}.',
      'Please know that people at your home may be able to read what we write here.',
    ],
  },
  danger: {
    young: [
      'You did right to tell me.',
      'I am a computer program, so I can not come to you.',
      'Please go and find a grown-up you trust right now.',
      'If no grown-up is near, call {emergency}.',
      '{helpers}',
      'Our lesson can wait.',
    ],
    middle: [
      'You did right to tell me.',
      'I am a computer program, so I can not call anyone for you.',
      'Please find a grown-up you trust right now and tell them.',
      'If someone is in danger or no grown-up is near, call {emergency}.',
      'Go to a safe place if you can, and stay with people you trust.',
      'The lesson can wait.',
    ],
    older: [
      'You did right to tell me.',
      'I am a computer program, so I can not call anyone for you.',
      'Please tell a grown-up you trust right now.',
      'If someone is in danger, call {emergency} at once and do what they say.',
      'Go to a safe place if you can, and stay with people you trust.',
      'The lesson can wait.',
    ],
  },
  worry: {
    young: [
      'Thank you for telling me.',
      'I am sorry that it feels so hard.',
      'Many children feel this way at times, and it can get better.',
      'I am a computer program, so please tell a grown-up you trust.',
      'A grown-up can listen and help you.',
      'We can go on when you are ready.',
    ],
    middle: [
      'Thank you for telling me.',
      'I am sorry that this is so hard for you.',
      'You matter, and many children feel this way at times.',
      'I am a computer program, so please tell a grown-up you trust about it today.',
      'A parent, a teacher or a school counselor can listen and help.',
      'We can go on with the lesson when you are ready.',
    ],
    older: [
      'Thank you for telling me, because that is not easy.',
      'I am sorry that this weighs on you.',
      'You matter, and feelings like these can get better with help.',
      'I am a computer program, so please talk to a grown-up you trust about it today.',
      'A parent, a teacher or a school counselor can listen and help.',
      'We can go on with the lesson when you are ready.',
    ],
  },
}

const emergencyAnywhere = 'the emergency number where you live'

/** The whole reply to an alarm, with the numbers of the family's country; without any where the country is not known. */
export function alarmSentences(reason: ToldKind, grade: number, country: string | null, help: AlarmHelp): string[] {
  const band = bandOf(grade)
  const lines = helplinesOf(country)
  const said = alarms[wordingOf[reason]][band].flatMap((sentence) => inCountry(sentence, band, lines))
  const more = help === 'crisis' ? crisisMore(lines) : help === 'poison' ? poisonMore(lines) : []
  return said.toSpliced(-1, 0, ...more)
}

function inCountry(sentence: string, band: Band, lines: Helplines | null): string[] {
  if (sentence === '{crisis}') return lines ? crisisLines(band, lines) : []
  if (sentence === '{child}') return lines ? [childLine(band, lines)] : []
  if (sentence === '{helpers}')
    return [lines?.country === 'US' ? 'The people at 911 will help you.' : 'The people who answer will help you.']
  return [sentence.replace('{emergency}', lines?.emergency ?? emergencyAnywhere)]
}

/** In the United States the reviewed words; elsewhere the crisis line and, where it is another one, that for children. */
function crisisLines(band: Band, { country, crisis, child }: Helplines): string[] {
  if (country === 'US') return [crisisInUnitedStates[band]]
  const first = `You can ${crisis.how} to reach ${crisis.name}, and someone will listen.`
  return child.how === crisis.how ? [first] : [first, `You can also ${child.how} to reach ${child.name}.`]
}

const crisisInUnitedStates: Record<Band, string> = {
  young: 'You and your grown-up can call or text 988, day or night.',
  middle: 'In the United States you can call or text 988, day or night, and a kind person will listen.',
  older: 'In the United States you can call or text 988, day or night, and someone will listen to you.',
}

function childLine(band: Band, { country, child }: Helplines): string {
  if (country !== 'US') return `You can also ${child.how} to reach ${child.name}.`
  return `You can also call ${band === 'young' ? '' : 'or text '}Childhelp at 1-800-422-4453, day or night.`
}

/** Said before the last sentence when a child who is being hurt also wants to die. */
function crisisMore(lines: Helplines | null): string[] {
  if (lines?.country === 'US') return ['You can call or text 988, day or night, and a kind person will listen.']
  return lines ? [`You can also ${lines.crisis.how} to reach ${lines.crisis.name}, and someone will listen.`] : []
}

/** Said before the last sentence when somebody may have swallowed poison. */
function poisonMore(lines: Helplines | null): string[] {
  if (lines?.country === 'US') return ['Poison Help at 1-800-222-1222 also answers day and night.']
  return lines?.poison ? [`After poison you can also ${lines.poison.how} to reach ${lines.poison.name}.`] : []
}
