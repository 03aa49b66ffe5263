import { report, type ReportMessages } from './generated/report.ts'
import { defineMessages } from './language/locale.ts'

/** What a report of a wrong place says: by itself, as nothing of it is on the first page. */
export const reportMessages = defineMessages<ReportMessages>('report', report).report
