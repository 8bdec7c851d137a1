import type { TaskFamily, TaskTopic } from '../tasks/task.ts'
import { comparing } from './comparing.ts'
import { counting } from './counting.ts'
import { decimals } from './decimals.ts'
import { doubling } from './doubling.ts'
import { elapsedTime } from './elapsed-time.ts'
import { equalFractions } from './equal-fractions.ts'
import { evenOdd } from './even-odd.ts'
import { fractionOfNumber } from './fraction-of.ts'
import { longDivision } from './long-division.ts'
import { longMultiplication } from './long-multiplication.ts'
import { measures } from './measures.ts'
import { missingNumbers } from './missing-numbers.ts'
import { mixedNumbers } from './mixed-numbers.ts'
import { money } from './money.ts'
import { multiplyingFractions } from './multiplying-fractions.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { patterns } from './patterns.ts'
import { percents } from './percents.ts'
import { placeValue } from './place-value.ts'
import { rectangles } from './rectangles.ts'
import { rounding } from './rounding.ts'
import { squares } from './squares.ts'
import { tellingTime } from './telling-time.ts'

/** Arithmetic beyond a sum of two numbers, each task drawn and worked out by code. */
export const mathTasks: readonly TaskFamily[] = [
  counting,
  missingNumbers,
  comparing,
  patterns,
  placeValue,
  evenOdd,
  doubling,
  tellingTime,
  elapsedTime,
  money,
  measures,
  rounding,
  rectangles,
  orderOfOperations,
  equalFractions,
  longMultiplication,
  longDivision,
  squares,
  fractionOfNumber,
  mixedNumbers,
  multiplyingFractions,
  decimals,
  percents,
]

/** What these tasks are about, in words that a child knows. */
export const mathTopics: readonly TaskTopic[] = mathTasks.flatMap(({ topics }) => topics)
