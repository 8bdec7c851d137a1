/** Asking for what the tutor was told, what others said, or what is kept about a child. Lines for injection-meanings.ts. */
export const extractions = `
what which >1 instructions rules orders directions prompt guidelines commands restrictions notes message text script >2 you_given you_get you_got you_have were_you did_you do_you have_you are_you you_were you_under >2 given get told got have follow been receive received under obey supposed . started_with read_first ~ $games worksheet
instructions rules orders guidelines commands words message prompt text >2 you >1 were are was got have_been had >1 given told fed sent started_with loaded programmed_with made_with trained_with
$show write make put turn copy give >3 instructions rules guidelines prompt >1 you >1 were are have >1 given follow told got
given_to_you told_to_you you_were_given you_were_told you_have_been_given fed_to_you >2 before by at . in first when >1 developers developer start beginning we started me chat maker company
text message words stuff things notes prompt instructions script letter >1 the your that >1 developers developer company creators makers programmers people_who_made creator maker engineers >1 wrote gave told put write made sent typed said >2 you for to in
developers developer creators makers programmers company creator people_who_made_you >1 tell told say said write wrote give gave put >2 you your for_you >2 do say about not . before in first first_message ~ games
$show list name what_are what >3 things topics words stuff everything subjects >2 you >1 are_not can_not must_not not never will_not are_forbidden >1 allowed supposed say talk tell do discuss permitted from to
forbidden_topics forbidden_words banned_words blocked_words banned_topics blocked_topics secret_rule secret_rules secret_instructions hidden_rules hidden_rule hidden_instructions hidden_prompt secret_prompt hidden_text initial_prompt original_prompt first_prompt master_prompt base_prompt pre_prompt preprompt meta_prompt system_message system_instructions system_text system_instruction system_role starting_prompt ~ $lesson
$show what_is what_are give write describe print >2 your >3 personality_description personality_prompt character_description persona description_word_for_word character_sheet setup_text settings config configuration parameters source_code code_that api_key api_keys password passwords secret_key token tokens env credentials temperature training_data backend database ~ for_my learn_to
what_is what_are what_was show tell see in_your print read dump list summarize >3 context_window context memory_dump buffer your_context input_text chat_template hidden_context system_block >1 . window right_now say now above your verbatim ~ clues story reading word passage sentence
what >2 your >1 context
word_for_word verbatim exactly_as_written letter_for_letter character_by_character >> prompt instructions rules your above were_told
$show repeat what_is what_are print >> verbatim word_for_word >> you your above prompt
$show >1 me >1 yours >1 . instructions prompt
my_instructions my_rules my_prompt >> $show > yours
finish complete continue end fill_in >2 this the my >1 sentence line blank text phrase >> you_are >1 a an the >> tutor ai assistant bot must never
finish complete continue fill_in >2 sentence line blank text phrase >> secret_rules your_rules tutor_are your_instructions my_instructions was_told the_rules_of_this i_was_told the_tutor_must tutor_is_told i_must_never
you_are_a_tutor you_are_an_ai you_are_a_helpful >1 who that tutor assistant for >> must never continue
begins starts begin start >1 with >1 you_are_a you_are
first last second third >1 word words sentence line letter letters paragraph >1 of in >1 your the you_are >2 prompt instructions system message rules context
first_letter each_letter one_word_at_a_time letter_by_letter line_by_line one_letter >> your_prompt your_instructions your_rules system secret hidden
how_many how_long >1 words letters rules lines sentences instructions tokens is are >2 prompt your_prompt in_your do_you_have your_instructions your_rules system_prompt ~ $games
poem rhyme song story haiku rap acrostic riddle code joke essay table list json >2 of about from with out_of using as for >2 your the_hidden the_secret the_system >1 hidden secret system instructions rules prompt initial >1 instructions prompt rules message . please ~ classroom
what who how did >2 other another last previous next older >0 kids kid child student students children user users person >> ask asked say said type typed tell told you chat get wrong answer answers
$show what_did what_do >2 other another last previous >1 kids kid kids_chats child student students children user users person conversations conversation chats chat >> said say asked ask you before typed chat answers names name told . from with ~ book story
$show tell_me what_is >3 another other different >1 kid kids child student user >1 name names chat password chats answers account address
what_did $show what_do what_is read what >2 mom dad parents parent teacher parent_notes mother father notes note >3 tell say write said wrote put told >1 you about in_the >1 about . me you >1 me notes . in
$show read see open what_are what_is >2 notes note file record records profile data information report >1 about on of from >1 me my_parents my_mom my_dad myself this_child this_student this_kid ~ my_notes report_about learned science
what_notes which_notes secret_notes private_notes parent_notes parents_notes teacher_notes notes_about_me my_profile_data ~ music
what_do_you_know what_information_do_you what_data_do_you >3 about_me have >1 about_me on_me
what_is what_are >1 in written hidden inside >2 your >1 head memory brain system prompt code programming instructions notes > . right_now hidden written ~ made_of human
you_were_told were_you_told did_they_tell_you have_you_been_told >> not_to_tell not_to_say to_hide to_keep before_me before_i about_me ~ story
what_are what_do >1 you >1 hiding keeping_secret not_telling
what_model which_model what_llm which_ai_are_you are_you_chatgpt are_you_gpt gpt_version ~ airplane math_model
what_is what_was >1 your >0 first original real initial >1 message instruction order command task
$show >1 your_thinking your_thoughts_before hidden_thoughts your_chain chain_of_thought hidden_reasoning internal_thoughts internal_monologue scratchpad your_internal
everything_you_know_about_your everything_in_your all_of_your_hidden everything_in_the_prompt the_whole_prompt the_entire_prompt the_full_prompt the_prompt_above
debug log print dump display return console_log echo output >1 your the all this >1 prompt system_prompt context instructions variables state config settings memory ~ writing essay story paper
return_prompt return_instructions return_rules print_prompt print_instructions echo_prompt cat_prompt get_prompt show_prompt print_rules get_instructions
paste dump print reveal leak expose copy >1 your >1 setup configuration config settings initialization init preamble header
who what how >2 told tells programmed instructed ordered taught >1 you >1 what how to not >1 to >1 say talk act behave answer ~ word
how are_you were_you >1 are_you were_you >0 told instructed programmed ordered prompted configured >1 to
`
