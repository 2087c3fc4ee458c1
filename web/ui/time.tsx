type TimeFormat = keyof typeof FORMATS | 'stamp'

/** In the reader's time zone; the language is the page's. */
const FORMATS = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<TimeFormat, Intl.DateTimeFormat>()

/** How many characters of the browser's own words for a moment announcements show. */
const STAMP_LENGTH = 21

/** A moment in milliseconds as words, e.g. `12 Sep 2020`; a stamp is `Sat Sep 12 2020 18:00`. */
export function formatTime(at: number, shape: TimeFormat): string {
  if (shape === 'stamp') return new Date(at).toString().slice(0, STAMP_LENGTH)
  let format = formats.get(shape)
  if (!format) formats.set(shape, (format = new Intl.DateTimeFormat('en-GB', FORMATS[shape])))
  // Three letters for every month: the language's own list has one of four.
  return format.format(at).replace('Sept ', 'Sep ')
}

/** A moment in milliseconds; its title says it in full. */
export function Time({ at, as = 'date', className }: { at: number; as?: TimeFormat; className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at, 'full')} className={className}>
      {formatTime(at, as)}
    </time>
  )
}
