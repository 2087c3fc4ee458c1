/** Turns an element into another by changing only what differs: focus, selection and scroll positions stay. */
export function morph(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return
  if (old.nodeName !== next.nodeName || old.getAttribute('data-key') !== next.getAttribute('data-key')) {
    old.replaceWith(next)
    return
  }
  if (old.hasAttribute('data-value')) {
    // The class shows a red outline once.
    if (old.getAttribute('data-value') !== next.getAttribute('data-value')) next.classList.add('is-new')
    old.replaceWith(next)
    return
  }
  attributes(old, next)
  children(old, next)
}

function attributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name)!
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
}

function children(old: Element, next: Element): void {
  const keyed = new Map(Array.from(old.children, (child) => [child.getAttribute('data-key'), child]))
  keyed.delete(null)
  const wanted = Array.from(next.childNodes)
  for (const [at, node] of wanted.entries()) {
    const known = node instanceof Element ? keyed.get(node.getAttribute('data-key')) : undefined
    const here = old.childNodes[at]
    if (known && known !== here) old.insertBefore(known, here ?? null)
    const there = known ?? here
    if (!there) old.append(node)
    else if (there instanceof Element && node instanceof Element) morph(there, node)
    else if (!there.isEqualNode(node)) there.replaceWith(node)
  }
  while (old.childNodes.length > wanted.length) old.lastChild!.remove()
}
