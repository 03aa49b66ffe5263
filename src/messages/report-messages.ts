import { report, type ReportMessages } from './generated/report.ts'
import { spoken } from './language/spoken.ts'

/** What a report of a wrong place says: by itself, as nothing of it is on the first page. */
export const reportMessages = spoken<ReportMessages>('report', report).report
