// Words that stand as a child wrote them, before a clause of it is said back.

/** Names of grandparents and things that are spelled right, though no dictionary has them. */
export const kept =
  /^(?:ma?m?aws?|pa?paws?|pawpaws?|mawmaws?|me+maws?|papaw|mamaw|gigi|lolas?|lolos?|titas?|titos?|nani|nonna|nonno|oma|opa|yaya|tutu|halmoni|bubbe|zayde|barbies?|lego|legos|boing|bop|kat|kats|pokemon|minecraft|fortnite|roblox|uno|jenga)$/

/** 'And its name is Gary': it has it. */
export const isOwned =
  /^(?:name|names|tail|head|eyes?|ears?|nose|legs?|feet|foot|mouth|teeth|tooth|fur|colors?|mom|mommy|owner|house|home|shell|wings?|wheels?|back|face|tongue|own)$/i

/** 'Its only 5 days', 'its hot': behind these it always is one. */
export const saysHow =
  /^(?:only|hot|cold|so|a|an|the|not|just|like|my|your|for|about|always|really|very|too|in|on|at|called|been|going|gonna|because|fun|funny|gross|annoying|hard|easy|good|bad|cool|weird|big|small|dark|fine|ok|okay|raining|snowing|all|one|no|never|also|kind|kinda|pretty|super|math|zucchini|now|\d+)$/i
