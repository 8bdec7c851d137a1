import Fraction from 'fraction.js'

/** The places of a number, by the power of 10: 0 is the ones, 1 the tens, −1 the tenths. */
const names = new Map([
  [6, 'million'],
  [5, 'hundred thousand'],
  [4, 'ten thousand'],
  [3, 'thousand'],
  [2, 'hundred'],
  [1, 'ten'],
  [0, 'one'],
  [-1, 'tenth'],
  [-2, 'hundredth'],
  [-3, 'thousandth'],
])

/** 'ten', 'tenth': a single piece of the place. */
export const placeName = (place: number) => names.get(place) ?? 'one'

/** 'tens', 'tenths'. */
export const placesName = (place: number) => `${placeName(place)}s`

export const worthOf = (place: number): Fraction => new Fraction(10).pow(place) ?? new Fraction(1)

/** The digit that a number has at a place. */
export const digitAt = (value: Fraction | number, place: number): number =>
  new Fraction(value).div(worthOf(place)).floor().mod(10).valueOf()

/** The highest place of a number that is not zero. */
export const highestPlace = (value: Fraction | number): number =>
  [6, 5, 4, 3, 2, 1, 0, -1, -2].find((place) => worthOf(place).lte(new Fraction(value))) ?? -3
