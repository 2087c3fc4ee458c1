import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathOfLink, pressedLink } from './page-link.ts'

/**
 * Opens plain links to pages of the site through the router. Plain links are in users' HTML and in table rows: with a
 * `Link` in each cell the edge takes more than twice as long to render a page.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      void navigate(pathOfLink(link), { replace: link.href === location.href })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
