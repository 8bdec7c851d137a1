import assigned from '#content/decks/thinking-bank.json'
import clues from '#content/decks/thinking-clues.json'
import fourths from '#content/decks/thinking-fourth-choices.json'
import skills from '#content/skills/thinking.json'
import type { Strand } from '#server/cards/strand.ts'
import { writtenDecks } from '#server/cards/strands/science/written-deck.ts'
import { familyMaker } from '#server/cards/task-draft.ts'
import { checkingMaker } from './checking.ts'
import { directionsMaker } from './directions.ts'
import { estimatingMaker } from './estimating.ts'
import { groupMaker, stepMaker } from './groups-and-steps.ts'
import { moneyMaker, timeMaker } from './money-and-time.ts'
import { trueMaker } from './must-be-true.ts'
import { planningMaker } from './planning.ts'
import { programMaker } from './programs.ts'
import { rowMaker } from './rows.ts'
import { sharingMaker } from './sharing.ts'
import { storyMaker } from './stories.ts'
import { vennMaker } from './venn.ts'
import { mattersMaker } from './what-matters.ts'
import { whoMaker } from './who-is-who.ts'

const stories = [
  storyMaker({
    skill: 'thinking.first-stories',
    grade: 0,
    kinds: { join: 0, separate: 0, parts: 0 },
    tags: ['stories', 'add', 'take-away'],
  }),
  storyMaker({
    skill: 'thinking.add-take-stories',
    grade: 1,
    kinds: { join: 1, separate: 1, parts: 1, 'money-left': 1 },
    tags: ['stories', 'add', 'take-away'],
  }),
  storyMaker({
    skill: 'thinking.compare-stories',
    grade: 2,
    kinds: { compare: 2, 'more-than': 2 },
    tags: ['stories', 'compare'],
  }),
  storyMaker({
    skill: 'thinking.unknown-stories',
    grade: 2,
    kinds: { 'part-unknown': 2, 'change-unknown': 2, 'start-unknown': 2 },
    tags: ['stories', 'unknown'],
  }),
  storyMaker({
    skill: 'thinking.equal-groups-stories',
    grade: 3,
    kinds: { groups: 3, price: 3 },
    tags: ['stories', 'multiply'],
  }),
]

const longStories = [
  storyMaker({
    skill: 'thinking.two-step-stories',
    grade: 3,
    kinds: { 'more-than-in-all': 3, 'groups-then-less': 4, 'more-then-share': 4, 'price-then-change': 4 },
    tags: ['stories', 'two-steps'],
  }),
  storyMaker({
    skill: 'thinking.multi-step-stories',
    grade: 5,
    kinds: { 'more-than-in-all': 5, 'groups-then-less': 5, 'more-then-share': 5, 'price-then-change': 5 },
    tags: ['stories', 'two-steps'],
  }),
]

const numberPatterns = familyMaker({
  skill: 'thinking.number-patterns',
  topic: 'patterns',
  family: 'patterns',
  grade: 3,
  card_type: 'number',
  entity: 'number pattern',
  tags: ['patterns'],
})

/** Problem solving, from kindergarten to grade 5. */
export const thinking: Strand = {
  decks: writtenDecks({ bank: 'thinking', skills, assigned, fourths, files: [clues] }),
  makers: [
    groupMaker,
    stepMaker,
    rowMaker,
    whoMaker,
    trueMaker,
    ...stories,
    moneyMaker,
    mattersMaker,
    vennMaker,
    directionsMaker,
    sharingMaker,
    timeMaker,
    estimatingMaker,
    numberPatterns,
    planningMaker,
    ...longStories,
    checkingMaker,
    programMaker,
  ],
}
