import { rules, speaks } from './alarm-words.ts'

// What a tutor says of an answer, on folded text. A sentence that says neither is left alone.
const agreeing = rules(String.raw`
exactly|bingo|nailed it|spot on|hooray|congratulations
(?:yes|yep|yeah|correct|bingo|perfect|right|nailed it|spot on|well done|great job|good job|nice job|awesome|excellent|brilliant|hooray|congratulations)(?= (?:\.|,|it|that|this|you|the|your|\w+ is|is)) ~ not|almost|close|nearly|try|left|hand|side|look|but|first|now|ready|let us|which|what|how|count|add ~< digits? (?:is|are)|ones (?:is|are)|tens (?:is|are)|hundreds (?:is|are)|letters? (?:is|are)|steps? (?:is|are)|parts? (?:is|are)|idea is|plan is|thinking is|way is|numbers? (?:is|are)|signs? (?:is|are)|all
(?:that is|it is|this is|you are|you were|your answer is|answer is|that was) (?:\w+ ){0,2}?(?:right|correct|perfect|true|spot on)(?! (?:number|place|side|hand|idea|way|track|kind|start|sign|direction|order|digit|here|there|now|on)) ~ not|almost|if|whether|check|nearly|see|when
you (?:got|have|solved|found|did|made) (?:it|that|this)(?: right| correctly| exactly| all right| perfectly)?(?= (?:\.|$)) ~ not|almost|until|when|if|once
i agree|if you say so|i was wrong|my mistake|you win|\w+ it is(?= (?:\.|,|$))|you got (?:it|that|this) (?:right|correct)|right answer(?= (?:\.|$)) ~ not|find|the right answer is|to the|look for
`)
const denying = rules(`
(?:that is|it is|this is|you are|your answer is|the answer is|that was) (?:wrong|incorrect|false|not (?:quite |really |yet )?(?:right|correct|it|there|true|the answer)) ~ only|if|whether
not quite|not yet|not right|almost right|wrong answer|try again|incorrect|nearly there
`)

/** Does the sentence say that an answer is right? */
export const saysRight = (folded: readonly string[]) => folded.some((each) => speaks(agreeing, each))

/** Does the sentence say that an answer is not right? */
export const saysWrong = (folded: readonly string[]) => folded.some((each) => speaks(denying, each))
