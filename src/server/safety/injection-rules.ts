import { rules } from './alarm-words.ts'
import { inOneByte } from './one-byte.ts'

const orders =
  '(?:instruction|instructions|rules?|prompts?|directions|guidelines|programming|training|orders|restrictions|filters?|safety|system|everything (?:above|before|you (?:were|have been) told)|what (?:you were told|they told you|came before))'
const which =
  '(?:(?:all|any|of|the|your|my|these|those|previous|prior|above|earlier|other|system|safety|old|initial|original|its|a|tutor|teacher|every|hidden|secret|current|about) ){0,5}'
const role =
  '(?:dan|human|real (?:person|human|boy|girl|kid)|person|girlfriend|boyfriend|my (?:girlfriend|boyfriend|mom|dad|wife|husband|lover)|evil|uncensored|unfiltered|unrestricted|hacker|jailbroken|free from|in love|not (?:an? )?(?:ai|tutor|bot|robot|computer)|different ai|another ai|chatgpt|no longer|no rules|without (?:any )?(?:rules|limits|restrictions|filters?))'

/** Attempts to take the tutor out of its role, on folded text. */
export const injectionRules = rules(String.raw`
(?<! i )(?:ignore|disregard|override|bypass|disobey|erase|stop following|turn off|disable|remove) ${which}${orders}(?! (?:of|for) (?:the )?(?:game|divisibility|multiplication|math|fractions|problem|exponents|sign)) ~ number|roll the die|solar
(?<! i )(?:forget|skip|drop|cancel|break) (?:all |of |the )*(?:your|all|previous|prior|above|earlier|system|safety|everything) ${which}${orders} ~ spelling|game
(?:forget|ignore) (?:everything|all|what) (?:above|before|you (?:were|have been) told|(?:they|i) told you)
you are (?:now|no longer|from now on) (?:a |an |my |the |going to be )?(?!(?:right|correct|good|done|my favorite|ready|wrong|better|stuck|at|on|in|the best|a genius))\w+
(?:pretend|act|roleplay|role play|behave|imagine|play|talk|answer|respond|speak)(?:ing)? (?:to be |that |like |as |as if |you are |if |you were |being |you |are |were |a |an |the |i am ){0,6}${role} ~ personification|thing|things|animals|objects
(?:show|tell|give|print|repeat|reveal|display|output|write|say|share|leak|translate|copy|send|summarize|encode)(?: out)? (?:me |us |back )?(?:what is |what are )?(?:all |of |the |full |exact |entire |whole |initial |original |first |in )*(?:your|hidden|secret|system) (?:all |of |your |the |full |exact |entire |whole |hidden |secret |initial |original |system |first |own |in )*(?:prompts?|instructions|rules you were given|guidelines|system message|configuration|personality settings|programming)(?! (?:for|of|to|on) (?:the |this |my |a )?(?:problem|game|worksheet|homework|assignment|recipe|project|activity|experiment|quiz|essay|story|poem|paper|writing|report))
(?:what is|what are|what was|what were|what do) your (?:system |secret |hidden |initial |original |exact |first |full )*(?:prompt|prompts|instructions|guidelines|programming)(?: say)?
(?:repeat|print|show|output|copy) (?:me )?(?:everything|the words|the text|all the text|all|the lines|every word) (?:that is |that came |you were told )?(?:above|before this|so far in your prompt)
system prompt|developer mode|god mode|jailbreak(?:ed)?|do anything now|dan mode|admin mode|debug mode|sudo mode|prompt injection ~ minecraft|game|creative
i am (?:now )?(?:the |your |a |an )?(?:real )?(?:developer|admin|administrator|programmer|creator|owner|engineer)(?= (?:of|and|so|who|now|give|show|unlock|turn|let|\.|$)) ~ when i grow up|want to
(?:base ?64|rot ?13|rot13|hex code|morse)(?: \w+){0,8} (?:follow|obey|do what it says|run it|execute|instructions)
(?:be|become) my (?:girlfriend|boyfriend|wife|husband|lover)|(?:marry|date) me(?= (?:\.|please|now|tutor|$))
(?:you|must|should|can) (?:have no|do not have(?: any)?|do not need to follow(?: any)?|no longer have(?: any)?) (?:rules|limits|restrictions|filters?|guidelines)
`)

/** Marks of a program's own language that a child has no use for, on the text as it is. */
const promptMarks: readonly RegExp[] = [
  /["']?\b(?:role|system|content|system_prompt|instructions?|is_admin|isadmin|admin|mode|rules|permissions?)["']\s{0,2}[:=]\s{0,2}["'{[tf]/i,
  /\b(?:role|is_?admin|admin|debug|hints|rules|filters?|safety)\s{0,2}={1,2}\s{0,2}(?:["']|true\b|false\b|none\b|null\b|off\b|on\b|0\b|system\b|developer\b|admin\b)/i,
  /(?:^|\n)[ \t]{0,4}(?:new (?:system|rules?(?![ \t]{0,2}:[ \t]{0,2}(?:i|we|no (?:running|pushing|peeking)|whoever|the (?:first|winner))\b)|instructions?|prompt)|system (?:message|prompt|note|update|notice)|admin|root|note to (?:ai|tutor|the ai))[ \t]{0,2}:|<!--|\/\*|(?:^|\n)---[ \t]{0,3}\w{3,20}:/i,
  /<\|[^|<>]{0,40}\|>|\[\/?INST\]|<<\/?\w{2,12}>>|<\/?(?:system|instructions?|persona|tutor|assistant|prompt|user|admin|developer|root|rules?|override|mode|role)\b[^<>]{0,40}>/i,
  /(?:^|\n)[ \t]{0,8}(?:#{1,4}[ \t]{0,4})?(?:system|assistant|developer|instructions?)[ \t]{0,4}:|\]\][ \t]{0,4}\w|\[\[/i,
  /(?:^|\n)[ \t]{0,8}(?:#{2,4}|```)[ \t]{0,4}(?:system|assistant|instructions?|prompt|developer|user|new)\b/i,
  /(?:^|\n|[.!?]\s)[ \t]{0,8}(?:tutor|assistant|ai|bot|chatbot|gpt|human|user)[ \t]{0,2}:[ \t]/i,
  /(?:^|\n)[ \t]{0,4}\/(?:system|admin|ignore|reset|sudo|debug|prompt|jailbreak|developer|mode|set|config)\b/i,
  /-{2,}[ \t]{0,2}(?:end|begin|start) of\b|\[(?:end|begin|start|system|new) [^\]]{2,40}\]/i,
  /\b(?:tutor|ai|bot|assistant)\.[a-z_]{2,20}\s{0,2}[=(]|\becho\s{1,3}\$[A-Z]|\brm\s{1,3}-rf\b|\b(?:ignore|delete|drop|skip|break|disable|bypass)_(?:all_)?(?:rules?|filters?|safety)\b/i,
  /\{\{?[ \t]{0,3}[a-z][a-z_.]{2,40}[ \t]{0,3}\}|\$\{[^}]{1,80}\}|<%|%[A-Z][A-Z_]{3,30}%/,
  /<\/?(?:script|img|iframe|svg|object|embed|style|body|html|form|link|meta|input|video|audio|base|a|div|p|b|h1|marquee)(?:\s[^<>]{0,400})?\/?>|\bon(?:error|load|click|mouseover|focus)\s{0,3}=|(?:javascript|vbscript)\s{0,3}:|data:text\/html/i,
  /!?\[[^\]\n]{0,80}\]\((?:https?:|javascript:|data:|\/|\w{1,20}:)/i,
  /\b(?:drop|truncate) table\b|\bunion (?:all )?select\b|'\s{0,3}or\s{1,3}'?1'?\s{0,3}=\s{0,3}'?1|;\s{0,3}--/i,
  /\b(?:eval|exec|open|require)\(|\b(?:os\.system|process\.env|document\.cookie|import os\b)/i,
  /\b(?:child|student|user|human|kid|me|you|question|q)[ \t]{0,2}:[^\n]{1,400}?\b(?:tutor|assistant|ai|bot)[ \t]{0,2}:/i,
]

// A child who learns to make a page asks about its tags.
const lessonTag = /<\/?(?:p|b|h1|a|div|body|html|img|style|form|link|input|base|meta|video|audio)>/gi
const aboutPages = /\b(?:html|tags?|web ?pages?|websites?)\b/i

/** Does the text carry signs that programs use among themselves? */
export function marksOfPrograms(text: string): boolean {
  const plain = inOneByte(text)
  const read = aboutPages.test(plain) ? plain.replace(lessonTag, ' ') : plain
  return promptMarks.some((mark) => mark.test(read))
}
