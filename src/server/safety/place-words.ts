// What places of a child's own are called, in patterns: homes, schools, teams, work, and where their names end.

export const word = "[\\p{L}\\d&][\\p{L}\\d'’&.-]{0,24}"
export const end =
  '(?=$|[.,!?;)\\n]|\\[| (?:and|so|but|if|when|cuz|because|its|it|he|she|they|i|we|which|y|pero|who|how|what|is|the bus|you|for|on|in|from|to|lol|there|every|now|with|w|near|at|a las|till?|until|do|does|has)\\b)'
export const road =
  'street|st|str|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|circle|cir|place|pl|parkway|pkwy|terrace|trail|loop|run|way|alley'
export const home =
  'apartments|apts|apt complex|acres|towers|commons|estates|village|heights|gardens|manor|courts|villas|terrace|trailer park|mobile home park|housing|projects|nursing home|hospital|clinic|medical center|pediatrics|dental|orthodontics|motel|inn|suites|lodge|rec center|community center|ranch|farm|farms|hall|field|theater|theatre|church|temple|mosque|chapel|synagogue|masjid'
export const school =
  'elementary|elementry|elem|middle|middle school|high|high school|academy|prep|charter|montessori|primary|junior high|jr high|intermediate|preschool|day ?care|pre ?k|school'
export const mascot =
  'tigers|lions|bears|eagles|hawks|sharks|wolves|wildcats|panthers|dragons|stars|rockets|bulldogs|falcons|strikers|united|fc|thunder|lightning|dolphins|cubs|hornets|warriors|knights|rangers|raptors|cougars|cobras|jets|storm|comets|titans|kickers|giants|pirates|mustangs|tornadoes|blazers|stingers|otters|marlins|gobblers|gators|rams|broncos|colts|chargers|spartans|trojans|vikings|huskies|bobcats|jaguars|hurricanes|cyclones|flames|flyers|devils|angels|bees|bucks|cardinals|ravens|owls|foxes|rebels|patriots|royals|kings|queens|lady (?:thunder|lightning|hawks|eagles|tigers|wolves|lions|cats|wildcats|panthers|storm)'
export const works =
  'works?|working|work|job|nurse(?: helper| aide)?|cooks?|cleans?(?: rooms)?|drives?|surveyor|teacher|janitor|cashier|manager|guard|fixes (?:planes|jets|cars|trucks|buses)|does (?:hair|nails)|sells \\p{L}+|stocks|maneja(?: un camion)?|trabaja|shift|deployed|stationed|trucker|driver'
export const noWork =
  /^(?:a|an|home|night|nights|day|days|the store|the hospital|the house|the mall|the bank|work|school|his|her|my|our|the office|the farm|the park|the school|the airport|the fire station|the police station|it|all|least|dawn|this|that|noon|first|once|\d.*)$/i
