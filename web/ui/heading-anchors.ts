const HEADING = /<h([1-6])>(.*?)(?: \{#([a-z0-9-]+)\})?<\/h\1>/g

/** The anchor of an English heading, as GitHub makes it: `Draw a round` is `draw-a-round`. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/**
 * HTML of a site's own page with an id for each heading, for links to its parts. A translated heading names the anchor
 * of the English one: `## Eine Runde auslosen {#draw-a-round}`.
 */
export const withAnchors = (html: string): string =>
  html.replace(
    HEADING,
    (_, level: string, heading: string, anchor = anchorOf(heading)) =>
      `<h${level} id="${anchor}">${heading}</h${level}>`,
  )
