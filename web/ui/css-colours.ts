/** A colour of the styles, by its custom property. */
export type CssColour = (property: string) => string

/**
 * Colours as they show inside an element, each read once. A property may say `light-dark(…)`: only an element that wears it
 * knows which.
 */
export function cssColours(inside: HTMLElement): CssColour {
  const known = new Map<string, string>()
  return (property) => {
    const found = known.get(property)
    if (found !== undefined) return found
    const probe = inside.appendChild(document.createElement('i'))
    probe.style.color = `var(${property})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    known.set(property, color)
    return color
  }
}
