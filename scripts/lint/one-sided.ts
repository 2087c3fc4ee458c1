/** Lengths of one side of the screen; `-start` and `-end` follow the direction of the language. */
const SIDED = /^(?:left|right)$|-(?:left|right)(?:-|$)/
const ALIGNED = /^(?:text-align|text-align-last|float|clear|justify-content|justify-items|justify-self)$/
/** Shorthands that go round the box from the top: top, right, bottom, left. */
const ROUND = /^(?:inset|margin|padding|border-width|border-style|border-color|scroll-margin|scroll-padding)$/
const DECLARATION = /([a-z-]+):\s*([^;{}]+);/g
/** A gradient that runs to one side; one of 135° is a hatching, and `var(--forward)` is the direction of reading. */
const SIDEWAYS = /(?<!repeating-)linear-gradient\(\s*(?:to (?:left|right)|(?!0deg|180deg)-?[\d.]+deg)/
/** Styles in JSX: `left:`, `marginRight:`. */
const IN_JSX = /\b(?:left|right|(?:margin|padding|border|inset)(?:Left|Right)\w*)\s*:/
const STYLE = /style=\{\{(.*?)\}\}/gs

/** Declarations of a style sheet that put something on the left or the right in every language: `line: declaration`. */
export function oneSided(path: string, source: string): string[] {
  const css = source.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...css.matchAll(DECLARATION)].flatMap(({ 0: all, 1: property, 2: value, index }) =>
    isOneSided(property!, value!.trim()) ? [fault(path, css, index, all)] : [],
  )
}

/** The same in the inline styles of a component. */
export const oneSidedInline = (path: string, source: string): string[] =>
  [...source.matchAll(STYLE)].flatMap(({ 0: all, 1: styles, index }) =>
    IN_JSX.test(styles!) ? [fault(path, source, index, all)] : [],
  )

function isOneSided(property: string, value: string): boolean {
  if (SIDED.test(property)) return true
  if (ALIGNED.test(property)) return /\b(?:left|right)\b/.test(value)
  if (ROUND.test(property)) {
    const [, right, , left] = parts(value).filter((part) => part !== '!important')
    return left !== undefined && left !== right
  }
  if (property === 'border-radius') {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts(value)
    return topLeft !== topRight || bottomLeft !== bottomRight
  }
  if (property === 'translate') return !/^(?:0|none|var\(--side\)|calc\([^)]*var\(--side\))/.test(value)
  if (property === 'box-shadow') return shadows(value).some(isSideways)
  return SIDEWAYS.test(value)
}

/** Whether a shadow is moved to one side. */
function isSideways(shadow: string): boolean {
  const x = parts(shadow).find((part) => /^-?[\d.]/.test(part))
  return x !== undefined && Number.parseFloat(x) !== 0 && !parts(shadow).some((part) => part.includes('--side'))
}

const shadows = (value: string): string[] => value.split(/,(?![^(]*\))/)

/** The values of a shorthand; `calc(1px + 2px)` is one. */
function parts(value: string): string[] {
  const all: string[] = ['']
  let depth = 0
  for (const letter of value.trim()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (/\s/.test(letter) && depth === 0) {
      if (all.at(-1)) all.push('')
    } else all[all.length - 1] += letter
  }
  return all.filter(Boolean)
}

function fault(path: string, source: string, at: number, text: string): string {
  const line = source.slice(0, at).split('\n').length
  return `${path}:${line}: ${text.replaceAll(/\s+/g, ' ')}`
}
