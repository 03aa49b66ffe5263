import { parseReportUrl } from './read-report-url.ts'

/** Where reports go; undefined where nobody has said. The build has already refused a wrong one. */
export const reportUrl = parseReportUrl(import.meta.env['VITE_REPORT_URL'])
