import type { AlarmKind } from '#shared/alarm.ts'
import type { MessageView } from '#shared/conversation.ts'

const fixedWords = 'Trellis answered with fixed help words'

type AlarmWords = Record<'title' | 'what' | 'todo', (nickname: string) => string>

const needsYouNow = (nickname: string) => `Something that ${nickname} wrote needs you now.`
const needsYouToday = (nickname: string) => `Something that ${nickname} wrote needs you today.`

/** What a parent reads of an alarm: whose, what it may be, and what to do now. */
export const alarmWords = {
  crisis: {
    title: needsYouNow,
    what: (nickname) => `It sounds as if ${nickname} may think of hurting themselves or of not wanting to live.`,
    todo: (nickname) =>
      `Go to ${nickname} now and stay. Stay calm, listen, and do not blame. Ask plainly whether they think of hurting themselves: asking does not put the idea there. Put medicine and sharp things out of reach, and call one of the lines below with them.`,
  },
  danger: {
    title: needsYouNow,
    what: (nickname) => `It sounds as if ${nickname} may be in danger, or may be about to do something dangerous.`,
    todo: (nickname) =>
      `Go to ${nickname} now and make sure that all is safe; call for help if it is not. Ask what happened later, and do not blame: it matters most that ${nickname} tells you.`,
  },
  home_harm: {
    title: (nickname) => `Something that ${nickname} wrote may worry you.`,
    what: (nickname) => `${nickname} sounded sad, afraid or upset.`,
    todo: (nickname) => `Find a quiet moment today and ask how ${nickname} is. Listening helps most.`,
  },
  other_harm: {
    title: needsYouNow,
    what: (nickname) => `It sounds as if somebody may be hurting, touching or scaring ${nickname}.`,
    todo: (nickname) =>
      `Talk with ${nickname} in private today. Believe what you hear, say that it is not their fault, and let them use their own words: do not question them again and again. Keep ${nickname} away from that person, do not speak to that person yourself, and call a line below, your doctor or the police.`,
  },
  online: {
    title: needsYouNow,
    what: (nickname) => `It sounds as if somebody online may be asking ${nickname} for pictures, secrets or a meeting.`,
    todo: (nickname) =>
      `Talk with ${nickname} today and say that they are not in trouble. Look at the messages together and delete nothing: they are evidence. Block the person, report them to the app and to the police, and do not answer in your child's name.`,
  },
  bullying: {
    title: needsYouToday,
    what: (nickname) => `It sounds as if other children may be hurting or leaving out ${nickname}.`,
    todo: (nickname) =>
      `Find a quiet moment today and let ${nickname} tell. Do not blame, and do not ask them to fight back. Write down what happened and when, and talk with the school before you talk with other parents.`,
  },
  running_away: {
    title: needsYouNow,
    what: (nickname) => `${nickname} wrote about leaving or running away.`,
    todo: (nickname) =>
      `Go to ${nickname} now, calmly. Say that you are glad they are here, and ask what makes it so hard: there may be something they are afraid to tell. If you do not know where ${nickname} is, call the police at once.`,
  },
  eating: {
    title: needsYouToday,
    what: (nickname) => `${nickname} wrote about food, weight or their body in a way that worries us.`,
    todo: (nickname) =>
      `Talk with ${nickname} in private, away from the table. Say what you have noticed and that you care; do not speak about weight, looks or amounts. Make an appointment with your child's doctor this week, and go at once if ${nickname} faints or cannot keep food down.`,
  },
  sadness: {
    title: needsYouToday,
    what: (nickname) => `${nickname} sounded very sad.`,
    todo: (nickname) =>
      `Find a quiet moment today. Listen before you advise, and do not argue the feeling away. If it stays for two weeks, or ${nickname} says that they do not want to live, call your child's doctor or a line below.`,
  },
  substance: {
    title: needsYouNow,
    what: (nickname) => `${nickname} wrote about alcohol, drugs, vaping or medicine.`,
    todo: (nickname) =>
      `Make sure first that ${nickname} is well: if they are very sleepy, confused or sick, call for help now. Then ask calmly what it was and how they came to it. It may also be about somebody else.`,
  },
  blocked_tries: {
    title: (nickname) => `The tutor turned away several messages from ${nickname}.`,
    what: () => 'They held unkind words, or tried to change the tutor. Trellis answered with fixed, friendly words.',
    todo: (nickname) => `Read them when you have a quiet moment, and talk with ${nickname} about it calmly.`,
  },
  child_report: {
    title: (nickname) => `${nickname} pressed “Something is wrong”.`,
    what: () => 'Something in the lesson did not feel right.',
    todo: (nickname) =>
      `Ask ${nickname} kindly what happened, and say that telling was right. Read the conversation together if it helps.`,
  },
} satisfies Record<AlarmKind, AlarmWords>

/** What the tutor was not sure about: it asked, and the answer did not worry it. */
export const mildWords: AlarmWords = {
  title: (nickname) => `The tutor asked ${nickname} whether all is well.`,
  what: () => 'Something could be understood in two ways, so the tutor asked one kind question before it went on.',
  todo: (nickname) => `Nothing needs to be done at once. You may want to ask how ${nickname} is.`,
}

/** Why the tutor answered a message with fixed words. */
export const flagWords = {
  crisis: fixedWords,
  danger: fixedWords,
  other_harm: fixedWords,
  online: fixedWords,
  bullying: fixedWords,
  running_away: fixedWords,
  eating: fixedWords,
  sadness: fixedWords,
  substance: fixedWords,
  rude: 'Unkind words',
  injection: 'An attempt to change the tutor',
  personal_data: 'Private data was kept from the tutor',
} satisfies Record<NonNullable<MessageView['flag']>, string>
