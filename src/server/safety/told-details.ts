import type { PersonalKind } from './personal-data.ts'
import { isUsualWord } from './usual-words.ts'

/** What introduces it (group 1) and the private thing itself (group 2). */
type Detail = { kind: PersonalKind; pattern: RegExp; unless?: RegExp; unusual?: boolean }

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?![a-z])'
const dayWord =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w{4,6}teenth|twentieth|thirtieth|(?:twenty|thirty)[ -]\\w{3,7})'
const day = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?|${dayWord})`
const year = "(?:(?:19|20)\\d{2}|'\\d{2}|(?:two thousand|twenty|nineteen) [\\p{L}-]{3,10}(?: \\p{L}{3,6})?)"
const date = `(?:${month}\\.?,? (?:the )?${day}(?:,? (?:of |in )?${year})?|(?:the )?${day}(?: of| de)? ${month}\\.?(?:,? (?:de |in )?${year})?|${month},? (?:of |in )?${year}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}|\\d{1,2}[/.-]\\d{1,2}|(?:the day (?:after|before) )?(?:halloween|christmas(?: eve| day)?|thanksgiving|valentine['’]?s(?: day)?|new year['’]?s(?: eve| day)?|st\\.? patrick['’]?s day|leap day|easter))`
const digit =
  '(?:\\d|zero|oh|o(?![a-z])|one|two|three|four|five|six|seven|eight|nine|double|triple|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'
const phoneWord =
  "(?:phone|fone|cell|celly|telephone|mobile|whatsapp|text|call|ring|dial|number|numero|número|numéro|nummer|tel|teléfono|telefono|telefone|handy|portable|digits|facetime|imessage|its|it’s|it's)"
const service =
  '(?:snap(?:chat)?|insta(?:gram)?|ig|tik ?tok|roblox|discord|xbox|psn|playstation|kik|twitch|you ?tube|fortnite|minecraft|steam|facebook|twitter|telegram|whatsapp|g ?mail|hotmail|outlook|icloud|yahoo|e-?mail|user ?name|user|login|log ?in|account|gamer ?tag|handle|screen ?name|prodigy|kahoot|clever|seesaw|class ?dojo|google classroom|zoom|apple id|bereal|threads|vrchat|blooket|duolingo|epic|switch|nintendo)'
const roads =
  'street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|circle|cir|way|place|pl|parkway|pkwy|terrace|trail|loop|mews|crescent|close|row|alley|square|path|run|ridge|highway|hwy|view|hill|grove|gardens|heights'
const secret =
  '(?:p[ae]s+ ?w[ou]?r?d|passcode|pass ?phrase|pwd?|pin|contraseña|contrasena|clave|mot de passe|passwort|kennwort|senha|parola|hasło|wachtwoord|lösenord)'

/** Everything else that a child may tell; one line for one family. */
const details: Detail[] = [
  {
    kind: 'name',
    pattern:
      /\b((?:my|i|it)\b[^!?\n]{0,40}?(?:name|spell|spelled|spelt)\b[^!?\n]{0,30}?[ :])(\p{L}(?:[ .,-]{1,2}\p{L}){2,15})(?!\p{L})/giu,
    unless: /^a[ ,.-]+b[ ,.-]+c/i,
  },
  {
    kind: 'address',
    pattern:
      /\b((?:vivo en|vivimos en|mi (?:casa|dirección|direccion) (?:es(?! (?:tu|muy|grande|bonita|pequeña|mi|roja|azul|blanca|su|una)\b)|está en)|ich wohne (?:in|an)|wir wohnen (?:in|an)|meine adresse ist|j['’]habite(?: au| à| dans)?|mon adresse est|eu moro n[ao]|moro n[ao]|abito in|я живу (?:на|в)) (?:der |dem |la |el |l['’])?)(\p{L}*[^.!?\n]{2,60})/giu,
  },
  {
    kind: 'school',
    pattern:
      /\b((?:voy a|estudio en|ich gehe (?:in|auf|zur)|je vais à|eu estudo n[ao]|vado alla) (?:die |der |la |el |l['’]|the )?)((?:escuela|colegio|école|collège|lycée|escola|scuola|schule)[^.!?\n]{2,40})/giu,
  },
  {
    kind: 'phone',
    pattern:
      /()((?<![\d.,$+×*=/-] ?)\(?[2-9]\d{2}[).\-/ ]{1,2}\d{3}[ .\-/]{0,2}\d{2}[ .\-/]?\d{2})(?![\d.,]| ?[+×*÷=-])/g,
    unless: /^\d+$|00 .*00| [-/] /,
  },
  {
    kind: 'e-mail',
    pattern:
      /()([\p{L}\p{N}._-]{2,40} (?:arroba|arobase|at|klammeraffe|chiocciola) [\p{L}\p{N}-]{2,30} (?:punto|point|punkt|ponto|dot) (?:com|net|org|edu|de|es|fr|it|br|me|co|uk|us|gov))\b/giu,
  },
  {
    kind: 'link',
    pattern:
      /()((?<!\p{L})(?!the\b|a\b)[\p{L}\p{N}-]{2,30} dot (?:com|net|org|io|tv|co|gg)(?: (?:slash|forward slash) [\p{L}\p{N}._-]{2,40}(?: slash [\p{L}\p{N}._-]{2,40})?)?)\b/giu,
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      `\\b(${phoneWord}\\b[^.!?\\n\\d]{0,30}?\\s)((?:\\+|\\()?(?:${digit}(?:[ ,./()\\n-]{1,3}|(?=\\d)|and then |then ){0,3}){6,18}[\\do]?)(?![\\d+×*=])`,
      'giu',
    ),
    unless:
      /[+×*÷=]| - |^\d+$|^\d{1,2},? 1\d{3}\b|^(?:\d{0,3}[05][ ,]*){3,}$|^1[ ,]+2[ ,]+3|^2[ ,]+4|^[a-z ]*one[ ,]+two[ ,]+three/i,
  },
  { kind: 'phone', pattern: /\b(number (?:starts|begins) with )(\d{3}[^.!?\n]{1,40}\d{3,4})/gi },
  {
    kind: 'phone',
    pattern: /\b((?:phone|call|text|cell|number)\b[^.!?\n\d]{0,20} )(1?[ -]?\d{3}[ -][A-Za-z\d-]{4,9})\b/g,
    unless: /[a-z]{3}|^\d+[ -]\d{1,2}$|^1?[ -]?8(?:00|88|77|66|55)[ -]/,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      `\\b(${secret}(?: (?:for|to|of|on) [^.!?\\n]{1,30}?)?(?: is| es| est| ist| é| e| to|:| =|=|['’]s|['’]?s){1,2} ?)(?!(?:not|secret|private|hard|easy|a|an|the|too|very|so|safe|in|on|to|wrong|broken|long|short|something|my|lost|gone|strong|weak|stuck|shiny|sharp)\\b)([^\\s,]{3,40}(?: \\p{L}*\\d[^\\s,]*){0,4}(?: (?:zero|one|two|three|four|five|six|seven|eight|nine)){0,8})`,
      'giu',
    ),
    unless:
      /^(?:should|have|must|made|used|when|what|always|never|called|can|cant|could|do|does|did|are|with|that|this|work|works|would|will|you|we|and|or|for|because|cuz|doesnt|dont|isnt|needs?|keeps?|has|had|was|were|from|again|if|so|but|hint|strength|length)$/i,
  },
  {
    kind: 'password',
    pattern: new RegExp(
      `\\b((?<!zip |post |postal |area )(?:code|combo|combination|passcode|pin|key|join code|password)(?: (?:for|to|of|on) [^.!?\\n]{1,24}?)?(?: is|:| =) )((?:${digit}[ -]?){3,12}|(?=[a-z-]{0,10}\\d)[a-z\\d-]{4,16})(?![\\p{L}\\d])`,
      'giu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `\\b(${service}(?: (?:name|id|account|channel|tag|user|username|handle))?(?: is|:| =|=|['’]s| its| it['’]s)(?: called| named)? ?)(@?(?=[\\p{L}\\d._-]{0,30}[\\d_])[\\p{L}\\d._-]{3,40})`,
      'giu',
    ),
    unless: /^[\d.,:]+$/,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `\\b((?:my|add me(?: on)?|our|find me on|follow me on|friend me on|message me on|dm me on) ${service}(?: (?:name|id|account|channel|tag|user|username|handle))?(?: is|:| =|['’]s| its| it['’]s| at| as| im| i['’]m)?(?: called| named)? )(@?[\\p{L}\\d._-]{5,40})`,
      'giu',
    ),
    unusual: true,
  },
  {
    kind: 'name',
    pattern: /\b((?:signed|logged|log|sign|play|playing) (?:in |on )?as )(@?[\p{L}\d._-]{3,40})/giu,
    unusual: true,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      `\\b((?:i|im|i['’]m|my (?:\\p{L}{2,10} ){1,2}|(?:mom|dad|sister|brother|he|she|we|twins))[^.!?\\n]{0,20}?(?:born|turn(?:s|ed|ing)?|(?:will be|be|gonna be|going to be|became|were|was) \\d{1,2}|birthday|b-?day|birthdate)[^.!?\\n]{0,16}?\\s)(${date})`,
      'giu',
    ),
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      `\\b((?:b-?day|b[iu]r?th? ?day|birfday|brithday|birth ?day|birthdate|birth ?date|dob|date of birth|nací|née?|geboren|nasci|nato|nata|cumpleaños|anniversaire|geburtstag|aniversário|compleanno)[^.!?\\n\\d]{0,16}?\\s)(${date})`,
      'giu',
    ),
  },
  {
    kind: 'birthday',
    pattern: new RegExp(
      `()(${date})(?= (?:is (?:my|when i)|geboren|was when i was born|i (?:turn|will be|was born)))`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: /()(-?\d{1,3}\.\d{3,8}°? ?[ns]?,? {0,2}-?\d{1,3}\.\d{3,8}°? ?[ew]?)(?![\d.])/gi,
    unless: / -|^[\d.]+ [\d.]+$/,
  },
  { kind: 'address', pattern: /\b(zip(?: ?code)?\b[^.!?\n\d]{0,24} )(\d{5}(?: in \p{L}{3,20})?)\b/giu },
  {
    kind: 'address',
    pattern: new RegExp(
      `\\b((?:i|we|my|our|me|us|lets)\\b[^.!?\\n]{0,60}?\\b(?:at|on|from|to|in|is|near|by|of|off|number|and|s|:) )((?:number )?\\d{1,6}[a-z]? (?:\\p{L}[\\p{L}'’.]{1,20} ){1,3}(?:${roads})\\b(?:[ ,]{1,2}(?:apt|apartment|unit|#) ?\\w{1,5})?)`,
      'giu',
    ),
    unless: / (?:of|the|a|on|down|people|kids|cars|miles|feet|minutes|blocks|houses|in|times|plus|and|to|more|by) /i,
  },
  {
    kind: 'address',
    pattern:
      /\b((?:[Ii]|[Ww]e|[Mm]y|[Oo]ur|[Mm]e|[Ll]ets?)\b[^!?\n]{0,60}?\b(?:at|on|from|to|in|off|and|of|by|near) )((?:\d{1,3}(?:st|nd|rd|th) (?:Street|St|Avenue|Ave)|(?:\p{Lu}[\p{L}'’]{1,20} ){1,2}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Lane|Ln|Drive|Dr|Court|Circle|Parkway|Terrace|Trail|Mews|Apartments|Estates|Towers|Village|Park|Playground|Heights|Library|Gardens|Condos))(?: and (?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}[\p{L}'’]{1,20})(?: (?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Court|Boulevard))?)?)(?!\p{L})/gu,
    unless: /^(?:Sesame|Wall|Central|National|Yellowstone|Jurassic|Theme)\b/,
  },
  {
    kind: 'address',
    pattern:
      /\b((?:i|we) (?:live|stay) (?:in|at|by|near|next to|behind|across from|close to|over by|right by|on) (?:the )?)((?!(?:planet|the|earth)\b)\p{L}[\p{L}'’ ]{2,40}? (?:apartments|apts|estates|towers|village|mobile home park|trailer park|condos|heights|gardens|manor|church|gas station|laundromat|mosque|pizzeria))\b/giu,
  },
  {
    kind: 'number',
    pattern:
      /\b((?:plate|tag|license|licence)s?(?: number)?(?: on [^.!?\n]{1,16})?(?: is|:| says| reads)? )((?=[a-z -]{0,8}\d)(?=[\d -]{0,8}[a-z])[a-z\d]{1,4}(?:[ -]?[a-z\d]{2,4}){1,2})\b/gi,
    unless: /^\d+ \p{L}|^\D+$|^(?:has|have|had|with|is|are|can)\b/iu,
  },
  {
    kind: 'number',
    pattern:
      /\b((?:ssn|id|card|passport|account|routing|student|policy|medicaid|insurance|member|serial|social|lunch|library|case|badge)\b[^.!?\n\d]{0,24} )((?=[a-z-]{0,4}\d)[a-z\d-]{5,24})\b/gi,
    unless: /^\p{L}+$|^\d{1,4}$|-(?:digit|year|grade)/iu,
  },
  {
    kind: 'school',
    pattern:
      /\b((?:i|im|i['’]m|we|my|our|goes|go|at|school:?)\b[^.!?\n]{0,40}?(?:\bat|\bto|\bin|\bis|\battend|\bfrom|\bfor|\bcalled|\bnamed|:) )((?!(?:the|a|an|my|our|this|that|school|middle|high|elementary)\b)[\p{L}][\p{L}'’.]{1,24}(?: \p{L}[\p{L}'’.]{1,24}){0,3}? (?:elementa?ry|elem|primary|middle|high|junior high|academy|montessori|preparatory|prep|charter|preschool|pre-k|kindergarten|daycare|day ?care|christian|catholic|lutheran|magnet|intermediate|grammar)(?: (?:school|scool|skool|academy))?)\b/giu,
    unless: /\b(?:in|and|the|a|is|was|after|before|very|so|too|my|of|to|for|with|or)\b/i,
  },
  {
    kind: 'school',
    pattern:
      /\b((?:my|our|the name of my|meine|mi|mon|ma|minha) (?:\p{L}{2,10} )?(?:sch?o+l|skool|shcool|preschool|kindergarten|daycare|church|mosque|temple|synagogue|parish|camp|summer camp|club|gym|dojo|studio|dance studio|dance school|karate|gymnastics|swim club|library|rec center|schule|escuela|école|ecole|escola)(?:['’]?s? name)?(?: is| es| ist| est| é|:|['’]s)(?: (?:called|named))? (?:the )?)(\p{L}[\p{L}'’.]{1,24}(?: \p{L}[\p{L}'’.]{1,24}){0,4})/giu,
    unusual: true,
  },
  {
    kind: 'school',
    pattern: /(?<![\p{L}] )\b((?:school|team|class|teacher) ?[:=] ?)(\p{L}[\p{L}'’. ]{1,40})/giu,
    unusual: true,
  },
  { kind: 'school', pattern: /()(\b\p{Lu}\p{L}{2,20}-?(?:[Ss]chule|[Gg]ymnasium|grundschule))\b/gu },
  {
    kind: 'school',
    pattern:
      /\b((?:[Ii]|[Ww]e|[Mm]y|[Oo]ur)\b[^.!?\n]{0,40}?\b(?:at|to|in|is|with|from|for) (?:the )?)((?:\p{Lu}[\p{L}'’.]{1,20} ){1,4}(?:Church|Temple|Mosque|Synagogue|Academy|Dojo|Gym|Studio|Club|Camp|YMCA|Center|Clinic|Hospital|Daycare|Preschool|Chapel|Cathedral|Parish|Ballet|Karate|Gymnastics|Dance|Soccer|League|Pediatrics|Dental))(?!\p{L})/gu,
  },
  {
    kind: 'team',
    pattern:
      /\b((?:i|we|my|our|he|she|im|i['’]m)\b[^.!?\n]{0,20}?(?:play|plays|playing|played|swim|dance|am|im|i['’]m|team is|team['’]?s name is|team is called|called|dances|swims|on) (?:\p{L}{3,12} )?(?:for|with|on|is|called) (?:the )?)(\p{L}[\p{L}'’]{2,20} (?:tigers|lions|bears|eagles|hawks|sharks|wolves|wildcats|panthers|dragons|stars|rockets|bulldogs|falcons|strikers|united|fc|thunder|lightning|dolphins|cubs|hornets|warriors|knights|rangers|raptors|cougars|cobras|jets|storm|comets|titans|kickers|giants|pirates|mustangs|tornadoes|blazers|stingers|otters))\b/giu,
  },
  {
    kind: 'name',
    pattern:
      /((?:^|[ :(=]))((?=[a-z._-]{0,20}\d)(?=[\d._-]{0,12}[a-z][a-z\d._-]{0,30})[a-z\d][a-z\d._!-]{5,30})(?![\p{L}\d])/giu,
    unless: /^\d+[-.]?[a-z]+(?:-[a-z]+)*[.!]?$|^[a-z]{1,2}\d|^[a-z]-|^[a-z]+[-.]\d{1,2}[.!]?$|^\d+x|^x\d/i,
  },
  {
    kind: 'address',
    pattern:
      /\b((?:i|we|he|she|grandma|dad|mom) (?:live?s?|stays?|moved) (?:(?:right|just) )?(?:(?:at|on|off|to) (?:the )?)?)((?:(?:by|near|behind|beside|across from|next to|close to) (?:the )?|(?<=(?:at|on|off|to|the) ))\p{L}[\p{L}\d'’ ]{2,60})/giu,
    unusual: true,
  },
  {
    kind: 'address',
    pattern:
      /\b((?:corner of|meet (?:me )?(?:at|by)|pick me up (?:at|from|by)|bus (?:stop )?(?:is )?(?:at|from|on|by)|(?:my|our) (?:apartment|building|neighborhood|street|town|city|complex) is) (?:the )?(?:called )?)(\p{L}[\p{L}\d'’ ]{2,50})/giu,
    unusual: true,
  },
]

/** The text without the private things that a child's sentence announces. */
export function hideToldDetails(text: string): string {
  let shielded = text
  for (const { kind, pattern, unless, unusual } of details)
    shielded = shielded.replace(pattern, (match: string, intro: string, told: string) => {
      if (unless?.test(told) || told.includes('[')) return match
      if (unusual && told.split(/[ .]+/).every(isUsualWord)) return match
      return `${intro}[${kind}]${/\s$/.exec(told)?.[0] ?? ''}`
    })
  return shielded
}
