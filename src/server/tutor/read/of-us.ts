const few = String.raw`two|three|four|five|six|seven|eight|nine|ten|\d{1,2}`
const ofUs = new RegExp(
  String.raw`\b(?:now )?(?:we are|we're)(?: (?:now|only|just|all|like))? (${few})(?: of us)?(?: (?:now|in all|all together|total))?(?=\W*$|[.,!;])`,
  'gi',
)

/** 'Now we are 3' counts who is there: nobody is three years old. */
export const countingUs = (text: string): string => text.replace(ofUs, 'there are $1 of us')

const numbers = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|third|quarter|hundred|thousand)\b/
export const saysNumber = (line: string): boolean => numbers.test(line)
