import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { settingOf } from '#client/tools/video/hands/made.ts'
import { type Clip, clip as clipShape } from '#shared/clip.ts'
import type { ClipStop } from '#shared/clip-stop.ts'
import { openTool } from './by-hand.ts'
import { openLesson } from './journey.ts'

/** A film of ours as data. */
export const filmOf = (name: string): Clip =>
  clipShape.parse(JSON.parse(readFileSync(new URL(`../../content/clips/${name}.json`, import.meta.url), 'utf8')))

export const television = (page: Page) => page.getByRole('region', { name: 'TV / Video' })

const gradeOf = ({ from_grade }: Clip) =>
  ({ [-1]: 'Pre-K', 0: 'Grade K' })[from_grade] ?? `Grade ${Math.max(1, from_grade)}`

/** A lesson of a child of the film's youngest grade, with the film open and not yet playing. */
export async function openFilm(page: Page, film: Clip): Promise<void> {
  await openLesson(page, 'Mia', gradeOf(film))
  await openTool(page, 'TV / Video')
  await television(page)
    .getByRole('button', { name: new RegExp(`^${film.title.replace(/[?.+]/g, '\\$&')}`) })
    .click()
  await expect(television(page).getByRole('button', { name: `Play: ${film.title}` })).toBeVisible()
}

/** Answers a stop rightly with the keyboard alone. */
export async function answerByKeys(page: Page, { hands, choices, correct_answer: answer }: ClipStop): Promise<void> {
  const tool = television(page)
  const piece = (at: number) => tool.locator(`[data-piece="${at}"]`)
  if (choices) return tool.getByRole('button', { name: answer, exact: true }).press('Enter')
  if (!hands) {
    await tool.getByPlaceholder('Type your answer and press Enter').fill(answer)
    return tool.getByRole('button', { name: 'Check' }).press('Enter')
  }
  if (hands.kind === 'tap')
    for (let at = 0; at < Number(answer); at++)
      await tool.getByRole('button', { name: new RegExp(` ${at + 1} of ${hands.count}$`) }).press('Enter')
  if (hands.kind === 'give') {
    const places = answer.split(' and ').flatMap((each, place) => Array.from({ length: Number(each) }, () => place))
    for (const [at, place] of places.entries())
      for (let press = 0; press <= place; press++) await piece(at).press('Enter')
  }
  if (hands.kind === 'sort')
    for (const [at, { name }] of hands.items.entries())
      for (let press = 0; press < (answer.split(', ').includes(name) ? 1 : 2); press++) await piece(at).press('Enter')
  if (hands.kind === 'build')
    for (const [at] of [...settingOf(hands, answer).entries()]
      .filter(([, gap]) => gap >= 0)
      .sort(([, one], [, other]) => one - other))
      await piece(at).press('Enter')
  if (hands.kind === 'worth')
    for (const [at, place] of settingOf(hands, answer).entries()) if (place === 0) await piece(at).press('Enter')
  if (hands.kind === 'fill')
    for (const [at, spot] of settingOf(hands, answer).entries())
      if ((spot === 0) !== at < hands.begun) await tool.locator(`[data-spot="${at}"]`).press('Enter')
  if (hands.kind === 'clock') {
    await tool.getByRole('slider').press('Home')
    for (let at = 0; at < (settingOf(hands, answer)[0] ?? 0); at++) await tool.getByRole('slider').press('ArrowRight')
  }
  if (hands.kind === 'cut' || hands.kind === 'line') {
    const named = hands.kind === 'line' && Array.from({ length: hands.ticks }, (_, tick) => nameOf(hands, tick))
    const goal = named ? named.indexOf(answer) : Number.parseInt(answer, 10)
    await tool.getByRole('slider').press('Home')
    for (let at = 0; at < goal; at++) await tool.getByRole('slider').press('ArrowRight')
  }
  return tool.getByRole('button', { name: 'Check' }).press('Enter')
}

type Line = Extract<NonNullable<ClipStop['hands']>, { kind: 'line' }>
const nameOf = ({ from, step, names }: Line, tick: number) =>
  names?.[tick] ?? String(Number((from + tick * step).toFixed(6)))
