/** What `escapeMarkdown` text and bold words look like without their marks. */
export const markdownToText = (markdown: string): string =>
  markdown.replaceAll('**', '').replace(/\\([\\`*_{}[\]()#+\-.!|<>~&])/g, '$1')

/** Text that markdown leaves as it is. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&')
