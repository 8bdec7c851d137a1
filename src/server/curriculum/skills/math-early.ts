import type { SkillSource } from '../draw.ts'
import { skill as addSeveralNumbers } from './math/add-several-numbers.ts'
import { skill as addTensAndOnes } from './math/add-tens-and-ones.ts'
import { skill as addThreeNumbers } from './math/add-three-numbers.ts'
import { skill as addTwoDigitPlain } from './math/add-two-digit-plain.ts'
import { skill as addWithin5 } from './math/add-within-5.ts'
import { skill as addWithin10 } from './math/add-within-10.ts'
import { skill as addWithin20 } from './math/add-within-20.ts'
import { skill as addWithin100 } from './math/add-within-100.ts'
import { skill as addWithin1000 } from './math/add-within-1000.ts'
import { skill as barGraphs } from './math/bar-graphs.ts'
import { skill as buildShapes } from './math/build-shapes.ts'
import { skill as coinValues } from './math/coin-values.ts'
import { skill as compareLengths } from './math/compare-lengths.ts'
import { skill as compareWithin10 } from './math/compare-within-10.ts'
import { skill as compareWithin100 } from './math/compare-within-100.ts'
import { skill as compareWithin1000 } from './math/compare-within-1000.ts'
import { skill as countCoins } from './math/count-coins.ts'
import { skill as countTo5 } from './math/count-to-5.ts'
import { skill as countTo10 } from './math/count-to-10.ts'
import { skill as countTo20 } from './math/count-to-20.ts'
import { skill as countTo100 } from './math/count-to-100.ts'
import { skill as countTo120 } from './math/count-to-120.ts'
import { skill as doubles } from './math/doubles.ts'
import { skill as equalGroups } from './math/equal-groups.ts'
import { skill as equalSign } from './math/equal-sign.ts'
import { skill as estimateLengths } from './math/estimate-lengths.ts'
import { skill as evenOdd } from './math/even-odd.ts'
import { skill as flatShapes } from './math/flat-shapes.ts'
import { skill as growingPatterns } from './math/growing-patterns.ts'
import { skill as halvesAndFourths } from './math/halves-and-fourths.ts'
import { skill as howMuchLonger } from './math/how-much-longer.ts'
import { skill as hundredMoreHundredLess } from './math/hundred-more-hundred-less.ts'
import { skill as lengthLinePlots } from './math/length-line-plots.ts'
import { skill as lengthStories } from './math/length-stories.ts'
import { skill as makeTen } from './math/make-ten.ts'
import { skill as measureCentimeters } from './math/measure-centimeters.ts'
import { skill as measureInches } from './math/measure-inches.ts'
import { skill as measureWithUnits } from './math/measure-with-units.ts'
import { skill as missingAddend } from './math/missing-addend.ts'
import { skill as moneyWordAmounts } from './math/money-word-amounts.ts'
import { skill as morningAndNight } from './math/morning-and-night.ts'
import { skill as numberBonds } from './math/number-bonds.ts'
import { skill as numberLineSums } from './math/number-line-sums.ts'
import { skill as numberOrder10 } from './math/number-order-10.ts'
import { skill as orderLengths } from './math/order-lengths.ts'
import { skill as patterns } from './math/patterns.ts'
import { skill as pictureGraphs } from './math/picture-graphs.ts'
import { skill as placeValueHundreds } from './math/place-value-hundreds.ts'
import { skill as putShapesTogether } from './math/put-shapes-together.ts'
import { skill as readNumbers20 } from './math/read-numbers-20.ts'
import { skill as rowsOfSquares } from './math/rows-of-squares.ts'
import { skill as sidesAndCorners } from './math/sides-and-corners.ts'
import { skill as skipCount2 } from './math/skip-count-2.ts'
import { skill as skipCount510 } from './math/skip-count-5-10.ts'
import { skill as skipCount100 } from './math/skip-count-100.ts'
import { skill as solidShapes } from './math/solid-shapes.ts'
import { skill as subtractTens } from './math/subtract-tens.ts'
import { skill as subtractTwoDigitPlain } from './math/subtract-two-digit-plain.ts'
import { skill as subtractWithin5 } from './math/subtract-within-5.ts'
import { skill as subtractWithin10 } from './math/subtract-within-10.ts'
import { skill as subtractWithin20 } from './math/subtract-within-20.ts'
import { skill as subtractWithin100 } from './math/subtract-within-100.ts'
import { skill as subtractWithin1000 } from './math/subtract-within-1000.ts'
import { skill as tallyMarks } from './math/tally-marks.ts'
import { skill as teenNumbers } from './math/teen-numbers.ts'
import { skill as tenFrames } from './math/ten-frames.ts'
import { skill as tenMoreTenLess } from './math/ten-more-ten-less.ts'
import { skill as tensAndOnes } from './math/tens-and-ones.ts'
import { skill as thirds } from './math/thirds.ts'
import { skill as timeFiveMinutes } from './math/time-five-minutes.ts'
import { skill as timeHalfHours } from './math/time-half-hours.ts'
import { skill as timeHours } from './math/time-hours.ts'
import { skill as weightAndCapacity } from './math/weight-and-capacity.ts'
import { skill as whereThingsAre } from './math/where-things-are.ts'
import { skill as whyItWorks } from './math/why-it-works.ts'

/** Every math skill up to grade 2 that is made of numbers or lists, in teaching order. */
export const mathEarlySkills: readonly SkillSource[] = [
  countTo5,
  countTo10,
  patterns,
  numberOrder10,
  readNumbers20,
  countTo20,
  tenFrames,
  compareWithin10,
  teenNumbers,
  countTo100,
  numberBonds,
  addWithin5,
  subtractWithin5,
  addWithin10,
  subtractWithin10,
  flatShapes,
  solidShapes,
  compareLengths,
  weightAndCapacity,
  whereThingsAre,
  countTo120,
  tensAndOnes,
  compareWithin100,
  doubles,
  makeTen,
  addWithin20,
  subtractWithin20,
  missingAddend,
  tenMoreTenLess,
  addTensAndOnes,
  skipCount2,
  skipCount510,
  growingPatterns,
  sidesAndCorners,
  halvesAndFourths,
  measureWithUnits,
  timeHours,
  timeHalfHours,
  coinValues,
  pictureGraphs,
  tallyMarks,
  addThreeNumbers,
  equalSign,
  subtractTens,
  orderLengths,
  placeValueHundreds,
  compareWithin1000,
  addTwoDigitPlain,
  addWithin100,
  subtractTwoDigitPlain,
  subtractWithin100,
  addWithin1000,
  subtractWithin1000,
  skipCount100,
  evenOdd,
  equalGroups,
  thirds,
  measureInches,
  measureCentimeters,
  timeFiveMinutes,
  morningAndNight,
  countCoins,
  moneyWordAmounts,
  barGraphs,
  lengthLinePlots,
  addSeveralNumbers,
  hundredMoreHundredLess,
  howMuchLonger,
  lengthStories,
  numberLineSums,
  estimateLengths,
  rowsOfSquares,
  buildShapes,
  putShapesTogether,
  whyItWorks,
]
