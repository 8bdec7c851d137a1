import { itemMadeFor, sources } from '../src/server/curriculum/curriculum.ts'
import { isInReach } from './reach.ts'
let t=0,n=0
for (const { skill } of sources) { let bad=0,k=0, ex=''
 for (let at=0; at<40; at++){ const i=itemMadeFor(skill, at*7919+13); if(!i) continue; const r=isInReach(i); if(r===null) continue; k++; if(!r){bad++; ex=`${i.id} | ${i.text.join(' ')} | ${i.question} => ${i.answer.answer}`}}
 t+=k; n+=bad; if(bad) console.log(skill,bad,'of',k,ex) }
console.log(t,n)
