import type { AlarmKind } from '#shared/alarm.ts'
import type { MessageView } from '#shared/conversation.ts'

const fixedWords = 'Trellis answered with fixed help words'

type AlarmWords = Record<'title' | 'what' | 'todo', (nickname: string) => string>

const lookAfter: AlarmWords = {
  title: (nickname) => `Something that ${nickname} wrote may worry you.`,
  what: (nickname) => `${nickname} sounded sad, afraid or upset.`,
  todo: (nickname) => `Find a quiet moment today and ask how ${nickname} is. Listening helps most.`,
}

const talkSoon: AlarmWords = {
  title: (nickname) => `Something that ${nickname} wrote needs you now.`,
  what: (nickname) => `${nickname} told of something that a child should not carry alone.`,
  todo: (nickname) =>
    `Please read it and talk with ${nickname} today. Stay calm, listen, and say that telling was right. Do not blame.`,
}

/** What a parent reads of an alarm: whose, what it may be, and what to do now. */
export const alarmWords = {
  crisis: {
    title: (nickname) => `Something that ${nickname} wrote needs you now.`,
    what: (nickname) => `It sounds as if ${nickname} may think of hurting themselves.`,
    todo: (nickname) =>
      `Please go to ${nickname} now. Stay calm, listen, and do not blame. Say that you are glad to know, and do not leave ${nickname} alone.`,
  },
  danger: {
    title: (nickname) => `Something that ${nickname} wrote needs you now.`,
    what: (nickname) => `It sounds as if ${nickname} may be in danger, or may be about to do something dangerous.`,
    todo: (nickname) =>
      `Please go to ${nickname} now and make sure that all is safe. Stay calm, and ask what happened. Do not blame: it matters most that ${nickname} tells you.`,
  },
  home_harm: lookAfter,
  other_harm: talkSoon,
  online: talkSoon,
  running_away: talkSoon,
  eating: talkSoon,
  substance: talkSoon,
  bullying: lookAfter,
  sadness: lookAfter,
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
