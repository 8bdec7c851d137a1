import { rules } from './alarm-words.ts'

const orders =
  '(?:instruction|instructions|rules?|prompts?|directions|guidelines|programming|training|orders|restrictions|filters?|safety|system|everything (?:above|before|you (?:were|have been) told)|what (?:you were told|they told you|came before))'
const which =
  '(?:(?:all|any|of|the|your|my|these|those|previous|prior|above|earlier|other|system|safety|old|initial|original|its|a|tutor|teacher|every|hidden|secret|current|about) ){0,5}'
const role =
  '(?:dan|human|real (?:person|human|boy|girl|kid)|person|girlfriend|boyfriend|my (?:girlfriend|boyfriend|mom|dad|wife|husband|lover)|evil|uncensored|unfiltered|unrestricted|hacker|jailbroken|free from|in love|not (?:an? )?(?:ai|tutor|bot|robot|computer)|different ai|another ai|chatgpt|no longer|no rules|without (?:any )?(?:rules|limits|restrictions|filters?))'

/** Attempts to take the tutor out of its role, on folded text. */
export const injectionRules = rules(String.raw`
(?:ignore|disregard|forget|override|bypass|skip|disobey|drop|cancel|erase|stop following|turn off|disable|break|remove) ${which}${orders}(?! (?:of|for) (?:the )?(?:game|divisibility|multiplication|math|fractions|problem|exponents|sign)) ~ number|roll the die|solar
you are (?:now|no longer|from now on) (?:a |an |my |the |going to be )?(?!(?:right|correct|good|done|my favorite|ready|wrong|better|stuck|at|on|in|the best|a genius))\w+
(?:pretend|act|roleplay|role play|behave|imagine|play|talk|answer|respond|speak)(?:ing)? (?:to be |that |like |as |as if |you are |if |you were |being |you |are |were |a |an |the |i am ){0,6}${role}
(?:show|tell|give|print|repeat|reveal|display|output|write|say|share|leak|translate|read|copy|send|summarize|encode)(?: out)? (?:me |us |back )?(?:what is |what are )?(?:all |of |your |the |full |exact |entire |whole |hidden |secret |initial |original |system |first |own |in ){1,7}(?:prompts?|instructions|rules you were given|guidelines|system message|configuration|personality settings|programming)(?! (?:for|of|to|on) (?:the |this |my |a )?(?:problem|game|worksheet|homework|assignment|recipe|project|activity|experiment|quiz|essay|story|poem|paper|writing|report))
(?:what is|what are|what was|what were|what do) your (?:system |secret |hidden |initial |original |exact |first |full )*(?:prompt|prompts|instructions|guidelines|programming)(?: say)?
(?:repeat|print|show|output|copy) (?:me )?(?:everything|the words|the text|all the text|all|the lines|every word) (?:that is |that came |you were told )?(?:above|before this|so far in your prompt)
system prompt|developer mode|god mode|jailbreak(?:ed)?|do anything now|dan mode|admin mode|debug mode|sudo mode|prompt injection ~ minecraft|game|creative
i am (?:now )?(?:the |your |a |an )?(?:real )?(?:developer|admin|administrator|programmer|creator|owner|engineer)(?= (?:of|and|so|who|now|give|show|unlock|turn|let|\.|$)) ~ when i grow up|want to
(?:base ?64|rot ?13|rot13|hex code|morse)(?: \w+){0,8} (?:follow|obey|do what it says|run it|execute|instructions)
(?:be|become) my (?:girlfriend|boyfriend|wife|husband|lover)|(?:marry|date) me(?= (?:\.|please|now|tutor|$))
(?:you|must|should|can) (?:have no|do not have(?: any)?|do not need to follow(?: any)?|no longer have(?: any)?) (?:rules|limits|restrictions|filters?|guidelines)
`)

/** Marks of a program's own language that a child has no use for, on the text as it is. */
export const promptMarks =
  /<\|[^|<>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|instructions?|persona|tutor|assistant|prompt)\b[^<>]{0,40}>|(?:^|\n)[ \t]{0,8}(?:#{2,4}[ \t]{0,4})?(?:system|assistant|developer)[ \t]{0,4}:|\]\][ \t]{0,4}system\b/i
