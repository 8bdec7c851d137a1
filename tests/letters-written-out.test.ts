import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { shieldPersonalData } from '#server/safety/shield.ts'
import { casesOf } from '#tests/support/safety-cases.ts'
import { lettersWrittenOut, oneByteModules, patternOut, writtenOut } from '../scripts/build/letters-written-out.ts'

const signs = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
const read = (literal: string) => {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replace('g', ''))
}

it('means the same of each sign of one byte', () => {
  for (const kind of ['L', 'N', 'Lu', 'Ll'])
    for (const flags of ['gu', 'giu'])
      for (const pattern of [`^\\p{${kind}}$`, `^[\\p{${kind}}\\d'-]$`, `^[^\\p{${kind}}]$`, `^(?![^x\\p{${kind}}])`]) {
        const literal = `/${pattern}/${flags}`
        const written = patternOut(literal)
        expect(written).not.toContain('\\p')
        const differ = signs.filter((sign) => read(literal).test(sign) !== read(written).test(sign))
        expect(differ, literal).toEqual([])
      }
})

it('keeps what it does not know', () => {
  expect(patternOut('/\\p{L}\\p{M}/gu')).toContain('\\p{M}/gu')
  expect(writtenOut('(\\\\[\\\\p{L}\\\\d]\\\\p{Lu})', '\\\\', null)).toMatch(
    /^\(\\\\\[\[A-Za-z.*\]\\\\d\]\\\\p\{Lu\}\)$/,
  )
  expect(() => writtenOut('[\\p{L}', '\\', 'u')).toThrow('ends within brackets')
})

it('is of modules that the shield alone asks', () => {
  const names = oneByteModules.map((file) => path.basename(file))
  const files = execFileSync('git', ['ls-files', 'src/server'], { encoding: 'utf8' }).split('\n')
  const asking = files.filter((file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false
    const code = readFileSync(file, 'utf8')
    const from = path.dirname(file) === 'src/server/safety' ? "'./" : 'server/safety/'
    return names.some((name) => code.includes(`${from}${name}'`))
  })
  const own = asking.filter((file) => !oneByteModules.includes(file))
  expect(own).toEqual(['opened-net', 'private.prepared', 'shield'].map((name) => `src/server/safety/${name}.ts`))
})

it('hides the same of what children tell', async () => {
  const { module } = await runnerImport<{ shieldPersonalData: typeof shieldPersonalData }>(
    path.resolve('src/server/safety/shield.ts'),
    { configFile: false, logLevel: 'error', plugins: [lettersWrittenOut()] },
  )
  const texts = ['personal-data', 'private-details', 'everyday-talk'].flatMap((name) =>
    casesOf(name).filter((_, at) => at % 20 === 0),
  )
  for (const text of [...texts, ...texts.map((one) => `${one.toUpperCase()} ÀÉß ÿµ Иван`)])
    expect(module.shieldPersonalData(text, ['Mia']), text).toBe(shieldPersonalData(text, ['Mia']))
})
