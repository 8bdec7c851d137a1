import type { Task, TaskFamily } from '#server/brain/built-in/tasks/task.ts'

const most = 400

/** All the tasks that a family has for a grade: each wish names those that came before, until one comes again. */
export function everyTask({ make, topics }: TaskFamily, grade: number): Task[] {
  const topic = topics[0]?.topic ?? ''
  const found = new Map<string, Task>()
  while (found.size < most) {
    const task = make({ topic, grade, seed: 1, before: [...found.keys()] })
    if (!task || found.has(task.id)) break
    found.set(task.id, task)
  }
  return [...found.values()]
}
