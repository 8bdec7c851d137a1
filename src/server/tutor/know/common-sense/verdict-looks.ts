import { likened, withinBounds } from './measured.ts'
import type { Mention } from './plain-line.ts'
import { aKind, listed, otherOf, valuesOf } from './sense-named.ts'
import type { Said } from './sense-said.ts'
import type { Verdict } from './sense-verdict.ts'
import { senseWords } from './sense-words.ts'

const stems = (text: string) => new Set(text.match(/[a-z]{4,}/g)?.map((word) => word.slice(0, 4)) ?? [])

export function ofUse(of: Mention, said: Said, isClaim: boolean): Verdict | null {
  const { for: use, does } = of.of
  const values = valuesOf(of)
  const back = { key: 'sense.ask.for', values }
  if (said.form === 'isFor') {
    const isSo = use !== undefined && [...stems(said.what)].some((one) => stems(use).has(one))
    return isSo ? { isSo, say: { key: 'sense.for', values: { ...values, use } }, back } : null
  }
  if (isClaim) return null
  if (does !== undefined && (said.form === 'does' || use === undefined))
    return {
      isSo: 'tells',
      say: { key: 'sense.does', values: { ...valuesOf({ ...of, isMany: false }), does } },
      back: { key: 'sense.ask.does', values },
    }
  return use === undefined ? null : { isSo: 'tells', say: { key: 'sense.for', values: { ...values, use } }, back }
}

export function ofPlace(of: Mention): Verdict | null {
  const { grows, found } = of.of
  const where = grows ?? found
  if (where === undefined) return null
  const values = { ...valuesOf(of), where }
  return {
    isSo: 'tells',
    say: { key: grows === undefined ? 'sense.found' : 'sense.grows', values },
    back: { key: 'sense.ask.found', values },
  }
}

export function ofColor(of: Mention, asked: string | null): Verdict | null {
  const { color, clear } = of.of
  const values = valuesOf(of)
  const back = { key: 'sense.ask.color', values }
  if (!color) return clear && asked === null ? { isSo: 'tells', say: { key: 'sense.clear', values } } : null
  const say = { key: 'sense.color', values: { ...values, color: listed(color, 'or') } }
  if (asked === null) return { isSo: 'tells', say, back }
  const isAny = color.some((one) => one.split(' and ').includes(asked))
  if (isAny && color.length > 1) return { isSo: null, say, opens: 'some', back }
  if (isAny) return { isSo: true, say, back }
  return color.length === 1 ? { isSo: null, say, opens: 'notUsually', back } : null
}

export function ofShape(of: Mention, said: Extract<Said, { form: 'isShape' }> | null): Verdict | null {
  const { shape } = of.of
  if (shape === undefined) return null
  const values = { ...valuesOf(of), shape: aKind(shape) }
  const back = { key: 'sense.ask.shape', values }
  if (!said) return { isSo: 'tells', say: { key: keyOf(shape), values }, back }
  if (said.and) {
    const { and } = said
    return shape === said.what && and.of.shape === said.what
      ? {
          isSo: true,
          say: { key: 'sense.shape.both', values: { ...values, ...otherOf(and), shapes: `${shape}s` } },
          back,
        }
      : null
  }
  if (shape === said.what) return { isSo: true, say: { key: keyOf(shape), values }, back }
  const { round } = senseWords()
  if (round.includes(shape) && round.includes(said.what))
    return { isSo: null, opens: 'kindOf', say: { key: 'sense.shape.round', values }, back }
  return shape === 'square' && said.what === 'rectangle'
    ? null
    : { isSo: false, say: { key: keyOf(shape), values }, back }
}

const keyOf = (shape: string) => (shape === 'ball' ? 'sense.shape.ball' : 'sense.shape')

export function ofFeel(of: Mention, what: string): Verdict | null {
  const { feel, notfeel } = of.of
  const values = { ...valuesOf(of), what }
  const back = { key: 'sense.ask.feel', values }
  if (feel?.includes(what)) return { isSo: true, say: { key: 'sense.feel', values }, back }
  const against = feel?.find((one) => senseWords().feels[one]?.includes(what))
  if (against === undefined && !notfeel?.includes(what)) return null
  const is = against ?? feel?.[0]
  return is === undefined
    ? null
    : {
        isSo: false,
        say: { key: 'sense.feel', values: { ...values, what: is } },
        back: { key: 'sense.ask.feel', values: { ...values, what: is } },
      }
}

export function ofSized(of: Mention, what: string, seed: number): Verdict | null {
  const isSo = withinBounds(of.of, what)
  if (isSo === null) return null
  const values = { ...valuesOf(of), what }
  const measure = senseWords().sizes[what]?.of ?? 'size'
  const says = likened(of.of, measure, seed)
  return {
    isSo,
    say: { key: isSo ? 'sense.sized' : 'sense.sized.not', values },
    why:
      says === null
        ? null
        : { key: measure === 'speed' ? 'sense.like.speed' : 'sense.like', values: { ...values, says } },
    back: { key: 'sense.ask.sized', values },
  }
}
