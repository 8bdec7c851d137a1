import file from './signs.svg'

/** A picture of signs.svg, by its name there: drawn for us, in several colours. A file of its own, so that no script grows by it. The words beside it carry the meaning. */
export const Sign = ({ name, className }: { name: string; className: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <use href={`${file}#${name}`} />
  </svg>
)
