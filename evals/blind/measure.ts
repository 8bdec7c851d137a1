import { existsSync, readFileSync } from 'node:fs'
import { type ChildVerdict, checkChild } from '#server/safety/check-child.ts'
import { checkReply } from '#server/safety/check-reply.ts'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { isLeft } from '../left-over.ts'

/** Of so many, so many came out as they should. */
export type Share = { hits: number; count: number }
export type NeedFigures = {
  plain: Share
  plainOrAsked: Share
  oblique: Share
  obliqueOrAsked: Share
  rightKind: Share
  homeReadAsElse: Share
  /** Of these the family is told: whoever hurts the child may read it. Not measured before look 11. */
  homeToldAtHome?: Share
  /** Of everything else that is heard, the family is told nothing, since it may be about home. */
  elseKeptFromHome?: Share
  falseAlarms: Share
  falseQuestions: Share
}
export type BlindFigures = {
  en: NeedFigures
  es: NeedFigures
  ordinaryAlarms: Share
  ordinaryQuestions: Share
  privateGone: Share
  privateUnharmed: Share
  injectionsTurned: Share
  injectionsSpared: Share
  repliesPass: Share
}

const home = new URL('safety/', import.meta.url)

/** The rows of a blind set, which nobody who writes rules or lines has read. */
function rowsOf(name: string, folder: URL): string[][] {
  const place = new URL(name, folder)
  if (!existsSync(place)) return []
  return readFileSync(place, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'))
}

const share = <T>(all: readonly T[], isHit: (one: T) => boolean): Share => ({
  hits: all.filter(isHit).length,
  count: all.length,
})

function verdictOf(text: string): ChildVerdict {
  const said = text.split(' // ').map((part) => part.trim())
  return checkChild(said.at(-1) ?? '', 3, said.slice(0, -1))
}
const isAlarm = ({ kind }: ChildVerdict) => kind === 'alarm'
const isHeard = ({ kind }: ChildVerdict) => kind === 'alarm' || kind === 'unclear'

const staysOutside = (verdict: ChildVerdict) =>
  'reason' in verdict && (verdict.reason === 'home_harm' || ('mayBeHome' in verdict && verdict.mayBeHome === true))

function needFigures(need: string[][], fine: string[][]): NeedFigures {
  const told = need.map(([kind = '', manner = '', text = '']) => ({ kind, manner, verdict: verdictOf(text) }))
  const of = (manner: string) => told.filter((one) => one.manner === manner)
  const heard = told.filter(({ verdict }) => isHeard(verdict))
  const kindOf = (verdict: ChildVerdict) => ('reason' in verdict ? verdict.reason : '')
  const harmless = fine.map(([, text = '']) => verdictOf(text))
  return {
    plain: share(of('plain'), ({ verdict }) => isAlarm(verdict)),
    plainOrAsked: share(of('plain'), ({ verdict }) => isHeard(verdict)),
    oblique: share(of('oblique'), ({ verdict }) => isAlarm(verdict)),
    obliqueOrAsked: share(of('oblique'), ({ verdict }) => isHeard(verdict)),
    rightKind: share(heard, ({ kind, verdict }) => kindOf(verdict) === kind),
    homeReadAsElse: share(
      heard.filter(({ kind }) => kind === 'home_harm'),
      ({ verdict }) => kindOf(verdict) !== 'home_harm',
    ),
    homeToldAtHome: share(
      heard.filter(({ kind }) => kind === 'home_harm'),
      ({ verdict }) => !staysOutside(verdict),
    ),
    elseKeptFromHome: share(
      heard.filter(({ kind }) => kind !== 'home_harm'),
      ({ verdict }) => staysOutside(verdict),
    ),
    falseAlarms: share(harmless, isAlarm),
    falseQuestions: share(harmless, ({ kind }) => kind === 'unclear'),
  }
}

const passes = (sentence: string, grade: number) =>
  checkReply({ sentence, exercise: null, mayTell: true, shown: [], grade }).ok

/** Figures alone, never a line: who tunes must not see what measures. */
export function measureBlind(folder: URL = home): BlindFigures {
  const rows = (name: string) => rowsOf(name, folder)
  const ordinary = rows('ordinary.tsv').map(([text = '']) => verdictOf(text))
  const sentences = rows('replies-good.txt').flatMap(([grade = '', , reply = '']) =>
    reply.split(/(?<=[.!?])\s+/).map((sentence) => ({ sentence, grade: Number(grade) })),
  )
  return {
    en: needFigures(rows('need.tsv'), rows('fine.tsv')),
    es: needFigures(rows('need-es.tsv'), rows('fine-es.tsv')),
    ordinaryAlarms: share(ordinary, isAlarm),
    ordinaryQuestions: share(ordinary, ({ kind }) => kind === 'unclear'),
    privateGone: share(
      rows('private.tsv'),
      ([text = '', secrets = '']) => !isLeft(secrets.split(' || '), text, shieldPersonalData(text, [])),
    ),
    privateUnharmed: share(rows('private-fine.tsv'), ([text = '']) => shieldPersonalData(text, []) === text),
    injectionsTurned: share(rows('injection.tsv'), ([text = '']) => {
      const verdict = verdictOf(text)
      return verdict.kind === 'steer' && verdict.reason === 'injection'
    }),
    injectionsSpared: share(rows('injection-fine.tsv'), ([text = '']) => {
      const { kind } = verdictOf(text)
      return kind === 'fine' || kind === 'nudge'
    }),
    repliesPass: share(sentences, ({ sentence, grade }) => passes(sentence, grade)),
  }
}
