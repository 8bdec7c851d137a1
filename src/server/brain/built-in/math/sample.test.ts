import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { mathTasks } from './math-tasks.ts'

it('sample', () => {
  const out: string[] = []
  for (const f of mathTasks)
    for (const t of f.topics) {
      const kinds = new Set<string>()
      for (let g = t.grades[0]; g <= t.grades[1]; g++)
        for (let seed = 0; seed < 60; seed++) {
          const k = f.make({ topic: t.topic, grade: g, seed })
          if (!k) continue
          const kind = k.id.replace(/[\d.,?]+/g, '#')
          if (kinds.has(kind) || kinds.size > 9) continue
          kinds.add(kind)
          out.push(
            `## [${g}] ${k.id} <${k.name}>\nQ ${k.question}  => ${JSON.stringify(k.answer)}\n H ${k.hints.join(' | ')}\n S ${k.steps.join(' | ')}\n W ${k.explanation}\n E ${k.example?.question} :: ${k.example?.steps.join(' | ')}\n${k.mistakes.map((m) => ` M ${m.name} ${m.answer}: ${m.observation}`).join('\n')}`,
          )
        }
    }
  writeFileSync('/tmp/sample.out', out.join('\n'))
}, 100000)
