import * as z from 'zod/mini'

/** What a browser sends to `report-uri` (CSP Level 3, section 5.4). More fields come; these are the ones read. */
export const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})
export type CspReport = z.infer<typeof cspReportSchema>
