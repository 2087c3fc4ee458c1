import { faultText } from '#core/text/fault-text.ts'

/** Everything that Workers log goes through these functions: the linter forbids `console` elsewhere. */
export const logError = (...parts: unknown[]): void => console.error(parts.map(faultText).join(' '))
export const logWarning = (...parts: unknown[]): void => console.warn(parts.map(faultText).join(' '))
export const logInfo = (...parts: unknown[]): void => console.log(parts.map(faultText).join(' '))
