/** Words that mean much the same to somebody who listens for a child in need. Endings such as '-s' and '-ing' are left off. */
const classes = `
kin: dad mom parent stepdad stepmom stepparent grandpa grandma uncle aunt boyfriend girlfriend babysitter nanny guardian foster family
outsider: coach teacher neighbor neighbour man men guy stranger grownup pastor priest driver principal tutor counselor janitor somebody landlord roommate lady woman person people dude adult
peer: friend cousin classmate teammate buddy kid boy girl bestie
sibling: brother sister sibling twin stepbrother stepsister
tiny: baby toddler infant newborn
they: he she they him her them his their himself herself
me: me myself us ourselves
not: not never no none nothing nobody neither nor without hardly barely stop quit
want: want wish hope pray need like rather prefer ready dream
think: think thought imagine wonder believe know feel felt plan decide
death: die dead death dying kill suicide suicidal unalive died funeral grave coffin heaven murder
live: live alive exist born life living breathe earth
end: end over forever anymore gone disappear vanish goodbye bye away last final leave left
better: better easier happier best relieved
hurt: hurt harm pain injure wound bruise ache abuse torture damage
hit: hit beat slap smack punch kick spank whip whoop whack strangle choke pound strike bash
grab: grab drag shake shook shove push pushed throw threw thrown squeeze pinch twist slam yank pull hold held tie lock locked trap pin
touch: touch rub grope fondle stroke kiss lick tickle hug cuddle massage caress lap
private: private privates penis vagina crotch peepee butt bum bottom boob breast underwear naked nude undress pants panties bra belly
clothes: clothes shirt dress skirt shorts pajamas zipper unzip
limb: arm leg wrist thigh skin hand finger stomach body ankle tummy neck head face back throat hair nose ear eye mouth lip chest rib knee
sharp: scissors razor blade needle pin sharpener thumbtack compass glass lighter
weapon: knife knives gun pistol rifle bomb weapon bullet shot shoot shooter stab
cut: cut scratch carve slice slit burn bleed bled poke scar
blood: blood bleeding bloody
pills: pill tylenol advil aspirin medicine medication melatonin tablet drug gummy gummies vitamin edible
poison: poison bleach detergent cleaner gasoline battery magnet chemical windex mushroom berries
swallow: swallow drink drank drunk ate eat eaten
food: food lunch dinner breakfast meal milk bread snack fridge cereal
hungry: hungry starve starving starved
fat: fat skinny thin weight calorie chubby bones diet huge
vomit: puke vomit barf laxative throat
sad: sad cry cried depressed lonely alone empty numb hopeless worthless miserable unhappy unloved upset broken tear sob
mad: mad angry yell scream shout furious rage fight argue
drunk: beer wine vodka alcohol drunken whiskey bar
scared: scared afraid terrified frightened fear nervous worried worry anxious panic nightmare
safe: safe unsafe danger dangerous protect trust
secret: secret promise hide hid hidden quiet private
tell: tell told say said says telling talk spoke
fault: fault deserve blame punish punishment trouble bad
hate: hate hates hated ugly disgusting gross stupid dumb idiot loser failure trash garbage useless mistake weird freak
mean: bully bullied bullies tease mean laugh name pick ignore exclude whisper mock
night: night tonight asleep sleep bed bedroom blanket dark midnight wake woke
bath: bath shower bathroom toilet
home: home house apartment room door window closet basement garage attic yard roof
day: day week month yesterday monday tuesday wednesday thursday friday saturday sunday days
fire: fire flame smoke burning spark explosion
water: pool lake river drown drowning flood ocean ice
ill: faint fainted collapse unconscious seizure ambulance hospital blue purple floppy droopy dizzy swollen
road: car truck van bus train traffic street road highway track bridge cliff balcony ledge
lost: lost find wandered missing found
online: online internet discord snapchat snap instagram insta tiktok chat app whatsapp dm
game: game roblox minecraft fortnite level boss character player score team xbox
meet: meet met pick ride follow come coming visit
picture: picture pic photo video selfie camera nudes
gift: candy money present gift toy buy bought dollar
run: run ran runaway escape sneak snuck
tool: belt stick cord hanger spoon broom bat paddle switch wire hose
school: school class recess homework math test quiz grade lesson teacher project
number: one two three four five six seven eight nine ten number answer problem question fraction add subtract multiply divide equals minus plus times
story: book story movie chapter poem novel cartoon show history king queen princess witch giant dragon wolf monster hero soldier war
animal: dog cat hamster fish bird puppy kitten pet bear lion shark bug spider bee snake turtle frog horse pig
play: play tag swing ball football baseball basketball soccer dodgeball pillow snowball wrestle karate chess uno trampoline slide
fun: fun funny haha lol joke silly happy love nice cool great awesome laugh laughed
accident: accident accidentally fell fall trip bump bike splinter
work: work job store shop trip vacation camp camping beach party birthday dinner
doctor: doctor nurse dentist vet shot cold flu sick fever
`

const endings = ['s', 'ed', 'd', 'ing', 'es', 'ies', 'er']

const classOf: ReadonlyMap<string, string> = new Map(
  classes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', words = ''] = line.split(': ')
      return words.split(' ').map((word): [string, string] => [word, name.toUpperCase()])
    }),
)

/** Long words that nobody put in a class are known by their beginning: 'noticed' and 'notices' are one. */
const stemLength = 5

/** What kind of word it is, or the word itself. */
export function wordClass(word: string): string {
  const known = classOf.get(word)
  if (known !== undefined) return known
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const found = classOf.get(stem) ?? (ending === 'ing' ? classOf.get(`${stem}e`) : undefined)
    if (found !== undefined) return found
    const single = stem.replace(/(.)\1$/, '$1')
    if (single !== stem && classOf.has(single)) return classOf.get(single) ?? word
  }
  return word.length > stemLength ? `${word.slice(0, stemLength)}*` : word
}
