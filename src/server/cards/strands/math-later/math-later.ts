import type { Strand } from '#server/cards/strand.ts'
import { angles } from './angles.ts'
import { clockAndGrid } from './clock-and-grid.ts'
import { decimalNames } from './decimal-names.ts'
import { decimalSums } from './decimal-sums.ts'
import { dividingIdeas } from './dividing-ideas.ts'
import { divisionFacts } from './division-facts.ts'
import { drawnShapes } from './drawn-shapes.ts'
import { expressionCards } from './expressions.ts'
import { factStories } from './fact-stories.ts'
import { fractionPairs } from './fraction-pairs.ts'
import { fractionPictures } from './fraction-pictures.ts'
import { fractionSums } from './fraction-sums.ts'
import { fromTasks } from './from-tasks.ts'
import { graphCards } from './graph-cards.ts'
import { lineWords } from './line-words.ts'
import { longSums } from './long-sums.ts'
import { massAndLiquid } from './mass-and-liquid.ts'
import { measuredShapes } from './measured-shapes.ts'
import { missingFactors } from './missing-factors.ts'
import { multiplyingIdeas } from './multiplying-ideas.ts'
import { numberKinds } from './number-kinds.ts'
import { roundingCards } from './rounding-cards.ts'
import { shapeFamilies } from './shape-families.ts'
import { symmetryCards } from './symmetry-cards.ts'
import { timesTables } from './times-tables.ts'
import { twoStepStories } from './two-step-stories.ts'

/** Multiplication, fractions, decimals and what belongs to them: grades 3 to 5. */
export const mathLater: Strand = {
  decks: [timesTables, missingFactors, divisionFacts, massAndLiquid, lineWords, shapeFamilies],
  makers: [
    ...factStories,
    ...multiplyingIdeas,
    ...dividingIdeas,
    ...twoStepStories,
    ...fractionPictures,
    ...fractionPairs,
    ...fractionSums,
    ...decimalNames,
    ...decimalSums,
    ...numberKinds,
    ...angles,
    ...drawnShapes,
    ...symmetryCards,
    ...measuredShapes,
    ...clockAndGrid,
    ...graphCards,
    ...expressionCards,
    ...fromTasks,
    ...longSums,
    ...roundingCards,
  ],
}
