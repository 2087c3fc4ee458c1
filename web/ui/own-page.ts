import { localLinks } from '../navigation/local-links.ts'
import { withAnchors } from './heading-anchors.ts'

/** The manual’s pictures have relative addresses, which lead to the same files in the repository. */
const PICTURE = /(?<=<img src=")(?=pictures\/)/g

/** HTML of one of the site’s own pages, in any language: its headings have anchors, and its links and pictures are found. */
export const ownPage = (html: string): string => localLinks(withAnchors(html)).replace(PICTURE, '/')
