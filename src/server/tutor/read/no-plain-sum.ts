const percentAdded = /\d (?:plus|minus|[-−+]) ?\d[\d.]* ?(?:%|percent\b)/i
const partOfRest = /\d\/\d.*\b(?:half|third|quarter|fourth|1\/2|1\/3|1\/4) of (?:that|it|them|those|the rest|what)\b/i

/** '250 plus 8 percent' is no sum of 250 and 8, and half of what is left is no half that is added. */
export const isNoPlainSum = (text: string): boolean => percentAdded.test(text) || partOfRest.test(text)
