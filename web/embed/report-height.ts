/** Tells the page around how high the embed is, at once and whenever that changes: `{ type: 'setHeight', height }`. */
export function reportHeight(element: Element): void {
  let reported = 0
  new ResizeObserver(() => {
    const height = Math.round(element.getBoundingClientRect().height)
    if (height === reported) return
    reported = height
    // It is no secret, and nobody knows whose page this is.
    parent.postMessage({ type: 'setHeight', height }, '*')
  }).observe(element)
}
