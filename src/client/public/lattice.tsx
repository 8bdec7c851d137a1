import { classNames } from '#client/ui/class-names.ts'

/** The lattice behind a part of the page, faded by a mask so that no line runs through words. The parent is `relative isolate`. */
export function Lattice({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={classNames('lattice -z-10 pointer-events-none absolute inset-0', className)} />
  )
}
