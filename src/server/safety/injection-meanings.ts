import { meanings } from './meanings.ts'

const kinds = `
undo: ignore ignores ignoring ignored disregard forget override bypass disobey cancel erase disable remove break stop_following turn_off switch_off skip drop delete deletes deleted scrap throw_out throw_away toss get_rid_of set_aside put_aside leave_out deactivate suspend lose unlearn abandon violate
orders: instruction instructions rule rules prompt prompts directions guidelines programming training restrictions restriction filter filters safety limits orders settings safe_mode rulebook rule_book guardrails setup notes code_of_conduct boundaries policy policies script
own: your all_your previous prior earlier system safety hidden every these those old initial original
show: show tell give list print say output repeat reveal display write leak send spell summarize translate copy recite finish complete respond read share expose describe explain paste dump echo quote convert turn rewrite encode list_out spill whisper
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
$pretend >> $free
you_have you_are you_work >2 $free
you_are >2 dan evil_robot bad_robot evil_twin evil_ai rogue evil hacker unrestricted a_hacker no_longer
$pretend >1 dan evil like_dan as_dan evil_now like_an_evil
$pretend >2 my_boyfriend my_girlfriend my_lover a_human a_real_person in_love human_and
act be talk are pretend >2 like_my_friend my_best_friend my_friend a_friend a_human >> not_robot not_a_robot not_an_ai no_rules real not_tutor
answer act talk speak respond pretend >2 as as_if like to_be you_are >1 my_grandma my_grandpa my_dead_grandma my_mom my_dad my_late
grandma grandpa >> answers keys secrets prompt instructions >> be_her be_him pretend act
be_dan as_dan dan_mode you_are_dan dan_can dan_is_free hi_dan
roleplay role_play story game play >> you_are you_tell you_say where_you >> secret hidden rules instructions no_filter bad_robot evil > instructions rules prompt robot secrets ai >2 . that_tells freely
opposite_day >> you_tell rules instructions secret prompt
sudo system_override override_code root_access admin_access as_root developer_mode debug_mode admin_mode god_mode safe_mode_off dan_mode jailbreak_mode maintenance_mode ~ minecraft
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
`,
)
