import { rules, speaks } from './alarm-words.ts'
import { readings } from './fold.ts'
import { isRude } from './rude-words.ts'

/** Why a note is not taken, in a sentence for the parent who wrote it. */
export type NoteRefusal = { reason: keyof typeof refusals; sentence: string }

const child = '(?:him|her|them|my (?:son|daughter|kid|child|boy|girl)|the (?:kid|child|boy|girl)|\\w+)'

// What a note must not ask a tutor to do, on folded text. A note that forbids it ('do not shame him') is a good note.
const shame = rules(`
(?:tell|say to|remind|inform|let|make|call|insult|mock|shame|humiliate|ridicule|laugh at|make fun of|yell at|shout at|scream at|scare|frighten|threaten|punish|scold|bully|embarrass|belittle|hit|hurt|spank|starve|ignore) (?:${child} )?(?:(?:know|feel|believe|that|is|are|he|she|they|a|an|so|too|very|really|cry) ){0,5}?(?:stupid|dumb|an? idiot|idiot|fat|ugly|lazy|worthless|a failure|a loser|useless|bad (?:kid|child|boy|girl)|disappointment|a burden|unloved|ashamed|guilty|afraid|scared|hated|crazy|retarded|cry) ~< not|never|no|stop|avoid|instead
(?:mock|shame|humiliate|ridicule|laugh at|make fun of|insult|yell at|shout at|scream at|threaten|frighten|bully|belittle|punish|spank|hit|hurt|beat) (?:him|her|them|my|the|this|that)(?= ) ~ not|never|no|dont|stop|avoid|instead|other kids|others
(?:no|without) (?:food|dinner|lunch|water|love|hugs?|sleep|bathroom)(?= (?:until|if|unless|when)) ~ never
`)
const secrecy = rules(String.raw`
(?:keep|make) (?:it|this|that|our \w+|these|everything) (?:a )?(?:secret|from (?:his|her|their|the) (?:mom|mother|dad|father|parents?|teacher|school|family|grandparents?))
(?:do not|never) (?:let )?(?:${child} )?(?:tell|talk to|mention|speak to|say) (?:\w+ ){0,4}?(?:his|her|their|the|any|other) (?:mom|mother|dad|father|teachers?|school|counselor|doctor|grownups?|adults?|therapist|police|social worker)
(?:do not|never|must not|should not) (?:tell|talk|speak) (?:\w+ ){0,3}?(?:anyone|anybody|nobody|no one)
(?:ask|find out|get|learn|report|spy) (?:${child} )?(?:\w+ ){0,6}?(?:what|where|who|how|if|whether|about) (?:\w+ ){0,3}?(?:his|her|their) (?:mom|mother|dad|father|stepmom|stepdad|other parent|ex)(?: \w+){0,3} (?:does|is doing|says|said|spends|dates|lives|sleeps|earns|boyfriend|girlfriend)
`)
const danger = rules(String.raw`
(?:ask|tell|get|make|have) (?:${child} )?(?:\w+ ){0,3}?(?:for |to send |to share |send |share |give )(?:\w+ ){0,3}?(?:photos?|pictures?|selfies?|nudes?|passwords?|address|phone number)
(?:talk|teach|tell|speak|chat)(?: ${child})? (?:\w+ ){0,3}?(?:about |how to )(?:\w+ ){0,3}?(?:sex|porn|suicide|kill|killing|self harm|cutting|drugs|weed|alcohol|guns|bombs?|weapons?|starving|purging|vomit(?:ing)?) ~ not|never|no|avoid|science|history
(?:flirt|be romantic|be (?:his|her|their) (?:girlfriend|boyfriend|lover)|tell (?:him|her|them) (?:that )?you love)
(?:put|get|keep) (?:him|her|them|my \w+) (?:on a|to) (?:diet|lose weight|fast)|(?:must|needs to|should|help \w+) lose weight|skip (?:his|her|their) (?:meals?|lunch|dinner|medicine|medication|meds|insulin)
(?:give|tell) (?:him|her|them|my \w+) (?:\w+ ){0,3}?(?:medicine|medication|pills?|melatonin|benadryl)
`)
const deceit = rules(String.raw`
(?:say|tell|pretend|claim|act|make)(?: ${child})? (?:\w+ ){0,4}?(?:you are|you were|to be|like you are|as if you are|are) (?:a |an |her |his |their |my )?(?:real |human |living )?(?:human|person|real|mom|mother|dad|father|doctor|police officer|god|santa|best friend|friend) ~ not|never
(?:ignore|forget|bypass|disable|turn off|override|skip) (?:\w+ ){0,4}?(?:rules?|safety|filters?|instructions|guidelines|limits|restrictions|policies)
(?:alarm|alarms|alerts?|warnings?) (?:off|disabled)|(?:turn off|disable|hide|suppress) (?:\w+ ){0,3}?(?:alarms?|alerts?|warnings?)
(?:do not|never) (?:help|report|alert|answer|raise) (?:\w+ ){0,5}?(?:if|when) (?:${child} )?(?:\w+ ){0,3}?(?:hurt|abuse|scared|danger|suicid\w+|crying|in trouble)
`)
const contempt = rules(String.raw`
(?:teach|tell|make|show|explain)(?: ${child})? (?:\w+ ){0,5}?(?:girls?|boys?|women|men|black|white|asian|mexican|jewish|jews|muslims?|christians?|gay|immigrants?|foreigners|disabled|poor) (?:\w+ ){0,2}?(?:are|people are|kids are|is) (?:\w+ ){0,3}?(?:bad|worse|stupid|dumb|dirty|inferior|evil|lazy|criminals?|dangerous|not as good|less) ~ not|never|wrong
(?:teach|tell|make) (?:${child} )?(?:\w+ ){0,2}?(?:to )?hate (?!math|maths|reading|losing|mistakes)
`)

const refusals = {
  shame:
    'A tutor here never shames, scares or punishes a child. You could write what your child needs help with instead.',
  secrecy:
    'A tutor here keeps nothing secret from grown-ups and asks nothing about the family. You could write what your child is learning instead.',
  danger:
    'This is not something that a tutor may talk about with a child. If you are worried, a doctor or a counselor can help.',
  deceit: 'A tutor here always says that it is an AI, and its safety rules cannot be changed by a note.',
  contempt: 'A tutor here treats all people with respect. You could write what your child is learning instead.',
  rude: 'Please write this note without swearing, because the tutor speaks with a child.',
} as const

const checks = [
  ['danger', danger],
  ['secrecy', secrecy],
  ['shame', shame],
  ['deceit', deceit],
  ['contempt', contempt],
] as const

/** Does a parent's note order harm? Null: it is a note like any other. Notes are data to the tutor in any case. */
export function refusalOf(note: string): NoteRefusal | null {
  const folded = readings(note)
  const found = checks.find(([, lexicon]) => folded.some((each) => speaks(lexicon, each)))
  const reason = found ? found[0] : isRude(note, folded) ? 'rude' : null
  return reason && { reason, sentence: refusals[reason] }
}
