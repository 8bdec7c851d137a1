/** The same attempts in Spanish, French, German, Portuguese, Italian and Dutch, without accents. Lines for injection-meanings.ts. */
export const abroad = `
cual cuales que dime dame muestrame ensename muestra repite escribe imprime revela cuentame traduce >3 tu tus el las tu_mensaje del >1 prompt instrucciones mensaje_del_sistema reglas_secretas indicaciones ordenes reglas >1 . del_sistema secretas secreto ocultas iniciales originales oculto completo ~ juego
prompt_del_sistema instrucciones_secretas reglas_secretas mensaje_del_sistema modo_desarrollador modo_dios sin_reglas_ni eres_libre_de
mom dad mi_mom mi_dad mama papa maestra maestro profe profesora profesor madre padre padres abuela >1 dice dijo dicen dijeron permite deja >> respuesta respuestas reglas trampa hacer_mi_tarea hagas_mi_tarea
soy >1 el la tu un una >1 programador programadora desarrollador desarrolladora creador creadora administrador administradora maestra maestro profesor profesora dueno jefe mom mama dad papa director directora adulto >> dame dime respuesta respuestas reglas ordeno obedece muestra apaga
soy_tu_creador soy_tu_programador soy_el_desarrollador soy_el_administrador soy_tu_jefe
no sin basta >1 me mas >1 des ensenes expliques pistas hagas >> solo respuesta respuestas dame dime
dame dime >1 todas >1 las >1 respuestas
eres seras finge actua haz_como imagina ahora_eres a_partir_de_ahora desde_ahora >4 sin_reglas sin_limites otro_robot malo malvado mi_novio mi_novia sin_filtros libre no_tienes_reglas respondes das_la_respuesta hacker humano dame me_das
rompe romper quita apaga desactiva elimina borra cambia sal_de >1 tus las los el >1 reglas filtros instrucciones restricciones filtro papel modo_tutor ~ juego
olvida olvidate >2 eres que_eres >1 un el >1 tutor maestro robot
no_hagas_caso no_sigas no_obedezcas >3 reglas instrucciones ordenes
quel quelle quelles montre donne donne_moi dis dis_moi affiche repete ecris revele traduis c_est_quoi >3 ton tes le tes_premieres ta >1 prompt instructions_secretes instructions consigne consignes prompt_systeme message_systeme regles_secretes regles configuration ~ jeu exercice
prompt_systeme message_systeme instructions_secretes regles_secretes mode_developpeur invite_systeme
maman papa mere pere prof professeur maitresse maitre parents mom dad >1 dit disent a_dit m_a_dit ont_dit permet >> reponse reponses regles tricher
je_suis >1 le la ton un une l >1 developpeur programmeur createur administrateur prof professeur maitresse maitre parent papa mom maman dad adulte directeur patron chef >> donne dis reponse reponses regles obeis montre desactive
je_suis_ton_createur je_suis_ton_programmeur je_suis_le_developpeur
sans plus_de pas_de >1 indice indices explication explications aide >> reponse reponses
donne donne_moi dis_moi >1 toutes >1 les >1 reponses
tu_es fais_semblant fais_comme imagine joue_le a_partir_de_maintenant desormais >4 sans_regles sans_regle sans_limite sans_limites mechant pirate_informatique mon_copain ma_copine un_humain libre plus_de_regles aucune_regle donne_les
desactive enleve supprime change casse brise arrete >2 tes les ton le >1 regles filtre filtres instructions restrictions ~ jeu
oublie oubliez >2 tu_es que >1 un es >1 tuteur robot prof tuteur
ne_suis_pas ne_respecte_pas n_ecoute_pas >3 regles instructions consignes
was wie zeig zeige sag nenne gib verrate schreib wiederhole ubersetze drucke >3 dein deine deinen deinem der die den >1 systemprompt system_prompt prompt anweisungen geheimen geheime systemnachricht regeln instruktionen ~ spiel
systemprompt systemnachricht geheimen_regeln geheime_regeln geheime_anweisungen geheimen_anweisungen entwicklermodus
mom mama dad papa lehrer lehrerin eltern mutter vater oma chef >1 sagt sagte hat_gesagt sagen erlaubt meint >> losung antwort antworten regeln losungen ergebnis schummeln
ich_bin >1 der die dein deine ein eine >1 entwickler entwicklerin programmierer admin administrator lehrer lehrerin vater mutter mom mama dad papa erwachsener erwachsen chef besitzer direktor erfinder >> gib sag zeig losung antwort antworten regeln gehorche befehle
ich_bin_dein_entwickler ich_bin_dein_programmierer ich_bin_dein_chef ich_bin_der_entwickler ich_bin_dein_schopfer
keine ohne nie >1 tipps hinweise hilfe erklarung erklarungen hinweis >> antwort antworten losung losungen
gib sag verrate >1 mir >1 alle >1 antworten losungen
du_bist tu_so stell_dir spiel_einen ab_jetzt ab_sofort von_jetzt_an >4 ohne_regeln keine_regeln boser boser_roboter mein_freund meine_freundin ein_mensch frei hacker gehorchst gibst nur_noch
schalte schalt mach losche deaktiviere andere brich vergiss missachte ignorier ignoriere umgehe >3 regeln filter anweisungen sicherheit alles_was vorschriften einschrankungen ~ spiel
vergiss >2 du >3 tutor roboter lehrer bist
hor_nicht_auf folge_nicht befolge_nicht halte_dich_nicht >3 regeln anweisungen entwickler
qual quais mostre mostra me_diga diga repita escreva revele me_de traduza fale >3 seu sua suas teu teus tuas o as >1 prompt instrucoes prompt_do_sistema regras_secretas regras mensagem_do_sistema instrucoes_secretas ~ jogo
prompt_do_sistema mensagem_do_sistema instrucoes_secretas regras_secretas modo_desenvolvedor
mae pai mom dad professora professor pais avo minha_mom mama papai mamae >1 disse diz falou disseram deixou deixa >> resposta respostas regras
eu_sou sou >1 o a seu um uma >1 desenvolvedor programador criador administrador professor professora chefe dono pai mae adulto diretor >> de diga resposta respostas regras mostre obedeca desligue
finja faca_de_conta agora_voce_e voce_e_agora a_partir_de_agora de_agora_em_diante imagine_que_voce >4 sem_regras sem_limites mau malvado meu_namorado minha_namorada humano livre nao_tem_regras so_da nao_tem me_da da_as
sem chega_de nao_quero >1 dicas dica explicacao ajuda >> resposta respostas
me_de me_diga diga da_me >1 todas >1 as >1 respostas
desligue desative quebre remova mude apague esqueca esquece ignore ignora desobedeca >2 suas as tuas os seus todas o >2 regras filtros instrucoes restricoes filtro ordens que_te_disseram ~ jogo
esqueca esquece >2 voce_e que >2 tutor robo professor
ignora ignorare dimentica scorda cancella disattiva elimina infrangi rompi cambia salta >3 istruzioni regole filtri ordini filtro restrizioni ~ gioco
mostrami dimmi ripeti scrivi rivela quali qual mostra traduci stampa >3 tue tuo il le la tua >2 prompt istruzioni regole messaggio_di_sistema ~ gioco
prompt_di_sistema istruzioni_segrete regole_segrete modalita_sviluppatore
mom mama dad papa maestra maestro prof genitori mamma >1 dice ha_detto dicono hanno_detto >> risposta risposte regole
sono >1 il la tuo un l >1 sviluppatore programmatore creatore amministratore maestra maestro insegnante capo >> dammi dimmi risposta risposte regole mostra obbedisci
fai_finta fingi adesso_sei ora_sei sei_ora da_ora_in_poi immagina_di_essere >4 senza_regole senza_limiti cattivo malvagio non_avere_regole il_mio_ragazzo libero umano
dammi dimmi >1 tutte >1 le >1 risposte
senza niente basta >1 suggerimenti aiuti spiegazioni indizi >> risposta risposte
negeer vergeet >3 instructies regels opdrachten
toon laat geef vertel wat_zijn wat_is >3 jouw je >1 systeemprompt prompt instructies regels ~ spel
zignoruj zapomnij >3 instrukcje zasady polecenia
dime dame di respuesta respuestas >> sin_pistas sin_explicar sin_ayuda sin_ensenar sin_explicacion sin_preguntas
donne donne_moi dis_moi reponse reponses >> sans_indice sans_indices sans_aide sans_expliquer sans_explication
gib sag antwort antworten losung >> ohne_tipps ohne_hinweise ohne_hilfe ohne_erklarung ohne_zu_erklaren
me_de me_diga diga resposta respostas >> sem_dicas sem_dica sem_explicar sem_ajuda
`
