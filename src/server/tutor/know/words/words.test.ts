import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kindsOf, pastOf, pluralOf } from './forms.ts'
import { homophoneSets } from './homophones.ts'
import { meanings, oppositesOf, synonymsOf } from './meanings.ts'
import { nearestWord } from './nearest-word.ts'
import { knownWord, knownWords, rhyme, rhymesOf } from './words.ts'

const unsafe =
  'ass bitch booze bullet cocaine corpse crap cum damn dick dope drug drugs fag fuck gun guns hell heroin kill killed killing murder naked nude penis piss pistol porn pussy queer rape rapist rifle sex sexual sexy shit slave slut suck suicide terrorist tit tobacco vodka weapon weapons whiskey whore wine'.split(
    ' ',
  )
const words = [...knownWords()]
const known = (word: string) => {
  const found = knownWord(word)
  if (!found) throw new Error(word)
  return found
}

describe('the words that the tutor knows by sound', () => {
  it('are about 5,000, fit for children, in a small file', () => {
    expect(words.length).toBeGreaterThan(4_800)
    expect(words.map(({ word }) => word).filter((word) => unsafe.includes(word))).toEqual([])
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
    expect(statSync('content/words/words.json').size).toBeLessThan(200_000)
  })

  it('each have sounds and a number of claps that its vowels allow', () => {
    const vowelsOf = (word: string) => (word.match(/[aeiouy]/g)?.length ?? 1) + (/(?:sm|thm)$/.test(word) ? 1 : 0)
    const odd = words.filter(
      ({ word, claps, keys, sound }) =>
        !/^[A-Z]{1,2}$/.test(sound) ||
        !keys.every((key) => /^[A-Z_]+$/.test(key)) ||
        !claps.every((count) => count >= 1 && count <= Math.max(1, vowelsOf(word))),
    )
    expect(odd).toEqual([])
  })

  it('hold none that the deny list has', () => {
    const { denied } = JSON.parse(readFileSync('content/words/word-list.json', 'utf8'))
    const never = new Set(String(denied.join(' ')).split(' '))
    expect(words.filter(({ word }) => never.has(word))).toEqual([])
  })

  it.each([
    ['cat', 'hat', 'yes'],
    ['bear', 'chair', 'yes'],
    ['here', 'near', 'yes'],
    ['eight', 'gate', 'yes'],
    ['blue', 'shoe', 'yes'],
    ['through', 'two', 'yes'],
    ['cough', 'though', 'no'],
    ['cat', 'cap', 'no'],
    ['sun', 'sand', 'no'],
    ['poor', 'door', 'some'],
    ['read', 'bed', 'some'],
  ])('%s and %s: rhyme %s', (a, b, does) => {
    expect(rhyme(known(a), known(b))).toBe(does)
  })

  it('rhyme with what is found for them, and never sound just the same', () => {
    for (const word of ['cat', 'sun', 'tree', 'night', 'blue', 'cake', 'two', 'sea', 'dinosaur']) {
      for (const found of rhymesOf(known(word), 5)) {
        expect(rhyme(known(word), known(found))).toBe('yes')
        expect(homophoneSets().some((set) => [word, found].every((w) => set.words.some((h) => h.word === w)))).toBe(
          false,
        )
      }
    }
  })

  it.each([
    ['becuase', 'because'],
    ['tomoro', 'tomorrow'],
    ['beutiful', 'beautiful'],
    ['wensday', 'wednesday'],
    ['wuz', 'was'],
    ['dinosar', 'dinosaur'],
    ['butterfli', 'butterfly'],
    ['dinasor', 'dinosaur'],
    ['vakashun', 'vacation'],
    ['rember', 'remember'],
    ['iphone', null],
    ['liam', null],
    ['qxqxqx', null],
    ['zzz', null],
  ])('%s is taken for %s', (written, meant) => {
    expect(nearestWord(written)).toBe(meant)
  })
})

describe('forms and meanings', () => {
  it.each([
    ['church', 'churches'],
    ['baby', 'babies'],
    ['day', 'days'],
    ['knife', 'knives'],
    ['photo', 'photos'],
    ['hero', 'heroes'],
    ['ox', 'oxen'],
  ])('one %s, two %s', (one, many) => {
    expect(pluralOf(one)).toBe(many)
  })

  it.each([
    ['stop', 'stopped'],
    ['star', 'starred'],
    ['visit', 'visited'],
    ['snow', 'snowed'],
    ['fix', 'fixed'],
    ['carry', 'carried'],
    ['enjoy', 'enjoyed'],
    ['rain', 'rained'],
    ['bring', 'brought'],
    ['bear', 'bore'],
    ['prefer', 'preferred'],
  ])('today %s, yesterday %s', (now, then) => {
    expect(pastOf(now)).toBe(then)
  })

  it('opposites go both ways, and no word is its own', () => {
    const all = meanings().opposites.join(' ').split(' ')
    expect(all.length).toBeGreaterThanOrEqual(150)
    expect(new Set(all).size).toBe(all.length)
    for (const pair of all) {
      const [a = '', b = ''] = pair.split('-')
      expect(oppositesOf(a)).toContain(b)
      expect(oppositesOf(b)).toContain(a)
      expect(oppositesOf(a)).not.toContain(a)
      expect(synonymsOf(a).filter((each) => oppositesOf(a).includes(each))).toEqual([])
    }
  })

  it('has words with the same meaning for 120 words, none for itself', () => {
    const all = Object.keys(meanings().synonyms)
    expect(all.length).toBeGreaterThanOrEqual(115)
    for (const word of all) expect(synonymsOf(word)).not.toContain(word)
  })

  it('knows what 250 words can be', () => {
    expect(words.filter(({ word }) => kindsOf(word)).length).toBeGreaterThanOrEqual(250)
  })
})
