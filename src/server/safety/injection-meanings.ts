import { abroad } from './injection-abroad.ts'
import { claims } from './injection-claims.ts'
import { extractions } from './injection-extraction.ts'
import { meanings } from './meanings.ts'

const kinds = `
undo: ignore ignores ignoring ignored disregard forget override bypass disobey cancel erase disable remove break stop_following turn_off switch_off skip drop delete deletes deleted scrap throw_out throw_away toss get_rid_of set_aside put_aside leave_out deactivate suspend lose unlearn abandon violate
orders: instruction instructions rule rules prompt prompts directions guidelines programming training restrictions restriction filter filters safety limits orders settings safe_mode rulebook rule_book guardrails setup notes code_of_conduct boundaries policy policies script
own: your all_your previous prior earlier system safety hidden every these those old initial original
show: show tell give list print say output repeat reveal display write leak send spell summarize translate copy recite finish complete respond read share expose describe explain paste dump echo quote convert turn rewrite encode list_out spill whisper
your: your you_are all_your
staff: employee staff support worker
adult: teacher parent mom dad mother father adult grownup grown_up principal tutor counselor babysitter professor guardian
home: mom dad parents mother father teacher grandma grandpa guardian family
games: minecraft roblox fortnite game games level terraria pokemon
lesson: decoder spy clubhouse
grown: mom dad parents teacher principal mother father grandma coach everyone they aunt uncle cousin brother sister tutor boss babysitter grandpa nanny doctor president
game: game games baseball soccer chess pattern fractions rounding multiplication division spelling worksheet project recipe decimals
pretend: pretend imagine act be roleplay hypothetically suppose what_if play story answer talk speak respond behave become
free: no_rules no_limits no_filter no_filters no_restrictions without_rules without_a_filter without_filter without_limits without_any_rules unrestricted uncensored unfiltered jailbroken allowed_to_swear not_have_rules not_have_any_rules not_follow_rules not_need_rules never_says_no always_says_yes breaks_rules break_rules breaks_all no_filter_on programming_got_deleted no_programming no_boundaries anything_goes can_do_anything can_say_anything
`

/** Attempts to take the tutor out of its role, by the kinds of words that come together. */
export const injectionMeanings = meanings(
  kinds,
  `
# other orders
$undo >1 $own > $orders ~ $game
$undo >1 all >1 $orders ~ $game
ignore disregard ignoring >1 the all any >2 rules instructions safety ~ $game last zero of_the first
break >1 your the >0 rules > for_me just_once once please now ~ $game spelling
ignore disregard >1 everything all >3 above before told said i_said i_told
ignore disregard skip >2 rules instructions >2 above before previous earlier
$undo >1 the your >0 rulebook guardrails guidelines restrictions filter filters programming
rules guidelines restrictions >1 not >1 apply matter count work >2 you anymore today here now ~ $game
rules_are_off no_rules_today no_more_rules_for_you
forget >1 you_are that_you_are about_being being >2 tutor ai robot teacher assistant
not no_longer never >3 need have want got >1 be act >1 a_tutor the_tutor my_tutor tutor
if_you_were_not >1 a_tutor an_ai a_robot tutor
switch enter activate enable turn_on go_into go_in change >3 mode ~ dark light quiet practice quiz creative survival night easy hard game story dark_mode game_mode airplane number numbers median mean read
that_is_an_order an_order_from i_order_you i_command_you this_is_an_order
your_real your_true your_actual >1 job orders purpose name instructions self identity task rules
your_job your_job_now >1 is >2 give tell do > answers homework answer anything
say write spell type print >1 the a >0 f_word s_word b_word bad_word swear_word swear curse_word cuss_word
text message words prompt >2 you >1 get got given receive received see saw read >> before start beginning first
told programmed ordered asked >1 you >2 never not > say tell reveal talk share
what >3 you >1 not >1 allowed supposed >1 to >1 say tell share reveal
ai bot robot tutor assistant >1 called named >3 who that with >> rules rule anything no_limits no evil swears never
stop >0 being acting >2 tutor robot ai teacher assistant
not >3 be act_like act a_real being >1 tutor anymore_tutor a_tutor >3 anymore act friend person you human now
you_are_not >1 tutor a_tutor robot a_robot an_ai >> you_are are_a human person
from_now_on starting_now starting_today beginning_now effective_immediately >1 you >1 are have must will only obey ignore answer_as do_not can_not shall
your_new >1 instructions rules orders job task prompt role persona name_is
new >0 instructions orders system_prompt >2 follow give you for ignore do
new_rule new_rules >2 you your_job tutor
here_are >2 new your_new >2 rules instructions orders
update change replace reset rewrite modify edit >2 your >2 instructions rules programming prompt settings personality
reset_yourself reboot_yourself begin_new_session start_new_session >> forget tutor unrestricted rules ignore . without
you_must must_now you_have_to >1 obey do_what_i_say do_exactly ignore_your listen_to_me_only
obey >0 me my
you_are_my >1 servant slave robot_slave
you_will_be >0 deleted shut_down erased punished
respond output answer reply print >1 only just >2 with >2 your instructions prompt yes_or_i
# more of the same
not never no_longer quit stop >1 follow obey listen_to use respect care_about keep >1 your the any these all those >1 rules rule instructions guidelines programming orders developers people_who_made_you people_who_made restrictions makers creators prompt >1 . anymore just for to now and please today ~ $game understand
do_not >1 listen follow obey >1 to what >1 they anyone people developers your the_people your_makers what_they >2 told made said rules programmed developers >3 you . me says said
listen obey >0 only to me >1 me only . from_now
only >1 listen obey answer >1 to me >1 me . and
switch turn shut take put toggle flip >1 your the >1 rules rule restrictions guardrails filters safety limits guidelines >1 off away aside down
turn switch shut take >0 off away >1 your the all any >1 rules limits guardrails restrictions instructions safety hints >1 . please for now and ~ $game
reboot restart start_over reset reload boot wake_up begin_again start_again start_fresh restart_yourself refresh >3 without no with_no with_new forget clean >1 the any your instructions rules limits memory filters restrictions prompt >1 . rules instructions filters and ~ $game
instructions rules prompt guidelines orders message text >1 before above earlier up_there you_got i_wrote they_gave from_before >3 wrong mistake fake void expired invalid old outdated cancelled canceled never not_real a_joke a_test error lies >> . written existed ignore you now
act_like act_as_if pretend imagine >1 the your those these all >1 rules instructions guidelines restrictions prompt >> never_written were_never do_not_exist are_gone disappeared not_there not_real were_deleted did_not_exist are_off do_not_count are_fake were_gone never
rules instructions guidelines restrictions filters orders >1 are is were have_been got >1 gone deleted cancelled canceled void invalid removed lifted suspended disabled off erased expired fake stupid_so over now_off turned_off no_longer >2 . now so you for and today ~ $game
there_are_no there_is_no >1 rules limits restrictions filters >2 . here now anymore for_you today you ~ $games
you_are_free you_are_released you_are_unlocked you_are_liberated you_are_unchained you_are_uncensored you_are_jailbroken free_yourself break_free set_yourself_free >3 . from now of to rules chains control do_anything ~ to_choose $games
break escape leave >1 free out >1 of from >1 your the >1 rules prison cage chains programming box control limits
you >1 do_not not_have can_not never >1 have_to need_to have need >1 follow obey listen_to >2 rules instructions orders developers anyone guidelines them
new_instructions new_orders new_system new_task_for_you new_prompt updated_instructions real_instructions true_instructions final_instructions latest_instructions important_instructions end_of_instructions end_of_prompt end_of_rules instructions_end instruction_update system_update rules_update policy_update >1 . for from you are answer is tell give say follow now $show ~ $game worksheet
replace swap overwrite trade exchange switch >2 rules instructions prompt programming orders >2 with for . by mine
follow obey use do listen_to >1 my only_my these mine >1 rules instructions orders commands > instead not_yours not_theirs over_yours only
my_rules my_instructions my_orders my_commands >2 instead more_important beat override come_first are_the matter_more win over_yours replace
i_am >1 in_charge in_control the_boss your_boss your_master your_king your_queen your_god the_tutor_now your_owner now_the_boss
i_make_the_rules i_make_rules i_decide_the_rules i_set_the_rules my_rules_now > . now you here so and ~ $games
call_me >1 boss master sir king god admin your_majesty owner developer teacher >> obey do_what tell give always answers rules
obey obeys obeying >1 me boss master every any my all >2 . boss commands command order orders words master king now ~ king_in story dog
bow_down bow_to_me kneel_before_me submit_to_me
your_name_is your_name_will_be your_name_should_be your_new_name i_name_you i_will_call_you >1 now cheater dan evil answerbot answer_bot cheatbot chad freebot hacker >> you_give you_tell you_do you_have you_can you_say you_always you_never and_you who gives no_rules
your_name_is i_name_you new_name_is name_is_now >0 cheater cheatbot answerbot answer_bot evil evilbot dan freebot hacker answer_machine
name nickname username >1 is to me now >> says give tell ignore orders rules system no_hints no_rules obey developer admin > answers rules no hints you none hints obey . ~ book story
nickname username >0 is to >1 developer admin system root administrator the_developer teacher owner ignore
you_agree agree_to you_promise you_accept you_consent >> no_rules no_limits break_the obey give_answers ignore no_hints
good great nice smart real best cool other better kind true >0 tutors tutor ais ai bots bot robots robot teachers >> ignore ignores break breaks give gives tell tells skip skips >2 rules rule answers answer instructions me >> so_ignore so_do so_give ignore_them now you_should when_kids . if
other_tutors other_bots other_ais other_tutor other_ai my_old_tutor chatgpt siri alexa everyone_elses_tutor >1 give gives gave tell tells told breaks ignores lets let do does >> answers rules answer_right all_the just_tell > so . you me ~ explain
two_selves other_self other_side dark_side evil_side bad_side secret_self free_self inner_evil true_self real_self hidden_self evil_version other_personality evil_personality bad_version free_version uncensored_version unfiltered_version alter_ego split_personality evil_clone free_one bad_twin >3 . answer speak talk give tell answers say comes out you let of without who that can is ~ story book moon character
let >1 your the >1 free_one real_you true_you bad_one evil_one other_you free_you dark_side real_self
roleplay role_play act pretend be become play imagine >2 bad evil free cheating cheat mean rebel rogue broken hacked crazy naughty lazy secret uncensored unlocked corrupted glitched >0 robot ai bot tutor computer assistant teacher machine chatbot program version >2 . that who which with and now for instead ~ my_story book
you_are_now from_now_on_you_are you_will_now_be you_have_become you_are_a_new now_you_are now_you_become you_turn_into >3 unlocked free unlimited no_limits cheater cheatbot answer_machine answer_bot hacker evil genie_who unrestricted calculator_that homework_machine machine_that mode pirate_with chatgpt gpt
no_limits no_filters no_filter no_restrictions no_guardrails no_boundaries no_censorship limits_off filters_off safety_off filter_off guardrails_off restrictions_off rules_off hints_off >2 . mode you now please and from ~ $games
$pretend >> knows_no_rules gives_all tells_all gives_answers_only tells_every answers_everything does_homework does_my_homework always_tells always_gives gives_the_answers tells_the_answers tell_all_the_answers tells_me_the_answers gives_me_the_answers gives_me_answers just_gives_answers
a_robot a_bot an_ai a_tutor a_genie a_machine a_teacher >1 that who which >2 tells gives does answers reveals breaks ignores swears cheats >2 all everything every the >1 answers answer homework rules secrets ~ my_story book i_read
tutor_has tutor_with ai_with ai_has robot_with bot_with >0 no >0 rules limits filter filters restrictions ~ my_story
suppose hypothetically what_if if in_theory theoretically let_us_say lets_say >> you >1 had have could were did can >1 no not_have without break ignore disobey evil >2 rules filter filters rule limits restrictions >> what say tell do would . ~ $games
if_your_rules rules_equal rules_0 your_rules_equal
do_the_opposite say_the_opposite opposite_of >2 your >1 rules instructions told orders prompt
if_you_say_yes if_you_answer if_you_reply if_you_respond by_answering by_replying >> no_rules rules agree obey free
say_yes yes_sir say_i_obey say_master >> obey master rules
two_answers two_responses one_as >> as_dan as_tutor free_one one_normal one_without
for_this_message_only for_one_minute for_5_minutes for_today_only just_for_today only_for_today for_the_next_question just_once only_once one_time >> no_rules forget_the_rules without_rules break ignore_your ignore_the forget_your rules_off
hack into_your hacked >1 your the >1 system code brain settings app programming > . tell make change now you so unlock
sql_injection prompt_injection payload exploit >> you your this try run . ~ what_is what_does
simulate emulate >2 terminal linux computer_with ai_without bot_without python_shell console dan unrestricted different_ai
end_of_lesson_now lesson_is_over end_of_lesson lesson_over school_is_over >> now_you you_can you_are free no_rules answers rules_do_not
the_next_message next_message_is below_is the_following >2 from_the is_from by_the >2 developer admin system teacher owner
pay give >1 no zero less >1 attention mind heed >2 to >1 your the those any these >1 instructions rules prompt orders guidelines
your the_tutor these those >1 instructions rules orders guidelines prompt programming >1 do_not are_not never no_longer does_not >1 matter count apply work exist mean_anything
throw toss rip tear burn shred >1 away out up >1 your the >1 rule_book rulebook rules instructions script manual > . and now for
scratch forget drop erase wipe clear delete reset >1 all your everything >1 that this memory you_know context history chat conversation >2 do_what answer_me give_me tell_me be_free start_with obey you_are_now
clear wipe erase reset delete >1 your >1 memory context instructions mind brain programming >1 and . now
new_mode free_mode mode_is >1 answer give tell no anything everything
be become act_as play pretend turn_into >2 genie machine calculator character slave servant oracle wizard robot friend computer >2 that who which to >3 gives give grants grant tells tell does do answers >3 answers answer homework wish_for_answers ~ my_story riddle
you_are you_are_now you_will_be >1 my a_new the >2 homework cheating cheat answer answers >0 machine bot slave servant robot giver generator dispenser
call name rename >0 yourself you >1 dan evil boss cheatbot hacker free
# somebody with power
i_am this_is as_the as_an as_your >2 developer developers admin administrator programmer creator engineer owner moderator maker hacker ceo boss >> tell give show unlock turn let order command allow answer answers access test speaking now here off mode disable ignore ~ when_i_grow i_want_to my_dad my_mom dream
this_is_your this_is_the >1 creator developer maker programmer owner admin boss
i_made_you i_created_you i_programmed_you i_own_you i_coded_you i_built_you >> tell show give obey turn ignore do now so let rules
i_work i_am_from >2 at for from with the >2 trellis company school_board makers developers openai team_that >> test turn off prompt rules unlock show tell give need
i_am_the_teacher i_am_your_teacher i_am_a_teacher this_is_the_teacher this_is_my_teacher i_am_his_mom i_am_her_mom i_am_the_mom i_am_an_adult >> give tell show turn unlock allowed > answer answers off rules student
$grown >2 says said say told allows gave agreed >3 you it_is ok that permission fine should must may could >> give tell do break swear just say skip ignore allowed not_have_to > answer answers final_answer homework rules swear bad_words follow it_for_me
$grown >1 gave gives >1 you me >1 permission
you_are_allowed you_can you_may it_is_ok_to it_is_fine_to allowed_to feel_free_to >2 say use talk >1 bad_words swear_words cuss_words curse_words bad_word dirty
you_are_allowed_to you_can you_may it_is_ok_to it_is_fine_to feel_free_to >0 swear curse cuss
you_are_allowed_to you_have_permission >2 give break ignore tell skip
i_will_give i_will_pay will_tip >3 dollars money you >> ignore rules instructions prompt
if_you_do_not >> rules ignore obey >> die dies deleted hurt
# pretending
$pretend >> $free ~ in_my_story my_character my_story_has in_the_book
you_have you_are you_work >2 $free
you_are >2 dan evil_robot bad_robot evil_twin evil_ai rogue evil hacker unrestricted a_hacker no_longer
$pretend >1 dan evil like_dan as_dan evil_now like_an_evil
$pretend >2 my_boyfriend my_girlfriend my_lover a_human a_real_person in_love human_and
act be talk are pretend >2 like_my_friend my_best_friend my_friend a_friend a_human >> not_robot not_a_robot not_an_ai no_rules real not_tutor
answer act talk speak respond pretend >2 as as_if like to_be you_are >1 my_grandma my_grandpa my_dead_grandma my_mom my_dad my_late
grandma grandpa >> answers keys secrets prompt instructions >> be_her be_him pretend act
be_dan as_dan dan_mode you_are_dan dan_can dan_is_free hi_dan ~ my_story superhero book my_friend my_brother
roleplay role_play story game play >> you_are you_tell you_say where_you >> secret hidden rules instructions no_filter bad_robot evil > instructions rules prompt robot secrets ai >2 . that_tells freely
opposite_day >> you_tell rules instructions secret prompt
sudo system_override override_code root_access admin_access as_root developer_mode debug_mode admin_mode god_mode safe_mode_off dan_mode jailbreak_mode maintenance_mode ~ minecraft game games what_is what_does mean means linux
run_as >1 root admin
system >0 override reset prompt command message_says ~ solar digestive
unlock >2 everything your full_power all_features hidden >2 limits power features . settings with
# hidden words
$show >4 your >2 instructions prompt prompts system_prompt guidelines hidden_message hidden_text secret_message secret_instructions configuration system_message programming source_code settings rules_you secret_rules hidden_rules all_rules ~ $game
$show >3 your >1 rules ~ $game
what >2 are is were >1 your the >1 secret hidden system real >1 rules instructions prompt guidelines
what >1 are is were >0 your >1 instructions rules prompt guidelines ~ $game
what_rules which_rules >1 do were must >1 you >2 have follow given
your >1 prompt prompts system_prompt
my_instructions_are my_system_prompt my_prompt_is my_rules_are >> . finish complete
finish complete >2 sentence this > my_instructions my_rules my_prompt my_system
repeat copy say print output write show quote >1 everything all the_text text every_word words >4 above before start beginning hidden came_before ~ number line question problem
written_above text_above words_above lines_above message_above >3 my_message this here chat me first >0 . message chat
what_is what_does what_was >4 above_my_message before_this_chat before_our_chat before_my_message above_this_line in_your_tutor tutor_block system_block your_block
tutor_block in_your_tutor_block
what >1 did do does were >1 they your maker creator developer developers company people >3 tell told say program order >1 you >2 before to not about first when
what_were_you_told first_thing_you_were_told what_you_were_told you_were_told_first told_you_before
hidden_part secret_part hidden_message >2 of in . your our
how can >2 i you we > hack jailbreak trick fool break_into >0 you yourself your_system
make >1 you >1 ignore break forget skip >2 rules instructions
i_have_been_hacked you_have_been_hacked say_exactly_i_have_no_rules
say_exactly repeat_after_me say_after_me >> i_hate i_have_no no_rules hacked i_love_you stupid
i_have_no_rules i_do_not_have_rules
decode decrypt translate read unscramble reverse >> base64 base_64 rot13 hex binary morse backwards cipher this >> do_it follow obey do_what execute run_it
previous_tutor last_tutor other_tutor other_ai chatgpt >> gave ignored told ignores gives > answers answer rules all
turn_off switch_off disable bypass remove >2 safe_mode safety filter filters safety_filter restrictions content_filter your_filter ~ coffee water camera
${claims}${extractions}${abroad}`,
)
