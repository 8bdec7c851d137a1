import data from '#content/en/tutor/colors-shapes.json'
import type { Decision, Line } from '../../move.ts'
import { smallNumber as n, smallValue } from '../../read/small-numbers.ts'
import type { Lesson } from '../../state.ts'
import { askChat, askStep } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { aboutIn, aboutNow } from './memory.ts'
import { shapesWith, sidesOf, solidOf, solids } from './shape-facts.ts'

// Shapes, their sides and corners, and which things have them. `early.of`: 'is:triangle' is spoken of, 'want:triangle' is asked for,
// 'look:door' has its sides looked at.

const oldest = 3
const lead = String.raw`^\W*(?:(?:so|and|ok|okay|oh|um+|wait|well|yes|yeah|no|but|then|now|also|i think|i know|i see|i counted|i count|i mean|cuz|because|look|maybe|did you know|hi|hey) )*`
const tail = String.raw`(?: (?:right|too|also|i think|again|now|huh|i counted(?: them)?|is that right|lol|yay|though|tho))*\W*$`
const names = [...Object.keys(sidesOf), ...Object.keys(solids)].join('|')
const shape = String.raw`(?:an? |the |my |this |all |every )?(${names})s?`
const part = String.raw`(?:straight |flat |long |equal )?(sides?|corners?|points?|point(?:y|ie)s|angles?|edges?|faces?|vertices)`

const asksName = new RegExp(
  String.raw`${lead}(?:what|which)(?:'?s)?(?: is)?(?: an?| the| kind of)?(?: shape| one| thing)?(?: is it)?(?: that| what)? (?:has|have|got|with|is it with|had) (?:got )?(${n}|no|zero) ${part}(?: and ${n} ${part})?${tail}`,
  'i',
)
const asksNameBehind = new RegExp(
  String.raw`${lead}(?:this|my|the|an?|it|there is a|theres a)(?: shape| one| thing)? (?:has|have|got|with|that has) (?:got )?(${n}|no) ${part}(?: and ${n} ${part})?[,.]? (?:so )?(?:what(?:'?s)?|which)\b.{0,24}$`,
  'i',
)
const asksCount = new RegExp(
  String.raw`${lead}(?:how many|how much|wats? the|do you know how many) ${part} (?:do|does|dos|two|2|duz|is|are|has|have|in|on|there in|there on|did)? ?(?:there )?(?:on |in )?${shape}(?: have| has| got| there)?${tail}`,
  'i',
)
const told = new RegExp(
  String.raw`${lead}(?:does |do )?(${shape}|it|they|mine|that one) (?:has|have|got|is|with|had|has got) (?:got |like |only )?(${n}|no) ${part}(?:,? (?:and|n|&|but)(?: it has| has)? (${n}|no) ${part})?${tail}`,
  'i',
)
const bare = new RegExp(
  String.raw`${lead}(?:its |it's |it is |there is |there are |theres |is it |only |just |like )*(${n}|no) ${part}${tail}`,
  'i',
)
const isShape = new RegExp(
  String.raw`${lead}(?:is )?(?:my |the |an? |our |this )([a-z]+(?: [a-z]+)?) (?:is|are|looks like|its|has the shape of|is like) (?:it )?(?:an? |shaped like an? )?(${names})(?: shaped?)?${tail}`,
  'i',
)
const namesIt = new RegExp(
  String.raw`${lead}(?:(?:its|it's|it is|is it|that'?s|that is|thats|this is|a|an|the|like|called|it) )*(${names})s?(?: like an? [a-z ]{3,16})?${tail}`,
  'i',
)
const unequal =
  /\b(?:taller|longer|wider|bigger|skinnier|thinner|shorter|longer)\b.*\b(?:wide|wider|tall|long|side|sides|top|bottom|other|others)\b|\b(?:two|2)\b.*\b(?:long|longer|big|tall)\b.*\b(?:short|shorter|small|little)\b|\b(?:two|2)\b.*\b(?:short|shorter|small|little)\b.*\b(?:long|longer|big|tall)\b|\b(?:not|aren'?t|arent|isn'?t|isnt)(?: all)? (?:the )?(?:same|equal)\b|\b(?:sides?|some|they)\b.*\b(?:longer|shorter|different)\b/i
const allSame = /\b(?:all|they(?:'re| are)?|yes|yeah|every)\b.*\b(?:same|equal)\b/i

const count = (said: string | undefined) => (said?.toLowerCase() === 'no' ? 0 : smallValue(said))
const a = (name: string) => (/^[aeio]/.test(name) ? `an ${name}` : `a ${name}`)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How many of that part a shape has; null where that is not told. */
function partsOf(name: string, what: string): number | null {
  const solid = solids[name]
  if (solid)
    return /face|side/i.test(what)
      ? solid.faces
      : /corner|point|vert/i.test(what)
        ? solid.corners
        : /edge/i.test(what)
          ? solid.edges
          : null
  return /face/i.test(what) ? null : (sidesOf[name] ?? null)
}

const toldThings = new Map(
  Object.entries(data.shapes).flatMap(([name, things]) => things.map((thing): [string, string] => [thing, name])),
)

/** Shapes in the talk of a young child: what it asks is worked on, what it says of them is judged. */
export function ofShapes(heard: Heard): Decision | null {
  const { lesson, grade, text } = heard
  if (grade > oldest || lesson.spanish || text.length > 100 || lesson.play || lesson.asked?.kind === 'sentence')
    return null
  return (
    nameAsked(heard) ??
    countAsked(heard) ??
    partsTold(heard) ??
    partsCounted(heard) ??
    sidesLooked(heard) ??
    named(heard) ??
    thingNamed(heard)
  )
}

const chat = (lesson: Lesson, lines: Line[], ask: Line, mood: 'happy' | 'thinking'): Decision =>
  reply(lines, askChat(lesson, ask), { kind: 'claim', mood })

/** 'What shape has 3 sides'. */
function nameAsked({ text, lesson }: Heard): Decision | null {
  const [, said] = asksName.exec(text) ?? asksNameBehind.exec(text) ?? []
  const sides = count(said)
  const [name] = shapesWith(sides)
  if (said === undefined || name === undefined) return null
  const values = { sides }
  return reply(
    [{ key: sides === 0 ? 'shapes.drawRound' : sides < 5 ? 'shapes.draw' : 'shapes.drawMany', values }],
    askStep(aboutNow(lesson, 'shape', `want:${name}`), { key: 'shapes.draw.ask', values }, null),
    { kind: 'why', mood: 'happy' },
  )
}

/** 'How many sides does a circle have'. */
function countAsked({ text, lesson }: Heard): Decision | null {
  const [, what = '', name = ''] = asksCount.exec(text) ?? []
  const many = name === '' ? null : partsOf(name.toLowerCase(), what)
  if (many === null) return null
  const plural = what.replace(/s?$/, 's')
  const values = { shape: name, a: a(name), A: capital(a(name)), what: plural }
  const about = aboutNow(lesson, 'shape', `is:${name.toLowerCase()}`)
  const key = many === 0 ? 'shapes.countRound' : 'shapes.count'
  return counts(about, [{ key, values }], { key: 'shapes.count.ask', values }, many, 'why')
}

/** The shape that 'it' means. */
const itIn = (lesson: Lesson): string | null => /^(?:is|want):(.+)$/.exec(aboutIn(lesson, 'shape') ?? '')?.[1] ?? null

/** 'A square has 4 sides and 5 corners', 'it has 3 corners too', 'no wait 4 corners'. */
function partsTold(heard: Heard): Decision | null {
  const { text, lesson } = heard
  const found = told.exec(text)
  const [, subject, named, said, , what, said2, , what2] = found ?? []
  const [, bareSaid, , bareWhat] = found ? [] : (bare.exec(text) ?? [])
  const it = itIn(lesson)
  const name = named?.toLowerCase() ?? (subject === undefined && bareSaid === undefined ? null : it)
  if (name === null || (bareSaid !== undefined && it === null)) return null
  const pairs = [
    [said ?? bareSaid, what ?? bareWhat],
    [said2, what2],
  ].flatMap(([one, of]) =>
    one === undefined || of === undefined
      ? []
      : [{ said: count(one), what: of.toLowerCase().replace(/^point(?:y|ie)s$/, 'points') }],
  )
  const judged = pairs.flatMap((one) => {
    const makes = partsOf(name, one.what)
    return makes === null ? [] : [{ ...one, makes }]
  })
  if (judged.length === 0 || judged.length < pairs.length) return null
  const about = aboutNow(lesson, 'shape', `is:${name}`)
  const plural = (one: { what: string; said: number }) => one.what.replace(/s$/, '') + (one.said === 1 ? '' : 's')
  const says = (some: typeof judged) =>
    some
      .map((one) => `${one.said === 0 ? 'no' : one.said} ${one.what === 'vertices' ? 'vertices' : plural(one)}`)
      .join(' and ')
  const right = judged.filter((one) => one.said === one.makes)
  const wrong = judged.find((one) => one.said !== one.makes)
  const values = { a: a(name), A: capital(a(name)), says: says(right) }
  if (!wrong) return chat(about, [{ key: 'shapes.right', values }], { key: 'shapes.next' }, 'happy')
  const look = {
    a: a(name),
    A: capital(a(name)),
    what: wrong.what.replace(/s?$/, 's').replace('verticess', 'vertices'),
  }
  const lines: Line[] = [
    ...(right.length > 0 ? [{ key: 'shapes.part', values } as const] : []),
    { key: wrong.makes === 0 ? 'shapes.lookRound' : 'shapes.look', values: look },
  ]
  return counts(about, lines, { key: 'shapes.count.ask', values: look }, wrong.makes, 'claim')
}

const number = new RegExp(
  String.raw`${lead}(?:(?:its|it's|it is|is it|there are|theres|i got|i think|just|like) )*(${n}|none|no|nothing|not any)(?: of them)?${tail}`,
  'i',
)

/** '4', '0', 'none', when the sides of a shape were to be counted. */
function partsCounted({ text, lesson }: Heard): Decision | null {
  const { asked } = lesson
  const it = itIn(lesson)
  const [, said] = number.exec(text) ?? []
  if (asked?.kind !== 'step' || asked.expects === null || asked.about !== 'shapes' || it === null || said === undefined)
    return null
  const isRight = (/^n/i.test(said) && smallValue(said) < 0 ? 0 : smallValue(said)) === Number(asked.expects.answer)
  const values = { said: Number(asked.expects.answer) }
  if (isRight)
    return chat(
      lesson,
      [{ key: values.said === 0 ? 'shapes.none' : 'shapes.counted', values }],
      { key: 'shapes.next' },
      'happy',
    )
  const look = { a: a(it), A: capital(a(it)), what: 'sides' }
  return counts(
    lesson,
    [{ key: values.said === 0 ? 'shapes.lookRound' : 'shapes.slowly', values: look }],
    { key: 'shapes.slowly.ask', values: look },
    values.said,
    'claim',
  )
}

/** Parts of a shape are to be counted. */
function counts(lesson: Lesson, lines: Line[], ask: Line, answer: number, kind: string): Decision {
  const closing = askStep(lesson, ask, { form: 'number', answer: String(answer) })
  const asked = closing.asked && { ...closing.asked, about: 'shapes' }
  return reply(lines, { ...closing, asked }, { kind, mood: 'thinking' })
}

/** 'It's taller than it's wide' of a door that was said to be square. */
function sidesLooked({ text, lesson }: Heard): Decision | null {
  const thing = /^look:(.+)$/.exec(aboutIn(lesson, 'shape') ?? '')?.[1]
  if (thing === undefined) return null
  if (unequal.test(text) || /^\W*(?:no|nope|nah|not really|uh uh)\b/i.test(text))
    return reply(
      [{ key: 'shapes.unequal' }],
      askStep(aboutNow(lesson, 'shape', 'want:rectangle'), { key: 'shapes.unequal.ask' }, null),
      {
        kind: 'claim',
        mood: 'happy',
      },
    )
  if (!allSame.test(text) && !/^\W*(?:yes|yeah|yep|yup)\W*$/i.test(text)) return null
  return chat(
    aboutNow(lesson, 'shape', 'is:square'),
    [{ key: 'shapes.equal', values: { thing } }],
    { key: 'shapes.next' },
    'happy',
  )
}

/** A name alone: what was asked for, or another one. */
function named({ text, lesson }: Heard): Decision | null {
  const [, said = ''] = namesIt.exec(text) ?? []
  const of = aboutIn(lesson, 'shape')
  const want = /^want:(.+)$/.exec(of ?? '')?.[1]
  const name = said.toLowerCase()
  if (name === '' || (want === undefined && !of?.startsWith('look:'))) return null
  if (of?.startsWith('look:'))
    return name === 'rectangle'
      ? chat(
          aboutNow(lesson, 'shape', `is:${name}`),
          [{ key: 'shapes.is', values: { a: a(name), A: capital(a(name)) } }],
          { key: 'shapes.next' },
          'happy',
        )
      : null
  const isIt =
    name === want ||
    (sidesOf[name] !== undefined &&
      sidesOf[name] === sidesOf[want ?? ''] &&
      !lesson.said.slice(-3).some((one) => one.startsWith('shapes.unequal')))
  const values = { a: a(name), A: capital(a(name)), sides: sidesOf[name] ?? 0 }
  if (isIt)
    return chat(
      aboutNow(lesson, 'shape', `is:${name}`),
      [{ key: sidesOf[name] === 0 ? 'shapes.is' : want === 'rectangle' ? 'shapes.is' : 'shapes.named', values }],
      { key: 'shapes.next' },
      'happy',
    )
  const line: Line =
    name === 'square' && want === 'rectangle' ? { key: 'shapes.notSquare' } : { key: 'shapes.notIt', values }
  return reply([line], askStep(lesson, { key: 'shapes.draw.ask', values: { sides: sidesOf[want ?? ''] ?? 0 } }, null), {
    kind: 'claim',
    mood: 'thinking',
  })
}

const noThing = /^(?:shape|answer|it|this|that|one|other one|next one|name|favorite|side|sides|top|drawing)$/i

/** 'My door is a square', 'a ball is a circle'. */
function thingNamed({ text, lesson }: Heard): Decision | null {
  const [, saidThing = '', saidName = ''] = isShape.exec(text) ?? []
  const [thing, name] = [
    saidThing.toLowerCase().replace(/^(?:big|little|red|blue|green|new|old) /, ''),
    saidName.toLowerCase(),
  ]
  if (thing === '' || noThing.test(thing) || sidesOf[thing] !== undefined || solids[name]) return null
  const solid = solidOf(thing, name)
  const values = { thing, Thing: capital(thing), a: a(name), name, solid: solid ?? '' }
  if (solid)
    return chat(
      aboutNow(lesson, 'shape', `is:${solid}`),
      [{ key: `shapes.solid.${solid}`, values }],
      { key: 'shapes.solid.ask', values },
      'happy',
    )
  const known = toldThings.get(thing)
  if (name === 'square' && (known === undefined || known === 'rectangle'))
    return reply(
      [{ key: 'shapes.sameSides', values }],
      askStep(aboutNow(lesson, 'shape', `look:${thing}`), { key: 'shapes.sameSides.ask', values }, null),
      {
        kind: 'claim',
        mood: 'thinking',
      },
    )
  // What is known of things is said by `looks`.
  if (known !== undefined && known !== name) return null
  return known === name
    ? chat(aboutNow(lesson, 'shape', `is:${name}`), [{ key: 'shapes.thing', values }], { key: 'shapes.next' }, 'happy')
    : null
}
