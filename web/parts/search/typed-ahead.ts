export interface TypedAhead {
  /** What was typed so far. */
  text: () => string
  /** Ends the collecting. */
  stop: () => void
}

/**
 * Collects what is typed while the search box loads, so that no letter is lost or taken for a shortcut. Escape ends it
 * with `onEscape`.
 */
export function collectTyped(onEscape: () => void): TypedAhead {
  let text = ''
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('')
    else if ([...event.key].length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // In the capture phase, before any shortcut of the page.
  addEventListener('keydown', press, { capture: true })
  return {
    text: () => text,
    stop: () => removeEventListener('keydown', press, { capture: true }),
  }
}
