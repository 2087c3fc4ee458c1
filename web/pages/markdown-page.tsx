import { useSuspenseQuery } from '@tanstack/react-query'
import { languageTag } from '#words/formats.js'
import * as say from '#words/pages.js'
import { DEFAULT_LANGUAGE } from '#core/addresses/localized.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { MarkdownPage as MarkdownName } from '#core/addresses/paths.ts'
import { proseLanguage } from '#core/addresses/prose.ts'
import { pageQuery } from '../api/pages.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { languageLinks } from '../shell/languages.ts'
import { Markdown } from '../ui/markdown.tsx'
import { ownPage } from '../ui/own-page.ts'
import { T } from '../ui/t.tsx'
import layout from '../styles/layout.module.css'
import styles from './markdown-page.module.css'

/** Pages whose English text is the binding one. */
const LEGAL: MarkdownName[] = ['privacy', 'tos']

/** A static page; its markdown is a file of the site. */
export function MarkdownPage({ name }: { name: MarkdownName }) {
  useDocumentTitle(PAGES.markdown.title(name))
  const { data: text } = useSuspenseQuery(pageQuery(name))
  const language = proseLanguage(name, languageTag())
  const isForeign = language !== languageTag()
  const isTranslated = language !== DEFAULT_LANGUAGE
  return (
    <article className={`${layout.wrap} ${layout.page}`} {...(isForeign && { lang: language, dir: 'ltr' })}>
      {isTranslated && LEGAL.includes(name) && <EnglishBinds name={name} />}
      <Markdown text={text} finish={ownPage} />
    </article>
  )
}

function EnglishBinds({ name }: { name: MarkdownName }) {
  const english = languageLinks(`/${name}`).find(({ tag }) => tag === DEFAULT_LANGUAGE)?.link
  return (
    <p className={styles.binds}>
      <T
        of={say.englishBinds({
          link: (text) => (
            <a className={layout.link} href={english?.href} hrefLang={DEFAULT_LANGUAGE} onClick={english?.onClick}>
              {text}
            </a>
          ),
        })}
      />
    </p>
  )
}
