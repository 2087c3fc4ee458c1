import { localMoment } from '#core/embed/format.ts'

/** Writes moments as they are where they are read, which the edge does not know. */
export function localizeTimes(root: Element): void {
  for (const time of root.querySelectorAll('time')) {
    const { text, title } = localMoment(time.dateTime, time.dataset['as']!, Date.now())
    time.textContent = text
    time.title = title
  }
}

/** Whether a moment that stands here as one to come has passed. */
export const hasMatchStarted = (root: Element): boolean =>
  Array.from(root.querySelectorAll<HTMLTimeElement>('time[data-as="moment"]')).some(
    ({ dateTime }) => Date.parse(dateTime) <= Date.now(),
  )
