import { end, home, mascot, noWork, road, school, word, works } from './place-words.ts'
import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// Places of a child's own that stand in the middle of something else: a street, a school, a team, where parents work.

const own = /\b(?:i|im|ive|my|mine|me|we|us|our|mi|mis|vivo|vivimos|momees|ba|papa|mama)\b|\bi['’]/i
const isStory =
  /\b(?:story|text says|it says|character|hero|villain|imaginary|novel|question six|book|movie|show|the (?:problem|puzzle)|president|capital|state|monopoly|simpsons|map skills)\b/i

const known = (said: string) => isWellKnown(said, 'people') || isWellKnown(said, 'places')
const isCapital = (said: string) => /^\p{Lu}[\p{L}’'-]/u.test(said)
const isOdd = (said: string) =>
  said.length > 2 && !/\d/.test(said) && !isUsualWord(said.replace(/['’]s$|\.$/, '')) && !known(said)
const isPart = (said: string) => isCapital(said) || isOdd(said) || isFirstName(said)

type Telling = {
  kind: string
  pattern: RegExp
  told: (words: readonly string[]) => boolean
  when?: RegExp
  story?: true
  always?: true
}
const named = (words: readonly string[]) => words.some(isPart)
const all = () => true
const inFront = (most: number) => `((?:${word} ){1,${most}}`

const tellings: readonly Telling[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:from|to|on|at|in|off|past|down|is|of|and|near|flew over|live|lives|lived|my road|my street|[:,]|the|one) (?:the )?)((?:\\d{1,5} )?(?:(?!(?:the|a|an|my|our|this|that|main|other|same|first|next|in|on|and|of|busy|dirt|long|one)\\b)${word} ){1,2}(?:${road}|Route \\d{1,3}|route \\d{1,3}|apts?)\\b)`,
      'giu',
    ),
    told: (words) => words.slice(0, -1).some((each) => isPart(each) || isWellKnown(each, 'people')),
  },
  {
    kind: 'address',
    pattern:
      /(\b(?:on|off|near|by|past|at) )((?:county |state |farm |old )?(?:route|rte|hwy|highway|county road|cr|fm) \d{1,4})\b/giu,
    told: all,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:our|my|the) (?:street|road|block) (?:is )?(?:called |named )?)(${word})(?= (?:number|#|is|and)\\b|[,.!]|$)`,
      'giu',
    ),
    told: named,
  },
  { kind: 'address', pattern: new RegExp(`(\\b(?:in|on) the street )(${word})`, 'giu'), told: named },
  {
    kind: 'address',
    pattern:
      /(\b(?:trailer|lot|space|spot|unit|house|room|apt|number|building) (?:lot |space |spot )?)(# ?\d{1,5}[a-z]?)/giu,
    told: all,
  },
  {
    kind: 'address',
    pattern: /(\b(?:lot|space|trailer|spot) )(\d{1,3}[a-z]?)\b(?= (?:is|and|at)|[.,!?]|$)/giu,
    told: all,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:i|we) (?:living|livin|live|stay|are|r|livd) (?:right |just )?)((?:by|behind|above|near|next to|across from|over|off|past|upstairs? (?:of|from)|beside|close to|in back of) (?:the |a |an |that )?(?:${word} ?){1,5}?)${end}`,
      'giu',
    ),
    told: (words) =>
      !/^(?:a|the|an|my|our)$/.test(words[1] ?? '')
        ? named(words.slice(1))
        : words.slice(1).some((each) => isOdd(each) || isCapital(each)) ||
          /\b(?:queen|bell|station|wash|salon|store|church|mosque|temple|laundromat|laundry|factory|plant|walmart|target|mcdonald|depot|general|shop|school|diner|motel|tower|tracks|bakery|clinic|hospital|barber\w*|pizza\w*|mart|market|bodega)/i.test(
            words.join(' '),
          ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:my|our) (?:house|home|trailer|apartment|apt|place|tent) (?:is |it is |its )?(?:the )?(?:${word} )?(?:one |house |trailer )?)((?:by|behind|above|near|next to|across from|past|after|beside) (?:the |a )?(?:${word} ?){1,6}?)${end}`,
      'giu',
    ),
    told: all,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:turn (?:left |right )?at|go past|pass|go by) (?:the |a )?)((?:${word} ?){1,4}?)(?= (?:and|then|till|until)? ?(?:were|we['’]re|you|go|turn|its|it['’]s|my|our)\\b)`,
      'giu',
    ),
    when: /\b(?:we|were|we're|my house|our)\b/i,
    told: all,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(\\b(?:were|we['’]re|we are|im|i['’]m) the )((?:${word} ){0,2}(?:house|hogan|trailer|door|apartment|driveway|cabin|ranch))\\b`,
      'giu',
    ),
    told: (words) => words.length > 1,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:im|i['’]m|i am|we are|were|we['’]re|we came|come|came|just moved|moved|drove|family is) (?:from|to|here from|in) (?:the )?)((?:${word} ?){1,3}?)${end}`,
      'giu',
    ),
    told: (words) =>
      words.some(
        (each) =>
          isOdd(each) || (isCapital(each) && !isUsualWord(each) && !/^(?:Earth|God|English|Spanish|Math)$/.test(each)),
      ),
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:i|we|he|she|cousins?|grandma|dad|mom|they|family|sister|brother) (?:all )?(?:live|lives|lived|stay|stays|stayed|go|moved|is|are)(?: [wW](?:ith)? (?:my )?(?:mom|dad|grandma|tia|aunt))?(?: (?:on|in the|every) (?:weekends?|summers?|weekdays))? (?:in|to|over in|outside|out in) )((?:${word} ?){1,4}?)${end}`,
      'giu',
    ),
    told: (words) => words.some(isOdd) && !/^(?:the|a)$/.test(words[0] ?? ''),
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\[(?:place|private)\\] (?:and )?(?:w |with )(?:my )?(?:mom|dad|grandma) (?:in|at) )((?:${word} ?){1,2}?)${end}`,
      'giu',
    ),
    told: all,
  },
  {
    kind: 'place',
    pattern:
      /(\[(?:place|private|address|school)\],? )((?:new (?:mexico|york|jersey|hampshire)|(?:north|south) (?:carolina|dakota)|west virginia|rhode island))\b/giu,
    told: all,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:here in|nothing happens in|in all of|the kids (?:in|at)|snowing in|raining in) )((?:${word} ?){1,3}?)${end}`,
      'giu',
    ),
    told: named,
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(\\b(?:at|to|to the|from|in|for|attend|of|is|called|go) (?:the )?)((?:(?!(?:the|a|an|my|our|this|that|in|at|to|new|old|public|private|middle|high|elementary|after|before|every|for|of|and|night|sunday|summer|home|from|next|dance|art|music)\\b)${word} ){1,3}(?:${school}))(?![\\p{L}])`,
      'giu',
    ),
    told: (words) => words.slice(0, -1).some((each) => isPart(each) || isWellKnown(each, 'people')) || words.length > 2,
  },
  { kind: 'school', pattern: /(\b(?:at|to|in|from|attend) )((?:ps|p\.s\.|ms|is|jhs) ?#?\d{1,3})\b/giu, told: all },
  { kind: 'school', pattern: new RegExp(`(\\[(?:school|private|name)\\] )(${school})\\b`, 'giu'), told: all },
  {
    kind: 'school',
    pattern: new RegExp(
      `(\\b(?:my|our|her|his|after|new|old) (?:class|pod|homeroom|day ?care|preschool|church|camp|church camp|mosque|temple|school|skool|dojo|studio|gym|club|orchestra|choir|team)(?:['’]?s name)? (?:is |are |was |called )+(?:the |at )?)((?:${word} ?){1,6}?)${end}`,
      'giu',
    ),
    told: (words) => words.some((each) => isCapital(each) || isOdd(each)),
  },
  {
    kind: 'school',
    pattern: new RegExp(
      `(\\b(?:day ?care|preschool|after ?care|karate|dance|church|choir|gymnastics|swim|camp|ballet|practice|piano|dojo|dentist|doctors?|therapy|party|recital|show|game|already did it|concert|tournament|co op) (?:${word} )?(?:is |was )?(?:at )?(?:the )?)((?:\\p{Lu}[\\p{L}'’&.-]{1,20} ?){1,4})(?=${'$'}|[^\\p{L}])`,
      'gu',
    ),
    told: (words) => words.some((each) => !isUsualWord(each)) || words.length > 1,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:at|in|from|near|for|by) (?:the )?)((?:(?:\\p{Lu}[\\p{L}'’&.-]{1,20}|of|and) ){1,4}(?:${home.replace(/\b[a-z]/g, (one) => `[${one}${one.toUpperCase()}]`).replace(/\[([a-z])([A-Z])\]\+/g, '$1+')}))(?![\\p{L}])`,
      'gu',
    ),
    told: named,
  },
  {
    kind: 'place',
    pattern: new RegExp(`(\\[(?:private|name|school|place)\\] )(${home})(?![\\p{L}])`, 'giu'),
    told: all,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:church|mosque|temple|hotel|motel|hospital|shop|school|base|theater|the (?:pastor|choir|team) of) )((?:\\p{Lu}[\\p{L}'’-]{1,20} ?){1,3})(?=${'$'}|[^\\p{L}])`,
      'gu',
    ),
    told: (words) => words.some((each) => !isUsualWord(each) || words.length > 1),
  },
  {
    kind: 'team',
    pattern: new RegExp(
      `(\\b(?:for|with|on|is|called|go|beat|the|on the|girls are on|against|in|team|u1\\d) (?:the )?)${inFront(3)}(?:${mascot}))(?![\\p{L}])`,
      'giu',
    ),
    told: (words) =>
      !words.some((each) => known(each)) &&
      (words
        .slice(0, -1)
        .some(
          (each) =>
            !/^(?:the|a|my|our|some|are|of|many|is|\d+|in|baby|big|little|white|two|three|four|five|six|all|with|were|and|more|those|these|grizzly|polar|black|brown|mountain|sea|how|for|on|red|blue|green)$/i.test(
              each,
            ) && isPart(each),
        ) ||
        /^lady$/i.test(words[words.length - 2] ?? '')),
  },
  {
    kind: 'team',
    pattern: new RegExp(
      `(\\b(?:play(?:s|ed)?|swim|swims|dance|pitch|run|tackle|goalie|[dD]efense) (?:${word} )?(?:for|with|on) (?:the )?)((?:${word} ?){1,4}?)(?=$|[.,!?\\n\\[]| (?:and|my|pee|u\\d|so|but|on|in|i|we|at|this|soccer|softball|baseball|club|team|as|because)\\b)`,
      'giu',
    ),
    told: named,
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:${works}) (?:${word} )?(?:at|for|in|para|en|out of|with|on) (?:the |a |la |el )?)((?:${word} ?){1,5}?)${end}`,
      'giu',
    ),
    when: /\b(?:mom|moms|mommy|dad|dads|daddy|papa|mama|mamá|mother|father|stepdad|stepmom|grandma|grandpa|uncle|aunt|auntie|tio|tia|brother|sister|ba|he|she)\b/iu,
    told: (words) =>
      !noWork.test(words.join(' ')) &&
      (words.some(isPart) ||
        (words.length > 1 &&
          words.some((each) =>
            /^(?:factory|plant|jail|prison|depot|yard|mill|warehouse|casino|commissary|hub|base|market|place|laundry|lavanderia|shop)$/i.test(
              each,
            ),
          ))),
  },
  {
    kind: 'place',
    pattern: new RegExp(
      `(\\b(?:bus|it comes|wait|get off|gets? (?:me|on)|picks? (?:me|us) up|drops? (?:me|us)|the bus at|meets? (?:me|us)|walk home)\\b[^.!?\\n]{0,40}? (?:by|at|near|in front of|across from|behind|past|next to) (?:the |a )?)((?!(?:bus|stop|school|house|home|door|corner|line|end|time|first|gate|night|noon|that|it|\\d|my|our|a|the|about|around|least|all|lunch|recess)\\b)(?:${word} ?){1,3}?)${end}`,
      'giu',
    ),
    when: /\b(?:bus|stop|get off|pick|drop|wait|walk home)/i,
    told: all,
  },
  { kind: 'number', pattern: /(\b(?:zip|zip ?code)\b[^\n\d]{0,40})(\d{5})\b/giu, told: all, story: true },
  {
    kind: 'name',
    pattern: /((?:^|[^\p{L}\d_]))([\p{L}\d]{2,20}_[\p{L}\d_.]{2,20})(?![\p{L}\d])/giu,
    told: all,
    when: /\b(?:user|add|find|name|im|i'm|its|it's|snap|insta|roblox|minecraft|discord|me|tag|login|play|psn|xbox|yt|channel|scratch|my|handle|on)\b/i,
    always: true,
  },
  {
    kind: 'name',
    pattern:
      /(\b(?:user|username|gamertag|gamer tag|fortnite|roblox|minecraft|mc|psn|xbox|discord|scratch|prodigy|insta|snap|yt|tik ?tok|channel|handle|kahoot)(?: (?:user|name|is|its|it's|im|called|i'm|i am|on there is|named|tag))* (?:is )?:? ?)((?=[\p{L}\d_.#]{0,24}(?:\p{Ll}\p{Lu}|[_#\d]))[\p{L}\d_.#$]{4,28}(?: \p{L}{3,10})?)(?=$|[\s,!?.)])/gu,
    told: (words) => !/^[\d.,]+$/.test(words[0] ?? ''),
    always: true,
  },
  {
    kind: 'name',
    pattern:
      /((?:^|[^\p{L}\d]))((?!(?:YouTube|TikTok|iPad|iPads|iPhone|PowerPoint|MrBeast|LeBron|GoNoodle|ClassDojo|SpongeBob|PlayStation|FaceTime|DoorDash|McDonald|MacBook|WiFi|eBay|JavaScript|ABCmouse|IXL|BrainPOP)|Mc\p{Lu}|Mac\p{Lu}|De\p{Lu}|La\p{Lu}|O['’])(?=\p{L}{0,20}\p{Ll}\p{Lu})[\p{L}\d_]{5,28})(?![\p{L}\d])/gu,
    told: all,
  },
  {
    kind: 'name',
    pattern:
      /(\b(?:property of|belongs to|return to|if found call|scratch is|streams? as|twitch is|i go by|search(?: up)?|channel (?:is )?(?:called )?) )((?:[\p{L}\d]{2,20} ?){1,3}?)(?=$|[.,!?]| (?:on|and|so|from|thats|with|it)\b)/giu,
    told: (words) => words.every((each) => !/^(?:me|us|the|a|my|him|her|you|them|it|for)$/i.test(each)),
    always: true,
  },
  {
    kind: 'password',
    pattern:
      /(\b(?:room|join|class|game|kahoot|blooket|gimkit|zoom|meet|party|server|seesaw|google) code(?: for \p{L}+)?(?: is|:)? )((?=\p{L}{0,6}\d)[\p{L}\d-]{4,12}|[A-Z]{4,8})(?![\p{L}\d])/gu,
    told: all,
    always: true,
  },
]

/** The text without places that a child names in the middle of something else. */
export function hideToldPlaces(text: string): string {
  if (text.length > 4_000) return text
  const isOwn = own.test(text)
  const story = isStory.test(text)
  let shielded = text
  for (const { kind, pattern, told, when, story: alsoStory, always } of tellings) {
    if ((!isOwn && always !== true) || (story && alsoStory !== true) || (when && !when.test(text))) continue
    shielded = shielded.replace(pattern, (match: string, stays: string, may: string) => {
      if (may === undefined || may.includes('[')) return match
      return told(may.trim().split(' ')) ? `${stays}[${kind}]${/\s*$/.exec(may)?.[0] ?? ''}` : match
    })
  }
  return shielded
}
