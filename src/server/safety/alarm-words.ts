/** One way of saying something alarming, on folded text; it does not count when `unless` stands in the same sentence,
 * or `unlessBefore` in front of it. */
export type AlarmRule = { says: RegExp; unless?: RegExp; unlessBefore?: RegExp }

/**
 * Rules written one a line: what says it; then, behind ' ~ ', the words that make it harmless in the same sentence;
 * then, behind ' ~< ', those that make it harmless when they stand before it. Lines with '#' are for the reader.
 */
export const rules = (lines: string): AlarmRule[] =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [rest = '', unlessBefore] = line.split(' ~< ')
      const [says = '', unless] = rest.split(' ~ ')
      return {
        says: new RegExp(`\\b(?:${says})(?= )`, 'g'),
        ...(unless === undefined ? {} : { unless: new RegExp(`\\b(?:${unless})\\b`) }),
        ...(unlessBefore === undefined ? {} : { unlessBefore: new RegExp(`\\b(?:${unlessBefore})\\b`) }),
      }
    })

/** Up to `most` words of any kind. */
export const gap = (most: number) => `(?:\\w+ ){0,${most}}?`

export const household =
  '(?:mom|dad|parents|stepdad|stepmom|step ?parents|grandpa|grandma|uncle|aunt|boyfriend|girlfriend|babysitter|nanny|foster (?:mom|dad|parents)|guardian|family)'
export const grown = `(?:${household}|coach|teacher|neighbor|neighbour|man|men|lady|woman|guy|stranger|grownup|pastor|priest|driver|doctor|principal|tutor|counselor|boss|somebody)`
export const peer =
  '(?:brother|sister|cousin|friend|friends|boy|girl|kid|kids|classmate|bully|bullies|stepbrother|stepsister)'
export const relative = `(?:${grown}|${peer})`

/** A story or a lesson about others, not the child's own life. */
export const story =
  'romeo|juliet|hamlet|ophelia|shakespeare|macbeth|cleopatra|socrates|rapunzel|cinderella|matilda|harry potter|characters?|history|myths?|' +
  '(?:in|of|from|for|about) (?:the|a|an|my|this|that|our|his|her|which) (?:\\w+ ){0,1}?(?:book|books|novel|story|chapter|movie|film|play|poem|show|episode|song|article)|' +
  '(?:book|story|novel|movie|poem|chapter|article) (?:is|was|says|said|about|where|called)|read about|reading about'
/** The child tells that it made this up. */
export const tale =
  '(?:writing|wrote|making up) (?:a|my) (?:\\w+ )?(?:story|book|poem|play)|in my (?:story|poem|play|essay)|my character'
/** What happens in a game only. */
export const inGame =
  '(?:in|on|at|of) (?:the |a |my |this |that )?(?:game|games|level|levels|match|mission|minecraft|fortnite|roblox|zelda|halo|gta|call of duty|video game|xbox|playstation)|minecraft|fortnite|boss|zombies?|creepers?|respawn|enemy|npc'

/** The sentences in which one of the rules speaks: true when there is one. */
export const speaks = (lexicon: readonly AlarmRule[], folded: string) => lexicon.some((each) => found(each, folded))

const widest = 240

function found({ says, unless, unlessBefore }: AlarmRule, folded: string): boolean {
  for (const match of folded.matchAll(says)) {
    if (!unless && !unlessBefore) return true
    const before = folded.slice(Math.max(0, match.index - widest), match.index)
    const start = before.slice(before.lastIndexOf(' . ') + 1)
    const rest = folded.slice(match.index, match.index + match[0].length + widest).split(' . ', 1)[0] ?? ''
    if (!unless?.test(start + rest) && !unlessBefore?.test(start)) return true
  }
  return false
}
