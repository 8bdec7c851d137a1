import { momentLines, nearMoment } from '/work/next/src/server/tutor/know/moments/moments.ts'
let n=0,ok=0,wrong=0,none=0; const bad:any={}
for (const [i,l] of momentLines().entries()) { n+= l.id.startsWith('sc-')?1:0; 
 const r:any=nearMoment(l.text, i)
 const mine=l.id.startsWith('sc-')
 if(r&&r.id===l.id&&r.lead>=0.08){ if(mine) ok++ }
 else if(r&&r.id!==l.id&&r.score>0.45&&r.lead>=0.08&&mine){wrong++; (bad[l.id+' > '+r.id]??=[]).push(l.text+' '+r.score.toFixed(2)+' '+r.lead.toFixed(2))}
 else if(mine) none++
}
console.log(n,'ok',ok,'wrong',wrong,'none',none)
for(const [k,v] of Object.entries(bad).sort((a:any,b:any)=>b[1].length-a[1].length)) console.log(k,'::',(v as any).join(' | '))
