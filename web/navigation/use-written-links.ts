import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pressedLink } from './page-link.ts'

/** Opens links to pages of the site that stand in text which users wrote: as HTML they cannot be the router's `Link`. */
export function useWrittenLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
