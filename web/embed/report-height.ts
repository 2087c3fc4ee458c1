/** Posts the embed's height to the embedding page, at once and on each change: `{ type: 'setHeight', height }`. */
export function reportHeight(element: Element): void {
  let reported = 0
  new ResizeObserver(() => {
    const height = Math.round(element.getBoundingClientRect().height)
    if (height === reported) return
    reported = height
    // Any origin may know the height, and the embedding page's origin is unknown.
    parent.postMessage({ type: 'setHeight', height }, '*')
  }).observe(element)
}
