import assigned from '#content/decks/science-bank.json'
import body from '#content/decks/science-body.json'
import earth from '#content/decks/science-earth.json'
import forces from '#content/decks/science-forces.json'
import fourths from '#content/decks/science-fourth-choices.json'
import life from '#content/decks/science-life.json'
import matter from '#content/decks/science-matter.json'
import method from '#content/decks/science-method.json'
import skills from '#content/skills/science.json'
import type { Strand } from '#server/cards/strand.ts'
import { graphMaker } from './graphs.ts'
import { writtenDecks } from './written-deck.ts'

/** The sciences, from kindergarten to grade 5. */
export const science: Strand = {
  decks: writtenDecks({
    bank: 'science',
    skills,
    assigned,
    fourths,
    files: [life, body, earth, matter, forces, method],
  }),
  makers: [graphMaker],
}
