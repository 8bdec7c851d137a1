import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { answerByKeys, filmOf, openFilm, television } from './film.ts'
import { openLesson } from './journey.ts'
import { laidOut } from './laid-out.ts'
import { comesSoon } from './slow-time.ts'
import { test } from './test.ts'

const counting = filmOf('count-to-five')
const film = counting
const screens = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Without a voice a sentence stands as long as reading it takes, in the page's own time. */
async function quietly(page: Page) {
  await page.route('**/api/tts', (route) => route.abort())
  await page.clock.install()
}

const heading = (page: Page, name: string) => television(page).getByRole('heading', { name })

async function runsTo(page: Page, sight: Locator) {
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return sight.isVisible()
    })
    .toBe(true)
}

/** To the scene of a stop, and on until it asks. */
async function runsToStop(page: Page, stop: number, film = counting) {
  const scene = film.scenes.findIndex((one) => one.stop === film.scenes.filter((each) => each.stop)[stop]?.stop)
  const question = film.scenes[scene]?.stop?.question ?? ''
  for (let at = 0; at < scene; at++) await television(page).getByRole('button', { name: 'Next scene' }).click()
  await television(page)
    .getByRole('button', { name: `Play: ${film.title}` })
    .click()
  await runsTo(page, heading(page, question))
}

const middle = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger takes it and puts it there. */
async function dragByTouch(devtools: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }])
  await touch('touchEnd', [])
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a child drags things into a place at a stop', async ({ page }) => {
    await quietly(page)
    await openFilm(page, film)
    await runsToStop(page, 1)
    const devtools = await page.context().newCDPSession(page)
    const bowl = television(page).locator('[data-place="0"]')
    for (const at of [1, 2, 3]) {
      const apple = television(page).getByRole('button', { name: `Apple ${at} of 5: Not placed yet` })
      expect((await laidOut(apple)).smaller).toBeGreaterThanOrEqual(64)
      await dragByTouch(devtools, await middle(apple), await middle(bowl))
      await expect(television(page).getByRole('button', { name: `Apple ${at} of 5: Snack bowl` })).toBeVisible()
      await expect(
        television(page)
          .getByRole('status')
          .filter({ hasText: `Apple ${at} of 5: Snack bowl` }),
      ).toHaveCount(1)
    }
    await television(page).getByRole('button', { name: 'Check' }).click()
    await expect(television(page).getByText('Yes!', { exact: true })).toBeVisible()
  })
})

test('a child does the same with the keyboard, and sees where it is', async ({ page }) => {
  await quietly(page)
  await openFilm(page, film)
  await runsToStop(page, 1)
  const stop = film.scenes.filter((scene) => scene.stop)[1]?.stop
  if (!stop) throw new Error('The film has no second stop.')
  const first = television(page).locator('[data-piece="0"]')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  expect(await first.evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await answerByKeys(page, stop)
  await expect(television(page).getByText('Yes!', { exact: true })).toBeVisible()
})

/** Where the middle of what has the focus is, that itself is what is seen and pressed there. */
const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one) return false
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const places = [top + 1, (top + bottom) / 2, bottom - 1]
    return places.every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)))
  })

for (const name of ['rhymes', 'b-and-d', 'equal-groups', 'living-things', 'plant-parts', 'food-chain'])
  test(`what is corrected after a wrong answer is seen on a phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await quietly(page)
    const film = filmOf(name)
    await openFilm(page, film)
    const stops = film.scenes.flatMap(({ stop }) => stop ?? [])
    await runsToStop(
      page,
      stops.findIndex(({ hands }) => hands?.kind === 'sort' || hands?.kind === 'give'),
      film,
    )
    const pieces = await television(page).locator('[data-piece]').count()
    const piece = (at: number) => television(page).locator(`[data-piece="${at}"]`)
    for (let at = 0; at < pieces; at++) await piece(at).press('Enter')
    await television(page).getByRole('button', { name: 'Check' }).press('Enter')
    await expect(television(page).getByText('Try once more.')).toBeVisible()
    for (let at = 0; at < pieces; at++) {
      await piece(at).focus()
      expect(await isUncovered(page), `piece ${at} before it moves`).toBe(true)
      await page.keyboard.press('Enter')
      await expect(piece(at)).toBeFocused()
      expect(await isUncovered(page), `piece ${at} moved`).toBe(true)
    }
  })

test('a pin and a cut that wait go one on with the first arrow, from where they are seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await quietly(page)
  for (const [name, kind] of [
    ['tenths', 'line'],
    ['ways-to-make-six', 'cut'],
  ] as const) {
    const film = filmOf(name)
    await openFilm(page, film)
    const stops = film.scenes.flatMap(({ stop }) => stop ?? [])
    await runsToStop(
      page,
      stops.findIndex(({ hands }) => hands?.kind === kind),
      film,
    )
    const slider = television(page).getByRole('slider')
    const mark = async () => {
      await page.clock.runFor(1_000)
      return (await middle(television(page).locator('[data-mark]'))).x
    }
    await slider.focus()
    const waiting = await mark()
    await page.keyboard.press('Home')
    expect(Math.abs((await mark()) - waiting)).toBeLessThan(2)
    await television(page).getByRole('button', { name: 'Start over' }).click()
    await slider.press('ArrowRight')
    const first = await mark()
    await page.keyboard.press('ArrowRight')
    const second = await mark()
    expect(first - waiting).toBeGreaterThan(12)
    expect(Math.abs(second - first - (first - waiting))).toBeLessThan(2)
  }
})

test('what is said beside a film follows it, and takes neither the page nor the focus with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await quietly(page)
  const film = filmOf('tenths')
  await openFilm(page, film)
  const beside = television(page).getByRole('complementary', { name: 'What is said' })
  const next = television(page).getByRole('button', { name: 'Next scene' })
  for (let scene = 1; scene < film.scenes.length; scene++) {
    await next.click()
    await television(page)
      .getByRole('button', { name: `Play: ${film.title}` })
      .click()
    const [box, now] = await Promise.all([beside.boundingBox(), beside.locator('[aria-current]').boundingBox()])
    if (!box || !now) throw new Error('It is not on the screen.')
    expect(now.y).toBeGreaterThanOrEqual(box.y)
    expect(now.y + now.height).toBeLessThanOrEqual(box.y + box.height)
    await television(page)
      .getByRole('button', { name: `Pause: ${film.title}` })
      .click()
  }
  expect(await beside.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(television(page).getByRole('button', { name: `Play: ${film.title}` })).toBeFocused()
})

test('the picture beside a stop stands still while the hands are at work', async ({ page }) => {
  await quietly(page)
  const film = filmOf('ways-to-make-six')
  await openFilm(page, film)
  const stops = film.scenes.flatMap(({ stop }) => stop ?? [])
  await runsToStop(
    page,
    stops.findIndex(({ hands }) => hands?.kind === 'cut'),
    film,
  )
  await page.clock.runFor(3_000)
  const stage = television(page).getByRole('button', { name: `Play: ${film.title}` })
  await stage.evaluate((one) => {
    one.dataset.came = '0'
    one.addEventListener('animationstart', () => {
      one.dataset.came = `${Number(one.dataset.came) + 1}`
    })
  })
  const slider = television(page).getByRole('slider')
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) {
    await slider.press(key)
    await page.clock.runFor(500)
  }
  await television(page).getByRole('button', { name: 'Check' }).click()
  await page.clock.runFor(1_000)
  await expect(stage).toHaveAttribute('data-came', '0')
})

for (const size of screens)
  test(`a film and its controls are seen without scrolling at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await quietly(page)
    await openFilm(page, film)
    const [stage, caption] = await Promise.all(
      [
        television(page).getByRole('button', { name: `Play: ${film.title}` }),
        television(page)
          .getByText(film.scenes[0]?.says[0] ?? '')
          .first(),
      ].map(async (one) => {
        await expect(one).toBeInViewport({ ratio: 1 })
        return one.boundingBox()
      }),
    )
    // What is said stands above or below what is shown, never on it.
    if (!stage || !caption) throw new Error('The film is not on the screen.')
    expect(caption.y >= stage.y + stage.height - 1 || caption.y + caption.height <= stage.y + 1).toBe(true)
    for (const name of ['Back a scene', 'Next scene', 'Again from the start', 'Captions'])
      await expect(television(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await runsToStop(page, 0)
    const question = heading(page, 'How many fish are there?')
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(television(page).getByRole('button', { name: 'Check' })).toBeInViewport({ ratio: 1 })
    const controls = television(page).getByRole('toolbar').getByRole('button')
    await expect(controls).toHaveCount(2)
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 })
    const stop = film.scenes.find((scene) => scene.stop)?.stop
    if (stop) await answerByKeys(page, stop)
    const goOn = television(page).getByRole('button', { name: 'Go on' })
    await comesSoon(page, goOn)
    await expect(goOn).toBeInViewport({ ratio: 1 })
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 })
  })

test('a film plays in silence while the voice is switched off', async ({ page }) => {
  await page.clock.install()
  await openFilm(page, film)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Voice and sounds' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/tts') && asked.push(request.url()))
  await runsToStop(page, 0)
  expect(asked).toEqual([])
})

test('a film that the tutor offers after two misses is opened with one press', async ({ page }) => {
  await openLesson(page, 'Mia', 'Grade 1')
  const say = async (text: string) => {
    const box = page.getByPlaceholder('Type your message')
    await expect(box).toBeEnabled()
    const said = await page.locator('[data-role="assistant"]').count()
    await box.fill(text)
    await box.press('Enter')
    await expect.poll(() => page.locator('[data-role="assistant"]').count()).toBeGreaterThan(said)
  }
  await say('6 + 3 = 8')
  const offer = page.getByRole('button', { name: 'Watch: Count On' })
  await expect(offer).toHaveCount(0)
  await say('7')
  await offer.click()
  await television(page)
    .getByRole('button', { name: /^Count On/ })
    .first()
    .click()
  await expect(television(page).getByRole('button', { name: 'Play: Count On' })).toBeVisible()
})
