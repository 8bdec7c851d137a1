import type { Decision } from '../../move.ts'
import { openProblem, withoutProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { few, worths } from '../keep-sight.ts'
import { looked } from '../last-answer.ts'
import { ownProblem } from '../own.ts'

// Coins that are told over several turns, or with the child's answer.

const coin = String.raw`(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (quarters?|dimes?|dims?|nickels?|nickles?|nickls?|pennies|pennys|penny|pennie|peny)\b(?! of\b| (?:band|park|store))`
const each = new RegExp(coin, 'gi')
const small = 'zero one two three four five six seven eight nine ten'.split(' ')
const countOf = (said: string) => (/^\d/.test(said) ? Number(said) : (few[said] ?? small.indexOf(said)))

type Coins = { count: number; word: string; worth: number }
const coinsIn = (text: string): Coins[] =>
  [...text.matchAll(each)].map(([, said = '', word = '']) => {
    const count = countOf(said.toLowerCase())
    return { count, word, worth: count * (worths[word.charAt(0).toLowerCase()] ?? 0) }
  })
const list = new Intl.ListFormat('en-US', { type: 'unit' })
const worth = (coins: readonly Coins[]) => ({
  key: 'coins.worth',
  values: { what: list.format(coins.map((one) => `${one.count} ${one.word}: ${one.worth}¢`)) },
})

const fillers =
  /\b(?:i|we|have|got|has|my|so|ok|and|plus|with|count|just|there|theres|there's|is|are|found|also|then|oh|now|too|in|pocket|piggy|bank|another|more|put|a|the)\b|\W/gi
const isOnly = (text: string) => text.replace(each, ' ').replace(fillers, '') === ''

const adds = /^\W*(?:(?:oh|ok|so|wait) )*(?:and|plus|also|with|then|i (?:also )?(?:found|got|have)|another|now)\b/i

/** 'And 1 nickle!' behind '3 quarters and 2 dimes': it comes to what was told before. */
export function moreCoins(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  const coins = coinsIn(text)
  const isOfCoins = lesson.said.slice(-12).some((one) => /^coins\.(?:worth|start)#/.test(one))
  const of = open ?? lesson.last
  if (!of || !isOfCoins || coins.length === 0 || !adds.test(text) || !isOnly(text)) return null
  if (!/^\d{1,3}(?: \+ \d{1,3}){0,4}$/.test(of.item.name)) return null
  const before = open ? of.item.name : of.item.answer.answer
  const sum = `${before} + ${coins.map((one) => one.worth).join(' + ')}`
  const rest = open ? withoutProblem(lesson, open.item.id) : lesson
  return ownProblem({ ...heard, lesson: rest, text: sum }, [worth(coins)])
}

const claimed =
  /^(.*?)[,.;]?\s+(?:so )?(?:is it|is that|i put|i got|i think(?: its| it's| it is)?|i said|that'?s|its|it's|makes|is|=)\s+(\d{1,3})(?: ?(?:cents?|¢))?\W*$/i
const opener = /^\W*(?:[a-z' ]{2,30}|#? ?\d{1,2})[.:!]\s+(?=\S)/i

/** '4 dimes and 3 pennies. i put 43', 'ok different page. 3 quarters and 2 dimes'. */
export function coinsWithAnswer(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.spanish) return null
  const [, task, said] = claimed.exec(text) ?? []
  const whole = (task ?? text).replace(opener, (all) => (new RegExp(coin, 'i').test(all) ? all : ''))
  const coins = coinsIn(whole)
  if (!isOnly(whole) || (said === undefined && whole === text) || coins.length < 2) return null
  const sum = coins.map((one) => one.worth).join(' + ')
  return said === undefined ? ownProblem({ ...heard, text: sum }, [worth(coins)]) : looked(heard, sum, said)
}
