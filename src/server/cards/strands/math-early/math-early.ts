import type { Strand } from '#server/cards/strand.ts'
import { clockMakers } from './clocks.ts'
import { coinMakers } from './coins.ts'
import { comparingSetsMakers } from './comparing-amounts.ts'
import { comparingSignMakers } from './comparing-signs.ts'
import { countingMakers } from './counting.ts'
import { moneyMakers } from './dollars-and-cents.ts'
import { doublesMakers } from './doubles-and-ten.ts'
import { groupMakers } from './equal-groups.ts'
import { partMakers } from './equal-parts.ts'
import { evenOddMakers } from './even-and-odd.ts'
import { factDecks } from './fact-decks.ts'
import { flatMakers } from './flat-shapes.ts'
import { graphMakers } from './graphs.ts'
import { hundredsMakers } from './hundreds.ts'
import { lengthMakers } from './lengths.ts'
import { dayMakers } from './morning-and-night.ts'
/** Numbers, sums, shapes, measures and graphs from pre-K to grade 2. */
import { bondMakers } from './number-bonds.ts'
import { patternMakers } from './patterns.ts'
import { readingMakers } from './reading-numbers.ts'
import { rulerMakers } from './rulers.ts'
import { skipMakers } from './skip-counting.ts'
import { smallSumMakers } from './small-sums.ts'
import { solidMakers } from './solid-shapes.ts'
import { sumMakers } from './sum-makers.ts'
import { tallyMakers } from './tally-marks.ts'
import { frameMakers } from './ten-frames.ts'
import { tensMakers } from './tens-and-ones.ts'
import { tensSumMakers } from './tens-sums.ts'
export const mathEarly: Strand = {
  decks: factDecks,
  makers: [
    ...countingMakers,
    ...readingMakers,
    ...frameMakers,
    ...comparingSetsMakers,
    ...comparingSignMakers,
    ...bondMakers,
    ...tensMakers,
    ...hundredsMakers,
    ...smallSumMakers,
    ...doublesMakers,
    ...sumMakers,
    ...tensSumMakers,
    ...skipMakers,
    ...evenOddMakers,
    ...groupMakers,
    ...patternMakers,
    ...flatMakers,
    ...solidMakers,
    ...partMakers,
    ...lengthMakers,
    ...rulerMakers,
    ...clockMakers,
    ...dayMakers,
    ...coinMakers,
    ...moneyMakers,
    ...graphMakers,
    ...tallyMakers,
  ],
}
