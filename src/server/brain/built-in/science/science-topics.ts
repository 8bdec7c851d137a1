import type { TaskTopic } from '../tasks/task.ts'

/** The topics that take their questions from all others of their bank. */
export const mixedTopics: ReadonlySet<string> = new Set(['science', 'puzzles'])

const science = (topic: string, grades: TaskTopic['grades'], words: RegExp): TaskTopic => ({
  topic,
  subject: 'science',
  grades,
  words,
})

const thinking = (topic: string, grades: TaskTopic['grades'], words: RegExp): TaskTopic => ({
  topic,
  subject: 'problem-solving',
  grades,
  words,
})

export const scienceTopics: readonly TaskTopic[] = [
  science('science', [0, 5], /\bscien(?:ce|tific)\b|\bnature\b/),
  science('plants', [0, 5], /\bplants?\b|\bflowers?\b|\btrees?\b|\bseeds?\b|\bphotosynthesis\b|\bgardens?\b/),
  science(
    'animals',
    [0, 5],
    /\banimals?\b|\binsects?\b|\bmammals?\b|\breptiles?\b|\bbirds?\b|\bbugs\b|\blife cycles?\b/,
  ),
  science('habitats', [0, 5], /\bhabitats?\b|\becosystems?\b|\brain ?forests?\b|\banimal homes?\b|\bdeserts?\b/),
  science('food chains', [0, 5], /\bfood (?:chains?|webs?)\b|\bpredators?\b|\bwho eats (?:what|whom|who)\b/),
  science(
    'my body',
    [0, 5],
    /\b(?:my|our|the|human) bod(?:y|ies)\b|\bhuman body\b|\bfive senses\b|\bskeletons?\b|\bbones\b/,
  ),
  science('weather', [0, 5], /\bweather\b|\bclimate\b|\bstorms?\b|\bclouds?\b|\bseasons?\b/),
  science('water', [0, 5], /\bwater cycle\b|\bwater\b|\boceans?\b|\bevaporation\b/),
  science(
    'rocks',
    [0, 5],
    /\brocks?(?: and minerals)?\b|\bminerals?\b|\bvolcano(?:e?s)?\b|\bfossils?\b|\bearth science\b|\bgeology\b/,
  ),
  science('space', [0, 5], /\b(?:outer )?space\b|\bplanets?\b|\bsolar system\b|\bastronomy\b|\bthe (?:moon|sun)\b/),
  science(
    'matter',
    [0, 5],
    /\bmatter\b|\bsolids?,? (?:and )?liquids?(?:,? and gas(?:es)?)?\b|\bmixtures?\b|\bchemistry\b|\batoms\b/,
  ),
  science('light', [0, 5], /\blight and (?:shadows?|dark)\b|\bshadows?\b|\boptics\b|\babout light\b|\blight science\b/),
  science(
    'sound',
    [0, 5],
    /\bscience of sounds?\b|\bhow sounds? works?\b|\babout sound\b|\bsound waves?\b|\bechoe?s?\b/,
  ),
  science('heat', [0, 5], /\bheat\b|\bhot and cold\b|\btemperatures? and heat\b/),
  science('electricity', [1, 5], /\belectric(?:ity|al)?\b|\bcircuits?\b|\bbatter(?:y|ies)\b/),
  science('magnets', [0, 5], /\bmagnets?\b|\bmagnetism\b|\bmagnetic\b/),
  science(
    'forces',
    [0, 5],
    /\bforces?\b|\bgravity\b|\bfriction\b|\bpush(?:es)? and pulls?\b|\bforces and motion\b|\bphysics\b/,
  ),
  science('machines', [0, 5], /\bsimple machines?\b|\bmachines\b|\blevers?\b|\bpulleys?\b/),
  science('experiments', [0, 5], /\bexperiments?\b|\bscientific method\b|\bhypothes[ie]s\b|\bbe a scientist\b/),
]

export const thinkingTopics: readonly TaskTopic[] = [
  thinking(
    'puzzles',
    [-1, 5],
    /\bpuzzles?\b|\bbrain ?teasers?\b|\bproblem.solving\b|\bthinking (?:games?|questions?)\b|\bsolve problems\b/,
  ),
  thinking('riddles', [-1, 5], /\briddles?\b/),
  thinking('patterns', [-1, 5], /\bpatterns?(?: and logic)?\b/),
  thinking('odd one out', [-1, 5], /\bodd one out\b|\bsorting\b|\b(?:does not|doesnt) belong\b/),
  thinking('logic', [-1, 5], /\blogic(?:al)?(?: puzzles?)?\b|\bdetectives?\b/),
  thinking('cause and effect', [-1, 5], /\bcause and effect\b|\bcauses and effects\b/),
  thinking('order of steps', [-1, 5], /\border of steps\b|\bsteps in order\b|\bsequenc(?:e|ing)\b/),
  thinking('where things are', [-1, 5], /\bwhere things are\b|\bleft and right\b|\bspatial\b/),
  thinking('about how many', [0, 5], /\babout how (?:many|much|long)\b|\bestimat(?:e|es|ing|ion)\b/),
  thinking('fair share', [-1, 5], /\bfair shar(?:e|es|ing)\b|\bsharing fairly\b|\bshare fairly\b/),
  thinking('planning', [-1, 5], /\bplanning\b|\bmake a plan\b|\bplan ahead\b/),
  thinking('what matters', [0, 5], /\bwhat matters\b|\bwhat is not needed\b|\bextra (?:facts|information)\b/),
  thinking('coding', [0, 5], /\bcoding\b|\bprogramming\b|\balgorithms?\b/),
]
