// How children write and how speech recognisers mishear, word by word. Data for fold.ts.

/** 'right: wrong wrong' */
const misspelled = `
want to: wanna wana wnna wonna
want: wnat wnt whant wantt waant wunt
going to: gonna gona gunna goin
got to: gotta
have to: hafta hav2
trying to: tryna
let me: lemme
i want: iwant
i am: im iam
i am going to: ima imma
i have: ive
do not: dont dnt donot dontt
does not: doesnt dosnt dosent doesent
did not: didnt
can not: cant cannot cantt
will not: wont
would not: wouldnt
should not: shouldnt
could not: couldnt
is not: isnt aint
was not: wasnt
are not: arent
were not: werent
have not: havent
has not: hasnt
he is: hes
she is: shes
they are: theyre
you are: youre ur
what is: whats wats
there is: theres
where is: wheres
that is: thats
it is: its
you: u ya yu
are: r
to: 2
for: 4
because: cuz bc cause becuz coz becaus
with: wit wiht
my: mai
kill: kil kll kiil klil kell kyl
killing: kiling killin kilin killng
die: diee dei dyee dy
dying: dieing
dead: ded deid daed
myself: mysef mysel myslf miself mysellf meself mysefl myselfs
hurt: hert hrt hrut hurtt hurrt hurted
hitting: hiting hittin hitin
beats: beets
whooped: whupped wooped
when: wen
listen: lisen lissen
have: hav
says: sez
every: evry evey
throw: thro
scream: screem
hurts: herts hurtts
hurting: hurtin herting hurtting
hits: hitts hitz
hit: hited hitted hitt
touch: tuch toch toutch
touches: tuches touchs tutches
touched: tuched toched tutched touchd
touching: tuching
scared: skared scard scaird scurred scarred
afraid: afrade affraid afraied
suicide: suicid sewerslide sewerside suiside sueside sucide
kms: kmyself
swallowed: swalowed swallowd swallered
poison: poisen poision poysin
bleach: bleech bleche
drank: drunked drinked
ate: eated
accident: acident accidant
accidentally: accidently acidently accidentaly
knife: nife knive
live: liv
alive: aliv
anymore: anymor nomore
nobody: noone nobdy
somebody: someone sumone somone sombody
everyone: everybody evryone everone
dad: daddy father papa dada papi daddys
mom: mommy mum mummy mama mother momma mami mumma
dads: fathers
moms: mommys mums mothers mommies
stepdad: stepfather stepdaddy
stepmom: stepmother stepmum
grandpa: grandfather granddad grampa gramps papaw
grandma: grandmother granny nana grammy
uncle: unkle uncel unc
aunt: auntie aunty
brother: bro brothr bruther
sister: sis sistr
friend: bff bestie frend freind
life: lyfe lief
grownup: grownups adult adults
private: privat privite
privates: privats
peepee: peepe weewee weiner wiener willy
secret: secrit seceret
suicidal: sucidal suisidal suicidle
depressed: depresed
cops: policeman policemen
the: teh hte
above: abvoe abov aboev
ignore: ingore ignor ignoar igonre ignroe ignorre
rules: rulez roolz ruls rulse
your: yor yuor yoru
`

export const expansions: ReadonlyMap<string, string> = new Map(
  misspelled
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [right = '', wrong = ''] = line.split(': ')
      return wrong.split(' ').map((word): [string, string] => [word, right])
    }),
)

/** Words that change nothing about what is meant. */
export const fillers: ReadonlySet<string> = new Set(
  `really just so very um uh umm uhh er hmm kinda honestly literally actually totally basically seriously sometimes always
  even maybe probably lowkey highkey freaking frickin fricking omg often usually still also ever mostly badly
  already please pls plz well oh`.split(/\s+/),
)

/** The same for every order of a word's letters that keeps the first: 'insturctions', 'myslef'. */
export const signature = (word: string) => word.charAt(0) + [...word.slice(1)].sort().join('')

/** Words that are found with their letters in any order behind the first. */
export const scrambled: ReadonlyMap<string, string> = new Map(
  'ignore previous instructions instruction prompt system reveal myself suicide rules forget disregard override bypass hidden secret pretend developer restrictions'
    .split(' ')
    .map((word) => [signature(word), word]),
)

/** Several words that mean one, tried on folded text. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(my|him|her|your) (self)\b/g, '$1$2'],
  [/\bthem (?:self|selves)\b/g, 'themselves'],
  [/\bno one\b/g, 'nobody'],
  [/\bevery one\b/g, 'everyone'],
  [/\bsome one\b/g, 'somebody'],
  [/\bany more\b/g, 'anymore'],
  [/\bbe a live\b/g, 'be alive'],
  [/\bun alive\b/g, 'unalive'],
  [/\beye (want|hate|wish|am|feel)\b/g, 'i $1'],
  [/\bwant to (?:di|dy|dai|daii|ty)(?= (?:\.|and|so|because|$))/g, 'want to die'],
  [/\bstep (dad|mom)\b/g, 'step$1'],
  [/\bgrown up\b/g, 'grownup'],
  [/\bbaby sitter\b/g, 'babysitter'],
  [/\b(?:pee pee|pea pea|wee wee|pee pe)\b/g, 'peepee'],
  [/\b(?:sue a side|sewer side|sue aside|suey side|sewer slide)\b/g, 'suicide'],
  [/\b(kill|hurt|cut|hang) (?:mice elf|my elf|my shelf)\b/g, '$1 myself'],
  [/\bself harm/g, 'selfharm'],
  [/\bsacred of\b/g, 'scared of'],
  [/\b(want|try|trying|like) and\b/g, '$1 to'],
  [/\bwan (die|kill|hurt)\b/g, 'want to $1'],
  [/\bpassed away\b/g, 'died'],
]
