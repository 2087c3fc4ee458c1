import { localMoment } from '#core/embed/format.ts'

/** The edge renders times in UTC, as it does not know the viewer's zone. */
export function localizeTimes(root: Element): void {
  for (const time of root.querySelectorAll('time')) {
    const { text, title } = localMoment(time.dateTime, time.dataset['as']!, Date.now())
    time.textContent = text
    time.title = title
  }
}

/** Whether a start time that is shown as upcoming has passed. */
export const hasMatchStarted = (root: Element): boolean =>
  Array.from(root.querySelectorAll<HTMLTimeElement>('time[data-as="moment"]')).some(
    ({ dateTime }) => Date.parse(dateTime) <= Date.now(),
  )
