/** Resolves a custom property of the styles to a colour. */
export type CssColour = (property: string) => string

/**
 * Colours as computed inside an element, each read once. Properties may use `light-dark(…)`, which resolves only on an
 * element.
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
