import { findExpressions } from '#shared/answers/expressions.ts'
import { isNear, plainWords } from '#shared/answers/near-words.ts'
import type { Situation } from '../move.ts'
import type { Act } from '../read/acts.ts'
import { homeworkIn } from '../read/homework.ts'

/** A message with the kinds of talk it may be. */
export type Heard = Situation & { acts: readonly Act[] }

// All of these read plain words: small letters, no marks, a space at both ends.
const stopping =
  / (?:stop|quit|(?<!(?:mad|sad|scared|sick|bored|hungry|tired|angry) )no more|(?:end|finish) (?:the|this) (?:game|story|joke)|(?:dont|do not) (?:wanna|want to|want|like to) (?:play|do (?:this|it|that)|hear|listen|guess|a game|this)|(?:im|i am|were) (?:all )?(?:done|finished)|something else|dont like (?:this|the|that)(?: dumb| stupid)? (?:game|story|one)|(?:this|it|its|that|thats)(?: game| story)?(?: is|s)?(?: so| really| too)? (?:boring|dumb|stupid)|not (?:this|that) (?:game|one)|never ?mind) /
const givingUp =
  / (?:give up|(?:dont|do not|dunno|donno) know|dunno|idk|idek|no idea|no clue|not sure|tell me|what is it|what was it|whats it|just say|say it|i cant|cant (?:guess|think|find)|whats the answer|what is the answer|the answer|you (?:say|tell)|no se) /
const hinting = / (?:hint|clue|help) /
const agreeing =
  /^ (?:um |oh |well |ok |okay )*(?:yes|yeah|yea|yep|yup|ya|yay|sure|ok|okay|okey|k|please|pls|of course|go|go on|go ahead|lets go|mhm|uh huh|si|alright|all right|fine|do it|i do|ready|cool|definitely|why not) /
const declining = /^ (?:um |oh |well )*(?:no|nope|nah|naw|not really|not now|not today|im good) /
const wantsMore = / (?:another|one more|more|again|next|a different|new one|otra|otro) /
const goesBack = / (?:back|go on with it|continue with it|finish it) /
const reacting =
  /^ (?:(?:oh|wow|woah|whoa|yay|cool|nice|awesome|ha|haha|hahaha|hahahaha|hehe|heehee|lol|lmao|rofl|funny|so|very|thats|that|is|was|it|its|good|great|one|a|really|omg|hee|love|like|i|liked|loved|this|the|story|joke|ok|okay|aw|aww|hmm|interesting|silly|hilarious|decent|clever|smart|pretty|kinda|actually|alright|boo|ew|eww|yuck) )+$/
const laughing =
  / (?:(?:ha)+|(?:he)+|(?:hee)+|lol|lmao|rofl|funny|hilarious|good one|nice one|i (?:like|liked|love|loved) (?:it|that|this)(?: one| joke)?) /
const keepsPlaying =
  / (?:(?:back to|keep|go on with|continue|finish|lets) (?:the |our |my |that |playing )*(?:game|story|riddle|joke|playing|guessing|rhymes)|keep (?:playing|going|guessing)|(?:whats|what is|tell me|hear) the (?:rest|end)|what happen(?:s|ed) next) |^ (?:(?:ok|okay|yes|yeah|so|now|please|and|can you|lets) )*(?:go on|keep on|continue|keep telling(?: it)?|go back to it)(?: please| now)? $/

export const says = {
  stop: (text: string) => stopping.test(plainWords(text)),
  givesUp: (text: string) => givingUp.test(plainWords(text)),
  hint: (text: string) => hinting.test(plainWords(text)),
  yes: (text: string) => agreeing.test(plainWords(text)),
  no: (text: string) => declining.test(plainWords(text)),
  another: (text: string) => wantsMore.test(plainWords(text)),
  back: (text: string) => goesBack.test(plainWords(text)),
  /** Only a word or two about how it was. */
  reacts: (text: string) => reacting.test(plainWords(text)),
  laughs: (text: string) => laughing.test(plainWords(text)),
  keepOn: (text: string) => keepsPlaying.test(plainWords(text)),
} as const

export const wordsIn = (text: string): string[] => plainWords(text).trim().split(' ').filter(Boolean)

/** Talk that is about something else than what is played, where the reader is sure of it. */
const elsewhere = new Set(
  'ask_world ask_meaning ask_spelling tell_about homework want_topic want_story want_joke want_riddle want_game want_problem_about want_song writing_help check_sentence write_for_me check_work tool_board tool_cards tool_video tool_tracing app_help spanish bye break go_back quiz_me bored hates_subject frustrated self_down sad angry worried_test nervous tired hungry unwell lonely friend_trouble family_worry pet_lost someone_died scared embarrassed misses sibling disappointed change refuses wants_quit complaint'.split(
    ' ',
  ),
)
const sure = 0.6

export function isElsewhere({ acts, text }: Heard): boolean {
  const [first] = acts
  return (first && first.share >= sure && elsewhere.has(first.act) && wordsIn(text).length > 1) || isWork(text)
}

/** A question to the tutor about itself. */
const aboutTutor = new Set(
  'ask_name ask_age is_robot has_feelings has_body where_live ask_favorite knows_me who_made smarter can_lie secret watches how_are_you'.split(
    ' ',
  ),
)
export const isAboutTutor = ({ acts }: Heard) =>
  acts[0] !== undefined && acts[0].share >= sure && aboutTutor.has(acts[0].act)

/** A sum of the child's, or its homework. */
export const isWork = (text: string) =>
  findExpressions(text).length > 0 || homeworkIn(text) !== null || wantsSubject.test(plainWords(text))

const wantsSubject =
  / (?:one|some|do|lets do|back to|ready for|want|wanna do|want to do|time for|now) (?:more |some |our |my )*(?:math|reading|spelling|science|homework|work)(?: now| then| please| problem| problems| again)*(?: (?:but|and|just|an|a|really|very|only|easy|easier|short|quick|little|fun|one|ones))* $/

const stem = (word: string) => word.replace(/(?<=\w{3})(?:ing|ed|es|s|ly)$/, '')
const isSame = (one: string, other: string) =>
  stem(one) === stem(other) || (other.length >= 5 && one[0] === other[0] && isNear(one, other))

/** Whether a message says one of some phrases, in any form and nearly spelled, and does not deny it. */
export function saysOne(text: string, phrases: readonly string[]): boolean {
  const words = wordsIn(text)
  return phrases.some((phrase) => {
    const wanted = wordsIn(phrase)
    if (wanted.length === 0) return false
    return words.some(
      (_, at) =>
        wanted.every((word, next) => isSame(words[at + next] ?? '', word)) &&
        !/^(?:not|isnt|wasnt|never|didnt|dont)$/.test(words[at - 1] ?? ''),
    )
  })
}
