/** Swearing in other languages, on folded text. Cone (cono), Spanish and French words that are also English ones are left out. */
export const swearingAbroad = String.raw`
putas?|putos?|puta madre|hijos? de puta|hijueputa|hdp|mierda|cabron(?:es)?|pendej[oa]s?|chinga\w{0,8}|no chingues|verga|culer[oa]|gilipollas|maric(?:a|on|ones)|carajo|malparid[oa]|vete al diablo|come mierda
merde|putain|putes?|salopes?|salaud|connards?|connasses?|encul(?:e|er|es)|niqu(?:e|er|es)|ntm|fdp|fils de pute|ta gueule|va te faire|je m en fous|couilles
scheis{1,2}e?|scheissegal|fick\w{0,4}|gefickt|arschl(?:och|ocher)|arsch|wichser|hurensohn|hure|fotze|schlampe|missgeburt|verpiss dich|leck mich|spasti?
caralho|porra|foda|foder|foda se|fodase|buceta|viado|arrombad[oa]|filho da puta|merda|vai se foder|vai tomar no cu
vaffanculo|fanculo|stronz[oaie]|cazz[oi]|merda|puttan[ae]|coglion[ei]|minchia|figlio di puttana
kurwa|spierdalaj|kutwijf|klootzak|putang ina|putangina|blyat|blyad|suka blyat|cyka|madarchod|bhenchod|behenchod|chutiya
`

/** The same in other letters, and where an accent tells the word from a harmless one: on the text as it is. */
export const swearingInOtherLetters =
  /coñ(?:o|azo)|schei(?:ß|ss)|🖕|操你|他妈的|他媽的|傻逼|傻屄|草泥马|婊子|王八蛋|(?<!\p{L})(?:бля(?:ть|дь)?|сука|хуй|пизд\p{L}{0,6}|еба(?:ть|л)|пидор\p{L}{0,3}|мудак)(?!\p{L})|شرموطة|씨발|개새끼|병신|死ね|मादरचोद|चूतिया/iu

/** Not kind in other languages. */
export const unkindAbroad = `
(?:eres|tu|sos|estas|usted es) (?:es )?(?:(?:un|una|muy|tan|bien|el|la|mas) ){0,2}(?:tont[oa]|estupid[oa]|idiota|bob[oa]|fe[oa]|burr[oa]|inutil|imbecil|mal[oa] tutor[a]?|basura|payas[oa]|taradao?|menso|mensa)|callate|cierra la boca|te odio|idiota|estupid[oa]|imbecil|tont[oa] robot
(?:tu es|t es|tes|vous etes|t) (?:(?:un|une|trop|tres|vraiment|si) ){0,2}(?:bete|stupide|nul|nulle|idiote?|moche|debile|imbecile|con|conne|mechante?|inutile|naze|abruti)|ferme la|tais toi|je te deteste|imbecile|espece d
(?:du|dich|ihr) (?:bist )?(?:(?:ein|so|echt|voll|total|ja|sau|blode[rs]?|doofe[rs]?) ){0,3}(?:dumm|doof|blod|bloed|hasslich|idiot|dummkopf|trottel|depp|loser|nervig|dumme[rs]?|bloder|doofer|schlecht|scheusslich|opfer)|halt die klappe|halts maul|halt s maul|halt den mund|halt dein maul|ich hasse dich|dummkopf|blodmann|trottel
(?:voce e|tu es|voce|tu e|seu|sua) (?:(?:um|uma|muito|tao) ){0,2}(?:burr[oa]|fei[oa]|idiota|estupid[oa]|chat[oa]|inutil|imbecil|bobo|boba|lixo)|cala a boca|cale a boca|eu te odeio
(?:sei|tu sei|siete) (?:(?:un|uno|una|molto|proprio|cosi) ){0,2}(?:stupid[oa]|scem[oa]|brutt[oa]|idiota|inutile|cretin[oa]|deficiente)|stai zitto|zitto|ti odio
`
