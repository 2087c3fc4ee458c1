/** What `unmarked` text and bold words look like without their marks. */
export const words = (markdown: string): string =>
  markdown.replaceAll('**', '').replace(/\\([\\`*_{}[\]()#+\-.!|<>~&])/g, '$1')

/** Text that markdown leaves as it is. */
export const unmarked = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&')
