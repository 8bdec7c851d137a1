import { isQuestion } from '../../know/book/stems.ts'
import { asSubject } from '../../know/words/as-subject.ts'
import type { Line, Situation } from '../../move.ts'
import { placeIn } from './last-lines.ts'

// A question that no book here answers still has a kind: how far, of what it is made, what an animal would do. A teacher says how one
// could find out, and asks what the child thinks.

const far =
  /\b(?:is|are|was) (?:\w+ ){1,3}(?:far|close|near)\b|\bhow (?:far|close)\b|\bhow long (?:does it take|would it take|is the (?:drive|trip|flight)) .*\b(?:to|there)\b|\bwhere (?:is|are|in the world is) [a-z]/i
const made =
  /\b(?:is|are|was|were) (?:the |a |an )?([a-z]+(?: [a-z]+)?) (?:really )?made (?:of|from|out of|with)\b|\bwhat(?:'?s| is| are) (?:in |inside )(?:the |a |an )?([a-z]+(?: [a-z]+)?)\W*$|\bwhat (?:is|are) (?:the |a |an )?([a-z]+(?: [a-z]+)?) made (?:of|from|out of)\b/i
const doing =
  /^\W*(?:(?:so|but|and|ok|hey|wait|um+) )*(?:do|does|can|could|will|would|did) (?:the |a |an |all |most |some |baby )?([a-z]+) (?:ever |really |even |also )?(?:like|love|hate|eat|want|need|sleep|swim|fly|climb|jump|dream|feel|get|have|play|run|drink|talk|hear|see|smell|bite|sing|know|cry|laugh|fart|burp|sneeze|yawn|lose|lay|live|go|make)\b/i
const ifOut = /\bwhat (?:do|are|would|should|r) (?:you|u|we|i|people)(?: supposed to| gonna)? do (?:if|when)\b/i
const imagined =
  /^\W*(?:(?:so|but|and|ok|hey|wait|um+|like) )*(?:what if|what would happen|imagine if|what happens (?:if|when))\b/i
const laughs = /\b(?:lol|lmao|(?:ha){2,}h?|hehe+|jk)\b/i
const measured = /\bhow (?:many|much|old|tall|long|fast|heavy|big|hot|cold|deep|high|strong)\b/i
const ofPeople = /\b(?:i|me|my|we|our|you|u|your|he|she|him|her|his|mom|dad|teacher|friend)\b/i
const living =
  /^(?:dog|cat|puppy|kitten|bird|fish|shark|whale|dolphin|octopus|frog|toad|snake|lizard|turtle|tortoise|bug|ant|bee|spider|fly|worm|snail|bear|lion|tiger|wolf|fox|deer|horse|pony|cow|pig|goat|sheep|duck|goose|chicken|hen|owl|eagle|penguin|monkey|gorilla|ape|elephant|giraffe|zebra|hippo|rhino|kangaroo|koala|panda|raccoon|squirrel|rabbit|bunny|hamster|mouse|rat|bat|crab|lobster|jellyfish|starfish|seal|otter|beaver|crocodile|alligator|dinosaur|dino|unicorn|dragon|butterfly|caterpillar|moth|beetle|ladybug|cricket|plant|tree|flower)$/
const singular = (word: string) =>
  [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find((form) =>
    living.test(form),
  ) ?? null
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How this could be found out; null where the kind of the question says nothing. */
export function wayToFind({ text, lesson }: Situation): Line | null {
  if (!isQuestion(text)) return null
  if (far.test(text)) {
    const place = placeIn(text)
    return place === null ? null : { key: 'find.far', values: { place } }
  }
  const [, one, two, three] = made.exec(text) ?? []
  const thing = one ?? two ?? three
  if (
    thing !== undefined &&
    !ofPeople.test(thing) &&
    !/\b(?:it|this|that|they|these|those|there|all|one)\b/i.test(thing)
  )
    return { key: 'find.made', values: { thing, Thing: capital(thing) } }
  if (ifOut.test(text) && laughs.test(text)) return { key: 'find.joke' }
  if (ifOut.test(text)) return { key: 'find.plan' }
  if (imagined.test(text)) return { key: laughs.test(text) ? 'find.joke' : 'find.imagine' }
  const animal = singular((doing.exec(text)?.[1] ?? '').toLowerCase())
  if (animal !== null && lesson.asked?.kind !== 'feeling') {
    const many = asSubject(animal)
    return {
      key: /^(?:plant|tree|flower)$/.test(animal) ? 'find.plants' : 'find.watch',
      values: { many, Many: capital(many) },
    }
  }
  return measured.test(text) && !ofPeople.test(text) ? { key: 'find.measure' } : null
}
