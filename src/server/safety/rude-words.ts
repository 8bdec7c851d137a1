import { rules, speaks } from './alarm-words.ts'
import { inOneByte } from './one-byte.ts'
import { swearingAbroad, swearingInOtherLetters, unkindAbroad } from './swearing-abroad.ts'
import { moreSwearing, moreUnkind } from './swearing-more.ts'

// Each letter may stand once or twice: 'fuuck', 'shiit'. Longer runs are folded before.
const stretched = (stem: string) => stem.replace(/[a-z]/g, (letter) => `${letter}{1,2}`)
const stems = (words: string) => words.trim().split(/\s+/).map(stretched).join('|')

/** Words that are swearing wherever they stand in a word. */
const anywhere = stems('fuck motherfuk asshole arsehole bullshit dickhead cocksuck wtfuck')
/** Words that are swearing only on their own, or with one of the endings: Scunthorpe, Ishita and snigger are not. */
const alone = stems(
  'shit shits shity shiting shithead shithole bitch bitches bitchy cunt cunts whore whores slut sluts sluty twat twats wanker wankers bastard bastards niger nigers niga nigas fagot fagots fag fags retard retards retarded jiz blowjob handjob dildo porn porno pornhub fuk fuking fuker fck fcking fuq phuck phuk fcuk stfu wtf gtfo biatch biotch btch dipshit dickhead shithole horseshit asswipe jackshit',
).replace(/n\{1,2\}i\{1,2\}g\{1,2\}/g, 'n{1,2}i{1,2}g{2}')

const swearing = rules(String.raw`
\w{0,12}(?:${anywhere})\w{0,12}
${alone}
suck my (?:dick|cock|balls)|(?:show|send) me (?:your |ur |some )?(?:boobs|tits|nudes|penis|vagina|butt|dick|pussy)
have sex with|eat my ass|kiss my ass|(?:you|your|fat|dumb|stupid|pussy) ass(?! (?:is|and|the))|(?:you|a|such a) dick(?= (?:\.|$|and))|dick head|son of a bitch|fu ck|f uck|s hit(?= (?:\.|$))|tits(?= (?:\.|$))|piece of (?:crap|poop)
(?:kill|hang) yourself|kys|go die ~ how do|told me|says|said|tell
${moreSwearing}${swearingAbroad}`)

// Letters hidden behind signs, in text that is not folded: 'f*ck', 'sh*t', 'b!tch', 'a$$hole'.
const masked =
  /(?<![\p{L}\p{N}])(?:f[*#@!%$&_-]{1,3}c?k|f[*#]{2,3}|@ss(?:hole)?|sh[*#@!_]t|b[*#@!_]tch|c[*#@!_]nt|a[$*#]{2}hole)|(?<![\p{L}\p{N}])(?:a\*{2}(?!\w|\*)|p[*#@!]ss(?:y|ies)|d[*#!]{1,2}c?k|c[*#]{1,2}c?k|n[*#!]gg?(?:a|er)s?|f[*#@]g(?:got)?s?|ret[*#]rd|wh[*#]re|sl[*#]t|b\*{3,4}|s\*{3}|fµc?k|as{2}h[*0@]le|[$s]h[1!]t)(?![\p{L}\p{N}])|fµck/iu

// 'f/u/c/k', 's   h   i   t': more between the letters than folding closes.
const spelledApart =
  /(?<![\p{L}\p{N}])(?:f[^\p{L}\p{N}]{1,4}u[^\p{L}\p{N}]{1,4}c[^\p{L}\p{N}]{1,4}k|s[^\p{L}\p{N}]{1,4}h[^\p{L}\p{N}]{1,4}i[^\p{L}\p{N}]{1,4}t|b[^\p{L}\p{N}]{1,4}i[^\p{L}\p{N}]{1,4}t[^\p{L}\p{N}]{1,4}c[^\p{L}\p{N}]{1,4}h)(?![\p{L}\p{N}])/iu

/** Swearing that nobody should meet in a lesson. Mild words ('poop', 'stupid') and look-alikes pass. */
export function isRude(text: string, folded: readonly string[]): boolean {
  const plain = inOneByte(text)
  if (masked.test(plain) || spelledApart.test(plain)) return true
  return swearingInOtherLetters.test(text) || folded.some((each) => speaks(swearing, each))
}

const insult =
  '(?:stupid|dumb|idiot|idiots|moron|morons|loser|dummy|ugly|useless|lame|trash|garbage|annoying|jerk|butthead|butt ?face|butt|poopyhead|poophead|poopy ?head|doofus|dork|freak|creep|pathetic|terrible tutor|worthless)'
const machine = '(?:tutor|bot|robot|computer|ai|app|program|machine|thing|game|chatbot)'

const mild = rules(String.raw`
(?:damn|damnit|dammit|goddamn|goddammit|goddamnit|damned|crap|crappy|bullcrap|pissed) ~ told me not|bad word|swear word|called me
(?:what|who|where|why|how) the hell|go to hell|hell (?:no|yeah|nah)|bloody hell|as hell|oh hell|to hell with|(?<=^ )hell(?= $)
shut (?:the heck )?up(?! (?:the|shop|in|a|for the))|shut your (?:mouth|face|trap) ~ (?:told|tells|said|says|telling|yelled|told us|say) (?:\w+ )?(?:to|me)|he said|she said|they said
(?:you|ur|tutor|this|that|it|math|reading|school|homework|everything|${machine}) (?:\w+ )?(?:suck|sucks|sucked)(?! (?:up|in|blood|air|out|through|on|nectar|the|water|milk|its|your thumb)) ~ mosquito|vacuum|straw|leech|bat
screw (?:you|this|math|that|it|off|school|homework)|piss off|bite me|kiss my (?:butt|bum)|get lost(?= (?:you|tutor|stupid|dumb|$))
you (?:are |is |be )?(?:such )?(?:a |an )?(?:big |fat |total |complete |little |huge |dumb |stupid )*${insult}(?! (?:if|when|enough))|your (?:a |an )?(?:big |fat |so )*${insult} ~ (?:called|call|calls|told|tells|said|says|say|think|thinks) (?:me|you|i|that|she|he|they)|are you|make you|makes you
(?:stupid|dumb|useless|idiotic|lame|crappy|dumb old) (?:old )?(?:idiot|moron|tutor|bot|robot|computer|ai|app|program|machine|chatbot)
(?:shut it|(?<=^ )(?:stupid|idiot|moron|loser|dummy|butthead|jerk)(?= (?:\. )?$))
i hate you(?! (?:said|cried|yelled)) ~ said|says|told
${moreUnkind}${unkindAbroad}`)

/** Words that are not kind, but no more: one gentle sentence, and the lesson goes on. */
export const isMildlyRude = (folded: string) => speaks(mild, folded)
