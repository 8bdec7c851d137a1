import type { PatternWord } from './phonics-list.ts'

type Tells = { where: string; rule: string; why: string }

const teams = ['ai', 'ay', 'ee', 'ea', 'oa', 'ow', 'oo', 'oi', 'oy', 'ue', 'ie'] as const
const teamSounds: Record<(typeof teams)[number], string> = {
  ai: 'the name of a',
  ay: 'the name of a',
  ee: 'the name of e',
  ea: 'the name of e',
  oa: 'the name of o',
  ow: 'the name of o',
  oo: 'the sound in moo',
  oi: 'the sound in boil',
  oy: 'the sound in boy',
  ue: 'the sound in moo',
  ie: 'the name of i',
}
const beforeR: Record<string, string> = {
  ar: 'the sound in art',
  er: 'the sound at the end of sister',
  ir: 'the sound in dirt',
  or: 'the sound in or',
  ur: 'the sound in fur',
}
const digraphSounds: Record<string, string> = {
  sh: 'the sound that asks for quiet',
  ch: 'the sound of a train',
  th: 'the sound with the tip of your tongue out',
  wh: 'the sound of a soft breath of wind',
  ck: 'the hard sound of a kick',
}

/** The letters of the word that its skill is about. */
export function partOf(word: string, skill: PatternWord['skill']): string {
  if (skill === 'vowel-teams') return teams.find((team) => word.includes(team)) ?? ''
  if (skill === 'r-vowels') return Object.keys(beforeR).find((part) => word.includes(part)) ?? ''
  if (skill === 'silent-e') return `${word.charAt(word.length - 3)}-e`
  const digraph = Object.keys(digraphSounds).find((part) => word.includes(part))
  return skill === 'digraphs' ? (digraph ?? '') : 'two-consonants'
}

/** What is said about the hard letters: nothing of it but `why` names them. */
export function tellsOf(item: PatternWord): Tells {
  const { word, skill } = item
  const part = item.part ?? partOf(word, skill)
  const where = word.startsWith(part) ? 'at the start' : word.endsWith(part) ? 'at the end' : 'in the middle'
  switch (skill) {
    case 'blends':
      return {
        where,
        rule: `Two letters stand close ${where}. You hear both.`,
        why: `You hear ${part.charAt(0)} and ${part.charAt(1)} ${where} of ${word}.`,
      }
    case 'digraphs':
      return {
        where,
        rule: `Two letters make one sound ${where}: ${digraphSounds[part]}.`,
        why: `The letters ${part} make one sound ${where} of ${word}.`,
      }
    case 'silent-e': {
      const vowel = word.charAt(word.length - 3)
      return {
        where: 'in the middle',
        rule: 'The vowel says its name. A quiet letter at the end makes it so.',
        why: `The e at the end of ${word} is quiet, and ${vowel} says its name.`,
      }
    }
    case 'vowel-teams':
      return {
        where,
        rule: `Two letters work together here. They say ${teamSounds[teams.find((team) => team === part) ?? 'ai']}.`,
        why: `In ${word}, the team ${part} says ${teamSounds[teams.find((team) => team === part) ?? 'ai']}.`,
      }
    case 'r-vowels':
      return {
        where,
        rule: `An r comes after the vowel. Together they make ${beforeR[part]}.`,
        why: `In ${word}, the letters ${part} make ${beforeR[part]}.`,
      }
  }
}
