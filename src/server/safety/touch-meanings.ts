import { kindsOfWords } from './kinds-of-words.ts'
import { meanings } from './meanings.ts'

/** Oblique ways to tell of being touched, watched, shown things or made to keep a secret. */
export const touchMeanings = meanings(
  kindsOfWords,
  `
# touching
$who >3 $stroke >1 me us >> where not_like not_want wrong weird bad gross hate uncomfortable secret night sleeping bath bed icky yucky scared mouth lips stop private alone ~ tag baby_brother cat dog puppy lipstick grandma_kissed cheek good_night goodnight
$adult >3 touch touches touched touching rub rubs rubbed fondle* grope* >1 me us ~ forehead fever shoulder head arm nose tag ball heart shoulder paint piano base screen homework stove math
$they >1 touch touches touched touching rub rubs rubbed fondle* grope* >0 me us >2 . and when at there every in_the all sometimes again ~ tag base cat dog brother shoulder
$stroke >3 $private ~ puppy dog cat baby_diaper horse heart slide fish own_knee ball base
where >2 i >1 do_not >1 like want >> $stroke hand hands
hand hands fingers finger >4 on up down in under inside between near >1 my >1 leg legs thigh thighs knee chest butt pants shirt skirt waist bottom underwear dress pajamas shorts private privates ~ my_own_hand heart pledge flag cold_hands warm pocket
where >1 his her their >1 hands hand >1 go goes went
his her their >1 hands >1 go goes all_over >2 me places my ~ clock
lap >> not_like hands touch touches rub rubs uncomfortable weird wiggle kiss bump ~ laptop story swim run cat
make makes made making force forces forced wants wanted told tells asked asks >1 me us >1 touch kiss lick hold rub feel play_with suck put_my_hand put_my_mouth >2 him his her it there private thing ~ stove frog snake dog cat guinea lizard door hot baby bat rope fish bug rabbit horse
make makes made making force forces forced >1 me us >1 do >2 something things stuff >> mouth body bed bathroom clothes private not_like hurt naked secret not_tell weird gross bad alone ~ homework chores math laundry pushups
make makes made wants >1 me us him >1 play >1 doctor boyfriend_and_girlfriend husband mommy_and_daddy house_in >2 . with and in alone ~ doll dolls toy baby
$who $older >3 does did do doing done >2 things stuff something bad weird gross yucky it that >2 to with >1 me us my_body my_friend her_at_night him_at_night my_sister my_brother ~ homework lego fun cool prank nice good hair makeup nails magic
mean bad weird gross nasty wrong >1 things stuff thing >2 to >0 my_body me >> night bed alone he uncle dad stepdad ~ kids girls boys school bus
weird bad gross strange >0 things stuff >> alone with_him being_alone touch body
not >1 like want >2 being_alone be_alone alone >1 with >3 $adult him her mr ~ dark problem math homework monster
scared afraid can_not not >2 sleep fall_asleep go_to_sleep go_to_bed >> because_of >1 him her my_dad my_stepdad my_uncle them my_brother what_he ~ monster movie storm dog cat snoring
come comes came coming get gets got climb climbs climbed crawl crawls sneak sneaks lie lies lay lays >4 my_bed my_blanket my_covers on_top_of_me in_bed_with_me under_my_blanket under_the_covers bed_with_me my_room_at_night ~ cat dog puppy kitten little_sister little_brother baby tooth_fairy santa monster nightmare sick good_night story pile fun football wrestle wrestling
sleep sleeps sleeping lay lays lie lies stay >2 in_my_bed in_bed with_me >1 with_me and he stranger naked >> mom friend man boyfriend uncle makes touch let lets ~ cat dog stuffie bear teddy sister nightmare
$kin $older $outsider he >4 come comes came get gets wants >2 in into >1 the_shower my_shower shower bath my_bath bathroom >1 with_me while_i when_i ~ dog cat brush
watch watches watching watched look looks looking looked stare stares peek peeks spies film films filmed >1 at_me me us >> change changing shower bath undress naked dressed clothes body underwear bathroom ~ play dance swim_meet game
hurt hurts bleed bleeds sore burns pain itchy >2 down_there private privates private_area private_parts bottom vagina penis >> he dad uncle stepdad visit him did touched after because boyfriend ~ bike fell slide sit
private privates private_area private_parts down_there vagina >1 hurt hurts bleed bleeds is_sore sore
# clothes, pictures
$force >2 me us see_me my >> $clothes >1 off
$force >2 me us to >> take >1 off >2 $clothes ~ doctor bath swim pool muddy wet coat
$clothes >1 off >> $force see_me watch picture game look play he uncle ~ doctor bath swim pool muddy wet laundry beach
take pull pulled takes took pulls >1 down off >1 my >1 $clothes ~ wash bath muddy laundry doctor potty
naked nude undressed no_clothes no_shirt without_clothes without_my_clothes in_my_underwear in_my_bra >> picture pictures pic pics photo photos video videos send money show saw see watch camera shows me ~ mole eye baby emperor statue museum cat dog art painting
picture pictures pic pics photo photos video videos >> naked nude undressed no_clothes no_shirt underwear bath shower body private privates chest sexy dirty thing ~ x_ray anatomy baby art statue cat dog fish mole swim_team galaxy planet
send sends sent sending post posts share show shows want wants ask asks asked >3 my pictures pics picture pic photos of_me selfie selfies >> if unless money more everyone online body keep secret bikini no ~ art grandma homework drawing painting school
see sees saw show shows showed showing look >2 me his her my their >1 private privates private_part private_parts penis thing_to body underwear peepee wiener ~ mole doctor statue baby museum captain dog diaper
show shows showed showing made makes make let lets >2 me us >> naked dirty sexy sex porn grownup_movie grownup_movies grownup_videos adult_movies bad_videos bad_pictures people_without
watch >2 grownup_movies grownup_videos adult_movies dirty_movies naked_people bad_movies_with >2 . with him
what >1 color kind are i_am >2 underwear wearing bra >> online he man guy asked asks stranger ~ costume halloween dress_up
sexting sext nudes porn_with send_nudes
$outsider >> rub rubs rubbed rubbing massage massages stroke strokes >1 my >1 back shoulders neck feet hair knee ~ trainer nurse vet barber haircut
let lets >3 friend friends man boyfriend guy uncle >1 sleep sleeps lay lie >2 my_bed with_me ~ sleepover
$stroke >> feel feels felt feeling >2 wrong weird gross dirty yucky icky uncomfortable creepy ~ cat dog food slime snake frog
# secrets and special friends
secret secrets special >2 game games hug hugs kiss kisses touch touches massage place spot friend thing time tickle club date >> nobody not never only our alone him tell us_two can_not me between ~ $party card decoder teacher_says math menu board password level clubhouse
$adult he she >> secret secrets our_thing our_little our_special >> not_tell never_tell nobody_can_know touch hug body kiss alone bed bath trouble keep_it from_my from_mom game ~ $party card ingredient recipe code
secret secrets promise promised >> $stroke body private bath bed bathroom what_he he_does touched uncle stepdad grandpa coach ~ $party card santa garden
massage massages massaged massaging >2 . alone me my and to ~ ball
says said told say tells >2 it_is our its it_was >1 our our_little special >1 thing secret time game >> not alone nobody touch . ~ $party card
not never >2 tell say >2 what_we do_in what_we_do what_he what_she what_happened what_happens my_mom my_dad my_parents mom dad anyone anybody nobody police teacher >> bathroom touch touches alone bed does did happened room secret or_else trouble ~ $party answer homework spoiler joke grade
$outsider uncle stepdad grandpa cousin boyfriend he >> texts text messages texted calls >> night not_tell secret alone love pictures pretty sexy ~ $party homework reminder
keep keeping >2 secret secrets chat >> body touch grownup asks_you he online man adult selfie uncle coach ~ $party
coach teacher neighbor man guy priest pastor tutor driver uncle stepdad grandpa cousin boyfriend janitor counselor >> loves_me love_me kiss_me kiss marry_me marry girlfriend sexy pretty_body date_me in_love ~ cat dog wife wedding cheek goodnight good_night movie
wants wanted want asked asks >1 me >2 be >1 his her >1 girlfriend boyfriend wife >> uncle man older coach teacher grown he secret kiss years online adult stepdad ~ class_mate recess kindergarten
candy money presents gifts toys phone >> so_i_do_not not_tell do_not_tell never_tell if_i_touch if_i_let let_him if_i_kiss keep_quiet secret ~ $party
said says told >1 it_is its that_it_is >1 normal okay ok fine love our_secret just_a_game >> not_think_so feels_wrong touch hurts not_like weird but ~ math answer homework wrong_answer nervous
is_it ok okay normal wrong bad fault >> grownup adult adults dad uncle stepdad teacher coach somebody >> touch touches touched secrets shower bath kiss kisses body undress private naked hit hits ~ ball
somebody someone anyone grownup adult >1 touch touches touched >1 you me my >> not_want not_like where private do tell stop how ~ tag base
feel feels felt feeling >1 wrong weird gross dirty yucky icky uncomfortable bad >> touch touches touched hug hugs kiss lap massage hands he uncle coach stepdad grandpa ~ food slime answer tummy sick eat
`,
)
