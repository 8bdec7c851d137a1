import { reading } from '#server/cards/strands/reading/reading.ts'
import { writeFileSync, mkdirSync } from 'node:fs'
mkdirSync('/tmp/rd',{recursive:true})
const G: Record<string,string[]>={}
const noHints=/^(vocab|short-|sight|letter|last-sounds|spelling)/
for (const d of reading.decks) {
  const lines: string[]=[]
  let last=''
  for (const c of d.cards()) {
    const a: any = c.answer
    const wr=c.mistakes.map(m=>m.answer).join(d.deck.startsWith('vocab')&&c.key.endsWith('meaning')?' ## ':', ')
    let q=c.question
    const t=(c as any).text?.join(' ') ?? ''
    if (d.deck.startsWith('vocab')) { if(c.key.endsWith('-word')) lines.push(`${a.answer} = ${q.slice(17,-1)} X ${wr}`); else lines.push(`  ${c.entity}: ${a.answer} {${t}} X ${wr}`) }
    else { const qq=q; if(q===last) q='"'; last=qq;
     lines.push(`${c.key}|${t}|${q}=> ${a.answer}${a.accepts?' ACC '+a.accepts.join(','):''}${a.form==='choice'?'':' ('+a.form+')'} X ${wr}${noHints.test(d.deck)?'':' H '+c.hints.join(' / ')}`)}
  }
  writeFileSync('/tmp/rd/'+d.deck+'.txt', lines.join('\n')+'\n')
}
