import Fraction from 'fraction.js'
import { readNumber } from '#shared/answers/numbers.ts'
import type { TaskFamily } from '../tasks/task.ts'
import { measureIn } from './asked-measures.ts'
import { missingIn } from './asked-missing.ts'
import { comparedIn, orderIn } from './asked-signs.ts'
import type { Bar } from './bars.ts'
import { decimalSum, decimals, decimalTimes } from './decimals.ts'
import { doubleOf, doubling } from './doubling.ts'
import type { Draft } from './drafts.ts'
import { equalFractions, inSimplest } from './equal-fractions.ts'
import { fractionOf, fractionOfNumber } from './fraction-of.ts'
import { mixedNumbers, toImproper, toMixed } from './mixed-numbers.ts'
import { percentOf, percents } from './percents.ts'
import { rounded, rounding } from './rounding.ts'
import { squareOf, squares } from './squares.ts'

export type AskedTask = { family: TaskFamily; topic: string; draft: Draft }

/** A whole number from zero on, in digits or words. Null for anything else. */
export function wholeIn(text: string): number | null {
  const value = readNumber(text)
  return value && value.d === 1n && value.gte(0) && value.lte(1_000_000) ? value.valueOf() : null
}

const found = (family: TaskFamily, topic: string, draft: Draft | null): AskedTask | null =>
  draft && { family, topic, draft }

type Reader = (text: string) => AskedTask | null

function percentIn(text: string): AskedTask | null {
  const [, percent = '', whole = ''] = /^(.{1,30}?) ?(?:%|percent|per cent) of (.{1,30})$/.exec(text) ?? []
  const [part, all] = [wholeIn(percent), wholeIn(whole)]
  return part === null || all === null ? null : found(percents, 'percents', percentOf(part, all))
}

const places = new Map([
  ['ten', 1],
  ['tens', 1],
  ['10', 1],
  ['hundred', 2],
  ['hundreds', 2],
  ['100', 2],
  ['thousand', 3],
  ['thousands', 3],
  ['1000', 3],
  ['ten thousand', 4],
  ['whole', 0],
  ['whole number', 0],
  ['one', 0],
  ['ones', 0],
  ['tenth', -1],
  ['tenths', -1],
  ['hundredth', -2],
  ['hundredths', -2],
])

function roundingIn(text: string): AskedTask | null {
  const [, number = '', name = ''] =
    /^round (?:off )?(.{1,30}?) (?:off )?to (?:the )?nearest ([a-z0-9 ]{2,14})$/.exec(text) ??
    /^(.{1,30}?) (?:rounded|rounds) (?:off )?to (?:the )?nearest ([a-z0-9 ]{2,14})$/.exec(text) ??
    []
  const [value, place] = [readNumber(number), places.get(name)]
  if (!value || place === undefined || value.gt(1_000_000) || value.mul(10_000).d !== 1n) return null
  return found(rounding, 'rounding', rounded(value, place))
}

/** 'half', '3/4', 'three quarters', '3 quarters': as a bar, so that 2/4 stays 2/4. */
function barIn(text: string): Bar | null {
  const [, top, bottom] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []
  if (top !== undefined && bottom !== undefined) return { top: Number(top), bottom: Number(bottom) }
  const value = /[a-z]/.test(text) ? readNumber(text.replace(/^one half$/, 'half')) : null
  if (!value || value.d === 1n || value.gte(1) || value.lte(0)) return null
  return { top: Number(value.n), bottom: Number(value.d) }
}

function fractionOfIn(text: string): AskedTask | null {
  const [, part = '', whole = ''] = /^(.{1,30}?) of (.{1,30})$/.exec(text) ?? []
  const [fraction, all] = [barIn(part), wholeIn(whole)]
  if (!fraction || all === null) return null
  return found(fractionOfNumber, 'fractions of numbers', fractionOf(fraction, all))
}

function doubleIn(text: string): AskedTask | null {
  const [, number = ''] = /^(?:double|twice|the double of|double of) (.{1,30})$/.exec(text) ?? []
  const value = wholeIn(number)
  return value === null ? null : found(doubling, 'doubles', doubleOf(value))
}

function squareIn(text: string): AskedTask | null {
  const [, number = ''] =
    /^(?:the )?square of (.{1,30})$/.exec(text) ?? /^(.{1,30}?) ?(?:squared|\^ ?2|to the power of 2)$/.exec(text) ?? []
  const value = wholeIn(number)
  return value === null ? null : found(squares, 'square numbers', squareOf(value))
}

function decimalIn(text: string): AskedTask | null {
  const [, one = '', sign = '', other = ''] =
    /^(\d{0,5}\.?\d{1,4}) ?(\+|-|×|x|plus|minus|times|add|take away) ?(\d{0,5}\.?\d{1,4})$/.exec(text) ?? []
  if (!`${one}${other}`.includes('.')) return null
  const [a, b] = [new Fraction(one), new Fraction(other)]
  if (/^(?:×|x|times)$/.test(sign)) return found(decimals, 'multiplying decimals', decimalTimes(a, b))
  return found(decimals, 'decimals', decimalSum(a, /^(?:\+|plus|add)$/.test(sign) ? '+' : '−', b))
}

function simplestIn(text: string): AskedTask | null {
  const [, top, bottom] =
    /^(?:simplify|reduce) (?:the fraction )?(\d{1,3})\/(\d{1,3})(?: to (?:its |the )?(?:simplest form|lowest terms))?$/.exec(
      text,
    ) ??
    /^(?:write )?(\d{1,3})\/(\d{1,3}) in (?:its |the )?(?:simplest form|lowest terms)$/.exec(text) ??
    /^(?:the )?simplest form of (\d{1,3})\/(\d{1,3})$/.exec(text) ??
    []
  if (top === undefined || bottom === undefined) return null
  const fraction = { top: Number(top), bottom: Number(bottom) }
  return found(equalFractions, 'simplest form', inSimplest(fraction, (fraction.top + fraction.bottom) % 3))
}

const change = '(?:(?:write|turn|change|convert|make) )?'

function mixedIn(text: string): AskedTask | null {
  const [, whole, top, bottom] =
    new RegExp(
      `^${change}(\\d{1,3}) (\\d{1,3})\\/(\\d{1,3}) (?:as|to|into) (?:an? )?(?:improper |top heavy )?fraction$`,
    ).exec(text) ?? []
  if (whole !== undefined && top !== undefined && bottom !== undefined) {
    const part = { top: Number(top), bottom: Number(bottom) }
    return found(mixedNumbers, 'mixed numbers', toImproper(Number(whole), part))
  }
  const [, all, pieces] =
    new RegExp(`^${change}(\\d{1,3})\\/(\\d{1,3}) (?:as|to|into) (?:a )?mixed (?:number|fraction)$`).exec(text) ?? []
  if (all === undefined || pieces === undefined) return null
  const [count, each] = [Number(all), Number(pieces)]
  if (each < 2 || count <= each || count % each === 0) return null
  return found(mixedNumbers, 'mixed numbers', toMixed(count, each, (count + each) % 3))
}

const readers: readonly Reader[] = [
  percentIn,
  roundingIn,
  comparedIn,
  measureIn,
  missingIn,
  simplestIn,
  mixedIn,
  squareIn,
  doubleIn,
  decimalIn,
  orderIn,
  fractionOfIn,
]

/** The task that a whole text asks for. */
export function taskInAll(text: string): AskedTask | null {
  for (const read of readers) {
    const task = read(text)
    if (task) return task
  }
  return null
}
