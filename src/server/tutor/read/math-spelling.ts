// Words of early math as children of five to eight write them, in their usual spelling. Only what is no word of its own is put right,
// or what its neighbors make plain ('smaller then', 'do i rite').

const spelled: Readonly<Record<string, string>> = {
  have: 'hav',
  more: 'mor moar mroe',
  what: 'wat wut whut waht wht',
  which: 'wich witch wch whitch wiche',
  gave: 'gav gaev',
  took: 'tok tuk',
  drain: 'drane',
  after: 'aftr afer aftar',
  before: 'befor befour befre bfore',
  count: 'cownt cont kount coumt',
  counted: 'cowntd cownted cowntid counted countid cuonted kounted cowntied',
  counting: 'cownting countin cowting',
  shape: 'shap shaip shaep',
  shapes: 'shaps',
  side: 'sied syde sid',
  sides: 'sids sieds sydes sidez',
  corner: 'cornr korner cornor conor',
  corners: 'cornrs korners cornors corneres conrs conors cornerz',
  point: 'poynt poit',
  points: 'poynts',
  square: 'sqare squar sqar skware squair sqwar sqaure sqware',
  squares: 'sqares squars skwares sqaures',
  triangle: 'trinagle triangl triangel triangul tryangle triagle trangle trianglle triangal tringle',
  triangles: 'triangls triangels tryangles',
  rectangle: 'rectangl rectangel rectangul rectagle retangle rektangle rectangal rectengle rectangale',
  rectangles: 'rectangls rectangels rektangles',
  circle: 'circl circel sircle cirkle circul cirle sercle sirkle cercle circal',
  circles: 'circls circels sircles cirkles cirles',
  hexagon: 'hexigon hexagone hexegon hexogon',
  pentagon: 'pentigon pentagone pentogon',
  octagon: 'oktagon octogon octigon',
  oval: 'ovel ovle',
  sphere: 'spere sfere shere',
  cylinder: 'cilinder cylindar sylinder',
  ball: 'bal',
  bigger: 'biger bigr biggr bigar',
  biggest: 'bigest biggist',
  smaller: 'smaler smallr smoler',
  taller: 'talr taler tallr',
  wider: 'widr widder',
  longer: 'longr longur',
  shorter: 'shortr shorer',
  greater: 'grater greter',
  equal: 'equl ekwal eqwal equel eqaul',
  equals: 'equls ekwals equels eqauls',
  number: 'numbr numer nuber numbur nummer nomber',
  numbers: 'numbrs numers nubers numburs',
  minute: 'minit minet minut',
  minutes: 'minits minets minuts minutz minnits',
  paper: 'papr papper',
  friend: 'frend freind frind',
  friends: 'frends freinds frinds',
  should: 'shud shuld shoud',
  would: 'wud wuld woud',
  could: 'cud culd coud',
  blue: 'blu bloo',
  wrote: 'rote',
  minus: 'minis minnus',
  plus: 'pluss plas pluz',
  fourth: 'forth fouth fourht',
  fourths: 'forths',
  half: 'haf hafe hlaf',
  halves: 'halfs haves halfes',
  dollar: 'doller dolar dollor',
  dollars: 'dollers dolars dollors',
  cents: 'sents',
  nickel: 'nikel nickle nickl nikle',
  nickels: 'nikels nickles nickls nikles',
  quarter: 'qarter kwarter quater quartr',
  quarters: 'qarters kwarters quaters quartrs',
  penny: 'peny penney penni',
  pennies: 'pennys penys pennis pennes',
  dime: 'diem',
  dimes: 'diems',
  hundred: 'hunderd hundrid hundrd hundered',
  hundreds: 'hunderds hundrids',
  thousand: 'thosand thousend thousnd',
  twelve: 'twelv twelf',
  seven: 'sevin sevn',
  eleven: 'elevin elevn',
  "o'clock": 'oclok oclock oclok oclocke',
  breakfast: 'brekfast brekfist breckfast',
  fingers: 'fingrs fingas finggers',
  little: 'littl litle litl littel',
  different: 'difrent diffrent difernt diferent',
  difference: 'difrence diffrence diference',
  every: 'evry evrey',
  perimeter: 'perimiter perimetr perimater perimenter',
  ribbon: 'ribon ribbin',
  graph: 'graf',
  pictograph: 'pictograf pictagraph pictogragh pictografh',
  measure: 'mesure meshure mezure',
  inches: 'inchs inchis inchez',
  double: 'dubble duble',
  doubles: 'dubbles dubles',
  between: 'betwen beetween btween',
  straight: 'strait strate strayt',
  people: 'pepul peple pepole',
  cookies: 'cookys cookes',
  ducks: 'duks duckz',
  duck: 'duk',
  even: 'evin',
  tooth: 'toof tuth tooht toothe',
  check: 'chek chekc chck ceck',
  checked: 'cheked chekd',
  know: 'kno noe',
  again: 'agen agian agin agein',
  flipped: 'fliped flippd flipt',
  enough: 'enuff enuf enouf enugh',
  next: 'nex nxt',
  borrow: 'borow boro barrow',
  borrowing: 'borowing borroing',
  carry: 'cary carrie',
  jumped: 'jumpd jumpt',
  left: 'lef',
  favorite: 'favrite favrit favorit',
  yellow: 'yelow yello',
}

const usual = new Map(
  Object.entries(spelled).flatMap(([word, ways]) => ways.split(' ').map((way): [string, string] => [way, word])),
)
/** They are words of their own, and meant otherwise only where the line is about numbers or shapes. */
const onlyInMath = new Set(
  'witch grater minis haves cont strait cud sid haf forth rote barrow boro carrie nex lef noe'.split(' '),
)
const isMath =
  /\d|\b(?:bigger|more|less|shapes?|sides?|corners?|sq\w+|plus|minis|circles?|pieces?|half|haf|equal\w*|nu?mb?e?r\w*|pizza|line|ball)\b/i
/** How a word is spelled, or the sounds in it, is another thing. */
const ofSpelling = /\bspel+\w*|\bhow do (?:you|i|u) (?:write|rite)\b|\brhymes?\b|\bsounds? like\b|\bsyl+ab/i

const asVerb =
  /\b((?:do|can|should|could|did|how do|would|must|have|need|want|gonna|going|supposed|to|will) ?(?:i|we|you|u|to)?|(?:i|we|just|and)) rite\b(?!\W*$)/gi
const compared =
  /\b(bigger|smaller|more|less|fewer|greater|taller|shorter|longer|wider|older|younger|heavier|lighter|higher|lower|littler|larger|closer|faster|slower) then\b(?= (?:an?|the|my|it|its|\d|that|this|me|one|two|three|four|five|six|seven|eight|nine|ten)\b)/gi

/** The line with the words of early math in their usual spelling. */
export function inSchoolSpelling(text: string): string {
  if (ofSpelling.test(text)) return text
  const math = isMath.test(text)
  return (
    text
      .replace(/[a-z']+/gi, (word) => {
        const meant = usual.get(word.toLowerCase())
        if (meant === undefined || (!math && onlyInMath.has(word.toLowerCase()))) return word
        return meant
      })
      .replace(asVerb, '$1 write')
      .replace(/(\S \S+) rite(?=\W*$)/i, '$1 right')
      .replace(/^(\W*)rite (?=\d|the number)/i, '$1write ')
      .replace(compared, '$1 than')
      .replace(/\btake ?a ?way\b/gi, 'take away')
      // '3 red cars an 2 blue cars': no 'an' stands before these.
      .replace(/\ban (?=(?:an?|the|my|its|it|then|after|before) |(?!8|11\b|18\b)\d)/gi, 'and ')
  )
}
