/** What opens a text is often a wish, and none of its lines: 'i want to write a letter to my grandma. Dear Grandma, …'. */
const wish =
  /^\W*(?:(?:ok|okay|hi|hey|so|now|um+|please)[\s,]+)*(?:i (?:want to|wanna|need to|have to|gotta|will|am going to|am|would like to)|i'?m|can (?:you|we|i|u)|help me|let'?s|i (?:wrote|made)|here'?s|here is|this is|my (?:letter|story|poem|card|note|essay)(?: is| goes)?)\b[^.!?:]{0,60}\b(?:write|writing|make|making|letter|story|poem|card|note|essay|help)\b[^.!?:]{0,40}[.!?:]\s*/i

export const withoutWish = (text: string): string => text.replace(wish, '').trim()
