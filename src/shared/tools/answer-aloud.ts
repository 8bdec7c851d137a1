import type { Expected } from '#shared/conversation.ts'
import { type HeardAs, interpretHeard, type Option } from './heard.ts'
import { heardWords } from './heard-words.ts'

const agreeing = [
  ...[
    'yes',
    'yeah',
    'yea',
    'yep',
    'yup',
    'ya',
    'uh huh',
    'mm hm',
    'mhm',
    'si',
    'sí',
    'right',
    'correct',
    'exactly',
    'sure',
  ],
  ...['i did', 'i said that', 'thats it', 'thats right', 'that is right'],
].join('|')
const denying = 'no|nope|nah|uh uh|wrong|not that(?: one)?|neither|thats wrong|that is wrong'
const agrees = new RegExp(`^(?:${agreeing})(?: (?:${agreeing}|please))*$`)
const denies = new RegExp(
  `^(?:(?:${denying}|i didnt(?: say that)?|i did not(?: say that)?|let me say it again|again|its not)(?: |$))+$`,
)
/** 'No, six': what was meant stands behind it. */
const no = new RegExp(`^\\W*(?:(?:${denying}|i said|i mean)\\W+)+(?=\\w)`, 'i')
const places = [/^(?:the )?first(?: one)?$/, /^(?:the )?(?:second|last|other)(?: one)?$/]

/** `again`: what the child says instead; nothing of it where it only says no. */
export type AnswerAloud = { kind: 'yes'; option: Option } | { kind: 'again'; heard: HeardAs[] }

/** What a child says to 'Did you say 13 or 30?': one of them, or something else. */
export function answerAloud(
  options: readonly Option[],
  heard: readonly HeardAs[],
  expects: Expected | null,
): AnswerAloud {
  const phrase = heardWords(heard[0]?.text ?? '').join(' ')
  if (denies.test(phrase)) return { kind: 'again', heard: [] }
  const meant = heard.map(({ text, ...rest }) => ({ ...rest, text: text.replace(no, '') }))
  const option = optionSaid(options, phrase) ?? optionMeant(options, meant.slice(0, 1), expects)
  return option ? { kind: 'yes', option } : { kind: 'again', heard: meant }
}

const optionSaid = (options: readonly Option[], phrase: string): Option | undefined =>
  options.length === 1
    ? options.find(() => agrees.test(phrase))
    : options.find((_option, at) => places[at]?.test(phrase))

function optionMeant(options: readonly Option[], heard: readonly HeardAs[], expects: Expected | null) {
  const meant = interpretHeard(heard, expects)
  const text = meant.kind === 'unsure' ? meant.options[0]?.text : meant.text
  return options.find((option) => option.text.toLowerCase() === text?.toLowerCase())
}
