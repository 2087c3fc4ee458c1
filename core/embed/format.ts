import * as say from '#words/coreEmbed.js'
import { joinComma } from '../text/join-comma.ts'
import { html, type Html } from '../text/html.ts'
import { pointParts, type HalfPoints } from '../text/score.ts'
import { calendarDay, type Start } from '../text/start.ts'
import { formatWhen, machineTime, type TimeShape } from '../text/when.ts'

/** Formatted in UTC at the edge, and in the reader's own time zone in a browser. */
export const timeElement = (start: Start, shape: TimeShape, now: number): Html =>
  html`<time datetime="${machineTime(start)}" data-as="${shape}" title="${formatWhen(start, 'full', { now })}"
    >${formatWhen(start, shape, { now })}</time
  >`

/** Formats the `datetime` of such an element again in the reader's time zone. */
export function localMoment(datetime: string, shape: string, now: number): { text: string; title: string } {
  const start = calendarDay(datetime) ?? Date.parse(datetime)
  return { text: formatWhen(start, shape as TimeShape, { now }), title: formatWhen(start, 'full', { now }) }
}

/** The ½ is in a column of its own. */
export function pointsHtml(points: HalfPoints): Html {
  const { whole, half } = pointParts(points)
  return html`<span class="pts"><span>${whole}</span><i>${half}</i></span>`
}

/** The document has an inline symbol for each federation's code. */
export const flagHtml = (code: string): Html | false =>
  code !== '' &&
  html`<svg class="flag" width="18" height="12" role="img" aria-label="${code}"><use href="#${code}" /></svg>`

/** `bdi`, because a name may be written from right to left. `mark` tells namesakes apart: `No. 12`. */
export const nameHtml = ({ title, name, mark }: { title: string; name: string; mark?: string | undefined }): Html =>
  html`<bdi title="${joinComma([name, mark])}"
    >${title && html`<small>${title} </small>`}${name}${mark && html`<small> ${mark}</small>`}</bdi
  >`

export const liveBadge = (): Html => html`<span class="live-ring">${say.live()}</span>`

export const emptyMessage = (words: string): Html => html`<p class="empty">${words}</p>`
