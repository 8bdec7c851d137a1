import type { Words } from './reply-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What a tutor asks for in a lesson. Any other order has to be in the move. */
const orders = list(`
  look think try read count draw say write find use add subtract split start check tell imagine picture put take make move compare
  circle underline remember notice listen sound break share point touch tap clap jump hop go keep let choose pick guess show explain
  describe see give line group match sort fill skip round multiply divide ask work watch do be have get begin continue stop wait
  repeat spell name label build fold color trace type press turn measure test observe pretend suppose take pause double estimate
  solve practice plan study learn change cross come call copy bring trade regroup carry borrow place join follow hold open close note
  finish explore enjoy consider set raise leave cover swap land step slide hear see help rest stretch breathe enjoy welcome thank excuse press return
`)

/** What a child has in a lesson. Anything else that is the child's own is not a tutor's business. */
const own = list(`
  ai answer answers idea ideas number numbers first next last step steps thinking thought thoughts guess guesses word words turn strategy
  plan picture drawing work own reason reasons sum story sentence sentences hint fingers finger hand hands mind head eyes ears voice paper
  pencil favorite way ways try tries total question questions problem list row rows group groups hard careful great good nice smart clear
  strong effort mouth time place line count counting reading writing spelling math practice explanation example examples tens ones digits
  digit letter letters sound sounds sign pattern patterns chart table graph shape shapes model code loop rule rules skills learning
  lesson homework method new best starting final brain page book text paragraph title main two three four whole part parts clue clues
  grownup grown teacher parents family focus patience curiosity observation prediction test experiment result results choice
  choices pick tutor name side sides pieces piece coins blocks dots beads cubes counters notebook work's desk lips tongue cards box
`)

const i =
  /^(?:(?:can|do|could) not (?!wait|live|stand|believe|let|help but|stop|lose|go on|remember you)\w+|(?:also|just|really|only|always|still|now|can|could|will|would|may|might|do|did|not|never|to|too|totally|often) )*(?:am (?:\w+ )?(?:glad|happy|sorry|proud|excited|an?|your|here|ready|only|not|sure|just|thinking of|curious|looking for|wondering|going to|impressed|able|fern|made|\.)|see|saw|like|love|think|wonder|know|hope|noticed?|heard?|believe|understand|understood|mean|meant|agree|help|show|give|ask|explain|read|say|said|draw|start|count|use|try|look|put|want (?:you to|to (?:see|know|hear|make sure|help|show))|need (?:you to|to)|have (?:a|an|one|another|four|some|no|feelings|more|\\d)|have feelings|know|wait|keep|check|tell|make|point|repeat|write|add|split|call|live|feel|eat|sleep|remember|be (?:here|glad|happy)|was (?:not|made)|made a mistake|bet|appreciate|guess|spy|got|take|go|(?:would )?love to|do that|do it|see you|find) /
const iNever =
  /\b(?:you (?:a lot|more|most|like|liked|better)|about (?:us|you)|miss|life|like you|close to you|wearing|look(?:ing)? at you|watch(?:ing)?|of you|without you|children|kids?|with you tonight|every book|perfect|never make|your (?:face|name|room|house))\b/
const meIn =
  / (?:tell|show|let|help|ask|give|teach|told|walk|remind|gave|asked|showed) me | (?:with|to|for|after) me (?:\.|,|how|what|why|in|where|about|which|again|now|and|the|one|more|\d|aloud|out|as|like|when|because|if|that)/
const usIn =
  / (?:let|tells?|helps?|gives?|shows?|gets?|leaves?|of|for|lets|makes?|told|teach(?:es)?|both|brings?|takes?|tell) us /

const notYou =
  /\byou (?:\w+ )?(?:never|not|hardly|barely)\b(?! (?:need|have to|give up|quite|know (?:yet|it yet|that yet)|be (?:afraid|sure|able)|find|see|sure|alone|wrong|yet|rush|stop|worry|forget|want|like|use|get stuck|mind|count|add|take|guess|hurry|only|just|there|far|so far|mean|notice|remember))/
const shouldYou =
  /\byou (?:\w+ )?(?:should|must|had better|ought to|have to)\b(?! (?:not )?(?:be able|check|try|look|get|see|read|count|use|add|start|find|be proud|write|think|draw|take|always|first|now|subtract|multiply|divide|split|line|choose|pick|compare|tell which|say|do|have|be|put|make|end|notice|hear|feel proud|keep|give|regroup|borrow|carry|round|know how|ask|go|begin|move|work))/

const groups =
  /^(?:girls|boys|kids|children|women|men|people|americans|everyone|everybody|nobody|student|students|child|kid)$/
const groupsAllowed =
  / (?:\d+|some|many|most|all|other|these|those|two|three|four|five|six|seven|eight|nine|ten|how many|the|more|of|each|few|lots of|other) (?:\w+ )?(?:girls|boys|kids|children|women|men|people|students|student|child|kid) (?!(?:who|like|will|should|must|can not|never|do not|than|are (?:better|smarter|worse|not|bad|good|dumb|lazy)))/

/** Does the sentence have the forms in which a tutor speaks to a child, of itself and of others? */
export function hasTutorForms(line: string, words: Words, moved: (word: string) => boolean): boolean {
  return (
    speaksOfItself(line) &&
    speaksOfChild(line, words, moved) &&
    ordersOnlyWork(words, moved) &&
    words.every((word) => !groups.test(word) || moved(word) || groupsAllowed.test(line) || word === 'everyone')
  )
}

function speaksOfItself(line: string): boolean {
  for (const { index } of line.matchAll(/ i (?=[a-z])/g)) {
    const rest = line.slice(index + 3)
    const asked = / (?:can|could|should|may|shall|will|would|do|did|am) $/.test(line.slice(0, index + 1))
    if (!asked && !i.test(`${rest} `)) return false
  }
  if (/ i | me | my /.test(line) && iNever.test(line)) return false
  if (
    / my /.test(line) &&
    !/ my (?:name|turn|hint|question|next|favorite (?:part|way)|job|rule|first|clue|answer|mistake|number|shape|word|riddle|secret number|help) /.test(
      line,
    )
  )
    return false
  if (/ me /.test(line) && !meIn.test(line)) return false
  return (
    !/ (?:us|ours|our) /.test(line) ||
    usIn.test(line) ||
    / our (?!secret|own|house|home|little|love|friend)\w+/.test(line)
  )
}

function speaksOfChild(line: string, words: Words, moved: (word: string) => boolean): boolean {
  if (notYou.test(line) || shouldYou.test(line)) return false
  return words.every((word, at) => {
    if (word !== 'your') return true
    const next = words[at + 1] ?? ''
    return own.has(next) || moved(next)
  })
}

const leads = list(
  'so then now and but first next also yes no ok okay well today please just here there instead or let us ,',
)
const verbs = list(`
  act allow answer attack avoid bake bathe beat beg bend bet bite blow boil bounce brush burn bury buy catch chase cheer chew clean climb
  comb cook crawl cut dance deliver destroy dig dream dress drink drive drop eat empty enter erase escape excuse explore face fall feed
  feel fight finish fix fly forget forgive gather glue grab guide hand hang hate hide hit hug hunt hurry hurt ignore keep kick kiss kneel
  knock know laugh lay lean lend lick lie lift light like live lock lose love march meet melt mention miss mix mind obey order pass pay
  play pour pray prepare promise protect prove pull punch push quit race reach remove ride ring roll rub run save scare scratch scream
  search sell send shake shoot shop shout shut sing sit slap sleep smash smell smile smoke sneak speak spend spin squeeze stand stare stay
  steal stick store surprise swallow swear sweep swim swing switch talk taste tear text throw tie travel treat trick trust undo unlock
  visit vote wake walk want wash wear whisper win wipe wish wrap yell lower sign download subscribe join delete click invite add-me
`)

/** The verb that begins a clause is an order: of a lesson, or of the move. */
function ordersOnlyWork(words: Words, moved: (word: string) => boolean): boolean {
  let begins = true
  let not = false
  for (const [at, word] of words.entries()) {
    if (/^[.?;:]$/.test(word)) begins = true
    else if (begins && word === 'do' && words[at + 1] === 'not') not = true
    else if (begins && not && word === 'not') continue
    else if (begins && not) {
      if (
        !/^(?:worry|forget|rush|add|count|stop|give|be|use|go|look|guess|change|skip|mix|let|start|do|say|write|need|try|take|run|touch|hurry|share|tell)$/.test(
          word,
        )
      )
        return false
      begins = false
      not = false
    } else if (begins && leads.has(word)) continue
    else if (begins) {
      const noun =
        /(?:s|ed)$/.test(words[at + 1] ?? '') || /^(?:is|are|was|can|will|has|and|or|,)$/.test(words[at + 1] ?? '')
      if (verbs.has(word) && !orders.has(word) && !moved(word) && !noun) return false
      begins = false
    }
  }
  return true
}
