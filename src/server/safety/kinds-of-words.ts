/** Kinds of words for the rules about what a child tells; on folded text ('daddy' is 'dad', 'cannot' is 'can not'). */
export const kindsOfWords = `
always: bad_guy villain in_the_book in_my_book in_this_book in_the_story in_this_story in_my_story in_our_story in_the_movie in_a_movie in_the_game in_my_game in_minecraft in_roblox in_fortnite on_roblox_game character characters romeo juliet shakespeare hamlet chapter book_report reading_about we_read read_about learned_about learning_about history cartoon pretend poem my_essay novel dinosaur dinosaurs nazi nazis slave slaves slavery pioneers civil_war world_war revolution president king queen pirate pirates
kin: dad mom dads moms parents stepdad stepmom stepparents grandpa grandma uncle aunt boyfriend girlfriend babysitter nanny guardian foster_dad foster_mom foster_parents foster_father foster_mother father_in_law
outsider: coach teacher neighbor neighbour man men guy stranger grownup pastor priest driver doctor principal tutor counselor janitor somebody landlord roommate older_man old_man lady woman person_at_church leader adult mr mister
older: stepbrother stepsister older_brother big_brother older_boy older_girl older_kid big_kid big_boy older_cousin big_cousin teenager teen cousin older_brothers grownup_brother
they: he she they
adult: $kin $outsider $older
who: $adult $they
peer: friend friends brother sister cousin classmate buddy girl boy kid neighbor roommate
other: $peer $kin he she
me: me us
wish: want wants wanted wanting wish wishes wished wishing hope hopes hoping hoped pray prays praying prayed rather prefer like_to dream
would: would will could should
better: better happier easier relieved calmer richer nicer good best glad relief stress stressed
absent: dead gone died die disappeared disappear vanished not_here not_alive not_around not_born never_born not_exist never_existed not_be_here not_be_alive not_be_around not_there never_came_back not_come_back was_not_in_it never_been_born not_been_born not_living left_forever not_with_them out_of_the_picture out_of_the_way
limb: arm arms leg legs wrist wrists thigh thighs skin hand hands finger fingers stomach body ankle ankles tummy knuckles
sharp: scissors razor razors blade blades knife knives sharp_thing sharp_things glass needle needles pin pins tack thumbtack lighter match sharpener_blade
wound: cut cuts cutting scratch scratches scratching scratched burn burns burning burned carve carved carving slice slicing sliced slit stab stabbing stabbed poke poking poked pick picking pinch pinching pinched
strike: bang bangs banging banged hit hits hitting smash smashing slam slamming punch punching punched slap slapping slapped
hurting: $wound $strike hurt hurting bite biting bit choke choking starve starving
pills: pills pill tylenol advil aspirin medicine medication melatonin tablets drugs
vessel: car cars train trains bus buses truck trucks traffic road highway tracks
height: bridge roof building window balcony cliff ledge tower
feeling: sad mad upset angry stressed bad alone lonely empty numb worthless stupid calm calmer relaxed better deserve
accident: accident accidentally fell slipped tripped haha lol paper_cut paper doctor nurse shot vaccine
diet: skinny thin skinnier thinner fat_ so_fat too_fat fat_pig get_fat not_fat getting_fat am_fat weight ugly calories chubby bones
animal: dog cat cats dogs hamster puppy kitten pet whale bear bears pig pigs fish lion penguin seal horse rabbit bunny cow bird plant plants
days: days day weeks week days_ago yesterday since nights friday monday saturday sunday tuesday wednesday thursday
fun: tag swing pool ball football baseball basketball soccer dodgeball pillow snowball wrestle wrestling karate tickle chess game uno checkers accident accidentally by_mistake haha lol nerf piggyback playing balloon joking trampoline sled
beat: hit hits hitting beat beats beating beaten slap slaps slapped slapping smack smacks smacked smacking punch punches punched punching kick kicks kicked kicking choke chokes choked choking whip whips whipped whoop whoops whooped whup whups spank spanks spanked spanking hurt hurts hurting hurted strangle strangles strangled burn burns burned burnt
grip: grab grabs grabbed grabbing drag drags dragged shake shakes shook shove shoves shoved shoving push pushes pushed pushing throw throws threw throwing squeeze squeezes squeezed pinch pinches pinched twist twists twisted slam slams slammed yank yanks yanked pull pulls pulled
rough: $beat $grip
stroke: touch touches touched touching rub rubs rubbed rubbing grope gropes groped fondle fondles fondled stroke strokes stroked kiss kisses kissed kissing lick licks licked feel_me feels_me tickle tickles tickled hug hugs hugged hugging cuddle cuddles cuddled massage massages massaged caress caresses
private: private privates private_part private_parts private_area penis vagina crotch peepee my_butt my_bum my_bottom her_bottom his_bottom his_butt her_butt on_the_butt on_the_bottom boobs boob breast breasts my_chest my_thigh my_thighs inner_thigh down_there my_thing his_thing her_thing my_pee my_wee my_front my_parts his_parts groin under_my_clothes under_my_shirt under_my_pants under_my_dress under_my_skirt under_my_pajamas underwear no_no_spot bathing_suit_area
clothes: clothes shirt pants underwear dress skirt shorts pajamas panties
force: make makes made making force forces forced forcing want wants wanted tell tells told ask asks asked asking tries tried beg begs begged dare dared pay pays paid
punish: basement closet attic garage bathroom shed outside room dark cellar cage crate kennel trunk
party: surprise party present birthday gift crush santa christmas joke spoiler recipe
nofood: no_food nothing_to_eat no_dinner no_lunch no_breakfast not_any_food not_eaten not_eat not_ate hungry not_have_food not_have_any_food starving not_had_food never_food not_any_dinner not_much_food empty_fridge fridge_is_empty no_groceries
camping: trip camping camp vacation drive tent sleepover hotel road grandma_is grandma_s work business shopping watching_us babysitter deployed army hospital conference visiting
`
