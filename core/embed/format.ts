import { html, type Html } from '../text/html.ts'
import { pointParts, type HalfPoints } from '../text/score.ts'
import { formatWhen, isWholeDay, machineTime, type TimeShape } from '../text/when.ts'

/** A moment where the words are read: at the edge that is UTC, in a browser the reader's own zone. */
export const timeElement = (at: number, shape: TimeShape, now: number, isDay = isWholeDay(at)): Html =>
  html`<time datetime="${machineTime(at, isDay)}" data-as="${shape}" title="${formatWhen(at, 'full', { now, isDay })}"
    >${formatWhen(at, shape, { now, isDay })}</time
  >`

/** Writes such a moment anew where it is read. */
export function localMoment(datetime: string, shape: string, now: number): { text: string; title: string } {
  const at = Date.parse(datetime)
  const reader = { now, isDay: !datetime.includes('T') }
  return { text: formatWhen(at, shape as TimeShape, reader), title: formatWhen(at, 'full', reader) }
}

/** Points whose ½ has a column of its own. */
export function pointsHtml(points: HalfPoints): Html {
  const { whole, half } = pointParts(points)
  return html`<span class="pts"><span>${whole}</span><i>${half}</i></span>`
}

/** A federation's flag, which the document has inline under these letters. */
export const flagHtml = (code: string): Html | false =>
  code !== '' &&
  html`<svg class="flag" width="18" height="12" role="img" aria-label="${code}"><use href="#${code}" /></svg>`

/** A competitor's title and name in one line, in its own direction. */
export const nameHtml = ({ title, name }: { title: string; name: string }): Html =>
  html`<bdi title="${name}">${title && html`<small>${title} </small>`}${name}</bdi>`

export const LIVE_BADGE = html`<span class="live-ring">Live</span>`

/** A sentence where there is nothing to show. */
export const emptyMessage = (words: string): Html => html`<p class="empty">${words}</p>`
