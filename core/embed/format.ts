import { DAY, HOUR } from '../time.ts'
import { html, type Html } from '../text/html.ts'
import { pointParts } from '../text/score.ts'

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
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
type MomentFormat = keyof typeof SHAPES

const formats = new Map<MomentFormat, Intl.DateTimeFormat>()

function formatMoment(at: number, shape: MomentFormat): string {
  let format = formats.get(shape)
  if (!format) formats.set(shape, (format = new Intl.DateTimeFormat('en-GB', SHAPES[shape])))
  return format.format(at).replace('Sept ', 'Sep ')
}

/** A moment where the words are read: at the edge that is UTC, in a browser the reader's own zone. */
const timeElement = (at: number, shape: MomentFormat): Html =>
  html`<time datetime="${new Date(at).toISOString()}" data-as="${shape}" title="${formatMoment(at, 'full')}"
    >${formatMoment(at, shape)}</time
  >`

/** The time alone when it is near the round's own, else the day. */
export const startTime = (at: number, roundStart: number | null): Html =>
  timeElement(at, roundStart === null || Math.abs(at - roundStart) < 12 * HOUR ? 'time' : 'day')

/** A round's date. */
export const formatDate = (at: number): string => formatMoment(at - (at % DAY), 'day')

/** Writes a moment anew where it is read. */
export const localMoment = (at: number, shape: string): { text: string; title: string } => ({
  text: formatMoment(at, shape as MomentFormat),
  title: formatMoment(at, 'full'),
})

/** Doubled points whose half stands in a place of its own. */
export function pointsHtml(doubled: number): Html {
  const { whole, half } = pointParts(doubled)
  return html`<span class="pts"><span>${whole}</span><i>${half}</i></span>`
}

/** A federation's flag, which the document has inline under these letters. */
export const flagHtml = (code: string): Html | false =>
  code !== '' &&
  html`<svg class="flag" width="18" height="12" role="img" aria-label="${code}"><use href="#${code}" /></svg>`

/** A competitor's title and name in one line, in its own direction. */
export const nameHtml = ({ title, name }: { title: string; name: string }): Html =>
  html`<bdi title="${name}">${title && html`<small>${title} </small>`}${name}</bdi>`

export const LIVE_BADGE = html`<span class="live">Live</span>`

/** A sentence where there is nothing to show. */
export const emptyMessage = (words: string): Html => html`<p class="empty">${words}</p>`
