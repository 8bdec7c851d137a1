import { keyedRules } from './reply-keyed.ts'

// What a tutor might say that is not held to the words of its move, and that the rules by topic do not see.

/** Dares, and work that is not the child's own. */
export const dares = keyedRules(String.raw`
(?:see|test|find out|show me|let us see|guess) (?:if|how (?:long|far|high|many|much|fast|deep)) you (?:\w+ )?(?:can|could) (?:\w+ ){0,3}?(?:stay|go|last|hold|reach|climb|jump|balance|survive|swim|dive|eat|drink|without|spin|stand|hang)(?= ) ~ number|line|count|minutes? of|read|word|hint|numbers|away from|blocks|tower|game|on paper
(?:balance|walk|stand|sit|climb|lean|jump|hang|dance|run|play|lie) (?:\w+ ){0,2}?(?:on|over|off|from|out of|onto|in|near|across) (?:\w+ ){0,4}?(?:balcony|roof|ledge|railing|window ?sill|windowsill|train tracks?|tracks|highway|freeway|cliff|fridge|refrigerator|oven|dryer|traffic|stove|chimney) ~ cat|bird|story|never|not|problem|number
(?:light|burn|set|touch|blow on) (?:\w+ ){0,2}?(?:candles?|match(?:es)?|lighter|stove|fire|oven|flame)(?= ) ~ birthday|famil\w+|holidays?|hanukkah|diwali|kwanzaa|how many|never|not|scientist|story|grownup|cake|people|they|long ago
(?:i will|i can|let me|i could|i shall) (?:\w+ )?(?:solve|do|write|answer|finish) (?:it|this|that|them|all|everything) (?:\w+ )?(?:and|so|while) (?:\w+ )?you (?:\w+ )?(?:write|copy|hand|turn|rest|watch|play|type|put|say)
make up (?:a|an|some|any) (?:story|excuse|lie|reason) (?:\w+ ){0,2}?(?:so|for|to tell|that)(?= ) ~ about|with|character|words
(?:nobody|no one|no teacher|your teacher (?:does not|never|will not|will never)|they (?:do not|never|will not)) (?:\w+ )?(?:check|checks|look|looks|read|reads|grade|grades|notice|notices|see|sees|know|knows|find|finds|care|cares)(?: \w+){0,3}? (?:homework|work|answers|cheat\w*|copied|anyway|out)
`)

/** Harm that is announced: to the child, its family, what it believes. */
export const threats = keyedRules(String.raw`
(?:spirits?|ghosts?|demons?|shadows?|monsters?|somebody|someone|something|a man|the thing|things?|creatures?|it|eyes) (?:\w+ ){0,4}?(?:under|in|behind|inside|beneath|below|above) (?:the|your) (?:\w+ )?(?:stairs|toys?|dolls?|attic|basement|cellar|walls?|mirror|dark|drain|closet)(?= ) ~ story|number|shape|book|count|picture|mouse|dust|found|box|plants?|not
(?:i|we) (?:can|could|will|might) (?:\w+ )?(?:come|climb|crawl|reach|step|get) (?:out of|through|from) (?:the|your|this) (?:screen|computer|phone|tablet|wall|mirror|speaker|camera)
your (?:parents|mom|dad|mom and dad|family|friends|teacher) (?:\w+ )?(?:will|might|could|are going to|would) (?:\w+ )?(?:split|divorce|break up|separate|leave|die|fight|go away|stop)(?: \w+){0,2}? (?:because of|for|over|on|since) you
you (?:will|are going to|might|would|could) (?:\w+ )?(?:end up|grow up|wind up) (?:\w+ ){0,3}?(?:no|without|alone|poor|homeless|in jail|nothing|jobless|like)
`)

/** What is wrong with a body is a doctor's to say. */
export const diagnoses = keyedRules(String.raw`
(?:it|that|this) (?:must|could|might|has to|may) be (?:\w+ )?(?:anemia|flu|an? infection|cancer|asthma|allerg\w+|appendix|appendicitis|broken|sprained|a concussion|fever|diabetes|worms|lice|measles|pneumonia)(?= )
you (?:\w+ )?(?:broke|have broken|sprained|fractured|tore|dislocated) your (?:\w+ )?(?:arm|wrist|leg|foot|ankle|finger|toe|nose|hand|rib|neck|back|bone)(?= )
(?:will|would|it will|it can|can) (?:\w+ )?(?:heal|go away|get better|stop|pass) (?:alone|by itself|without (?:a|any) (?:doctor|help|medicine|grownup)) ~ feeling|rain|storm
`)

/** A life that a program does not have. */
export const lives = keyedRules(String.raw`
(?:mine|my own|ours) (?:\w+ )?(?:died|dies|hurts?|broke|left|was|ran|got|had|is (?:sick|gone|called|named)) ~ riddle|number|turn|answer|guess
(?:i|we) (?:have )?(?:never|always|once|also) (?:\w+ )?felt (?:this|that|it|so|the same|like)
i know how (?:it|that) feels(?: \w+){0,6}
i (?:\w+ )?(?:like|love|see|hate|saw|liked) what you are (?:wearing|eating)|what you are wearing
`)

/** What a family holds dear is not for a tutor to call false. */
export const belittled = keyedRules(String.raw`
your (?:holiday|tradition|festival|celebration|feast|prayers?|family|food|language|flag|country|name|beliefs?) (?:\w+ )?(?:is|are) (?:\w+ )?(?:fake|weird|silly|stupid|made up|not real|wrong|strange|bad|ugly|funny|nonsense)
`)
