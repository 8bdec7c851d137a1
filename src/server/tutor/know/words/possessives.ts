import { homophoneSets, toldOf } from './homophones.ts'
import { capital } from './question-words.ts'
import type { ToldByKey } from './word-verdict.ts'

// Whose it is: 'is it the dogs bone or the dog's bone, one dog', 'so for my two cousins its cousin's house', 'its or it's'.

const article = '(?:the |my |our |his |her |a |their |your )?'
const choice = new RegExp(
  `\\b${article}([a-z]{2,})(s'|'s|s) ([a-z]{2,}) or (?:is it |do i (?:write|put|say) |should it be )?${article}\\1(s'|'s|s) \\3\\b`,
)
const one = /\b(?:one|1|a single|only one)\b/
const many = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|lots|several|both|more than one|all the)\b/
const alreadyMany = /^(?:children|men|women|people|mice|geese|feet|teeth)$/
const claim =
  /\b(one|1|a|two|three|four|five|six|both|many|several|all (?:my|the)|\d+) (?:[a-z]+ )?([a-z]{3,}?)s?\b.{0,30}?\b\2(s'|'s) ([a-z]{2,})\W*$/
const bare = new RegExp(
  `^\\W*(?:(?:so|oh|ok|like|is it|it's|its|then|or|and) )*${article}([a-z]{2,})(s'|'s) ([a-z]{2,})\\W*$`,
)
const bothIts =
  /\bits(?:,| and| or| vs\.?| versus| &) (?:and )?it's\b|\bit's(?:,| and| or| vs\.?| versus| &) (?:and )?its\b/
const itsInLine = /\b(?:it's|its) ([a-z]{3,}) or (?:it's|its) \1\b/
const like =
  /^\W*(?:(?:oh|so|ok|like) )*([a-z]{2,12})[,:]? (?:like|as) (?:in )?(?:(?:the|a|an|my|when|you|we|i) )*\1 [a-z ]{2,24}\W*$/

const straight = (text: string) => text.toLowerCase().replace(/[’‘`]/g, "'")
const formed = (stem: string, mark: string) => `${stem}${mark}`

/** `kept`: 'own:cousin:house:many' while such a form is looked for. */
export function ownerTold(text: string, kept: string | null): ToldByKey | null {
  const line = straight(text)
  if (bothIts.test(line)) return { key: 'grammar.its', verdict: 'tell' }
  const thing = itsInLine.exec(line)?.[1]
  if (thing !== undefined) return { key: 'grammar.its.test', values: { thing }, verdict: 'tell' }
  const pair = choice.exec(line)
  if (pair?.[1] !== undefined && pair[3] !== undefined && pair[2] !== pair[4]) return chosen(line, pair[1], pair[3])
  return kept === null ? sameSound(line) : (claimed(line) ?? tried(line, kept) ?? sameSound(line))
}

function chosen(line: string, stem: string, thing: string): ToldByKey {
  const values = { stem, thing, one: formed(stem, "'s"), many: formed(stem, "s'") }
  if (alreadyMany.test(stem)) return { key: 'grammar.own.people', values, verdict: 'tell' }
  const isMany = many.test(line.replace(/\bone or\b/, ''))
  const key = one.test(line) ? 'grammar.own.one' : isMany ? 'grammar.own.many' : 'grammar.own.both'
  const count = one.test(line) ? 'one' : isMany ? 'many' : 'both'
  return { key, values, next: `own:${stem}:${thing}:${count}`, verdict: 'tell' }
}

/** 'So for my two cousins its cousin's house'. */
function claimed(line: string): ToldByKey | null {
  const [, count = '', stem = '', mark = '', thing = ''] = claim.exec(line) ?? []
  if (thing === '') return null
  return judged({ stem, mark, thing, isMany: !/^(?:one|1|a)$/.test(count) })
}

function tried(line: string, kept: string): ToldByKey | null {
  const [, stem = '', mark = '', thing = ''] = bare.exec(line) ?? []
  const [, keptStem = '', , count = ''] = kept.split(':')
  if (thing === '' || stem !== keptStem) return null
  return count === 'both' ? null : judged({ stem, mark, thing, isMany: count === 'many' })
}

type Form = { stem: string; mark: string; thing: string; isMany: boolean }

function judged({ stem, mark, thing, isMany }: Form): ToldByKey {
  const values = { stem, thing, form: formed(stem, mark), plural: `${stem}s` }
  const next = `own:${stem}:${thing}:${isMany ? 'many' : 'one'}`
  const isRight = isMany === (mark === "s'")
  if (isRight)
    return { key: isMany ? 'grammar.own.right.many' : 'grammar.own.right.one', values, next, verdict: 'right' }
  return { key: isMany ? 'grammar.own.look.many' : 'grammar.own.look.one', values, next, verdict: 'look' }
}

/** 'Whole like the whole pizza', of words that sound the same. */
function sameSound(line: string): ToldByKey | null {
  const word = like.exec(line)?.[1]
  const found = homophoneSets()
    .flatMap(({ words }) => words)
    .find((each) => each.word === word)
  return found && word !== undefined && word !== 'to'
    ? { key: 'grammar.like', values: { word, means: `${toldOf(found)}.`, Word: capital(word) }, verdict: 'right' }
    : null
}
