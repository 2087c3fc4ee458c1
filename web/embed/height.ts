/** Tells the page around how high the embed is, at once and whenever that changes: `{ type: 'setHeight', height }`. */
export function tellHeight(element: Element): void {
  let told = 0
  new ResizeObserver(() => {
    const height = Math.round(element.getBoundingClientRect().height)
    if (height === told) return
    told = height
    // It is no secret, and nobody knows whose page this is.
    parent.postMessage({ type: 'setHeight', height }, '*')
  }).observe(element)
}
