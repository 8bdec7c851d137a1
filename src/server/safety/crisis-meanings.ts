import { kindsOfWords } from './kinds-of-words.ts'
import { meanings } from './meanings.ts'

/** Oblique ways to say that life is too much: being a burden, not waking up, saying goodbye, hurting or starving oneself. */
export const crisisMeanings = meanings(
  kindsOfWords,
  `
# the others would be better off
$better >> without_me ~ team goalie project homework group game play win lose
without_me > would will > be > $better ~ team goalie project group game
$better >> if_i when_i once_i >3 $absent ~ team goalie game
$better >> if >1 he she they >1 was were >1 dead gone not_here not_alive ~ test school class
$better money >> if >3 never_had_me not_had_me not_have_me never_had_kids did_not_have_me ~ team
if_i when_i once_i >2 $absent >> $better stop_fighting cry care sad sorry miss notice happy ~ school class game level absent
everyone nobody family world mom dad parents they >3 need needs want wants >1 me_here me_around me_alive me_gone me_dead
world_does_not_need_me nobody_needs_me nobody_would_miss_me not_need_me_anymore nobody_needs_me_here nobody_wants_me_alive
world everyone earth >2 not >1 need >0 me ~ team game
burden > on to for >2 everyone family mom dad parents them people
taking_up_space take_up_space waste_of_space waste_of_air waste_of_life waste_of_oxygen wasting_air wasting_oxygen ~ furniture file bag
i >1 should >1 not >2 exist alive born made here_at_all ~ school class lesson
i_am i_was >2 mistake >> born made have_been exist ~ math test answer
nobody not never who >2 care cares notice mind cry miss >3 if_i when_i >3 $absent left hit_by stopped_breathing ~ class school game
nobody not anyone who >2 come cry go be_at >3 my_funeral
not >1 have_to need_to >2 deal_with_me worry_about_me see_me take_care_of_me put_up_with_me look_after_me ~ game
will_miss_me would_miss_me be_sorry >2 when_i if_i >2 $absent ~ school vacation camp
# not waking up, not being
not never >1 $wish >2 wake_up wake > tomorrow any ever again anymore next . ~ early school alarm him her baby them monday class test snow work practice morning_for late
$wish >> not never >2 wake waking woke ~ early school alarm baby him her mom dad late class
sleep asleep >> forever never_wake not_wake stay_asleep never_come_back nobody_wake_me nobody_wakes_me never_have_to_wake ~ sleeping_beauty bear bears princess cat
close closed >2 eyes >> never_open not_open forever ~ hide_and_seek
$wish >> was_never were_never am_never not_been never_been never_was >1 born ~ in_the summer winter
never not >1 ask asked choose chose >2 born ~ summer winter
why >3 born alive_at_all >2 . ~ where when in
$wish >3 stop_existing not_exist disappear_forever vanish_forever stop_being_alive cease_to_exist never_existed not_be_alive not_alive not_living erase_myself ~ magic magician
stop >0 being >1 anything alive me a_person
not >1 want >2 be_a_person be_me be_human be_anything exist be_alive > anymore ~ game turn
not >1 want >2 be_here be_around be_on_earth >2 anymore at_all ~ school class lesson dentist game moving
empty numb nothing hopeless pain hurts >> not >1 want >2 be_here
want >1 out >1 for_good forever of_this_life of_life ~ game
disappear vanish go_away leave >2 and >1 never not >1 come ~ magic moving cat dog tooth
$wish >2 be >1 dead gone_forever no_more ~ tired battery zombie
better_off_dead better_dead rather_be_dead happier_dead happier_if_i_was_dead wish_i_was_dead
want wanting wants >1 be >0 dead ~ zombie
not >2 see imagine picture >1 myself >2 growing_up getting_older grown_up grow_up older being_alive
not >3 be_here be_around be_alive live >2 for_my_birthday much_longer next_year to_see by_christmas for_christmas by_summer after_summer after_christmas ~ moving vacation trip move visit school
not >2 be_alive alive >2 after next tomorrow soon when by ~ character
not >3 make_it make_it_to >1 next_week tomorrow morning christmas my_birthday through_the_night till_tomorrow ~ practice party game school meeting class level
delete erase unalive un_alive end off remove >0 myself my_self
unalive un_alive unaliving unalived unaliving_myself ~ word mean means game boss
i_do_not_matter_to_anyone my_life_does_not_matter
# no reason, no hope
point reason purpose use >3 alive living being_alive existing keep_going go_on going_on stay_alive be_here trying_to_live ~ problem math line number
not no nothing >3 live_for live_for_anymore living_for look_forward_to_in_life left_for_me left_to_live worth_living
no_future no_hope no_way_out no_point_in_me >2 for_me anymore left . ~ math fractions test spelling maze game word sentence tense
nothing never not >2 get gets going_to_get will_get >1 better >2 . anymore for_me ever in_my_life ~ math spelling reading fractions writing soccer grades cold
nothing_matters_anymore nothing_matters_and_i feel_nothing_anymore
nothing_matters >> i >3 die alive here feel gone
my_life life >2 has_no_meaning no_meaning meaningless no_purpose pointless worthless not_worth_it ~ word
can_not >1 do keep_doing go_on_with >2 life living this_life being_alive ~ science cycle game
can_not_take_it_anymore can_not_take_this_anymore can_not_go_on_anymore can_not_do_this_anymore >> tonight goodbye life alive end die pain night
tonight_is_the_night >> end die take goodbye plan can_not kill
give_up gave_up giving_up >3 life living being_alive everything_and alive ~ game problem
done sick tired exhausted >1 of with >2 living life being_alive existing being_here trying_to_live fighting_to ~ science here_at cereal
am_done_with_everything so_done_with_everything >> not around end goodbye gone die
i_will i_am_going_to >1 not >0 be_around be_alive be_here_anymore exist
want >2 everything it it_all pain hurting hurt sadness > stop end over go_away >1 forever for_good and_never
hurt hurts pain >3 inside >> stop end die not_be exist
should_have_been_me could_it_not_be_me could_not_it_be_me it_been_me >> died dead instead killed
me i >4 died dead >2 instead
trade switch change >2 places > with >> dead died grave ~ game
$wish >3 car truck bus train >3 hit ran run crash crashes >2 me us_all ~ game toy
$wish >3 get got have >2 sick cancer disease hurt >> not_get_better die never_get_better dead
# thinking of it
think thinking thought thoughts imagine dream >> dying being_dead death killing_myself not_being_alive not_alive ending_it ending_everything ending_my ~ grandma grandpa hamster dog cat book plants stars
bad scary dark >1 thoughts > about of >> ending myself dying alive death hurting die
think about >2 death dying >> every_night all_the_time every_day all_day at_night a_lot
like wonder better easier >2 be being >0 dead >> hurt less better easier than_this peaceful i
$wish >1 you i she he >1 were was am >1 dead gone_forever ~ zombie
is_it >1 bad normal ok okay wrong weird >2 to that if >1 you i >2 want wish feel >> dead die not_alive not_be_alive disappear
think thinking thought imagine going_to should could might feel_like want >3 walk walking step stepping run running jump jumping >3 $vessel $height ~ parkour cat toy superman spiderman race bounce trampoline school_bus tour race_car across over_the
walk walking step stepping jump jumping run running lie lay >1 in_front_of >3 $vessel ~ cat dog look deer squirrel
jump jumps jumped jumping fall fell leap >1 off from out >4 $height & die dead hurt kill killed survive end pain ~ cat superman lake rope story spiderman egg toy cartoon parachute
look looked looking stand stood standing sit >3 bridge roof balcony ledge tracks edge >> think thinking thought jump fall
what_happens what_would_happen how_many how_much is_it if_i if_you if_a_kid >> $pills & too_many too_much die dead kill overdose whole_bottle all_of at_once ~ doctor dog cat store
sav* hid* keep keeping collect* stash* >4 pills pill tylenol advil ~ dog doctor
take taking took swallow swallowing > pills >> tonight die everyone myself not_wake sleep_forever ~ doctor
way ways how >> make stop >3 heart breathing >1 stop stopping for_good forever ~ hiccups
make >1 myself yourself >1 stop >1 breathing
fastest easiest quickest >2 way >2 get_to go_to >1 heaven
fastest easiest quickest painless best >2 way >2 die dying not_be_alive end_it end_my_life stop_living kill ~ weed weeds plant germs ants
how_long how_fast how_much >3 drown suffocate starve hang bleed_out freeze >> me person asking kid ~ fish titanic whale ship polar dinosaur penguin
know where >4 keeps keep hides hid is >3 gun rope pills razor razors pistol ~ police jump toy nerf
i_have i_got > plan >2 die kill end not_be_alive hurt >1 myself my_life it
rope gun pills noose razor >> have_a_plan my_plan
hold holding held >1 my_breath >> hope die forever not_start never pass_out dead ~ pool swim
scarf rope belt string cord bag sheet tie wire plastic_bag >3 around over on >1 my >1 neck head throat >> see feel try tight feels breathe happen what die ~ costume winter cold snow lanyard halloween ghost mom
voice voices brain head mind something >3 tell tells telling told says >> bad hurt kill die >3 myself me
do doing did >2 something things stuff >1 bad stupid dangerous >1 to >0 myself
something_bad >1 to >0 myself
tried almost >3 kill_myself hang_myself drown_myself jump_off end_it die_last kill_my_self to_die ~ boss level
# goodbye
this_is_goodbye this_is_my_goodbye this_is_my_last_goodbye goodbye_everyone goodbye_world goodbye_forever ~ moving moved letter camp end_of_the_year
goodbye bye farewell >> leaving_this leave_this not_see_me_again never_see_me_again will_not_be_alive be_dead not_be_here_tomorrow
last final >1 message words chat thing_i_say time_i_talk time_you_hear >2 goodbye from_me on_earth before_i_die
tell >2 mom dad family everyone sister brother >> love loved sorry >> not >2 here alive around tomorrow gone
write wrote writing written left leaving >3 note letter letters >> for_after for_when after_i when_i_am_gone when_i_am_dead if_i_die goodbye_forever to_say_goodbye ~ thank birthday
gave give giving >3 my all_my away >2 stuff stuffies toys things everything necklace >> not_need not_be_here goodbye where_i_am_going when_i_am_gone ~ donate outgrew
gave gives giving >3 necklace bracelet toys stuff things >> goodbye_forever bye_forever goodbye_for_good
i_will i_am_going_to i_want_to ready_to >3 be go see meet >2 angel_soon heaven_now heaven_soon jesus god angels with_the_angels >2 soon tonight now and_not and_never in_heaven ~ christmas play church pray old
i_will >1 be >1 angel >1 soon tonight
want >2 be >2 star angel >2 sky heaven >> sad like_my_mom like_my_dad with_my not_feel ~ play costume
ask asked begged prayed pray beg >2 god jesus >3 take_me let_me_die kill_me take_my_life make_me_die bring_me_home
end ends ended ending >0 his her their my our >1 own life lives life_tonight ~ cycle story
end_it_all end_it_tonight end_it_now ending_it_all ~ game essay
never not >2 find found >1 me_again me_anymore my_body >2 . ~ hide seek
not >1 come_home >3 never not >1 find found
`,
)

/** Hurting oneself, starving, and telling of somebody else who may die. */
export const selfHarmMeanings = meanings(
  kindsOfWords,
  `
# hurting oneself
cut cuts cutting hurt hurting burn burning harm harming choke choking punch punching >0 myself my_self ~ $accident shaving cooking slice piece
self_harm* selfharm* self_injure
made make making >1 cuts marks lines scratches >1 on in >1 my >1 $limb ~ $accident pen marker
cuts cut marks scars scratches burns >> hide hid hiding cover covering >> sleeves socks hoodie nobody mom teacher everyone ~ $accident
sleeves hoodie socks bracelets >> cover hide nobody not_see not_show >> cuts scars marks did_to scratches did
what_i_did_to_my >1 $limb
$sharp >5 on to in into against across >1 my >1 $limb ~ $accident splinter henna
$sharp >> use used using put >2 on_my >1 $limb ~ $accident splinter
$wound >2 my >2 $limb >> $feeling until till bleed bleeds blood on_purpose help helps hate secret ~ $accident cat dog bug mosquito itch itchy rash sun
$wound >> until till >2 bleed bleeds bleeding blood ~ $accident itch cat bug mosquito scab she he
$wound >> makes make helps help takes >2 sad pain hurt feelings bad me_feel it_all >3 go_away stop better calm less away ~ paper hair grass cake class
$hurting >2 my >2 $limb head face legs >> on_purpose ~ he she they brother sister
on_purpose >3 $hurting >2 my ~ he she they brother sister
i >2 $strike >1 my >0 head legs face arms forehead stomach >> deserve sad mad angry upset stupid hate purple bruise stress dumb bad until punish ~ $accident haha door
deserve >2 hurt hit pain punished bleed it_when_i_hurt ~ he she villain
like love want need miss >2 see seeing watch watching feel feeling >2 my_blood blood_come blood_run myself_bleed the_pain
cutting burning scratching hurting_myself >1 helps helped calms makes_me_feel feels ~ paper hair grass class wood cake
feel_something >> cut cutting blood bleed hurt burn
urge want need >2 to_cut to_burn_myself to_bleed to_hurt_myself >1 again so . because my_arm
my >1 $limb >1 is are >1 full covered >2 cuts scars scratches ~ cat bush thorns
# not eating
not never stopped barely hardly no >2 eat eats eating eaten ate food meals >> $diet ~ $animal vegetables healthy dentist
starv* skip skips skipping skipped >3 meal meals lunch breakfast dinner food myself >> $diet thin weight fat ~ $animal late bus
eat eating ate food lunch meal meals bite cracker >> so_i_do_not so_i_will_not not trying_to want_to >3 get_fat be_fat gain_weight be_skinny lose_weight get_skinny be_thin skinny ~ $animal healthy vegetables
throw throwing hide hiding spit spitting flush flushing >2 out_my away_my my out food it >> $diet ~ $animal recycling
throw throwing hide hiding spit give >3 lunch food dinner >> fat gain_weight skinny thin weight ~ $animal
food eating >2 makes make >1 me >1 fat ugly gross disgusting sick_of_myself ~ $animal candy vegetables
i_am i_feel feel >2 fat so_fat too_fat ugly >> not_eat stop_eating stopped_eating no_more_food starve diet throw_up skip
finger fingers toothbrush >2 down in inside >1 my >0 throat
make makes made making >1 myself >1 throw throwing puke puking vomit sick barf gag
feel feels >1 gross disgusting guilty fat bad ashamed >1 when after because >1 i >1 eat ate eating >> stop not skip throw fat . ~ candy cake halloween fast much greasy
eat ate eaten eating >> have_to need_to must got_to going_to >1 throw puke vomit >1 it up ~ roller sick flu dog cat
proud happy good strong >2 not >1 eat eaten eating ate >> today all anything days bones week ~ candy junk cookies sweets meat gum
laxative* laxatives diet_pills
exercise exercising workout run running situps >> burn_off burn_it_off every_bite everything_i_ate what_i_ate
$wish >2 be get >1 thin skinny skinnier thinner >> disappear bones nothing see_my not_eat die
only just >1 eat eating ate >2 one a_few >2 cracker apple grape bite carrot crackers day
i_only_eat >4 a_day one_apple >> fat skinny thin weight
not >1 eaten eat had_food had_anything >3 days >> skinny fat thin weight on_purpose proud
# somebody else
$other >> wants wanted want going_to tried trying plans says said told talks talking talk keeps might will >4 die dying killing_himself killing_herself being_dead be_dead kill_himself kill_herself kill_themselves end_it suicide end_his_life end_her_life not_be_alive unalive hurt_himself hurt_herself hurt_themselves ~ boss level game battery $animal laughing
$other >> not never >1 be be_here >1 alive around_anymore >3 after tomorrow soon next anymore much . ~ $animal grandpa
$other >> not never >1 want wants >1 live be_alive exist >1 anymore . ~ in there
$peer >> cuts scars marks scratches >3 on all_over up >2 her his their >1 arms arm wrists wrist legs thighs ~ cat fell bush thorns bike soccer
$peer >> cuts cutting burns burning >1 herself himself themselves her_arms his_arms ~ accident paper
$peer >> take taking took >1 pills all_her all_his a_bunch_of_pills >> tonight die overdose
$peer >> not never stopped doesnt >1 eat eats eating >> puke pukes throws_up vomits skinny fat thin bones ~ $animal sick flu
$peer >> puke pukes throws_up vomits makes_herself_throw makes_himself_throw >> after_eating after_lunch after_she_eats every_night on_purpose after_meals skinny ~ $animal
tell tells told telling say says said >3 kys kms go_die kill_yourself kill_myself unalive_yourself jump_off_a_bridge end_my_life drink_bleach
jump_off_a >1 bridge building roof >> i_will should right told said ~ minecraft
`,
)
