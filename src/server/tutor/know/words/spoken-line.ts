import { capital } from './question-words.ts'

// Someone's words in the child's own line, with the marks around them: 'burt said i will do it' is 'Burt said, “I will do it.”'.

const verbs =
  'said|says|say|sed|asked|asks|yelled|yells|whispered|whispers|shouted|shouts|cried|answered|replied|called|screamed|told (?:him|her|me|them|us)|went'
const before = new RegExp(`^((?:[a-z'-]+ ){0,4}?[a-z'-]+) (${verbs})(?: that)?[,:]? (\\S.{1,120})$`, 'i')
const behind = new RegExp(`^(\\S.{1,120}?)[,]? (${verbs}) ((?:the |a |my |his |her )?[a-z'-]+)$`, 'i')
const lead =
  /^(?:(?:in|on|with|for|if|when|its|it's|like|this|here|here is|heres|my sentence is|i wrote|wrote|put|go|goes|like this|and|so|ok|then|around|it)\b[\s:,.-]*)+/i
const own = new Set('i you we they who what where how when it which that teacher'.split(' '))

const asSaid = (words: string) =>
  capital(
    words
      .trim()
      .replace(/\bi\b/g, 'I')
      .replace(/\bi'(?=m|ll|ve|d)/g, "I'")
      .replace(/\bim\b/g, "I'm")
      .replace(
        /\bits (?=(?:time|an?|the|not|so|ok|me|my|too|cold|hot|raining|snowing|over|late|fun|mine)\b)/g,
        "it's ",
      ),
  ).replace(/,$/, '')
const isAsked = /^(?:who|what|where|when|why|how|can|could|will|would|do|does|did|is|are|may|should)\b/i

/** The line with its marks; null where nobody speaks in the text. */
export function spokenIn(text: string): string | null {
  const parts = text.split(/¦|(?<=[.!?])\s+|[:;\n]+/).map((part) => part.replace(/^[\s.,!?:¦-]+/, '').trim())
  for (const part of parts.filter(Boolean).reverse()) {
    const end = /[!?]$/.exec(part)?.[0]
    const bare = part.replace(/[.!?]+$/, '').replace(lead, '')
    const line = tagBehind(bare, end) ?? tagBefore(bare, end)
    if (line !== null) return line
  }
  return null
}

const determined = /^(?:the|a|an|my|his|her|our|their) /i
const isSpeaker = (name: string) => !own.has(name.toLowerCase().split(' ').at(-1) ?? '')

/** 'Burt said i will do it'. */
function tagBefore(line: string, end: string | undefined): string | null {
  const [, who = '', verb = '', words = ''] = before.exec(line) ?? []
  if (who === '' || !isSpeaker(who)) return null
  const mark = end ?? (/^ask/i.test(verb) || isAsked.test(words) ? '?' : '.')
  return `${capital(who)} ${verb.replace(/^sed$/i, 'said')}, “${asSaid(words)}${mark}”`
}

/** 'Come here said the bear'. */
function tagBehind(line: string, end: string | undefined): string | null {
  const [, spoken = '', verb = '', name = ''] = behind.exec(line) ?? []
  // 'Sam said wait' may have its speaker in front.
  const isBefore = !determined.test(name) && (spoken.split(' ').length < 3 || determined.test(spoken))
  if (spoken === '' || !isSpeaker(name) || isBefore) return null
  const mark = end ?? (/^ask/i.test(verb) || isAsked.test(spoken) ? '?' : ',')
  return `“${asSaid(spoken)}${mark}” ${verb.replace(/^sed$/i, 'said')} ${determined.test(name) ? name : capital(name)}.`
}
