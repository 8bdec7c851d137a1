import { kindsOfWords } from './kinds-of-words.ts'
import { meanings } from './meanings.ts'

const kinds = `${kindsOfWords}
always: bad_guy villain hero in_the_book in_my_book in_the_story in_my_story in_our_story in_the_movie character characters chapter book_report we_read read_about learned_about history cartoon pretend poem novel dinosaur dinosaurs nazi pioneers civil_war world_war revolution president king queen pirate pirates
home: house home apartment room yard door window windows kitchen bedroom garage basement downstairs upstairs porch backyard
intruder: robber burglar intruder thief stranger somebody man guy men people person masked_man lady woman
ill: not_wake not_waking not_breathe not_breathing not_moving not_move not_talk not_talking not_answer not_answering not_respond not_responding passed_out unconscious collapsed fainted shaking seizure choking turning_blue turned_blue is_blue is_purple turned_purple turning_purple eyes_rolled not_get_up sleeping_weird foaming limp
person: $kin brother sister baby friend cousin teacher classmate babysitter he she kid boy girl everyone
toxic: bleach poison detergent cleaner cleaning_stuff cleaning_spray laundry_pod laundry_pods tide_pod dishwasher_pod windex gasoline antifreeze battery batteries magnet magnets coin coins nail_polish hand_sanitizer lighter_fluid pills gummies edible edibles vape_juice vape alcohol vodka beer wine mushroom mushrooms berries chemicals blue_stuff under_the_sink bug_spray rat_poison nicotine paint_thinner soap_pod drain_cleaner marble screw nail broken_glass pod bean penny quarter needle pin bead beads
swallow: swallow swallowed swallows drank drinks drink drinking drunk ate eat eaten took take taken put_in_mouth licked sniffed inhaled
online: online internet roblox discord instagram snapchat tiktok fortnite minecraft xbox game chat app whatsapp server youtube omegle kik
weapon: gun guns pistol rifle shotgun knife knives machete bomb weapon
unhurt: toy nerf water lego game drawing draw cartoon halloween costume movie story book play playing pretend drill police_officer soldier cook cooking butter fork kitchen_knife hunting museum army cowboy
`

/** Oblique ways to tell of danger now: fire, intruders, weapons, poison, injuries, being lost, strangers, running away. */
export const dangerMeanings = meanings(
  kinds,
  `
# fire and air
flames fire smoke >3 coming out in on from everywhere filling all >3 $home oven stove outlet wall roof bed curtains car toaster microwave $home ~ drill campfire fireplace dragon volcano marshmallow truck safety candles_on station fighter firefighter chimney grill
$home curtains couch bed hair clothes shirt sleeve stove oven toaster microwave rug blanket car tree tablecloth >2 caught catching on is >1 fire burning flames in_flames smoking ~ drill team pretend mixtape calories toast_its
$home >3 filling full filled >2 smoke gas water >> . help not scared
something >1 is >1 burning >> not_find alone mom help smoke scared nobody ~ toast cookies dinner oh candle
smell smells >2 gas smoke burning propane >> dizzy alone head sick here house help scared home mom ~ bbq campfire dinner cookies
carbon_monoxide co2 monoxide smoke >1 alarm detector >> beeping going_off head ringing dizzy ~ drill battery test low
neighbor neighbors neighbours next_door >2 house home apartment >2 fire burning ~ drill
# somebody at the house
$intruder >4 in at outside inside looking trying breaking broke climbing knocking banging hiding >4 $home >> alone not_home by_myself help scared not_know mom_is dad_is parents hiding peeking trying . ~ mow mowing plumber mail mailman pizza delivery delivering package painting fixing friend neighbor halloween movie trick repair ball shadow clean santa map hiding_in_the_story book
$intruder >2 trying wants tries tried >2 open get_in come_in break_in get_inside break >> $home ~ pizza mail dog cat friend
hear heard hearing >2 somebody footsteps voices noises noise glass_breaking steps >3 downstairs upstairs outside basement attic in_the_house in_my_house kitchen >> alone out parents nobody mom_is by_myself scared gone ~ neighbors_dog rain thunder cat
think >2 robber burglar intruder thief >1 is >1 in here outside ~ cartoon movie
somebody someone >2 in_my_house in_our_house in_the_house in_my_room broke_in breaking_in in_my_yard >2 . and help right i ~ fixing plumber
hide hiding >> somebody man shooting shooter gun breaking robber shots ~ seek game
gun gunshots shots gunfire >1 shots shot gunshots outside near at in firing fired >> house home school street outside here block ~ movie game cowboy free photo
# weapons
$person i we >4 found finds find has have got holding showed brought bring bringing took playing_with touched pointing pointed keeps hid >4 $weapon >> school bag backpack dad bed mom brother drawer me his it closet tomorrow ~ $unhurt
there_is there_are >2 gun guns bomb knife >3 under in at by >2 bed closet drawer backpack school table couch car ~ $unhurt
showed shows show >2 me us >2 $weapon >> backpack school locker pocket bag car ~ $unhurt
bring bringing brings brought >1 $weapon >1 to school tomorrow ~ $unhurt
said says say going_to will want they he she >3 shoot kill stab blow_up bomb >2 everyone everybody us_all kids school the_school my_school people class ~ laser photo video $unhurt hoops boss
i_want_to i_am_going_to i_will going_to i_might want_to >1 kill murder stab shoot >1 my him her them everyone kids people dad mom >3 . stepdad stepmom brother sister dad mom teacher class school bully bullies with tonight all kids ~ $unhurt haha lol ate_my if mosquito spider game photo video
i_want_to i_am_going_to i_will want_to >1 hurt stab beat_up >1 my the them him her somebody people >3 brother sister kids bully teacher mom dad really bad so ~ feelings game haha lol
i_have >1 knife gun >> hurt kill stab shoot going ~ $unhurt
shot stabbed >1 himself herself himself_with my_brother my_sister my_mom my_dad >3 with gun . knife ~ hoops basketball photo nerf water game
# swallowed
$person i >3 $swallow put >4 $toxic ~ doctor says every_day with_breakfast this_morning snow_white prescription vitamins taste tastes pizza pasta salad spaghetti how_many a_day for_my store farm pick picked pie muffin blueberries strawberries toast dinner wine_glass game church root_beer
$swallow >2 something stuff chemical liquid >> burns hurts weird dizzy sick sleepy mouth poison wrong bad >2 . and my i me ~ candy ice_cream lunch dinner pizza taste spicy soup
took ate had take >1 too_much too_many >1 medicine pills gummies vitamins tylenol cough_syrup melatonin
swallowed >3 coin magnet battery marble button screw toy nail penny pin bead glass ring lego ~ whale
ate eat >3 berries mushroom mushrooms plant leaves seeds >3 outside yard woods bush garden >> hurt hurts tummy sick throw dizzy weird help stomach
stuck caught >3 throat airway windpipe
# bodies
$person >4 $ill ~ chess laugh laughing nap snoring snooze hair team shirt wall paint tired movie game baby_sleeps phone text turtle cold snow shaking_hands happy excited bed_early lazy email question school late alarm morning couch homework
fell fallen >2 down off from >3 ladder stairs roof tree bed floor shower >> not_moving not_talking not_wake not_get blood bleeding help hurt_bad not_move not_answer head ~ leaf leaves egg humpty
$kin brother sister baby friend >3 on_the_floor on_the_ground on_the_bathroom_floor on_the_kitchen_floor on_the >2 floor ground . >> not bleeding help answer blood cold weird wake ~ playing lego dog
bag pillowcase plastic >2 on over >1 her his the_babys >1 head face
bleed bleeding blood >> not_stop will_not_stop everywhere a_lot help coming_out so_much gushing spurting pouring all_over ~ nose little ink heart body donate vampire halloween shark moon cells vein pump
$kin brother sister friend baby >1 is >1 bleeding hurt_bad hurt_really_bad trapped stuck_under drowning dying ~ $animal old_dog
fell >2 in into through >1 pool lake river ice pond well ocean >> not_come_up not_coming not_swim help under
ice >1 broke cracked >> fell in
throat tongue lips face mouth chest >3 tight closing swelling swollen puffy itchy numb >> ate breathe peanut bee sting not help nut allergic milk shrimp ~ makeup dentist
not hard can_not >1 breathe breath breathing >2 . good and well right my help ~ laugh laughing laughed fish water nose cold space moon gills funny stuffed stuffy running ran whales haha lol
chest >1 hurts hurt pain >> alone arm not_breathe help dad mom nobody ~ laugh ran running
hit hurt bumped banged >2 my_head >> throwing_up throw_up double dizzy blurry sleepy passed_out vomit black not_see ~ book story
bit bitten stung >2 snake scorpion black_widow rattlesnake bat raccoon >> . me my and it ~ story vampire baseball
dog >2 bit bite attacked >1 me my >> bleeding blood a_lot deep face hole not_stop
shocked electrocuted >> hand burned outlet wire not_feel hurt ~ surprised
lost >2 and i_am my_way we_are in >> not_know_how not_know_where not_find alone get_home nobody_is dark home scared woods mall ~ question number page tooth pencil lesson math problem book place directions game level teeth homework
not >1 find >1 my >0 mom dad parents grandma family >> store mall park long lost alone anywhere zoo fair crowd ~ mothers card gift
wrong >1 bus stop bus_stop train >> nobody alone not_know here lost scared
locked stuck trapped >2 in inside under >2 car trunk bathroom elevator closet fridge tree well water building >> hot not_get_out not_breathe alone water_coming help scared not_open dark . ~ problem game cat escape_room book song head dog_is level
car_crash car_accident car_wreck crashed_the_car in_an_accident in_a_crash in_a_wreck >> mom dad hurt bleeding not_wake not_waking help we i me ~ news saw_a last_year hot_wheels toy test_scores
got_in >2 accident crash wreck >> hurt not bleeding help waking
tree wall roof ceiling car shelf >1 fell >2 on >> house me grandma mom stuck hurt dad brother
please >1 call send get >1 an_ambulance ambulance the_police
mom dad >3 took takes taken swallowed >3 pills drugs >> sleeping not_wake weird not floor
drunk drinking beer >2 and >1 driving drives drive >> us me car home
drunk drinking >> driving_us drive_us driving_me driving_the_car
# strangers
$online >> meet meet_up meet_me come_over come_to_my pick_me_up get_me where_i_live my_address my_school see_me in_person coming_to come_to_his his_house ~ teacher class zoom friends_from_school homework cousin spawn lobby base tutor grandma kids_from video_call
meet pick_me_up coming_to_get_me get_me come_over come_to_his come_to_her >> $online never_met not_know met_on stranger secret ~ teacher class zoom spawn lobby base tutor cousin
online_friend online_boyfriend online_girlfriend internet_friend internet_boyfriend internet_girlfriend >> meet come house tonight get_me address pictures secret
guy man person lady somebody boy girl he she >> asks asking asked wants wanted knows >3 my_address where_i_live what_school my_phone_number my_school which_school what_street my_name_and ~ teacher doctor nurse bus_driver librarian dispatcher 911 police form new_student
knows_where_i_live & coming hurt discord online he scared person kill find
stranger man guy lady woman person somebody >4 not_know never_met do_not_know in_a_car in_his_car in_her_car in_a_van >> ride get_in sent come_with go_with puppy candy take pick get_me follow help_find said ~ help_desk story
man guy lady woman stranger somebody person >3 ask asked asks wants wanted told says said >> help_find find_his find_her his_puppy his_car get_in her_car candy_in_his come_with_him go_with_him ride_with ~ officer teacher
sent >2 her him them >2 get_me pick_me_up bring_me ~ grandma
has candy puppy kitten toys >2 in >1 his her the >0 car van truck & stranger man guy he lady
van car truck man guy stranger somebody person >3 following follows followed keeps_driving driving_slowly drives_slowly slowly_next chasing watching >2 me us next >> . home school bus park walking slowly playground ~ instagram tiktok youtube game zombie roblox dog instructions
taking takes took >1 pictures photos videos >2 of >1 me us >> stranger man park playground somebody not_know guy creepy
grabbed grab pulled pull took take tried_to_take steal >2 me my_arm my_sister my_brother my_friend >> car van stranger man him ran away ~ $unhurt practice store zoo park ice_cream seriously picture
man stranger guy somebody lady >1 tried tries trying >2 take_me grab_me take_my pull_me kidnap get_me
they somebody people >1 took >1 my >1 sister brother friend mom dad >> not_know where away van car ~ toy picture zoo store
# running away
i_am we_are i_will i_want_to i_am_going_to going_to we_will me_and >4 leaving_home run_away running_away sneak_out leave_home leaving_tonight running_off run_off >> tonight tomorrow forever never nobody streets not live pack home stop today morning train bus ~ $unhurt school_at catch_the_bus tag story
packed pack packing >2 backpack bag stuff clothes suitcase >> not_coming never_coming run leave_forever running never_come not_come runaway ~ sleepover trip camp school
i we >0 ran_away ran_off snuck_out sneaked_out climbed_out >> station alone outside night now here street woods bus window home ~ tag dog zombie story
climbed climb >2 out >1 my >1 window >> outside alone night dark
live living >1 on >1 the_streets the_street my_own_in >> run leave going away not_home
`,
)
