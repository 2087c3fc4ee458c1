import { useContext, useEffect, useLayoutEffect } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { guardHistory, markShown } from './leaving.ts'
import { connect, navigate } from './navigate.ts'
import { pressedAddress } from './page-link.ts'

/**
 * Brings presses on links, calls of `navigate` and the browser's own buttons to the router. A link is a plain `<a href>`
 * everywhere: one listener costs less than a component for each of a table's links.
 */
export function Navigator(): null {
  // `useNavigate` would bring 2 kB that make addresses out of relative ones: all of ours are whole.
  const { navigator: history } = useContext(NavigationContext)
  const shown = useLocation()
  useLayoutEffect(() => connect(history), [history])
  useLayoutEffect(markShown, [shown])
  // Before the router listens, which it does as soon as what is in it is there.
  useLayoutEffect(guardHistory, [])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const pressed = pressedAddress(event)
      if (!pressed) return
      event.preventDefault()
      navigate(pressed.to, pressed)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
