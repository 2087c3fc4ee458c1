import { managePath } from '#core/addresses/paths.ts'

/** The parameter that opens the report’s dialog on the desk. */
export const REPORT_PARAM = 'report'

export const reportDialogPath = (id: string): string => `${managePath(id)}?${REPORT_PARAM}=check`
