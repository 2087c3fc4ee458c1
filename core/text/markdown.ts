/** Text that markdown leaves as it is. */
export const unmarked = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&')
