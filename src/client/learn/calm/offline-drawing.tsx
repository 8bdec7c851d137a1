/** A cloud over two ends of a line that do not meet, 96 by 72. By itself: where there is no line nothing more can be brought. */
export const offlineDrawing = (
  <>
    <path d="M30 40C18 40 16 24 29 23 30 10 52 8 56 20 72 16 78 38 64 40Z" className="fill-sky-soft stroke-sky" />
    <path d="M10 60H34M40 54V66M62 60H86M56 54V66" className="stroke-sky" />
  </>
)
