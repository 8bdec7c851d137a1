const joins =
  'and|is|so|then|equals?|plus|minus|times|by|of|i|got|it|its|the|was|are|what|why|how|because|cuz|or|to|than|more|less|if|but|not|no|yes|divided|over|into|goes|get|make|makes|from'
const unitBefore = new RegExp(
  `(\\d)((?: (?!(?:${joins})\\b)[a-z]+){1,3}) ?(x|×|\\*|\\+|÷) ?(?=\\$?\\d)(?=.*(?:=|\\bis\\b))`,
  'gi',
)

/** '50 an hour x 5 = 250' as 50 x 5 = 250: what is counted does not stand in the way of how many. */
export const withoutUnits = (text: string) => text.replace(unitBefore, '$1 $3 ')
