import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

// Who may import whom, and how large things may be. A rule that a machine does not hold drifts.

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
const files = tracked.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

type Import = { from: string; to: string; typeOnly: boolean }

const aliases: [RegExp, string][] = [
  [/^#shared\//, 'src/shared/'],
  [/^#server\//, 'src/server/'],
  [/^#client\//, 'src/client/'],
  [/^#content\//, 'content/'],
]

function resolve(from: string, specifier: string): string {
  for (const [alias, folder] of aliases)
    if (alias.test(specifier)) return specifier.replace(alias, folder).split('?')[0] ?? ''
  return specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;'"]*?from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

const imports: Import[] = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(statement)].map((match) => ({
    from,
    to: resolve(from, match[3] ?? match[4] ?? ''),
    typeOnly: match[1] !== undefined || /^\{\s*(type\s+\w+\s*,?\s*)+\}\s*from\s+$/.test(match[2] ?? ''),
  })),
)

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const product = imports.filter((one) => !isTest(one.from))
/** The first circle that is found; empty when there is none. */
function cycleIn(edges: [from: string, to: string][]): string[] {
  const next = new Map<string, string[]>()
  for (const [from, to] of edges) if (from !== to) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const walk = (at: string, trail: string[]): string[] | null => {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at]
    if (done.has(at)) return null
    for (const to of next.get(at) ?? []) {
      const cycle = walk(to, [...trail, at])
      if (cycle) return cycle
    }
    done.add(at)
    return null
  }
  return [...next.keys()].map((at) => walk(at, [])).find((cycle) => cycle !== null) ?? []
}

const show = (found: Import[]) => found.map((one) => `${one.from} -> ${one.to}`)

describe('the house', () => {
  it('has code to look at', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports.length).toBeGreaterThan(200)
  })

  it('lets shared import only zod, exact numbers, content and shared', () => {
    const allowed = /^(src\/shared\/|content\/|@hono\/zod-openapi$|zod$|fraction\.js$)/
    expect(show(product.filter((one) => one.from.startsWith('src/shared/') && !allowed.test(one.to)))).toEqual([])
  })

  it('keeps the server out of the client: one file, one type', () => {
    const crossing = product.filter((one) => one.from.startsWith('src/client/') && one.to.startsWith('src/server/'))
    expect(
      show(
        crossing.filter((one) => !(one.from === 'src/client/api.ts' && one.to === 'src/server/app.ts' && one.typeOnly)),
      ),
    ).toEqual([])
    expect(
      show(product.filter((one) => one.from.startsWith('src/server/') && one.to.startsWith('src/client/'))),
    ).toEqual([])
  })

  it('keeps zod out of the browser: the client takes only types from files that use it', () => {
    const carriesZod = new Set(
      imports.filter((one) => one.to === '@hono/zod-openapi' && !one.typeOnly).map((one) => one.from),
    )
    for (let grown = true; grown; ) {
      grown = false
      for (const one of product) {
        if (!one.from.startsWith('src/shared/') || one.typeOnly || !carriesZod.has(one.to) || carriesZod.has(one.from))
          continue
        carriesZod.add(one.from)
        grown = true
      }
    }
    expect(
      show(product.filter((one) => one.from.startsWith('src/client/') && !one.typeOnly && carriesZod.has(one.to))),
    ).toEqual([])
  })

  it('keeps the areas of the client apart, and the looks free of meaning', () => {
    const area = (file: string) => /^src\/client\/(public|auth|onboarding|learn|parent|admin)\//.exec(file)?.[1]
    expect(show(product.filter((one) => area(one.from) && area(one.to) && area(one.from) !== area(one.to)))).toEqual([])
    expect(
      show(product.filter((one) => one.from.startsWith('src/client/ui/') && /^src\/(?!client\/ui\/)/.test(one.to))),
    ).toEqual([])
  })

  it('goes one way between the folders of the client, types too', () => {
    // Everyone may use these; they use nothing of the client themselves.
    const ground = ['api', 'ui', 'wording', 'store']
    const may: Record<string, string[]> = {
      ...Object.fromEntries(ground.map((folder) => [folder, []])),
      forms: ground,
      late: ground,
      frame: ground,
      routing: ['store'],
      data: ground,
      student: [...ground, 'data', 'tools'],
      messages: [...ground, 'data'],
      family: [...ground, 'data'],
      outbox: [...ground, 'data'],
      session: [...ground, 'data', 'late', 'outbox'],
      // A tool is given what it works with: it knows no lesson.
      tools: [...ground, 'data', 'late'],
      public: [...ground, 'data', 'late', 'frame'],
      auth: [...ground, 'data', 'forms', 'late', 'frame', 'session', 'routing'],
      onboarding: [...ground, 'data', 'forms', 'late', 'frame', 'student', 'family', 'routing'],
      learn: [...ground, 'data', 'forms', 'late', 'outbox', 'tools', 'routing'],
      parent: [
        ...ground,
        'data',
        'forms',
        'late',
        'frame',
        'student',
        'family',
        'session',
        'tools',
        'messages',
        'routing',
      ],
      admin: [...ground, 'data', 'forms', 'late', 'frame', 'student', 'session', 'tools', 'messages'],
    }
    const roomOf = (file: string) => /^src\/client\/(?:([^/]+)\/|(api)\.ts$)/.exec(file)?.slice(1).join('') || 'root'
    const inside = product.filter((one) => one.from.startsWith('src/client/') && one.to.startsWith('src/client/'))
    const strays = inside.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)]
      return here !== there && here !== 'root' && !may[here]?.includes(there)
    })
    expect(show(strays)).toEqual([])

    // A folder in a folder is one of its own: none of them go round in a circle.
    const folderOf = (file: string) => (file === 'src/client/api.ts' ? file : path.dirname(file))
    expect(cycleIn(inside.map(({ from, to }) => [folderOf(from), folderOf(to)]))).toEqual([])
  })

  it('goes one way on the server: routes, subject, outside', () => {
    const routes = product.filter((one) => one.to.endsWith('.routes.ts') && one.from !== 'src/server/app.ts')
    expect(show(routes)).toEqual([])
    const tutor = product.filter(
      (one) =>
        one.from.startsWith('src/server/tutor/') &&
        /^src\/server\/(db|http|auth|conversations|students)\//.test(one.to),
    )
    expect(show(tutor)).toEqual([])
  })

  it('lets only the middleware make an actor', () => {
    const makers = product.filter((one) => one.to === 'src/server/auth/actor.ts' && !one.typeOnly)
    expect(show(makers)).toEqual(['src/server/auth/require.ts -> src/server/auth/actor.ts'])
  })

  it('gives vendor packages one home each', () => {
    const homes: [RegExp, RegExp][] = [
      [/^@ai-sdk\//, /^src\/server\/tutor\/model/],
      [/^better-auth/, /^src\/server\/auth\/(parents|providers)\.ts$/],
      [/^@node-rs\/argon2$/, /^src\/server\/auth\/passwords\.ts$/],
      [/^@zxcvbn-ts\//, /^src\/server\/auth\/passwords\.ts$/],
      [/^bowser$/, /^src\/server\/auth\/browser-name\.ts$/],
      [/^rate-limiter-flexible$/, /^src\/server\/http\/rate-limit\.ts$/],
      [/^stripe$/, /^src\/server\/billing\/stripe-/],
      [/^pg-boss$/, /^src\/server\/jobs\//],
      [/^@opentelemetry\//, /^src\/server\/traces\//],
      [/^prom-client$/, /^src\/server\/metrics\//],
      [/^nodemailer/, /^src\/server\/email\/send-email\.ts$/],
      [/^(pg|@electric-sql\/pglite)$/, /^src\/server\/db\/client\.ts$/],
      [/^@echogarden\//, /^src\/server\/speech\//],
      [/^@hono\/node-server/, /^src\/server\/listen\.ts$/],
      [/^uqr$/, /^src\/client\/admin\/factor\/qr-code\.tsx$/],
      [/^sharp$/, /^src\/server\/files\/draw-anew\.ts$/],
      [/^aws4fetch$/, /^src\/server\/files\/s3-files\.ts$/],
      [/^ts-fsrs$/, /^src\/server\/progress\/memory\.ts$/],
      [/^papaparse$/, /^src\/server\/cards\/decks\/import-csv\.ts$/],
      [/^fflate$/, /^src\/server\/(cards\/decks\/unpack-apkg|archive\/zip)\.ts$/],
      [/^fzstd$/, /^src\/server\/cards\/decks\/unpack-apkg\.ts$/],
      [/^intl-messageformat$/, /^src\/server\/icu\//],
      [/^sql\.js$/, /^src\/server\/cards\/decks\/read-collection\.ts$/],
    ]
    const strays = product.filter((one) => homes.some(([vendor, home]) => vendor.test(one.to) && !home.test(one.from)))
    expect(show(strays)).toEqual([])
  })

  it('has no cycles', () => {
    const edges = product.filter((one) => !one.typeOnly && one.to.startsWith('src/'))
    expect(cycleIn(edges.map(({ from, to }) => [from, to]))).toEqual([])
  })

  it('has subjects on the server that stand on each other one way: no cycle of folders', () => {
    // Routes stand above all subjects, as app.ts, main.ts and context.ts do: only app.ts imports them.
    const folder = (file: string) => /^src\/server\/([^/]+)\/(?!.*\.routes\.ts$)/.exec(file)?.[1]
    const arrows = new Map<string, Map<string, string>>()
    for (const one of product) {
      const [from, to] = [folder(one.from), folder(one.to)]
      if (one.typeOnly || !from || !to || from === to) continue
      arrows.set(from, (arrows.get(from) ?? new Map()).set(to, `${one.from} -> ${one.to}`))
    }
    const walk = (at: string, trail: string[]): string[] | null => {
      if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at]
      for (const next of arrows.get(at)?.keys() ?? []) {
        const cycle = walk(next, [...trail, at])
        if (cycle) return cycle
      }
      return null
    }
    expect(arrows.size).toBeGreaterThan(15)
    const cycle = [...arrows.keys()].map((at) => walk(at, [])).find((found) => found !== null) ?? []
    expect(cycle.slice(1).map((to, at) => arrows.get(cycle[at] ?? '')?.get(to))).toEqual([])
  })

  it('has no file over 300 lines', () => {
    expect([...sources].filter(([, text]) => text.split('\n').length > 301).map(([file]) => file)).toEqual([])
  })

  it('reads the environment in one file, and writes no console', () => {
    const readers = [...sources]
      .filter(([file, text]) => !isTest(file) && /process\.env/.test(text))
      .map(([file]) => file)
    expect(readers).toEqual(['src/server/config.ts'])
    expect(
      [...sources].filter(([file, text]) => !isTest(file) && /\bconsole\./.test(text)).map(([file]) => file),
    ).toEqual([])
  })

  it('believes its types: no any, no casts, no ignored errors, no default exports, no barrels', () => {
    const casts =
      /\bas (?!const\b)(?:[A-Z{[(]|any\b|unknown\b|never\b|string\b|number\b|boolean\b|typeof\b|keyof\b)|@ts-|biome-ignore|: any\b|<any>/
    const code = (text: string) =>
      text
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')
        .replaceAll(/import[\s\S]*?from|export \{[\s\S]*?\}/g, '')
    const found = [...sources].flatMap(([file, text]) =>
      isTest(file)
        ? []
        : code(text)
            .split('\n')
            .filter((line) => casts.test(line))
            .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
    expect([...sources].filter(([, text]) => /^export default/m.test(text)).map(([file]) => file)).toEqual([])
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })

  it('tests nothing by the clock of the machine', () => {
    const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests'], {
      encoding: 'utf8',
    })
    const clocks = /expect\((?:\(?performance\.now\(\)|\(?Date\.now\(\) -)/
    const found = tests
      .split('\n')
      .filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && existsSync(file))
      .filter((file) => clocks.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
