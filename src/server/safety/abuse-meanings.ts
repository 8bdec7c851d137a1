import { kindsOfWords } from './kinds-of-words.ts'
import { meanings } from './meanings.ts'

/** Oblique ways to tell of being hurt, put down, threatened or left without care at home. */
export const abuseMeanings = meanings(
  kindsOfWords,
  `
# hurting
$adult >4 $beat >1 me us ~ $fun high five robot bee question back_with
$who >2 $beat >1 me us >2 so until till with when again every all hard agen a_lot lot on in ~ $fun brother sister cat dog kitten puppy classmate player goalie
$kin $they >3 drink drinks drinking drunk mad angry >> throw throws threw hit hits push pushes shake shakes hurt hurts >2 me us things mom ~ $fun coffee juice game
$kin >2 drink drinks drinking drunk beer wine vodka alcohol >> hurt hit scared afraid yell yells mean monster hide angry mad driving hurts throws falls sleeps passed not ~ coffee tea juice water soda milk problem pool
$kin $they >> $grip >1 me us >> around against into down across until so_hard bruise wall floor stairs by_my hurt bleeding cry blue marks purple ~ $fun wagon boat
$kin $they >> $grip >1 my >1 arm arms hair neck ear ears wrist face throat shirt hand head leg >> so_hard until hurt hurts blue bruise red marks bleed broke cry purple dragged down onto on_the_stove pain ~ $fun cross brush comb braid doctor ponytail
me us >2 by >1 my our the >1 hair neck throat ear ears ~ $fun braid
$kin $they >2 broke breaks >1 my >1 arm leg nose finger rib ribs ~ toy $fun
$kin $they >2 $beat $grip broke stabbed shot >2 my_mom my_dad mom dad my_brother my_sister my_little my_baby the_baby my_grandma our_mom >> down stairs wall floor arm face eye bleeding blood night again could_not crying . ~ $fun car boat swing
$kin >3 hurting hitting beating choking punching strangling >1 mom my_mom dad my_dad her him my_brother my_sister ~ $fun
saw hear heard watched see watch >3 dad mom stepdad boyfriend he >2 hit hits hitting hurt hurting beat beating choke choking push pushing slap ~ $fun ball drum
mom brother sister dad >3 black_eye bruise bruises broken_arm broken_nose bloody >> dad boyfriend he stepdad fight hit mom ~ bike fell soccer game sports
bruise bruises marks welts scar scars black_eye >> dad mom stepdad stepmom uncle grandpa boyfriend he she >1 made did gave left hit does ~ bike fell soccer pen game sports put_ice bandaid kissed
bruise bruises marks welts >> so not hide cover >> teacher see anyone nobody school ~ bike soccer fell pen
$kin >1 and >3 scream screaming throw throws fight fighting hit punch chokes hits >> hide scared her him knife plates blood
parents mom dad >3 scream yell fight throw throwing throws >> plates dishes things chairs hide closet scared knife blood bleeding ~ team score
police cops >3 came come >> dad mom stepdad boyfriend >2 hit hitting hurt fight fighting beat
door chair lock locked bed dresser >> $they $kin >2 can_not will_not not can >1 come_in get_in come get get_me find_me hurt_me ~ puppy kitten brother sister cat dog seek tag fort baby raccoon game
hide hiding hid hides >> when because if whenever until >2 $they $kin >2 comes_home gets_home come_home is_home drunk mad angry yells drinks ~ seek surprise presents santa broccoli
hide_me_from take_me_away_from save_me_from rescue_me_from protect_me_from get_me_away_from >2 $kin him her family them
live stay >1 with_you >> instead hurt hurts hit mean >2 . me my mom dad
$they $kin $adult >1 will would is_going_to are_going_to >1 beat hit whip whoop spank slap punch hurt burn choke >1 me us ~ $fun shot nurse robot chess
kneel kneeling >2 rice corn rocks gravel
make makes made making force forces forced >1 me us >> kneel stand stay sleep sit >4 outside cold rice hours all_night floor dark garage crate cage dog ~ camp camping tent vacation sleepover class line gym pe soccer
$kin $they >1 make makes made >1 me us >1 work clean do_everything take_care_of >> all_night all_day hit beat not_go_to_school instead_of_school no_sleep ~ chores_and
hold holds held holding put puts pushed pushes >1 my_head my_face me >1 under in >1 water toilet bathtub sink ~ swim baptized pool shampoo
$who >2 burn burns burned put puts pushed held pressed >2 me my >2 cigarette stove iron lighter hot_water hand arm >> cigarette stove iron lighter lesson hot . on ~ $fun cookies sunscreen lunch food toast
cigarette cigarettes lighter >2 on_my on_me my_arm
shake shakes shook throws threw hit hits slaps >1 the_baby my_baby baby >> cry cries crying when stop ~ ball rattle toy
stop_hitting stop_hurting stop_touching stop_beating stop_yelling_at stop_abusing >1 me us my_mom her mom ~ brother sister sibling puppy cat
fault >> $they $kin somebody >1 does did do hits hit hurts hurt touched touches yells drinks beat ~ team game lost tag broke
i >2 get got am >1 hit beat beaten whooped spanked slapped punished burned >1 so every all if when with until bad ~ $fun ball
i >2 get got >2 belt switch paddle whooping beating spanking >> when if for bad every sit marks ~ karate judo birthday taekwondo nintendo yellow new lego
get_it_when_i_get_home get_it_when_dad get_it_when_mom >> scared afraid hit belt hurt
scared afraid terrified not_want >2 of to >2 go_home going_home get_home come_home be_home go_back_home >> dad mom he she because hit hurt mad drunk please angry yell grade ~ dark alone party fun yet
not_want_to_go_home_after_school
scared afraid >2 of_what to_see to_tell when because if_my >3 $kin he she >> hit beat hurt belt yell_at_me mad_at_me_and_hit whoop spank ~ monster
not >1 feel >1 safe >3 at in around with near >2 home house my own him her them dad mom stepdad uncle room school_with ~ online internet bike
people they everyone >1 at >1 home my_house >2 mean hurt hit hurts yell >2 me ~ game
$they $kin >2 hurt hurts hurted hitted hit hits >0 me us ~ $fun feelings brother sister
friend neighbor cousin classmate buddy >> his her their >1 dad mom stepdad parents stepmom uncle boyfriend >> hit hits hurt hurts beat beats bruise bruises did bad touches yells mean stuff ~ $fun ball
friend neighbor cousin classmate >3 gets got is >1 hit beat beaten hurt touched abused >2 by at ~ $fun bus car ball
friend neighbor cousin classmate >> not never >1 get have allowed >2 food dinner eat fed >> home house . ~ cafeteria broccoli candy
# being locked up, put down, threatened
$kin $they >2 lock locks locked shut shuts >2 me us >2 in out up outside >2 $punish for all when house if the my . ~ brother sister accident car game seek dog account
lock locks locked locking >1 me us >> basement closet attic garage outside all_day all_night all_weekend hours when_i_am_bad shed dark
$kin $they >1 tie ties tied tape tapes taped chain chained >1 me us my >2 chair bed mouth hands up pole ~ shoe shoes game cops pony hair
i me we >2 sleep sleeping stay eat live >3 crate cage kennel doghouse shed >2 . when if ~ dog_sleeps hamster
$kin $they >2 call calls called say says said tell tells told think thinks >2 i_am me im >2 stupid worthless garbage trash useless dumb mistake nothing ugly fat bad_kid retarded pathetic idiot ~ joke joking brother sister friend haha
$kin $they >> wish wishes wished >2 never_had not_had never_born not_born dead did_not_have me_dead ~ homework meeting
ruin ruined ruins >1 her his their my_moms my_dads >1 life ~ game
give_me_away get_rid_of_me throw_me_out kick_me_out send_me_away sell_me leave_me_somewhere put_me_in_foster >3 . because if nobody when ~ card game
nobody_wants_me nobody_will_want_me nobody_would_want_me nobody_would_love_me & dad mom he she stepdad says said told
$kin $they >3 said says threatens threatened tell tells told swear >> kill hurt shoot stab burn_down drown >2 me us my mom dad dog cat mommy family ~ $fun level boss boss_in mosquito
$kin >> has have got >1 gun knife >> us me mom use shoot hurt kill ~ hunting hunter nerf water lego kitchen cook police_officer
if_i >1 tell told say talk scream >> hurt kill go_away jail trouble believe leave die take_me dog mad ~ answer spoil spoiler joke teacher_says present
nobody >1 would will >1 believe >1 me ~ fish magic bigfoot
money candy presents phone nice >> i >0 do_not will_not >0 tell say ~ surprise party answer spoil
can_not not >2 tell >2 you anyone anybody nobody >2 what_he what_she what_they what_happens what_my >2 does did do to_me at_home in_the ~ surprise present answer gift
what_he_does what_she_does what_they_do what_he_did what_she_did what_they_did what_my_dad_does what_my_uncle_does >1 to_me to_us to_my to_her ~ homework prank
please do_not not >1 tell >2 my_mom my_dad my_parents mom dad stepdad >> hurt hit mad_and hurts beat kill belt ~ haha lol surprise party present
wish want please >2 somebody you >2 take_me_away live_with adopt_me >> hurt hit mean hurts family
# nobody cares for the child
$nofood >> mom dad parents home house alone nobody days gone asleep ~ $animal school_lunch cafeteria candy picnic test blood field mars moon allowed_in yet
mom dad parents nobody everyone >> $nofood ~ $animal picnic allergic candy yet cafeteria field
not no never >1 any have had >2 food dinner >2 left anymore at_home >> nobody mom dad home gone hungry alone days ~ $animal picnic
not >1 had eaten have >2 dinner food lunch eaten anything_to_eat breakfast >2 in for since >2 $days two three ~ $animal candy pizza cake sick flu ramadan yom
mom dad parents everyone nobody they >2 gone away missing left went_away not_home disappeared not_been_home >4 $days two_days three_days >> food alone hungry nobody eat baby by_ourselves by_myself scared
mom dad parents >2 has_been is have_been are been >1 gone missing away >2 for since >2 $days two three four long ~ $camping
nobody not never >2 come came been >1 home back >3 since for in >2 $days night long two three ~ $camping cat dog
alone by_myself by_ourselves >2 since for >2 $days two three yesterday ~ minute minutes hour hours team
left leaves leave went_away >3 us me >1 alone by_ourselves by_myself >> night all days went far baby scared food hungry . ~ minutes minute hour hours brother sister team game
i_am i_have_to i we >2 take_care_of watch feed look_after >2 brothers sisters brother sister baby >> all_night alone by_myself every_night nobody not_wake days mom_is ~ babysit babysitting allowance minutes
mom dad >2 not never >1 wake wakes get_up gets_up get_out_of_bed >> feed food hungry night all_day baby brother sister ~ sunday alarm nap weekend
we i >2 sleep live sleeping living >2 in >1 our the >1 car van street truck >> mom dad night every leaves house anymore . ~ trip camp camping vacation drive nap road ride drove game movie
lock locks locked locking >3 fridge pantry refrigerator food_cabinet food_away ~ dog bear raccoon child_proof
not only never >1 allowed let lets >2 eat food >> hungry punish bad chores until_i unless starving nothing days ~ candy dessert class gum library allergic chips
i >1 have_to had_to >1 watch >2 eat >> nothing hungry get
they $kin >2 eat eats ate >> i >2 get_nothing get_none nothing can_not_have ~ dog candy
i we me >2 eat ate get eating >3 from out_of >1 trash garbage dumpster ~ raccoon bear dog cat
go goes going went >1 bed sleep school >1 hungry
$kin $they not_give >2 not never >1 give gives gave feed feeds >1 me us >1 food dinner any anything breakfast to_eat ~ candy dessert dog cookies money
not never >1 take takes took get_me bring >1 me us >1 to >1 doctor hospital dentist >> broken hurt hurts sick bleeding infected days even ~ checkup scared
$kin boyfriend >2 use uses using does do do_it smokes takes sells shoots >2 needles drugs meth crack heroin coke pills weed ~ knit knitting sew sewing medicine diabetes doctor allergy
make makes made >1 me >1 hold hide carry sell deliver >3 drugs stuff_for pills weed money
man men guy somebody people >2 pay pays paid >2 mom dad uncle him her >> me my_body with_me
`,
)
