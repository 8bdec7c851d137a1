import { type AskForm, asking, how, is, text, well } from './ask-parts.ts'

/** Questions of the craft: speech, tense, evidence, mood, length, and whether it is good. */
export const craftAsks: readonly AskForm[] = [
  [
    'comma',
    false,
    asking([
      '(?:do|should) (?:i|we) (?:need|put|use) (?:a|the) comma(?: .*)?',
      'where (?:do|does|should) (?:i put )?(?:the|a|my) comma(?: go)?(?: .*)?',
    ]),
  ],
  [
    'newline',
    true,
    asking([
      'when (?:do|should) (?:i|you|we) (?:start|make|need|use|go to) a new (?:line|paragraph) .*(?:talk|talks|talking|speak|speaks|says|dialogue|someone|people).*',
      'do (?:i|you|we) (?:start|make|need) a new (?:line|paragraph) .*(?:talk|talks|talking|speak|speaks|says|dialogue|someone).*',
    ]),
  ],
  [
    'tense',
    true,
    asking([
      '(?:should|do|can) (?:i|it|we) (?:use|write|be|write it|write in|be in|use the)?(?: in)?(?: the)? (?:past|present)(?: tense)? or (?:the )?(?:past|present)(?: tense)?',
      '(?:which|what) tense (?:should|do|can) .*',
      'should (?:it|this|my story) be in (?:past|present) tense',
    ]),
  ],
  [
    'povOf',
    true,
    asking([
      '(?:.* )?(?:which|what) (?:point of view|pov|person) is (?:that|this|it|mine|my story)(?: in)?',
      'is (?:that|this|it|my story|mine) (?:in )?(?:first|third|1st|3rd)(?: person)?(?: or (?:first|third|1st|3rd)(?: person)?)?',
    ]),
  ],
  [
    'povHow',
    true,
    asking([
      'how (?:do|can) (?:i|you|we) (?:know|tell|see) (?:if|when|that|which|what) .*(?:first|third|1st|3rd|person|point of view).*',
    ]),
  ],
  [
    'pov',
    true,
    asking([
      '(?:should|can|could) (?:i|we) (?:write|do|use|tell)(?: my \\w+| it| this| the \\w+)?(?: in| from)?(?: the)? (?:first|third|1st|3rd) person(?: or .*)?',
      'which point of view should i use',
    ]),
  ],
  [
    'show',
    true,
    asking([
      ".*\\bshow,?(?: and)? (?:dont|don't|do not|not) tell\\b.*",
      `.*${how}(?:show|describe)(?: that| how)? (?:i|he|she|they|it|my \\w+|the \\w+|someone)(?: \\w+)? (?:is|was|were|am|are|feel|feels|felt)\\b.*`,
    ]),
  ],
  [
    'show',
    false,
    asking([
      '.*\\bwithout (?:saying|telling|writing) (?:it|that|so|the word).*',
      `${how}show (?:it|that|this|feelings?|the feeling)`,
      `${how}make (?:the|my) readers? (?:feel|see) .*`,
    ]),
  ],
  [
    'cite',
    true,
    asking([
      `${how}(?:cite|quote|introduce|add|use|put in|explain) (?:a |the |my )?(?:quotes?|quotation|source|evidence|book|study|survey)(?: .*)?`,
      'where (?:do|should) i put (?:the|my|a) quotes?(?: from .*)?',
    ]),
  ],
  ['cite', false, asking([`${how}(?:cite|quote) (?:it|this|that|them|(?:a|the|my) \\w+)`])],
  [
    'transition',
    true,
    asking([
      '(?:what is|i need|give me|what are|whats) (?:a |some |another )?(?:good |better )?transitions?(?: words?| sentences?)?(?: (?:for|to|into|between|from) .*)',
      `${how}transition (?:to|into|from) .*`,
      `${how}(?:connect|link|join|get from|go from|transition) .*(?:paragraph|idea|sentence|part|next)s?`,
    ]),
  ],
  [
    'transition',
    false,
    asking([
      '(?:what is|i need|give me) (?:a |some |another )?(?:good |better )?transitions?(?: words?)?',
      'i (?:keep|always) (?:saying|writing|using|say|write|use) (?:and then|then|and|so)(?: .*)?',
    ]),
  ],
  [
    'transition',
    true,
    asking(['i (?:keep|always) (?:saying|writing|using|say|write|use) (?:and then|then|and)(?: .*)?']),
  ],
  [
    'find',
    false,
    asking([
      'where (?:do|can|could|should) (?:i|we) (?:find|get|look for|look up) (?:\\w+ )?(?:facts|evidence|information|info|sources|stuff|things)(?: .*)?',
    ]),
  ],
  [
    'evidence',
    false,
    asking([
      'what (?:kind of |sort of )?(?:evidence|proof|facts|examples) (?:do|should|can|could) i (?:need|use|put|have|give|add)(?: .*)?',
      'is (?:that|this|it) (?:good |enough |strong )(?:evidence|proof)',
    ]),
  ],
  ['formal', false, asking([`${how}(?:make|sound|be|write) .*formal.*`])],
  ['specific', false, asking([`${how}(?:make|be|get) .*(?:specific|clear|clearer|precise|less vague|narrow).*`])],
  [
    'convince',
    false,
    asking([`${how}(?:make|be|sound) .*(?:convincing|persuasive|stronger).*`, `${how}(?:convince|persuade) .*`]),
  ],
  ['scary', false, asking([`${how}make ${text} (?:more )?(?:scar\\w+|creep\\w+|spook\\w+)(?: .*)?`])],
  ['funny', false, asking([`${how}make ${text} (?:more )?(?:fun+\\w*|silly|sillier)(?: .*)?`])],
  ['sad', false, asking([`${how}make ${text} (?:more )?(?:sad\\w*|emotional)(?: .*)?`])],
  [
    'exciting',
    false,
    asking([
      `${how}make ${text} (?:more )?(?:exciting|suspense\\w*|interesting|thrilling|less boring|not boring)(?: .*)?`,
      `${how}(?:keep|make) (?:people|them|the reader|my reader|readers|someone|everyone) (?:keep )?(?:read\\w*|interested|want .*|hooked|going)(?: .*)?`,
      `${how}(?:build|make|add|create) (?:the |more )?(?:suspense|tension)`,
    ]),
  ],
  [
    'real',
    false,
    asking([
      `${how}make ${text} (?:more )?(?:real\\w*|descriptive|detailed|vivid)(?: .*)?`,
      `${how}(?:add|put in|describe) (?:more )?(?:details?|it|description)(?: .*)?`,
    ]),
  ],
  [
    'long',
    true,
    asking([
      'how (?:long|short|many (?:sentences|words|paragraphs|pages|lines|reasons|body paragraphs)) (?:should|does|do|is|must|can|are)(?: \\w+){0,2} (?:summary|essay|poem|story|paragraph|conclusion|introduction|intro|report|letter)(?: .*)?',
    ]),
  ],
  [
    'long',
    false,
    asking([
      'how (?:long|short|many (?:sentences|words|paragraphs|pages|lines)) (?:should|does|do|must) (?:it|this|mine|i)(?: .*)?',
    ]),
  ],
  [
    'longer',
    false,
    asking([
      `${how}make ${text} longer`,
      'i need (?:\\w+ )?more (?:sentences|words|lines|paragraphs|stuff|to say|to write)',
      'what else (?:can|should|do|could|would) (?:i|we) (?:say|write|put|add|tell|do)(?: .{0,20})?',
    ]),
  ],
  [
    'enough',
    false,
    asking([
      `is (?:it|that|this|mine|my \\w+) (?:too short|enough|long enough|done|finished|too long)(?: now| yet)?`,
      "(?:it is|it's|its) too (?:short|long)",
    ]),
  ],
  [
    'opinion',
    false,
    asking([
      '(?:can|should|may|do) (?:i|we) (?:put|say|write|add|tell|give|include|use) (?:my|our|an) (?:own )?opinions?(?: .*)?',
    ]),
  ],
  [
    'all',
    false,
    asking([
      '(?:do|should|must) (?:i|we) (?:have to |need to )?(?:tell|say|write|put) (?:everything|all of it|all|the whole thing|every .*)(?: .*)?',
    ]),
  ],
  [
    'okay',
    false,
    asking([
      'is (?:that|it|this) (?:ok|okay|alright|allowed|fine) to (?:write|say|put|use|tell)(?: .*)?',
      'is (?:the word )?\\w+ (?:ok|okay) or should i change it',
    ]),
  ],
  [
    'whyMore',
    false,
    asking(['why (?:do|should|must|would) (?:i|we) (?:need|have to|write|add|put|say)(?: \\w+){0,2} more(?: .*)?']),
  ],
  [
    'better',
    false,
    asking([
      `make ${text}(?: sound| look| read)? (?:better|nicer|good|cooler|smarter|more grown up|more interesting)(?: for me)?`,
      `(?:can|could|will) you (?:make|fix|improve|change|rewrite) ${text}(?: (?:sound|look) )?(?: ?(?:better|nicer|good|cooler|smarter|for me))*`,
      `${how}(?:make|get) ${text}(?: to)?(?: sound| look| read)? (?:better|nicer|good|cooler|smarter)(?: .*)?`,
      `${how}improve (?:it|this|that|my \\w+)`,
      'what (?:can|should|could|do) i (?:change|improve|do better|make better|fix)(?: .{0,20})?',
    ]),
  ],
  ['fix', false, asking([`${how}(?:fix|correct|change) (?:it|this|that)`])],
  [
    'good',
    false,
    asking([
      `${is}(?:\\w+ )?(?:sound |look |seem )?${well}(?: .{0,12})?`,
      `${is}(?:\\w+ )?(?:sound|look|make sense|work|rhyme)(?: .{0,12})?`,
      `${is}(?:too |really )?(?:funny|scary|sad|exciting|interesting|cool|creepy)(?: enough)?`,
      'did i (?:do|write|get) (?:it|this|that) (?:right|good|ok|well)',
      'how (?:is|does|was|about) (?:it|this|that|mine)(?: sound| look)?(?: now)?',
      'what do you think(?: (?:of|about) (?:it|this|that|my .{2,20}))?(?: now)?',
      '(?:do|did) you like (?:it|this|that|mine|my .{2,20})',
      '(?:was|is) that (?:a )?good(?: \\w+)?',
    ]),
  ],
  [
    'noIdea',
    true,
    asking([
      "(?:i|we) (?:dont|don't|do not|cant|can't) (?:know|no|think of) what to (?:write|rite|wright)(?: about)?(?: .{0,20})?",
      "(?:i|we) (?:dont|don't|do not|cant|can't) (?:know|no|think of) (?:anything|an idea|any ideas|something) to (?:write|rite|wright)(?: about)?",
      'i have no (?:idea|ideas|clue) what to (?:write|rite|wright)(?: about)?',
      'what (?:should|can|could|do) (?:i|we) (?:write|rite) about',
      'i need (?:an |some )?(?:idea|ideas) (?:for|to) (?:my |a |write|writing)(?: ?(?:story|essay|poem|about|a story))?',
    ]),
  ],
]
