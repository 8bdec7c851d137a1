import type { SkillSource } from '../draw.ts'
import { skill as addDecimals } from './math/add-decimals.ts'
import { skill as addLarge } from './math/add-large.ts'
import { skill as addLikeFractions } from './math/add-like-fractions.ts'
import { skill as addMixedNumbers } from './math/add-mixed-numbers.ts'
import { skill as addTenthsHundredths } from './math/add-tenths-hundredths.ts'
import { skill as addThreeDigit } from './math/add-three-digit.ts'
import { skill as addUnlikeFractions } from './math/add-unlike-fractions.ts'
import { skill as angleSums } from './math/angle-sums.ts'
import { skill as angles } from './math/angles.ts'
import { skill as areaPerimeterProblems } from './math/area-perimeter-problems.ts'
import { skill as areaRectangles } from './math/area-rectangles.ts'
import { skill as classifyShapes } from './math/classify-shapes.ts'
import { skill as compareDecimals } from './math/compare-decimals.ts'
import { skill as compareFractions } from './math/compare-fractions.ts'
import { skill as compareFractionsLike } from './math/compare-fractions-like.ts'
import { skill as compareThousandths } from './math/compare-thousandths.ts'
import { skill as compositeArea } from './math/composite-area.ts'
import { skill as convertCustomary } from './math/convert-customary.ts'
import { skill as convertMetric } from './math/convert-metric.ts'
import { skill as convertTwoSteps } from './math/convert-two-steps.ts'
import { skill as coordinatePlane } from './math/coordinate-plane.ts'
import { skill as decimalsHundredths } from './math/decimals-hundredths.ts'
import { skill as decimalsTenths } from './math/decimals-tenths.ts'
import { skill as decimalsThousandths } from './math/decimals-thousandths.ts'
import { skill as divideDecimals } from './math/divide-decimals.ts'
import { skill as divideFacts } from './math/divide-facts.ts'
import { skill as divideFractionStories } from './math/divide-fraction-stories.ts'
import { skill as divideMeaning } from './math/divide-meaning.ts'
import { skill as divideTwoDigit } from './math/divide-two-digit.ts'
import { skill as divideUnitFractions } from './math/divide-unit-fractions.ts'
import { skill as equalFractions } from './math/equal-fractions.ts'
import { skill as expressions } from './math/expressions.ts'
import { skill as factorsMultiples } from './math/factors-multiples.ts'
import { skill as fractionAsDivision } from './math/fraction-as-division.ts'
import { skill as fractionLinePlots } from './math/fraction-line-plots.ts'
import { skill as fractionOfNumber } from './math/fraction-of-number.ts'
import { skill as fractionScaling } from './math/fraction-scaling.ts'
import { skill as fractionStories } from './math/fraction-stories.ts'
import { skill as fractionTimesWhole } from './math/fraction-times-whole.ts'
import { skill as fractionsNumberLine } from './math/fractions-number-line.ts'
import { skill as largeNumbers } from './math/large-numbers.ts'
import { skill as linePlotSums } from './math/line-plot-sums.ts'
import { skill as linePlots } from './math/line-plots.ts'
import { skill as lines } from './math/lines.ts'
import { skill as longDivision } from './math/long-division.ts'
import { skill as makeEqualFractions } from './math/make-equal-fractions.ts'
import { skill as massStories } from './math/mass-stories.ts'
import { skill as measurementStories } from './math/measurement-stories.ts'
import { skill as missingFactor } from './math/missing-factor.ts'
import { skill as mixedNumbers } from './math/mixed-numbers.ts'
import { skill as moneySums } from './math/money-sums.ts'
import { skill as multiplyCompare } from './math/multiply-compare.ts'
import { skill as multiplyDecimals } from './math/multiply-decimals.ts'
import { skill as multiplyFactsEasy } from './math/multiply-facts-easy.ts'
import { skill as multiplyFactsTo5 } from './math/multiply-facts-to-5.ts'
import { skill as multiplyFactsTo10 } from './math/multiply-facts-to-10.ts'
import { skill as multiplyFactsTo12 } from './math/multiply-facts-to-12.ts'
import { skill as multiplyFractionStories } from './math/multiply-fraction-stories.ts'
import { skill as multiplyFractions } from './math/multiply-fractions.ts'
import { skill as multiplyLarge } from './math/multiply-large.ts'
import { skill as multiplyMeaning } from './math/multiply-meaning.ts'
import { skill as multiplyOneDigit } from './math/multiply-one-digit.ts'
import { skill as multiplyProperties } from './math/multiply-properties.ts'
import { skill as multiplyTens } from './math/multiply-tens.ts'
import { skill as multiplyTwoDigit } from './math/multiply-two-digit.ts'
import { skill as nameFractions } from './math/name-fractions.ts'
import { skill as numberPatterns } from './math/number-patterns.ts'
import { skill as orderOfOperations } from './math/order-of-operations.ts'
import { skill as percents } from './math/percents.ts'
import { skill as perimeter } from './math/perimeter.ts'
import { skill as powersOfTen } from './math/powers-of-ten.ts'
import { skill as primeNumbers } from './math/prime-numbers.ts'
import { skill as quadrilaterals } from './math/quadrilaterals.ts'
import { skill as remainders } from './math/remainders.ts'
import { skill as roundAnyPlace } from './math/round-any-place.ts'
import { skill as roundDecimals } from './math/round-decimals.ts'
import { skill as roundTensHundreds } from './math/round-tens-hundreds.ts'
import { skill as scaledGraphs } from './math/scaled-graphs.ts'
import { skill as simplestForm } from './math/simplest-form.ts'
import { skill as subtractLarge } from './math/subtract-large.ts'
import { skill as symmetry } from './math/symmetry.ts'
import { skill as timeElapsed } from './math/time-elapsed.ts'
import { skill as timeToTheMinute } from './math/time-to-the-minute.ts'
import { skill as twoRules } from './math/two-rules.ts'
import { skill as twoStepSums } from './math/two-step-sums.ts'
import { skill as unitCubes } from './math/unit-cubes.ts'
import { skill as unitFractions } from './math/unit-fractions.ts'
import { skill as unitSquares } from './math/unit-squares.ts'
import { skill as volume } from './math/volume.ts'
import { skill as wholeNumbersAsFractions } from './math/whole-numbers-as-fractions.ts'

/** Every math skill from grade 3 on that is made of numbers or lists, in teaching order. */
export const mathLaterSkills: readonly SkillSource[] = [
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
  massStories,
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
  convertMetric,
  convertCustomary,
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
  measurementStories,
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
  percents,
  volume,
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
  unitCubes,
  convertTwoSteps,
]
