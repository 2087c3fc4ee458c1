import { useTitle } from '../hooks/use-title.ts'
import { Lost } from '../shell/lost.tsx'
import { SITE } from '../site.ts'
import layout from '../styles/layout.module.css'

export function NotFoundPage() {
  useTitle('Page not found')
  return (
    <Lost title="PAGE NOT FOUND">
      That square is not on the board. If the site is being maintained, notices are posted on our{' '}
      <a className={layout.link} href={SITE.notices} rel="external noopener">
        social page
      </a>
      .
    </Lost>
  )
}
