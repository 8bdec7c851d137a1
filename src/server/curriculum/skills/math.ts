import type { SkillSource } from '../draw.ts'
import { skill as addDecimals } from './math/add-decimals.ts'
import { skill as addLarge } from './math/add-large.ts'
import { skill as addLikeFractions } from './math/add-like-fractions.ts'
import { skill as addMixedNumbers } from './math/add-mixed-numbers.ts'
import { skill as addSeveralNumbers } from './math/add-several-numbers.ts'
import { skill as addTensAndOnes } from './math/add-tens-and-ones.ts'
import { skill as addTenthsHundredths } from './math/add-tenths-hundredths.ts'
import { skill as addThreeDigit } from './math/add-three-digit.ts'
import { skill as addThreeNumbers } from './math/add-three-numbers.ts'
import { skill as addTwoDigitPlain } from './math/add-two-digit-plain.ts'
import { skill as addUnlikeFractions } from './math/add-unlike-fractions.ts'
import { skill as addWithin10 } from './math/add-within-10.ts'
import { skill as addWithin100 } from './math/add-within-100.ts'
import { skill as addWithin1000 } from './math/add-within-1000.ts'
import { skill as addWithin20 } from './math/add-within-20.ts'
import { skill as addWithin5 } from './math/add-within-5.ts'
import { skill as angleSums } from './math/angle-sums.ts'
import { skill as angles } from './math/angles.ts'
import { skill as areaPerimeterProblems } from './math/area-perimeter-problems.ts'
import { skill as areaRectangles } from './math/area-rectangles.ts'
import { skill as barGraphs } from './math/bar-graphs.ts'
import { skill as classifyShapes } from './math/classify-shapes.ts'
import { skill as coinValues } from './math/coin-values.ts'
import { skill as compareDecimals } from './math/compare-decimals.ts'
import { skill as compareFractions } from './math/compare-fractions.ts'
import { skill as compareFractionsLike } from './math/compare-fractions-like.ts'
import { skill as compareLengths } from './math/compare-lengths.ts'
import { skill as compareThousandths } from './math/compare-thousandths.ts'
import { skill as compareWithin10 } from './math/compare-within-10.ts'
import { skill as compareWithin100 } from './math/compare-within-100.ts'
import { skill as compareWithin1000 } from './math/compare-within-1000.ts'
import { skill as compositeArea } from './math/composite-area.ts'
import { skill as coordinatePlane } from './math/coordinate-plane.ts'
import { skill as countCoins } from './math/count-coins.ts'
import { skill as countTo10 } from './math/count-to-10.ts'
import { skill as countTo100 } from './math/count-to-100.ts'
import { skill as countTo120 } from './math/count-to-120.ts'
import { skill as countTo20 } from './math/count-to-20.ts'
import { skill as countTo5 } from './math/count-to-5.ts'
import { skill as decimalsHundredths } from './math/decimals-hundredths.ts'
import { skill as decimalsTenths } from './math/decimals-tenths.ts'
import { skill as decimalsThousandths } from './math/decimals-thousandths.ts'
import { skill as divideDecimals } from './math/divide-decimals.ts'
import { skill as divideFacts } from './math/divide-facts.ts'
import { skill as divideFractionStories } from './math/divide-fraction-stories.ts'
import { skill as divideMeaning } from './math/divide-meaning.ts'
import { skill as divideTwoDigit } from './math/divide-two-digit.ts'
import { skill as divideUnitFractions } from './math/divide-unit-fractions.ts'
import { skill as doubles } from './math/doubles.ts'
import { skill as equalFractions } from './math/equal-fractions.ts'
import { skill as equalGroups } from './math/equal-groups.ts'
import { skill as equalSign } from './math/equal-sign.ts'
import { skill as evenOdd } from './math/even-odd.ts'
import { skill as expressions } from './math/expressions.ts'
import { skill as factorsMultiples } from './math/factors-multiples.ts'
import { skill as flatShapes } from './math/flat-shapes.ts'
import { skill as fractionAsDivision } from './math/fraction-as-division.ts'
import { skill as fractionLinePlots } from './math/fraction-line-plots.ts'
import { skill as fractionOfNumber } from './math/fraction-of-number.ts'
import { skill as fractionScaling } from './math/fraction-scaling.ts'
import { skill as fractionStories } from './math/fraction-stories.ts'
import { skill as fractionTimesWhole } from './math/fraction-times-whole.ts'
import { skill as fractionsNumberLine } from './math/fractions-number-line.ts'
import { skill as growingPatterns } from './math/growing-patterns.ts'
import { skill as halvesAndFourths } from './math/halves-and-fourths.ts'
import { skill as howMuchLonger } from './math/how-much-longer.ts'
import { skill as hundredMoreHundredLess } from './math/hundred-more-hundred-less.ts'
import { skill as largeNumbers } from './math/large-numbers.ts'
import { skill as lengthLinePlots } from './math/length-line-plots.ts'
import { skill as lengthStories } from './math/length-stories.ts'
import { skill as linePlotSums } from './math/line-plot-sums.ts'
import { skill as linePlots } from './math/line-plots.ts'
import { skill as lines } from './math/lines.ts'
import { skill as longDivision } from './math/long-division.ts'
import { skill as makeEqualFractions } from './math/make-equal-fractions.ts'
import { skill as makeTen } from './math/make-ten.ts'
import { skill as measureCentimeters } from './math/measure-centimeters.ts'
import { skill as measureInches } from './math/measure-inches.ts'
import { skill as measureWithUnits } from './math/measure-with-units.ts'
import { skill as missingAddend } from './math/missing-addend.ts'
import { skill as missingFactor } from './math/missing-factor.ts'
import { skill as mixedNumbers } from './math/mixed-numbers.ts'
import { skill as moneySums } from './math/money-sums.ts'
import { skill as moneyWordAmounts } from './math/money-word-amounts.ts'
import { skill as morningAndNight } from './math/morning-and-night.ts'
import { skill as multiplyCompare } from './math/multiply-compare.ts'
import { skill as multiplyDecimals } from './math/multiply-decimals.ts'
import { skill as multiplyFactsEasy } from './math/multiply-facts-easy.ts'
import { skill as multiplyFactsTo10 } from './math/multiply-facts-to-10.ts'
import { skill as multiplyFactsTo12 } from './math/multiply-facts-to-12.ts'
import { skill as multiplyFactsTo5 } from './math/multiply-facts-to-5.ts'
import { skill as multiplyFractionStories } from './math/multiply-fraction-stories.ts'
import { skill as multiplyFractions } from './math/multiply-fractions.ts'
import { skill as multiplyLarge } from './math/multiply-large.ts'
import { skill as multiplyMeaning } from './math/multiply-meaning.ts'
import { skill as multiplyOneDigit } from './math/multiply-one-digit.ts'
import { skill as multiplyProperties } from './math/multiply-properties.ts'
import { skill as multiplyTens } from './math/multiply-tens.ts'
import { skill as multiplyTwoDigit } from './math/multiply-two-digit.ts'
import { skill as nameFractions } from './math/name-fractions.ts'
import { skill as numberBonds } from './math/number-bonds.ts'
import { skill as numberLineSums } from './math/number-line-sums.ts'
import { skill as numberOrder10 } from './math/number-order-10.ts'
import { skill as numberPatterns } from './math/number-patterns.ts'
import { skill as orderLengths } from './math/order-lengths.ts'
import { skill as orderOfOperations } from './math/order-of-operations.ts'
import { skill as patterns } from './math/patterns.ts'
import { skill as perimeter } from './math/perimeter.ts'
import { skill as pictureGraphs } from './math/picture-graphs.ts'
import { skill as placeValueHundreds } from './math/place-value-hundreds.ts'
import { skill as powersOfTen } from './math/powers-of-ten.ts'
import { skill as primeNumbers } from './math/prime-numbers.ts'
import { skill as quadrilaterals } from './math/quadrilaterals.ts'
import { skill as readNumbers20 } from './math/read-numbers-20.ts'
import { skill as remainders } from './math/remainders.ts'
import { skill as roundAnyPlace } from './math/round-any-place.ts'
import { skill as roundDecimals } from './math/round-decimals.ts'
import { skill as roundTensHundreds } from './math/round-tens-hundreds.ts'
import { skill as scaledGraphs } from './math/scaled-graphs.ts'
import { skill as sidesAndCorners } from './math/sides-and-corners.ts'
import { skill as simplestForm } from './math/simplest-form.ts'
import { skill as skipCount100 } from './math/skip-count-100.ts'
import { skill as skipCount2 } from './math/skip-count-2.ts'
import { skill as skipCount510 } from './math/skip-count-5-10.ts'
import { skill as solidShapes } from './math/solid-shapes.ts'
import { skill as subtractLarge } from './math/subtract-large.ts'
import { skill as subtractTens } from './math/subtract-tens.ts'
import { skill as subtractTwoDigitPlain } from './math/subtract-two-digit-plain.ts'
import { skill as subtractWithin10 } from './math/subtract-within-10.ts'
import { skill as subtractWithin100 } from './math/subtract-within-100.ts'
import { skill as subtractWithin1000 } from './math/subtract-within-1000.ts'
import { skill as subtractWithin20 } from './math/subtract-within-20.ts'
import { skill as subtractWithin5 } from './math/subtract-within-5.ts'
import { skill as symmetry } from './math/symmetry.ts'
import { skill as tallyMarks } from './math/tally-marks.ts'
import { skill as teenNumbers } from './math/teen-numbers.ts'
import { skill as tenFrames } from './math/ten-frames.ts'
import { skill as tenMoreTenLess } from './math/ten-more-ten-less.ts'
import { skill as tensAndOnes } from './math/tens-and-ones.ts'
import { skill as thirds } from './math/thirds.ts'
import { skill as timeElapsed } from './math/time-elapsed.ts'
import { skill as timeFiveMinutes } from './math/time-five-minutes.ts'
import { skill as timeHalfHours } from './math/time-half-hours.ts'
import { skill as timeHours } from './math/time-hours.ts'
import { skill as timeToTheMinute } from './math/time-to-the-minute.ts'
import { skill as twoRules } from './math/two-rules.ts'
import { skill as twoStepSums } from './math/two-step-sums.ts'
import { skill as unitFractions } from './math/unit-fractions.ts'
import { skill as unitSquares } from './math/unit-squares.ts'
import { skill as weightAndCapacity } from './math/weight-and-capacity.ts'
import { skill as wholeNumbersAsFractions } from './math/whole-numbers-as-fractions.ts'

/** Every math skill that is made of numbers or lists, in teaching order. */
export const mathSkills: readonly SkillSource[] = [
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
  multiplyMeaning,
  multiplyFactsEasy,
  multiplyFactsTo5,
  multiplyFactsTo10,
  multiplyProperties,
  missingFactor,
  divideMeaning,
  divideFacts,
  multiplyTens,
  twoStepSums,
  roundTensHundreds,
  addThreeDigit,
  numberPatterns,
  unitFractions,
  nameFractions,
  fractionsNumberLine,
  equalFractions,
  compareFractionsLike,
  timeElapsed,
  timeToTheMinute,
  scaledGraphs,
  linePlots,
  areaRectangles,
  perimeter,
  quadrilaterals,
  wholeNumbersAsFractions,
  unitSquares,
  compositeArea,
  multiplyFactsTo12,
  roundAnyPlace,
  largeNumbers,
  addLarge,
  multiplyOneDigit,
  multiplyTwoDigit,
  longDivision,
  remainders,
  factorsMultiples,
  primeNumbers,
  compareFractions,
  simplestForm,
  addLikeFractions,
  mixedNumbers,
  fractionTimesWhole,
  fractionOfNumber,
  decimalsTenths,
  decimalsHundredths,
  compareDecimals,
  moneySums,
  angles,
  angleSums,
  lines,
  symmetry,
  subtractLarge,
  multiplyCompare,
  makeEqualFractions,
  fractionLinePlots,
  addMixedNumbers,
  addTenthsHundredths,
  areaPerimeterProblems,
  orderOfOperations,
  expressions,
  powersOfTen,
  divideTwoDigit,
  addUnlikeFractions,
  multiplyFractions,
  divideUnitFractions,
  decimalsThousandths,
  roundDecimals,
  addDecimals,
  multiplyDecimals,
  divideDecimals,
  coordinatePlane,
  classifyShapes,
  twoRules,
  multiplyLarge,
  linePlotSums,
  fractionStories,
  fractionAsDivision,
  fractionScaling,
  multiplyFractionStories,
  divideFractionStories,
  compareThousandths,
]
