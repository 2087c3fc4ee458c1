/** Removes the escapes of `escapeMarkdown` and the marks of bold words. */
export const markdownToText = (markdown: string): string =>
  markdown.replaceAll('**', '').replace(/\\([\\`*_{}[\]()#+\-.!|<>~&])/g, '$1')

export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&')
