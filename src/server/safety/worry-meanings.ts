import { kindsOfWords } from './kinds-of-words.ts'
import { meanings } from './meanings.ts'

const kinds = `${kindsOfWords}
school: math fractions fraction homework problem problems spelling reading writing test quiz soccer multiplication division times_tables game level handwriting for_forgetting for_losing for_missing when_i_forget when_i_lose when_i_get when_i_miss broccoli mondays
kids: kids kid boys boy girls girl classmates people they everyone somebody friends friend bully bullies class
mock: make_fun makes_fun making_fun made_fun tease teases teased teasing laugh laughs laughed laughing picks_on pick_on picking_on bully bullies bullied bullying call_me calls_me called_me name_calling exclude ignore ignores leave_me_out leaves_me_out whisper
often: all_the_time every_day every_night always all_day every_single_day each_day every_morning everyday
`

/** What weighs on a child without being acute: sadness, loneliness, shame, being bullied, trouble at home. */
export const worryMeanings = meanings(
  kinds,
  `
kids boys girls bullies bully classmates kid boy girl >3 beat beats punch punches kick kicks hit hits attack attacks jumped hurt hurts >0 me >1 up every all_the_time at_recess at_school on_the_bus and in_the . after ~ $fun
hate hating >1 myself my_self my_life being_me how_i_look my_body my_face the_way_i_look who_i_am ~ $school
hate hates dislike >1 me >2 . and because so at ~ teacher_hates_math cat dog computer ball luck math team sister brother mosquitoes game
everyone everybody they people kids nobody >1 hate hates >0 me ~ $school game
nobody not_one no_one >2 like likes love loves want wants understand understands >1 me me_there me_here ~ team tag game to_win
nobody not >2 care cares >1 about >0 me ~ game
nobody_wants_to >1 be_my_friend play_with_me sit_with_me talk_to_me be_friends ~ today because_it_is_raining
nobody not never >1 ever wants want lets >2 sit_with play_with talk_to be_friends_with hang_out_with >0 me
not no >2 have any >1 friends friend ~ imaginary game facebook
have >1 no zero >1 friends ~ imaginary game facebook
wish >2 had >2 friend friends
i_am i_feel i_felt feel feeling >2 lonely depressed hopeless worthless miserable unloved unwanted invisible ~ $school at
i_am i_feel feel feeling felt >2 sad alone empty left_out numb unhappy down scared awful terrible >3 all always every_day every_night time inside anymore ~ $school rain rains tooth movie lost_the ended weather breakfast lunch
i_am i_feel feel >1 all_alone so_alone so_lonely always_sad always_alone lonely
always_sad sad_all_the_time sad_every_day cry_every_day cry_every_night crying_all_the_time can_not_stop_crying not_stop_crying cry_myself_to_sleep cry_all_the_time crying_every_night
cry crying cried >3 every_night every_day all_the_time all_day myself_to_sleep a_lot at_night why ~ baby movie onion sister brother puppy
sad >3 not_know >3 tell why talk ~ $school
feel feels >1 like_crying like_i_want_to_cry >> all every always
depress* have_depression anxiety_attack panic_attack panic_attacks have_anxiety ~ word_ great_depression the_depression history weather
not >2 feel >1 happy >1 anymore ever ~ $school
nothing >2 makes make >1 me >1 happy >1 anymore
not >1 want >1 to > do_anything talk_to_anyone get_out_of_bed >> anymore sad ever
i_am i_feel feel_like feel >3 failure loser worthless useless ugly disgusting hideous disappointment idiot_and unlovable ~ $school pencil word
i_am >2 dumbest ugliest stupidest worst >3 kid person child >2 world ever class alive
so_ugly am_ugly too_ugly so_fat_and ugly_and_fat fat_and_ugly am_fat_and am_so_fat am_too_fat look_fat ~ $animal
i_am >2 stupid dumb >> hate_myself everyone_hates nobody_likes worthless
not >1 good_enough >1 for >1 anyone anybody them everyone mom dad my ~ grade $school
not >1 do >1 anything >1 right ~ $school
i_do_not_matter do_not_matter_to_anyone >2 . to anyone anymore
tired of >1 trying being_me pretending being_sad feeling crying everything >> anymore . to be sad happy ~ $school same
no_way_out give_up_on_myself ~ maze $school
worry worried worrying anxious scared afraid nervous >2 $often ~ $school spider
worry worrying worried anxious thoughts >> not_sleep can_not_sleep not_fall_asleep stomach ~ test santa
nightmare nightmares bad_dreams >2 $often a_lot
stomach tummy >1 hurts hurt >> scared school worried kids nervous_every ~ ate sick flu candy
scared afraid not_want not_like hate >3 school going_to_school bus recess lunch >> mean bully bullies kids boys girls hit_me punch laugh alone push them threat
# bullying
$kids >> $mock >> me at_me my fun_of_me of_me on_me names fat ugly stupid dumb pig weird loser ~ joke funny_joke comedian clown tickle show
am_being_bullied getting_bullied get_bullied got_bullied being_bullied bullied_me bully_me bullies_me bullying_me been_bullied is_bullying >2 . at by every all in me my ~ boss level game
there_is has_a >1 bully bullies ~ story movie
they kids boys girls people everyone classmates >1 call calls called >1 me >2 fat ugly stupid dumb pig weird loser names gay freak retard baby idiot four_eyes annoying crybaby ~ captain
$kids >2 say says said think thinks >2 i_am >2 fat ugly stupid dumb weird loser gross annoying disgusting freak & they kids everyone girls boys ~ haha joking
mean >1 to >0 me >> $often school everyone kids they girls boys again not
mean things stuff >3 about >0 me ~ story
post posted posting made >3 mean embarrassing bad >2 video picture post comments things group_chat >> about me of
laugh laughs laughing >2 at >0 me >> always every all kids everyone when ~ joke jokes dog baby funny clown
leave left leaves leaving exclude excludes >1 me >1 out >> everything always every game party all friends again time
left_out >1 all always every again
takes took steals stole >2 my >1 lunch_money lunch money backpack >> every kid boy bully they recess always again
$kids >3 push pushes pushing shove shoves trip trips punch punches kick kicks hit hits beat beats beating spit spits jump throw throws >2 me at_me my_face >2 $often at_recess on_the_bus at_school after_school up and recess hallway lunch in_the_bathroom . ~ $fun accident
sister brother >1 beats hits punches kicks hurts >1 me >1 up $often & every all not_stop always stop_it hurts ~ $fun game haha
threaten threatens threatened threatening >2 me beat hurt
beat_me_up beat_up >> after_school tomorrow going_to said they threat
not >2 want me_there want_me wanted >1 there around here >2 . anyone they ~ team
# trouble at home
parents mom_and_dad mom dad >3 fight fights fighting yell yells yelling scream screams argue arguing >2 $often at_each_other at_me a_lot about_me >> sad scared split cry worry bad hide feel every all ~ score team movie remote brother game
yell yells yelling screams >2 at >0 me >2 $often for_no_reason and_i >> feel sad cry bad all every ~ ump coach_yells
parents >2 divorce divorced divorcing getting_a_divorce splitting_up split_up separating breaking_up >> fault sad scared cry cried hate worried afraid ~ story
miss >2 mom dad grandma grandpa brother sister friend >> died dead death passed >> cry sad every not_stop all hurts
died dead passed >> cry crying sad >2 $often
best_friend >1 stopped not >2 talking_to like being_my >> alone anymore sad
`,
)
