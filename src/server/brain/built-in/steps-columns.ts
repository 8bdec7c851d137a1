const places = ['Ones', 'Tens', 'Hundreds', 'Thousands']
const parts: Record<number, string[]> = {
  2: ['Right part', 'Left part'],
  3: ['Right part', 'Middle part', 'Left part'],
}

/** A number cut into as many columns as there may be steps, the lowest first. */
function columnsOf(a: number, b: number, most: number) {
  const digits = String(Math.max(a, b)).length
  const width = Math.ceil(digits / most)
  const base = 10 ** width
  const count = Math.ceil(digits / width)
  const names = (width === 1 ? places : parts[count]) ?? places
  const columns = Array.from({ length: count }, (_, at) => ({
    name: names[at] ?? 'Next',
    x: Math.floor(a / base ** at) % base,
    y: Math.floor(b / base ** at) % base,
    inB: b >= base ** at,
    isLast: at === count - 1,
  }))
  return { columns, base, width }
}

/** Adding in columns, with what is carried. */
export function addInColumns(a: number, b: number, most: number): string[] {
  const [high, low] = a >= b ? [a, b] : [b, a]
  const { columns, base, width } = columnsOf(high, low, most)
  let carry = 0
  return columns.map(({ name, x, y, inB, isLast }) => {
    const sum = x + y + carry
    const start = inB ? `${x} + ${y} = ${x + y}` : `${x}`
    const more = carry === 1 ? `, and 1 more is ${sum}` : ''
    carry = sum >= base && !isLast ? 1 : 0
    const kept = carry === 1 ? `, write ${String(sum - base).padStart(width, '0')}, carry 1` : ''
    const end = isLast ? `, so ${a} + ${b} = ${a + b}` : ''
    return `${name}: ${start}${more}${kept}${end}.`
  })
}

/** Taking away in columns, with what is traded. `b` is not more than `a`. */
export function subtractInColumns(a: number, b: number, most: number): string[] {
  const { columns, base } = columnsOf(a, b, most)
  let traded = 0
  return columns.map(({ name, x, y, inB, isLast }) => {
    const after = x - traded
    const start = traded === 0 ? '' : after < 0 ? `trade again, so 0 turns into ${base - 1}` : `${x} − 1 = ${after}`
    const left = after < 0 ? base - 1 : after
    const needs = left < y
    traded = needs || after < 0 ? 1 : 0
    const full = needs ? left + base : left
    const trade = needs ? `${left} is less than ${y}, trade: ` : ''
    const taken = inB ? `${trade}${full} − ${y} = ${full - y}` : start === '' ? `${left}` : ''
    const end = isLast ? `so ${a} − ${b} = ${a - b}` : ''
    const middle = start !== '' && taken !== '' ? `${start}, then ${taken}` : start + taken
    return `${name}: ${middle}${end === '' ? '' : `, ${end}`}.`
  })
}
