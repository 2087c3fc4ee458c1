import { micromark } from 'micromark'

/** In a file of its own, which is fetched when a page has prose. */
export const markdownToHtml = (text: string): string => micromark(text)
