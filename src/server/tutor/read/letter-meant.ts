// Which letter is meant: one that somebody gets, or one that is traced.

/** 'Help me write my grandma a letter', 'a letter to Santa'. */
export const toSomeone =
  /\b(?:write|rite|send|make|mail) (?:(?:him|her|them|you|my \w+|the \w+|mr\.? \w+|mrs\.? \w+|ms\.? \w+|santa) (?:a|another|the|this|my) (?:\w+ )?letter|(?:a|another|my) (?:\w+ )?letter (?:to|for) (?!trace))\b/i

/** 'Can I trace a letter'. */
export const wantsTracing = /\b(?:trace|tracing|traceing|trase)\b/i
