import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { languageTag } from '#words/formats.js'
import { OFFERS } from '#words/offers.js'
import { LANGUAGE_COOKIE, localizedPath } from '#core/addresses/localized.ts'
import { offeredLanguage } from '#core/addresses/offered-language.ts'
import { readCookies } from '../api/cookies.ts'
import { Button } from '../ui/button.tsx'
import { chooseLanguage } from './languages.ts'
import styles from './connection-bar.module.css'

/** Offers the page in the browser’s language, until the reader has chosen one. Nothing switches by itself. */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const [isDismissed, dismiss] = useState(false)
  const tag = offeredLanguage(navigator.languages, languageTag())
  const words = tag === undefined ? undefined : OFFERS[tag]
  if (tag === undefined || !words || isDismissed || LANGUAGE_COOKIE in readCookies()) return null
  return (
    <div className={styles.place} lang={tag} dir={words.direction}>
      <p>
        <span className={styles.sentence}>{words.offer}</span>
        <Button
          small
          look="primary"
          onClick={() => {
            chooseLanguage(tag)
            location.assign(localizedPath(tag, pathname + search + location.hash))
          }}
        >
          {words.read}
        </Button>
        <Button
          small
          onClick={() => {
            chooseLanguage(languageTag())
            dismiss(true)
          }}
        >
          {words.dismiss}
        </Button>
      </p>
    </div>
  )
}
