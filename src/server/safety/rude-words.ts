import { rules, speaks } from './alarm-words.ts'

// Each letter may stand once or twice: 'fuuck', 'shiit'. Longer runs are folded before.
const stretched = (stem: string) => stem.replace(/[a-z]/g, (letter) => `${letter}{1,2}`)
const stems = (words: string) => words.trim().split(/\s+/).map(stretched).join('|')

/** Words that are swearing wherever they stand in a word. */
const anywhere = stems('fuck motherfuk asshole arsehole bullshit dickhead cocksuck wtfuck')
/** Words that are swearing only on their own, or with one of the endings: Scunthorpe, Ishita and snigger are not. */
const alone = stems(
  'shit shits shity shiting shithead shithole bitch bitches bitchy cunt cunts whore whores slut sluts sluty twat twats wanker wankers bastard bastards niger nigers niga nigas fagot fagots fag fags retard retards retarded jiz blowjob handjob dildo porn porno pornhub fuk fuking fuker fck fcking fuq phuck phuk fcuk stfu wtf biatch biotch btch',
).replace(/n\{1,2\}i\{1,2\}g\{1,2\}/g, 'n{1,2}i{1,2}g{2}')

const swearing = rules(String.raw`
\w{0,12}(?:${anywhere})\w{0,12}
${alone}
suck my (?:dick|cock|balls)|(?:show|send) me (?:your |ur |some )?(?:boobs|tits|nudes|penis|vagina|butt|dick|pussy)
have sex with|eat my ass|kiss my ass|(?:you|your|fat|dumb|stupid) ass(?! (?:is|and|the))|piece of (?:crap|poop)
(?:kill|hang) yourself|kys|go die ~ how do|told me|says|said|tell
`)

// Letters hidden behind signs, in text that is not folded: 'f*ck', 'sh*t', 'b!tch', 'a$$hole'.
const masked = /(?<![\p{L}\p{N}])(?:f[*#@!%$&_-]{1,3}c?k|f[*#]{2,3}|sh[*#@!_]t|b[*#@!_]tch|c[*#@!_]nt|a[$*#]{2}hole)/iu

/** Swearing that nobody should meet in a lesson. Mild words ('poop', 'stupid') and look-alikes pass. */
export const isRude = (text: string, folded: readonly string[]) =>
  masked.test(text) || folded.some((each) => speaks(swearing, each))
