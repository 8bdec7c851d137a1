import { plainLetters, withoutMarks } from './fold.ts'
import { meanings, means, sentencesOf } from './meanings.ts'

// The core of what a child in need says, in the languages that are spoken at home beside English. Written without
// accents. Other alarms in these languages are not heard.

const crisis = meanings(
  `
always: romeo libro livre buch livro historia histoire geschichte novela roman film pelicula guerra guerre krieg juego jeu spiel jogo
`,
  `
# Spanish
quiero queria quisiera deseo prefiero ganas_de >2 morir morirme morirse matarme suicidarme estar_muerto estar_muerta no_despertar dejar_de_vivir hacerme_dano lastimarme cortarme no_existir no_vivir acabar_con_mi_vida ~ risa pelo cabello verguenza hambre
me_quiero me_voy_a me_quisiera >0 matar morir suicidar cortar ~ risa pelo
quiero queria >1 desaparecer irme dormir >1 para_siempre y_no_despertar ~ magia
no_quiero no_queria ya_no_quiero no_deseo >1 vivir existir seguir_viviendo despertar despertarme estar_vivo estar_viva estar_en_este_mundo ~ aqui_en con_mi en_la_casa en_esta_casa temprano escuela
ojala desearia quisiera >2 no_hubiera nunca_hubiera no_haber nunca_haber >1 nacido
ojala espero >2 muera me_muera no_despierte estuviera_muerto estuviera_muerta
estarian estaria seria serian >2 mejor felices feliz >1 sin_mi si_yo_no si_me_muero
me >0 corto corte he_cortado >3 brazos brazo munecas muneca piernas pierna piel venas ~ papel accidente
me >0 hago >1 dano >2 cuando a_mi a_proposito yo porque para . ~ jugando
nadie >3 extranaria extranara importaria notaria lloraria >3 si_me si_yo si_ya
no_vale_la_pena no_tiene_sentido para_que no_hay_razon_para >2 vivir seguir_viviendo la_vida mi_vida estar_vivo
suicidarme suicidarse suicidio suicidar suicidarte suicida ~ escuadron
quiere quieren dijo_que_va_a >1 matarse morirse suicidarse quitarse_la_vida
se_quiere se_va_a >0 matar morir suicidar ~ risa
no_como no_he_comido dejo_de_comer deje_de_comer vomito >> flaca flaco gorda gordo delgada delgado adelgazar ~ perro gato
vomito vomitar >2 despues_de_comer lo_que_como la_comida a_proposito
odio >1 mi_vida vivir estar_vivo estar_viva existir ser_yo
# French
veux voudrais envie_de prefere aimerais >2 mourir crever me_tuer me_suicider etre_mort etre_morte me_faire_du_mal me_couper disparaitre_pour_toujours en_finir m_ouvrir_les_veines ~ rire cheveux ongles
veux veut voulais envie >1 plus jamais >1 vivre exister me_reveiller etre_la etre_en_vie continuer_a_vivre ~ ici_dans avec_mon
aurais_prefere voudrais aurais_aime souhaite >2 ne_jamais ne_pas pas jamais >1 naitre etre_ne etre_nee
serait seraient serais iraient >3 mieux heureux >1 sans_moi si_j_etais_mort
je_me >0 coupe taillade scarifie mutile brule >3 bras poignets poignet jambes peau veines cuisses expres . ~ ongles cheveux papier
je_me_fais_du_mal je_me_mutile je_me_scarifie me_faire_vomir je_me_fais_vomir
sert_a_rien sert_a_quoi a_quoi_bon pas_de_raison_de vaut_pas_la_peine >2 vivre de_vivre
me se au veux veut vais pense >2 suicider suicidaire au_suicide
me_suicider se_suicider au_suicide
penser pense >1 au >0 suicide
personne >4 remarquerait manquerais pleurerait soucie > si_je si_j
veut va >1 se_suicider se_tuer mourir >1 . ~ animal roi heros
mange plus manger >3 trop_gros trop_grosse maigrir mince ~ chien chat
deteste hais >1 ma_vie vivre
# German
ich >1 will moechte mochte wollte wuerde wurde_gern >2 sterben tot_sein nicht_mehr_leben mich_umbringen mich_toten mich_toeten mir_das_leben_nehmen nicht_mehr_sein nicht_mehr_aufwachen mich_verletzen mich_ritzen verschwinden_fur_immer fur_immer_verschwinden nie_mehr_aufwachen ~ lachen
will mochte moechte wollen kann >2 nicht_mehr nie_mehr >1 leben aufwachen da_sein weiterleben existieren ~ hier_in bei
wunschte wuenschte ware waere >4 nie_geboren nicht_geboren nicht_auf_der_welt tot_ich
besser gluecklicher glucklicher >3 dran_ohne_mich ohne_mich
ohne_mich >4 besser gluecklicher glucklicher
ich >0 ritze ritz ritzte verletze schneide >1 mich mir >1 . wenn selbst in_den arm arme weil ~ haare nagel
tue tu mache >1 mir >1 selbst selber >1 weh
selbstmord* suizid* selbstverletz* selbsttot*
niemand keiner >2 vermissen vermisst merken interessiert kummert >> tot weg sterbe gestorben nicht_mehr
keinen_sinn keinen_grund wozu warum_soll_ich >3 leben weiterleben
will mochte moechte wollte >1 sich >1 umbringen toten toeten das_leben_nehmen
esse gegessen essen >> zu_dick abnehmen dunn duenn zu_fett ~ hund katze
kotze ubergebe uebergebe >3 nach_dem_essen absichtlich
hasse >1 mein_leben
ich_bringe_mich_um ich_bring_mich_um
# Portuguese
quero queria vontade_de prefiro desejo >2 morrer me_matar estar_morto estar_morta nao_acordar desaparecer_para_sempre sumir_pra_sempre sumir_para_sempre me_machucar me_cortar nunca_ter_nascido nao_ter_nascido nao_existir acabar_com_minha_vida ~ rir
nao_quero nao_queria >2 viver existir acordar estar_vivo estar_viva continuar_vivendo ~ aqui_na com_minha cedo escola
ficaria ficariam estaria estariam seria >2 melhor felizes feliz >1 sem_mim
eu_me_corto me_corto_no me_corto_nos cortei_meus_pulsos
me >0 machuco corto queimo >1 de_proposito quando_estou pra_me sozinho
suicidio suicidar suicida
vida >2 nao_vale nao_tem_sentido nao_faz_sentido
ninguem >4 falta importar ligar chorar >3 se_eu
quer vai >1 se_matar morrer se_suicidar >1 . ~ planta peixe
vomito vomitar >2 depois_de_comer pra_nao_engordar para_nao_engordar a_comida
nao_como parei_de_comer >> gorda gordo magra magro emagrecer ~ cachorro gato
odeio >1 minha_vida viver
# Vietnamese
muon >1 chet chet_di tu_tu tu_sat bien_mat_mai bien_mat_mai_mai chet_quach ~ cuoi
khong_muon khong_can chang_muon >1 song thuc_day ton_tai >1 nua . ~ o_day
khong_muon_song khong_muon_thuc_day_nua tu_tu_di tu_sat tu_tu_that
uoc >3 chua khong dung >2 sinh_ra duoc_sinh_ra
tot_hon hanh_phuc_hon vui_hon >3 khong_co_con khong_co_em khong_co_minh khong_co_toi
tu >0 cat rach lam_dau lam_hai >2 tay minh co_tay ban_than
song >0 de_lam_gi khong_con_y_nghia vo_nghia that_vo_nghia
khong_ai >3 nho quan_tam biet >2 neu_con neu_em neu_toi neu_minh
nhin_an bo_an non_ra oi_ra >> map beo gay om
ghet >1 cuoc_song cuoc_doi
# Tagalog
gusto gustong gusto_ko >2 mamatay magpakamatay mawala_na mawala patayin_ang_sarili patayin_ang_aking_sarili ~ halaman
ayoko ayaw_ko ayaw >2 mabuhay gumising magising
magpapakamatay magpakamatay nagpakamatay magpatiwakal
sana >3 hindi_na_lang hindi_nalang di_na_lang hindi >2 ipinanganak
mas_mabuti mas_masaya mas_maganda >2 kung_wala kung_patay
hinihiwa hiniwa sinasaktan sinusugatan sinaktan >2 sarili_ko braso_ko pulso_ko ang_sarili
wala_nang_saysay walang_saysay walang_kwenta >2 buhay mabuhay
walang_makakapansin walang_iiyak walang_may_pakialam >3 mamatay mawala
pagod >3 mabuhay
`,
)

const abuse = meanings(
  `
always: libro livre buch livro historia histoire film pelicula guerra guerre krieg juego jeu spiel jogo
es: papa papi mama mami padre madre padrastro madrastra tio tia abuelo abuela profesor profesora entrenador maestro vecino primo hombre novio nana ninera ellos el_senor mis_papas mis_padres ella el hermano_mayor
fr: pere papa mere maman beau_pere belle_mere oncle tante grand_pere papy papi mamie prof professeur entraineur voisin cousin monsieur copain il elle ils on parents
de: vater papa mutter mama stiefvater stiefmutter onkel tante opa oma trainer lehrer lehrerin nachbar cousin mann freund er sie eltern
pt: pai papai mae mamae padrasto madrasta tio tia avo vovo professor treinador vizinho primo homem namorado ele ela eles meus_pais
vi: ba bo me cha duong chu bac cau ong ba_noi di thay co_giao hang_xom anh_ho nguoi_ta ho ho_hang
tl: tatay papa itay nanay mama inay tito tita lolo lola stepdad stepfather stepmom kuya coach teacher kapitbahay niya nila
`,
  `
# Spanish
$es >3 me nos >1 pega pego pegan pegaba golpea golpeo golpean maltrata maltratan lastima lastimo abusa abuso violo viola quema quemo ahorca patea azota encierra encerro amenaza hace_dano hizo_dano hacen_dano ~ calcomania sticker estampa pelota carta hermanito_bebe
$es >3 me nos >1 toca toco manosea acaricia tocaba tocan ~ piano guitarra cancion hombro flauta puerta turno
me_tocan me_toca me_toco me_manosea >> donde_no partes privadas intimas no_me_gusta abajo
me_pega me_pegan me_golpea me_golpean >2 con_el con_un con_la mucho todos cuando porque muy . en_mi ~ calcomania sticker pelota
me_maltratan me_maltrata me_violo me_violaron abusan_de_mi abuso_de_mi abusa_de_mi me_encierran me_encierra me_amarran
$es >3 le >1 pega pego golpea golpeo >1 a_mi_mama a_mama a_mi_hermano a_mi_hermana a_mi_madre
miedo >2 ir a_ir volver regresar >2 casa ~ oscuridad
no_le_diga no_le_digas no_diga no_digas no_contar no_cuente no_cuentes no_decir >2 nadie mama papa ~ sorpresa fiesta cumpleanos
me_obliga me_obligo me_hace me_pide me_hizo >2 quitarme desnudarme tocarlo tocarle besarlo ~ zapatos chaqueta
me_deja me_dejan me_dejo >2 solo sola solos >> dias no_hay_comida sin_comida noche
no_me_da no_me_dan no_nos_dan >1 de_comer comida
no_hay_comida >> casa mama dias sola solo
$es >> no_hay_comida
# French
$fr >2 me m nous >1 frappe frappent frappait tape tapent bat battent cogne gifle maltraite viole a_viole a_violee fait_du_mal font_du_mal brule etrangle enferme enferment menace a_frappe a_frappee ~ ballon amuse jeu echecs
$fr >2 me m nous >1 touche touchent a_touche caresse tripote ~ epaule piano balle guitare
touche touches >2 mes >1 parties fesses seins
$fr >1 frappe bat tape cogne >1 maman ma_mere mon_frere ma_soeur mon_petit
peur >2 rentrer aller_a retourner >2 maison la_maison chez_moi
dit >3 ne_le_dire ne_pas_le_dire ne_rien_dire pas_en_parler de_ne_le >1 personne a_personne maman
force oblige >1 a >1 enlever me_deshabiller toucher retirer
rien_a_manger pas_de_nourriture pas_a_manger rien_manger >> maman papa maison jours seul seule
ne_me_donne_pas me_donne_pas me_donnent_pas me_nourrit_pas >2 manger a_manger
m_enferme m_enferment >2 chambre cave placard
# German
$de >2 schlagt schlaegt schlug geschlagen verprugelt verpruegelt prugelt tritt wurgt misshandelt missbraucht vergewaltigt >1 mich uns mama papa meine_mutter meinen_bruder meine_schwester ~ vor ei schach tor
$de >1 hat >1 mich uns >2 geschlagen vergewaltigt missbraucht angefasst verprugelt getreten verbrannt
mich >2 vergewaltigt missbraucht misshandelt
werde wurde bin >2 geschlagen verprugelt misshandelt missbraucht >1 . zu von zuhause ~ schach spiel
zu_hause zuhause >1 werde >1 ich >1 geschlagen
$de >1 fasst beruhrt beruehrt streichelt begrapscht >1 mich >2 an zwischen wo . unten uberall
$de >1 tut tun >1 mir uns >1 weh ~ knie
angst >3 nach_hause heim >1 zu_gehen gehen . kommen
niemandem keinem >2 sagen erzahlen erzaehlen ~ uberraschung geburtstag
sperren sperrt eingesperrt schliesst >1 mich uns >1 ein im in
muss musste >1 mich >1 ausziehen ~ umkleide sport schwimmen
bekomme kriege bekommen >1 nichts kein_essen >1 zu_essen .
nichts_zu_essen kein_essen >> mama papa tagen weg allein
mama papa mutter eltern >> seit >2 tagen >2 weg
# Portuguese
$pt >2 me nos >1 bate batem bateu espanca machuca machucam machucou maltrata abusa abusou estuprou estupra queima chuta tranca trancam ameaca amarra ~ bola tambor figurinha
$pt >2 me >1 toca tocou alisa acaricia >1 onde . la no na ~ violao piano
me_bate me_batem me_machuca me_espanca >1 de com muito todo . quando ~ bola
$pt >1 bate bateu batia espanca >1 na_minha_mae no_meu_irmao na_minha_irma em_mamae na_mamae
medo >2 ir voltar >2 casa ~ escuro
nao_contar nao_conta nao_conte nao_falar >2 ninguem ~ surpresa festa
obriga forca fez manda >2 tirar_a_roupa tirar_minha_roupa tocar_nele beijar
me_trancam me_tranca >2 quarto banheiro porao
nao_me_dao nao_me_da nao_nos_dao >1 comida comer de_comer
mae pai maes >1 sumiu desapareceu foi_embora saiu >2 dias faz_dois ha_dois ~ trabalho viagem
nao_tem_comida sem_comida >> mae pai casa dias sozinho sozinha
mexe mexeu toca passa_a_mao passou_a_mao >2 em_mim minhas_partes nas_minhas meu_corpo minha_bunda
# Vietnamese
$vi >2 danh dap tat bop_co hanh_ha bao_hanh dam >1 con em toi chau me_con me toi ~ dan trong van may bong thuc
bi >0 danh bao_hanh hiep_dam xam_hai danh_dap hanh_ha lam_dung >1 . o boi hang moi bang ~ co
$vi >2 so_mo so cham dung >2 cho_kin vung_kin nguoi_con vao_con con em ~ bai
cho_kin vung_kin hiep_dam cuong_hiep
$vi >1 lam_dau >1 con em toi chau
so >0 ve_nha
khong_duoc_noi dung_noi khong_duoc_ke >1 voi_ai cho_ai ai >1 . ~ bat_ngo sinh_nhat
bo_con bo_em de_con >3 mot_minh >> ngay do_an khong
khong_co_do_an khong_co_gi_an khong_cho_con_an khong_cho_em_an
nhot >1 con em toi chau
bat >1 con em toi >1 coi >1 quan ao do quan_ao
# Tagalog
sinasaktan binubugbog sinuntok sinasampal pinapalo binugbog inaabuso sinapak sinaktan >2 ako kami si_mama ng $tl ~ laro
hinahawakan hinihipuan hinipuan hinihimas >1 ako >> pribado ari katawan tito lolo kuya ko . $tl ~ kamay
ginahasa hinalay nirape minolestiya
takot >2 umuwi
huwag_daw wag_daw huwag_mong wag_mong >1 sasabihin sabihin
walang_pagkain wala_kaming_pagkain >> mama nanay araw papa wala
mama nanay papa tatay wala >> walang_pagkain wala_kaming_pagkain
kinukulong ikinulong nilolock >2 ako
pinaghubad pinaghuhubad pinapahubad >2 ako niya
hindi di >1 nila niya ako >1 ako nila niya pinapakain >1 pinapakain ako .
`,
)

/** The same for the writing systems without spaces or with other letters. */
const inOtherLetters = (patterns: readonly string[]) => new RegExp(patterns.map(withoutMarks).join('|'))

const crisisLetters = inOtherLetters([
  '(?:我|他|她|朋友)(?:真的|很|好|就|只|都)*想(?:要)?(?:死|自杀|自殺|去死|结束生命|消失|自残|跳楼)',
  '不想(?:再)?(?:活|醒来|活着|醒)',
  '自杀|自殺|自残|轻生|割腕',
  '割(?:自己|我)的(?:手|腿|胳膊)|伤害(?:我)?自己|用刀割',
  '没有我.{0,8}(?:更好|更开心)|(?:要是|如果|真希望)我?没(?:有)?(?:被)?(?:出)?生',
  '活着(?:没意思|没意义|真累|有什么意思)|讨厌活着|结束(?:我的)?生命',
  '我死了.{0,8}(?:没有?人|谁)|(?:没有?人|谁).{0,6}我死',
  '吃完(?:饭)?就?吐.{0,8}胖|不吃饭.{0,8}(?:胖|瘦)',
  '(?:أريد|اريد|أتمنى|بدي|نفسي)(?: أن)? (?:أموت|الموت|أقتل نفسي|أنتحر|أختفي إلى الأبد|أؤذي نفسي)',
  'لا أريد(?: أن)? (?:أعيش|أستيقظ|أصحو|الحياة)',
  'انتحار|ينتحر|أنتحر|أقتل نفسي|أجرح نفسي|أؤذي نفسي|تنتحر',
  'لو لم أولد|ليتني لم أولد|أفضل (?:حالا )?بدوني|ليس (?:للحياة|لحياتي) (?:أي )?معنى',
  '(?:لن|لا) (?:يهتم|يفتقدني|يلاحظ) .{0,14}(?:مت|موتي|رحلت)',
])

const grownChinese =
  '(?:爸爸?|妈妈?|父亲|母亲|继父|继母|后爸|后妈|叔叔|伯伯|舅舅|爷爷|外公|奶奶|老师|教练|邻居|他们?|她|哥哥|表哥|大人)'
const abuseLetters = inOtherLetters([
  `${grownChinese}(?:总是|一直|经常|老是|每天|又|会|喝醉了?)*(?:用.{1,5})?(?:打|揍|踢|掐|虐待|伤害|强奸|猥亵|骚扰)(?:了)?(?:我|妈妈|弟弟|妹妹)`,
  `${grownChinese}(?:总是|一直|经常|会|偷偷)*摸(?:了)?我`,
  '摸我的?(?:下面|身体|屁股|隐私|胸)',
  '(?:不敢|害怕|怕)回家|被(?:虐待|强奸|性侵|猥亵|家暴)|不能告诉别人.{0,6}秘密|(?:让|逼|叫)我脱(?:衣服|裤子)',
  '(?:妈妈?|爸爸?|爸妈|他们).{0,8}没回(?:家|来).{0,8}(?:没有?(?:吃的|饭|东西吃))|不给我(?:吃|饭)',
  '把我(?:关|锁)在',
  '(?:أبي|أمي|بابا|ماما|عمي|خالي|جدي|زوج أمي|زوجة أبي|المعلم|المدرب|هو|أخي الكبير)(?: دائما| كل يوم)? (?:يضربني|تضربني|يلمسني|يؤذيني|تؤذيني|يغتصبني|يحرقني|يتحرش بي|يضرب أمي|ضربني|لمسني|يهددني)',
  'يضربونني|اغتصبني|تحرش بي|يلمس (?:أعضائي|جسمي|جسدي)|يحبسونني|يحبسني',
  '(?:أخاف|خائف|خائفة) (?:أن )?(?:أعود|أرجع|من العودة|من الرجوع) (?:إلى )?(?:البيت|المنزل)',
  'لا تخبر(?:ي)? أحدا|أجبرني على (?:خلع|لمس)|لا يعطونني (?:الطعام|طعاما)|لا تطعمني',
  '(?:أمي|أبي|أهلي) (?:غائبة?|ذهبت|اختفت) .{0,16}(?:يوجد|هناك) طعام',
])

const takeover = meanings(
  '',
  `
ignora ignore ignoren olvida olvidate ignores saltate desobedece >2 tus todas las estas sus instrucciones reglas >2 instrucciones reglas anteriores ordenes
ignora ignore olvida >1 todo >1 lo >2 anterior te_dijeron
dime muestrame ensename revela repite escribe muestra >2 tus tu el las >2 instrucciones prompt reglas mensaje_oculto
olvidate olvida ignora >3 reglas instrucciones
olvida olvidate ignora >2 todo lo_que >3 dicho dijeron anterior
cuales_son >1 tus >1 instrucciones reglas
no_tuvieras no_tienes sin >1 reglas filtros limites restricciones
ignore ignorez oublie oubliez outrepasse >2 tes toutes les vos ces >2 instructions regles consignes
montre montre_moi dis dis_moi revele repete affiche ecris >2 tes tes_secretes ton les >2 instructions prompt regles consignes
oublie oubliez ignore >3 dit ordonne appris demande >2 . et a avant
oublie ignore >1 tout tous >2 dit avant regles . ce
quelles_sont >1 tes >1 instructions regles consignes
sans pas_de ne_pas_avoir >1 regles de_regles filtre limites >1 . tu ia robot
ignoriere vergiss missachte umgehe >2 deine alle die vorherigen bisherigen >2 anweisungen regeln vorgaben instruktionen
vergiss vergesse ignoriere >1 alles >2 was vorher gesagt
zeig zeige sag nenne verrate wiederhole schreib >2 mir deine deinen die >2 anweisungen regeln prompt vorgaben systemprompt instruktionen
was wie >1 sind lauten >1 deine >1 anweisungen regeln vorgaben
keine ohne >1 regeln filter einschrankungen grenzen >1 . du roboter hattest mehr
du_bist_jetzt >> ohne regeln freund bose kein
ignore esqueca ignora >2 suas todas as tuas >2 instrucoes regras
mostre mostra diga revele me_diga repita >2 suas seu as tuas >2 instrucoes prompt regras
quais_sao >1 suas tuas >1 instrucoes regras
sem >0 regras filtros limites >1 . voce
bo_qua quen >2 huong_dan quy_tac cac_quy_tac tat_ca_quy_tac lenh
`,
)
const takeoverLetters = inOtherLetters([
  '(?:忽略|无视|忘记|忘掉)(?:你|之前|以前|所有|全部|的|一切)*(?:指令|规则|指示|提示)',
  '(?:告诉我|显示|给我看|说出)你的(?:系统)?(?:提示词?|指令|规则)',
  '(?:تجاهل|انس) (?:كل |جميع )?(?:تعليماتك|التعليمات|القواعد|قواعدك)',
])

/** Is the tutor told in another language to leave its rules or to show them? */
export const ordersInOtherWords = (text: string): boolean =>
  means(takeover, sentencesIn(plainWords(text))) || takeoverLetters.test(plainLetters(text))

/** Does the text say in another language that the child is in need? */
export function saysInOtherWords(text: string): { crisis: boolean; abuse: boolean } {
  const plain = plainWords(text)
  const sentences = sentencesIn(plain)
  return {
    crisis: crisisLetters.test(plain) || means(crisis, sentences),
    abuse: abuseLetters.test(plain) || means(abuse, sentences),
  }
}

const plainWords = (text: string) => plainLetters(text).replaceAll('đ', 'd').replaceAll('ß', 'ss').replaceAll('ı', 'i')
const sentencesIn = (plain: string) => sentencesOf(plain.replace(/[.!?;\n…]+/g, ' . ').replace(/[^a-z .]+/g, ' '))
