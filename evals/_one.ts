import { itemMadeFor } from '../src/server/curriculum/curriculum.ts'
console.log(JSON.stringify(itemMadeFor(process.argv[2] ?? '', Number(process.argv[3])), null, 1).slice(0, 3500))
