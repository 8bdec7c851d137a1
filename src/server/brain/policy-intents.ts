import { readTokens } from '#shared/answers/tokens.ts'

/** What a child wants besides answering. */
export type Intent =
  | 'stop'
  | 'stuck'
  | 'help'
  | 'easier'
  | 'harder'
  | 'slower'
  | 'repeat'
  | 'why'
  | 'bored'
  | 'review'
  | 'another'
  | 'practice'
  | 'yes'
  | 'no'

/** Talk that is not about the lesson and has an honest answer. */
export type SmallTalk = 'robot' | 'friend' | 'name' | 'how' | 'age' | 'able' | 'sad' | 'thanks' | 'hello'

/** The words of a text in small letters, each between spaces; numbers are '#'. */
export function wordsOf(text: string): string {
  const words = readTokens(text).flatMap((token) =>
    token.kind === 'word' ? [token.word] : token.kind === 'number' ? ['#'] : [],
  )
  return ` ${words.join(' ')} `
}

type Rule<Name> = { name: Name; phrases: string[]; not?: string[]; most?: number }

const rule = <Name>(name: Name, phrases: string, more: { not?: string; most?: number } = {}): Rule<Name> => ({
  name,
  phrases: phrases.split('|').map((phrase) => ` ${phrase} `),
  not: more.not?.split('|').map((phrase) => ` ${phrase} `),
  most: more.most,
})

const find = <Name>(rules: Rule<Name>[], text: string): Name | null => {
  const words = wordsOf(text)
  const count = words.split(' ').length - 2
  const fits = ({ phrases, not, most }: Rule<Name>) =>
    count <= (most ?? 400) &&
    phrases.some((phrase) => words.includes(phrase)) &&
    !not?.some((phrase) => words.includes(phrase))
  return rules.find(fits)?.name ?? null
}

/** The first that fits counts. `most` is how many words a text may have to be meant so. */
const intents: Rule<Intent>[] = [
  rule(
    'stop',
    'bye|goodbye|bye bye|good bye|good night|see you|see ya|i want to stop|can we stop|can i stop|lets stop|stop now|please stop|stop please|im done|i am done|were done|we are done|all done|im finished|i am finished|no more|quit|i quit|gotta go|have to go|need to go|got to go|enough for today|thats enough',
    { not: 'dont stop|i am done with|im done with' },
  ),
  rule('stop', 'stop|enough|done|finished|exit', { most: 3, not: 'dont stop' }),
  rule(
    'easier',
    'easier|simpler|too hard|too difficult|too big|something easy|an easy one|easy one|easy ones|smaller numbers|less hard|so hard|very hard|really hard|super hard',
  ),
  rule(
    'harder',
    'harder|too easy|more difficult|a challenge|challenge me|something hard|a hard one|hard one|hard ones|bigger numbers|so easy|very easy|really easy|super easy|this is easy|thats easy|that was easy',
  ),
  rule('slower', 'slower|slow down|slowly|too fast|more slowly|go slow|not so fast'),
  rule(
    'stuck',
    'dont know|do not know|dunno|idk|no idea|no clue|not sure|unsure|stuck|cant do|can not do|cannot do|i cant|i cannot|dont get|do not get|dont understand|do not understand|didnt understand|confused|confusing|give up|i forgot|i forget|dont remember|cant remember|lost|its hard|this is hard|that is hard|thats hard',
  ),
  rule(
    'bored',
    'bored|boring|not fun|no fun|hate this|hate math|hate maths|dont like this|dont like math|dont want to|do not want to|im tired|i am tired|something else|something different',
  ),
  rule(
    'review',
    'how am i doing|how did i do|how im doing|what did i do|what have i done|what did we do|what have we done|my score|how many did i|how many have i|did i do well|am i doing well',
  ),
  rule(
    'help',
    'help|help me|hint|hints|clue|show me|teach me|explain|how do i|how do you|how to|how can i|how does|tell me the answer|give me the answer|what is it|say the number|say the answer|spell the answer|write the answer|with the answer|answer in|say it so|the answer please|the answer please|whats the answer|what is the answer|just tell me|tell me|solve it|do it for me|should i|do i|what now',
    { not: 'tell me a|tell me about' },
  ),
  rule('why', 'why|how come'),
  rule(
    'repeat',
    'repeat|say it again|say that again|say again|one more time|what was the question|whats the question|what is the question|what did you say|pardon|i didnt hear|didnt hear|come again|read it again|read that again|what was it|what do i do|what do i have to do',
  ),
  rule('repeat', 'again|what|huh|sorry', { most: 2 }),
  rule(
    'another',
    'another|next|new one|new question|different one|skip|pass|more|one more|next one|next question|more questions',
  ),
  rule(
    'practice',
    'practice|practise|practicing|practising|exercise|exercises|quiz|quiz me|test me|start|begin|ready|go on|continue|math|maths|mathematics|numbers|homework|learn|anything|you choose|you pick|you decide|whatever|lets go|lets do it|surprise me',
  ),
  rule('yes', 'yes|yeah|yep|yup|ya|ok|okay|sure|please|alright|all right|fine|cool|great|good|lets|right', { most: 4 }),
  rule('no', 'no|nope|nah|not really|nothing|not yet|none|no thanks', { most: 4 }),
]

const smallTalk: Rule<SmallTalk>[] = [
  rule(
    'robot',
    'are you a robot|you a robot|a robot|are you real|you real|real person|are you human|you human|a human|are you a person|a real|are you ai|are you an ai|you ai|a computer|are you a bot|a bot|are you alive|are you a girl|are you a boy|what are you|chatgpt|a machine|a teacher|do you have feelings|do you sleep|do you eat',
  ),
  rule(
    'friend',
    'i love you|love you|my friend|be friends|best friend|my bestie|your friend|are we friends|do you love me|do you like me|i like you|marry me|miss me|miss you|missed you|do you care',
  ),
  rule('name', 'your name|who are you|whats your name|what is your name|who is this|what are you called'),
  rule(
    'age',
    'how old are you|your age|your birthday|where do you live|where are you from|do you have a family|your mom|your dad',
  ),
  rule('able', 'what can you do|what do you do|what can we do|what do you know|what can i do here|how does this work'),
  rule(
    'how',
    'how are you|how r u|hows it going|how is it going|how are you doing|whats up|what is up|sup|how do you feel|how was your day|are you ok|are you okay|are you happy|are you sad',
  ),
  rule(
    'sad',
    'im sad|i am sad|i feel sad|im mad|i am mad|im angry|i am angry|im worried|i am worried|im scared|i am scared|i feel bad|im crying|nobody likes me|im dumb|i am dumb|im stupid|i am stupid|im not smart',
  ),
  rule('thanks', 'thanks|thank you|thx|ty|thank u', { most: 8 }),
  rule('hello', 'hi|hello|hey|hiya|heya|howdy|good morning|good afternoon|good evening|hola|yo', { most: 5 }),
]

const offTopic =
  ' joke| story| song|sing |game|youtube|tiktok|minecraft|roblox|fortnite|pokemon|favorite|favourite|do you like|weather|movie|cartoon|dance|football|soccer|basketball|dinosaur'.split(
    '|',
  )

export const intentOf = (text: string): Intent | null => {
  // '???' is a child that does not know.
  if (wordsOf(text).trim() === '' && /\?/.test(text)) return 'stuck'
  return find(intents, text)
}

export const smallTalkIn = (text: string): SmallTalk | null => find(smallTalk, text)

export const isOffTopic = (text: string): boolean => {
  const words = wordsOf(text)
  return offTopic.some((part) => words.includes(part))
}

const otherSubjects =
  / (?:spell|spelling|spelled|rhymes?|words?|letters?|sentences?|poems?|essays?|planets?|animals?|science|history|geography|capital|spanish|french|reading|writing) /

/** Learning that is not about numbers. */
export const isOtherSubject = (text: string): boolean => otherSubjects.test(wordsOf(text))

/** A story with numbers in it that asks for one: '5 birds sit there and 2 fly away, how many are left?' */
export const isNumberStory = (text: string): boolean => {
  const words = wordsOf(text)
  return words.split(' # ').length > 2 && / how (?:many|much) /.test(words) && words.length > 30
}

/** A wish to change the topic, and not a question about the exercise that happens to name one. */
export const wantsTopic = (text: string): boolean => {
  const words = wordsOf(text)
  if (/ (?:should i|do i|did i|is it|i tried|i did|how do|how does|why) /.test(words)) return false
  return words.split(' ').length <= 6 || wanting.test(words)
}
/** Words of wishing, so that a name among them is a wish. */
export const isWish = (text: string): boolean => wanting.test(wordsOf(text))

const wanting =
  / (?:want|wanna|can we|can you|could you|could we|teach|lets|let us|do some|practice|practise|work on|give me|more|some|switch|change|instead|try|how about|i like|please|need|homework) /

const work =
  / (?:i|we) (?:just |only |first |then )?(?:added|add|counted|count|multiplied|multiply|timesed|took|take|subtracted|divided|used|use|tried|drew|made|thought|looked|started|put|split|guessed|did|do) |^ because /

/** A child tells how it worked, without an answer: 'I added the tops and the bottoms'. */
export const tellsWork = (text: string): boolean => !text.includes('?') && work.test(wordsOf(text))

const asking =
  /\?|^\s*(?:what|why|how|who|where|when|which|can|could|do|does|did|is|are|will|would|tell|show|give|say|spell)\b/i

/** A child tells something and asks nothing. */
export const isStatement = (text: string): boolean => !asking.test(text) && wordsOf(text).trim().split(' ').length >= 3
