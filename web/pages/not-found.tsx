import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SITE } from '../site.ts'
import layout from '../styles/layout.module.css'

export function NotFoundPage() {
  useDocumentTitle('Page not found')
  return (
    <ErrorPage title="PAGE NOT FOUND">
      There’s no page at this address. Maintenance notices are posted on our{' '}
      <a className={layout.link} href={SITE.notices} rel="external noopener">
        social page
      </a>
      .
    </ErrorPage>
  )
}
