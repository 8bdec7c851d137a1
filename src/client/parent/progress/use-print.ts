import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What goes to paper: the page, or the sheet for a teacher while it is being printed. */
export function usePrint() {
  const [isForTeacher, setForTeacher] = useState(false)
  useEffect(() => {
    const whole = () => setForTeacher(false)
    addEventListener('afterprint', whole)
    return () => removeEventListener('afterprint', whole)
  }, [])
  const print = (forTeacher: boolean) => {
    // The browser takes the page as it stands when it is asked.
    flushSync(() => setForTeacher(forTeacher))
    globalThis.print()
  }
  return { isForTeacher, print }
}
