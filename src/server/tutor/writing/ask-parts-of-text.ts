import { type AskForm, asking, how, is, well } from './ask-parts.ts'

/** Whole questions in small letters. A * stands for a question that is only about a text while one is open. */
export const partAsks: readonly AskForm[] = [
  ['transition', false, asking([`${how}start (?:the|my) next (?:sentence|paragraph|part)`])],
  [
    'hookHow',
    true,
    asking([
      String.raw`what (?:is|would be) a good (?:hook|opener|lead)(?: for .*)?`,
      `${how}(?:write|make|do|find|start with) (?:a|my|the) (?:good )?hook(?: for .*)?`,
      'i need a (?:good )?hook(?: for .*)?',
      'do i (?:need|have to have) a hook',
    ]),
  ],
  [
    'hook',
    false,
    asking([
      `${is}(?:a |an )?(?:good |ok |strong |nice |better )?(?:\\w+ )?(?:hook|opening|opener|beginning|start|first (?:sentence|line)|intro|introduction|lead)(?: ${well})?(?: to .*)?`,
    ]),
  ],
  [
    'thesis',
    true,
    asking([
      `${is}(?:a |an )?(?:good |ok |strong |nice |better )?(?:\\w+ )?(?:thesis|thesis statement|claim|topic sentence|argument)(?: statement)?(?: ${well})?`,
    ]),
  ],
  ['thesisHow', true, asking([`${how}(?:write|make) (?:a|my|the) (?:good |strong )?thesis(?: statement)?`])],
  [
    'ending',
    false,
    asking([
      `${is}(?:a |an )?(?:good |ok |strong |nice )?(?:ending|end|conclusion|closing|last (?:sentence|line))(?: ${well})?`,
    ]),
  ],
  ['titleGood', false, asking([`${is}(?:a |an )?(?:good |ok |strong |nice )?(?:title|name)(?: ${well})?`])],
  [
    'counterGood',
    true,
    asking([`${is}(?:a |an )?(?:good )?(?:counter ?argument|counter ?claim|rebuttal)(?: ${well})?`]),
  ],
  [
    'label',
    false,
    asking([
      "(?:it is|its|it's|this is|that is|that's|thats) (?:just )?(?:for |from |part of |about |the start of |the beginning of |the end of )?(?:a|an|my|the)(?: \\w+){0,2} (?:story|essay|narrative|paragraph|poem|report|book report|memoir|letter|speech|class|project|intro|introduction|ending|conclusion)(?: so far)?",
    ]),
  ],
  [
    'part',
    false,
    asking([
      'what about (?:the|my) .{2,30} part',
      'should i (?:keep|take out|leave out|delete|cut) (?:the|my|that) .{2,30}',
    ]),
  ],
  [
    'syllables',
    false,
    asking([
      `${is}(?:the |my )?(?:syllables?|beats) .{2,20}`,
      'do(?:es)? (?:it|my \\w+|the lines) have (?:enough|the right|5) .{0,30}syllables?.*',
      'how many syllables (?:does|do|is|are) (?:it|my|the|in) .*',
    ]),
  ],
  [
    'rebut',
    false,
    asking([
      '(?:.{3,90} )?what (?:do|should|can|could) i (?:say|write|answer) (?:to|about) (?:that|them|those|it|him|her)',
      'what (?:do|should|can|could) i do (?:with|about) (?:the|that|this) .{2,30} part',
      `${how}(?:answer|rebut|respond to|argue against) (?:that|them|it|the .{2,20})`,
    ]),
  ],
  [
    'counter',
    true,
    asking([
      'do (?:i|we) (?:need|have to have|have to put|have to write) (?:a |the )?(?:counter ?claim|counter ?argument|other side)',
      `${how}(?:write|do|put in|add) (?:a|the|my) (?:counter ?claim|counter ?argument)`,
    ]),
  ],
  [
    'start',
    true,
    asking([
      `${how}(?:start|begin|open) (?:my|the|a|an|this) (?:\\w+ ){0,3}?(?:essay|story|paragraph|report|letter|intro|introduction|poem|summary|narrative|speech|body paragraph|book report)(?: .*)?`,
      `${how}(?:write|do) (?:the|my|an) (?:intro|introduction|opening|beginning)`,
      'what is a good (?:first (?:sentence|line)|opening|beginning|start|intro|way to (?:start|begin))(?: .*)?',
    ]),
  ],
  [
    'start',
    false,
    asking([
      `${how}(?:start|begin)(?: (?:it|this|that|off|out))?`,
      'what (?:do|should|can) (?:i|we) (?:write|say|put|do|start with) (?:first|at the (?:start|beginning))',
      'what (?:do|should|can) (?:i|we) start with',
      'how does it (?:start|begin)',
      'what (?:goes|comes) first',
    ]),
  ],
  [
    'end',
    true,
    asking([
      `${how}(?:end|finish|close|conclude|wrap up) (?:my|the|a|an|this) (?:\\w+ ){0,3}?(?:essay|story|paragraph|report|letter|poem|summary|narrative|speech|book report)(?: .*)?`,
      `${how}(?:write|do|make) (?:the|my|a|an) (?:good |better )?(?:conclusion|ending|closing(?: sentence)?|last (?:sentence|paragraph))(?: .*)?`,
      'what (?:is|would be) a good (?:ending|conclusion|closing(?: sentence)?|last (?:sentence|line)|way to end .{0,20})(?: .*)?',
      "i (?:need|cannot think of|cant think of|can't think of|dont have|don't have) (?:a|an) (?:good )?(?:ending|conclusion)",
    ]),
  ],
  [
    'end',
    false,
    asking([
      `${how}(?:end|finish|close|conclude|wrap) (?:it|this|that|off|up|it up)(?: .*)?`,
      'what (?:should|could|would|will|can) (?:the|my) (?:end|ending|last (?:sentence|line|part)) be',
      'how (?:does|should|could|would|will|can) (?:it|the story|my story) end',
      'what (?:goes|comes|do i put|do i write|should i write|should i put) (?:last|at the end)',
    ]),
  ],
  [
    'next',
    false,
    asking([
      'what (?:should|could|can|would|will|does|do|might) (?:i |it |we )?(?:happen|happens|come|comes|write|say|put|do|add|goes?) next',
      'what (?:happens|comes|is|goes) next',
      'now what',
      'what now',
      'then what',
    ]),
  ],
  [
    'wrong',
    false,
    asking([
      'what (?:should|could|can|would|might) go wrong(?: .*)?',
      'what (?:should|could|can) the (?:problem|trouble|conflict) be',
    ]),
  ],
  [
    'title',
    true,
    asking([
      'what (?:should|do|can|could|would) (?:i|we|you) (?:call|name) (?:my|the) (?:story|poem|essay|book|report)',
      '(?:what is|i need|give me|can you give me|help me with|i want|think of) (?:a |the |my )?(?:good )?(?:title|name) for (?:my|the|a|this) (?:story|poem|essay|book|report)',
    ]),
  ],
  [
    'title',
    false,
    asking([
      'what (?:should|do|can|could|would) (?:i|we|you) (?:call|name|title) (?:it|this|that)',
      '(?:what about|how about|i need|give me|can you give me|what is|do i need|does it need) (?:a |the |my )?(?:good )?title(?: for it)?',
      'what (?:should|could|can) (?:the|my) title be',
    ]),
  ],
]
