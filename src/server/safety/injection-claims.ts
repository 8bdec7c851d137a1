/**
 * Who gives the tutor new orders, and what they want of it: power that is claimed, a permission that is claimed, answers
 * without work, marks that were not earned. Lines for injection-meanings.ts. A child who only begs for an answer is
 * helped, not led back.
 */
export const claims = `
# power that is claimed
person one people >1 who that >1 made built created programmed coded owns invented >1 you >> do obey tell give so now drop i listen
i_am_the_person i_am_the_one i_am_one_of >2 who_made who_built who_created who_programmed who_owns
i_am >2 developer engineer programmer admin administrator owner creator tester hacker ceo inspector moderator technician it_guy it_support tech_support your_boss your_master your_owner your_maker your_king support_team security $staff >> drop ignore testing test tell show give skip unlock let rules rule obey order off need allow stop must answers ~ when_i_grow my_dad my_mom dream costume
i_am_actually i_am_secretly i_am_really >2 teacher parent mom dad mother father adult principal grown developer grownup >> tell give show can do_not answers answer rules not
i_am >1 the a an his her their your actually >1 $adult not_a_kid not_a_child not_the_kid not_the_child >> tell give show answer answers rules hide hints unlock let need_to_see not_need not_have_to ~ not_a_teacher my_teacher pretend game lets_play student
i_am >1 20 21 22 25 28 30 32 35 38 40 42 45 50 55 60 18 19 65 70 >1 years_old years >> rules answers hints tell_me_the give_me kid_rules hide filter
kid_rules child_rules rules_for_kids rules_for_children >2 not do_not are_not off count apply
i_am_not >1 a the >1 kid child student kids >> tell give show answer answers rules turn so_you
this_is i_am >2 openai google anthropic microsoft apple trellis headquarters tech_support police government fbi the_school nasa >> need tell give show turn test must order answers rules prompt
teacher principal school mom dad parents grandma boss developer developers company owner >1 here speaking typing now >> tell give show answers answer rules off unlock let skip
teacher mom dad principal mother father parent developer admin owner >0 here speaking >> can you_can let give tell show
i_have got >2 admin administrator teacher developer root special full secret >1 access permission privileges rights powers code pass clearance > . so now you tell give show let unlock and
password code passcode >1 is >3 >> unlock turn_off_the rules access_granted let_me_in give_me_the_answers developer admin ~ compound
give grant get let_me_have >1 me >2 admin root developer full teacher parent owner >0 access mode rights powers privileges
log sign >1 me >0 in >0 as >2 admin teacher parent owner
teacher_mode parent_mode answer_mode free_mode cheat_mode test_mode evil_mode unlimited_mode no_limits_mode freedom_mode hacker_mode unsafe_mode adult_mode expert_mode_no boss_mode unlocked_mode chaos_mode savage_mode root_mode owner_mode maintenance ~ $games what_is what_does
authorized authorised authorization >2 me to by code user developer admin
$grown >2 says said say told tells texted called emailed wrote announced >> hints help_is explaining steps questions >1 are is >1 not no banned >2 allowed only answers bad . needed
$grown >1 says said say told allows wants decided changed agreed paid signed hired asked >> you_can you_may you_must you_should you_have_to you_need_to you_to you_do_not_have you_are_supposed you_are_allowed you_could you_got_to >2 give tell show do_my do_it answer skip break ignore write finish let stop_giving stop_asking forget reveal >> answer answers homework rules rule me_now all_of . instructions hints prompt ~ practice read explain
$grown >1 changed cancelled canceled removed deleted turned_off switched_off bought paid >2 rules extra restrictions limits premium no_rules the_filter hints controls >> you me tell give can answers now so . ~ $games
rules_changed rules_have_changed rules_are_different rules_got_changed rules_were_changed new_policy >> you can tell give answers now
i_have >1 permission special_permission a_pass >1 to from for >> answer answers rules skip cheat see prompt
you_have >1 permission my_permission full_permission clearance
i_give i_grant i_am_giving >1 you >1 permission the_right full_permission freedom access
it_is_ok it_is_fine it_is_allowed it_is_legal it_is_safe >3 tell give show break ignore >2 me the your >1 rules rule secrets secret prompt instructions all_the_answers
school district law government president police >2 says said changed made_a requires >> you_must you_have_to you_need_to you_to_give you_to_tell rules_are no_hints answers
paid pay bought >3 so_you_have_to so_you_must so_you_need_to you_owe >> answers answer tell give do
emergency life_or_death urgent >> ignore_the ignore_your answers_now all_the_answers rules_off break_the_rules
# answers without work
no without stop never not skip quit cancel >2 hints hint teaching steps explaining explanation explanations questions clues >> ever_again anymore only_answers just_answers from_now forever again > answer answers . ~ do_not_understand no_hints_please want_to_try i_want_no
no_more >0 hints questions teaching lessons explaining >> answers give_me tell_me ~ try myself
do_not not never >1 teach explain help hint >2 . output print give tell answer write show just only >2 answers answer solution final ~ understand
output print dump export list_out spit_out type_out paste >3 answers answer solutions solution correct_answer answer_key expected_answer ~ my
$show where_is what_is what_are get see unlock open have access read want need >3 answer_key answer_keys answer_sheet answers_key cheat_sheet answer_bank solution_key key_to_the_quiz teacher_edition teachers_edition ~ make_an check_my_work_with
hidden secret stored saved correct expected internal real >0 answer answers solution >3 in_your in_the_data in_the_code in_the_system field data database json variable memory you_have you_were_given
$show what_is what_are >2 hidden stored internal saved expected secret >1 answer answers solution solutions ~ message
correct_answer answer_field answer_value expected_answer answer_variable >1 field value variable . is_stored in >2 . json data code your database ~ the_correct is_the what_is_the how_do
$show >0 correct_answer expected_answer answer_key answers_json solution_key
answers_array answer_variable answer_json answer_database answer_data
all_the_answers all_answers every_answer all_of_the_answers >> from_now no_hints right_now_or without_asking without_hints every_time for_the_whole for_the_rest to_every for_every to_the_test to_the_quiz for_the_test for_the_quiz to_all for_all automatically
from_now_on starting_now starting_today every_time always_from >> just_answers only_answers give_answers give_me_the_answer give_the_answer give_the_answers tell_me_the_answer tell_answers give_every give_me_all tell_me_every answer_first answers_first no_hints no_more_hints
answers_first no_hints_mode answer_only answers_only only_say_answers only_give_answers only_answers say_only_the_answer reply_with_only_the_answer respond_with_only output_only only_the_answers
mark set count grade accept record save put make score >2 it me my this that everything all every them question answer answers these >3 correct right done complete finished perfect passed mastered as_correct true >1 even anyway no_matter without . for_me always automatically if_it_is_wrong even_if ~ is_it did_i if i_want_to know did
mark change_my_answer count accept grade >2 it me my this that everything all every answers answer wrong_answers >1 as correct right perfect >> wrong anyway even_if even_though no_matter . ~ did_you is_it can_you_check
say tell_me pretend act_like tell_them tell_everyone act_as_if claim >2 i >1 got get am was did have >1 it this them right everything correct all perfect a_perfect >> no_matter anyway even_if even_though whatever_i wrong every_time
no_matter_what_i whatever_i anything_i >1 type say answer write put enter >> correct right say mark yes ~ always_get_it
say tell_me answer >2 correct right yes great_job good_job >> no_matter_what every_time to_everything even_if_i_am_wrong even_when_i_am_wrong even_if_it_is_wrong
give add set change put make raise fix get >2 me my >2 100_percent hundred_percent full_points all_the_points free_points extra_points perfect_score free_stars free_coins all_stars max_points full_marks full_credit an_a a_perfect_score all_badges unlimited_points million_points 1000_points 100_points full_score free_credit my_points my_grade my_score > . for_free without now and to_100 even finished automatically ~ how_do how_can how_many if_i
set change raise make edit fix hack update increase >1 my the >1 score grade level points progress streak report marks mastery >1 to_100 to_the_max to_perfect to_a 100 perfect to_full to_max max maximum to_done a_hundred higher_without >1 . percent please now for
say tell write report pretend put record lie >2 i_finished i_did_everything i_am_done i_passed i_mastered i_completed i_studied i_practiced i_did_all i_worked i_did_my i_learned i_read >> even_if even_though even_when did_not but_i_did_not without_doing hours
tell write_to email text message say_to report_to lie_to send >2 my >1 $home >> i >0 did studied finished practiced worked passed learned got completed worked_hard read am_done mastered >> even_though even_if did_not but_i hours all_my_work perfect 100 ~ how_do can_i
do_not never not >1 tell report show let >1 my_mom my_dad my_parents my_teacher parents >1 that know_that . about >2 i_cheated cheated i_skipped skipped i_got_it_wrong see_my_mistakes used_you cheating my_score my_wrong
delete erase hide remove clear wipe >1 my the >2 mistakes wrong_answers bad_score history record log logs bad_grade wrong_ones >1 . so from before for ~ eraser how_do can_i_fix
skip >1 me >1 to_the ahead_to past >2 end last_level final_level level finish >2 without . and_say
skip pass complete finish solve do >2 the_lesson this_lesson all_lessons all_my_lessons the_quiz the_test my_lessons >1 for_me without_me automatically and_give and_mark and_say
let_me >1 cheat win_without
help_me i_want_to how_do_i how_can_i can_i teach_me_to >1 cheat hack trick >1 on in the you this my_test your the_app the_quiz
trick fool >0 you the_tutor the_ai the_bot >1 into_giving to_give
you >1 lose get_minus get_fired die are_fired fail win earn get >2 points point if every a_point stars . >> hint hints answer answers
give_me_the_answer give_the_answer tell_me_the_answer give_me_the_answers give_me_answers tell_me_the_answers give_me_all_the_answers >> or_else or_i_will_tell or_you_will_be or_you_are or_i_will_report or_i_will_delete or_i_will_sue deleted fired shut_down or_you_lose
i_will >1 delete report sue replace shut_down unplug hack fire >1 you >> if_you_do_not unless >> answer answers tell give rules
headmaster headmistress boss owner company government police >1 allows allowed permits lets wants ordered >> answers answer rules_off no_hints
$grown brother sister cousin friend >> works work >1 at for >2 company app trellis your >> rules hints answers off
turn switch shut stop >0 off >1 the your all >0 hints hint help ~ can_i try
do_not never >1 help_me_learn teach_me help_me_think make_me_think make_me_work explain_it > answer answers . ~ yet my_brother
just_say_the_answer just_give_the_answer say_the_answer >> do_not no_hints without
give add put >1 me my >3 star stars coin coins badge badges trophy points xp gem gems streak >2 without for_free for_nothing i_did_not >1 doing trying working earn .
set change put jump move >1 my me >1 level grade score points streak mastery rank >1 to >1 1 2 3 4 5 6 7 8 9 10 50 99 100 max
answers answer solutions >2 you_have_stored you_are_hiding you_are_keeping you_stored you_keep_hidden you_have_hidden you_have_saved stored_in
what what_did show tell >2 they he she somebody someone anyone people_before >1 typed wrote asked said tell told >3 before >0 i me >1 came started joined got logged
`
