// What in Spanish no cheer goes along with. One list: whoever takes up a line told in Spanish asks here first.

const kinds: readonly string[] = [
  // Death and mourning.
  String.raw`muri\w*|muert\w*|morir\w*|fallec\w*|difunt[oa]s?|duel\w*|luto|velorios?|velar\w*|funeral\w*|panteon\w*|cementerios?|tumbas?|ataud\w*|cenizas|cadaver\w*|fosa|entierro|enterr\w*|cielo|huerfan[oa]s?`,
  // Sickness and hurt bodies.
  String.raw`enferm\w*|hospital\w*|doctora?|dentista|internad[oa]|ambulancia|operacion|operaron|cirugia|cancer|tumor\w*|fiebre|yeso|fractur\w*|quebr[oe]|dolor\w*|sangr\w*|herid[oa]s?|moreton\w*|cicatri\w*|desmay\w*|convulsion\w*|vomit\w*|mord(?:io|ida|ieron)|ahog\w*|asfixi\w*|ahorc\w*|terapia|psicolog[oa]|cuerpo|bano|accidente\w*|choque|chocaron|atropell\w*`,
  // Blows, weapons and crime.
  String.raw`peg(?:a|an|o|aron|aba|aban)|golp\w*|pele\w*|paliza|tunda|cintar\w*|cinturon\w*|chancla\w*|cachetad\w*|bofetad\w*|patad\w*|punetazo\w*|empuj\w*|jalon\w*|nalg\w*|varazo\w*|bala(?:zo|cera)?s?|balea\w*|tiroteo\w*|tiros|dispar\w*|cuchillo|navaja|machete|apunal\w*|arma|armas|pistola|mat[oa]\w*|suicid\w*|cortarme|veneno|bombas?|guerra|rob(?:ar|o|aron|aban)|ladron\w*|secuestr\w*|pandill\w*|narcos?|carcel|pres[oa]|policia|migra|deport\w*|drogas?|borrach\w*|emborrach\w*|cervezas?|alcohol|incendio|quem(?:o|ar|aron|ad[oa]|adura)`,
  // What others do to a child, and what nobody shall do.
  String.raw`toc[oa]\w*|hizo cosas|secreto|amenaz\w*|abus\w*|manose\w*|violar\w*|acos[oa]\w*|insult\w*|burl\w*|molest\w*|bullying|menti\w*|castig\w*|grit\w*|tont[oa]|fe[oa]`,
  // Fear, sadness, anger.
  String.raw`trist\w*|llor\w*|miedo|susto|asust\w*|espant\w*|aterrad[oa]|terror|pesadill\w*|diablo|esconde\w*|escondi\w*|enoj\w*|odi[oa]\w*|preocup\w*|cansad[oa]|extran\w*|perd\w*|olvid\w*|soledad|abandon\w*|lejos`,
  // Home that comes apart, and want.
  String.raw`divorci\w*|se fue|otra senora|otro senor|desaloj\w*|dinero|se acab\w*|hambre|quit[oa]\w*|rompi\w*|fuera|sismo|temblor|terremoto|inundaci\w*|huracan`,
]

/** Something in the line is heavy, or may be: words without accents. */
export const isHeavyInSpanish = (bare: string): boolean => heavy.test(bare)
const heavy = new RegExp(String.raw`\b(?:${kinds.join('|')})\b`)

const turns =
  /\b(?:no|nunca|nadie|pero|gano|ganaron|sigue|sol[oa]s?|solamente|sin|nada|mal|mala|malo|malit[oa]|pega|duele)\b/

/** Nothing heavy, and no turn in it that takes back what was glad. */
export const isPlainInSpanish = (bare: string): boolean => !isHeavyInSpanish(bare) && !turns.test(bare)
