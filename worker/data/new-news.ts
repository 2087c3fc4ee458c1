import { hiddenNewsText, newsText, type News } from '#core/people/news.ts'
import { inLanguage } from '#core/text/language.ts'

/** News to be saved, with its texts in English, which programs and older releases show. */
export interface NewNews {
  news: News | null
  content: string
  spoilerFree: string | null
}

export const newNews = (news: News): NewNews =>
  inLanguage('en', () => ({ news, content: newsText(news) ?? '', spoilerFree: hiddenNewsText(news) }))
