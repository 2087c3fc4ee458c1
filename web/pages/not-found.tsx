import * as say from '#words/pages.js'
import { T } from '../ui/t.tsx'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { SITE } from '../site.ts'
import layout from '../styles/layout.module.css'

export function NotFoundPage() {
  useDocumentTitle(say.pageNotFound())
  return (
    <ErrorPage title={say.pageNotFoundHead()}>
      <T
        of={say.noPageAtAddress({
          link: (text) => (
            <a className={layout.link} href={SITE.notices} rel="external noopener">
              {text}
            </a>
          ),
        })}
      />
    </ErrorPage>
  )
}
