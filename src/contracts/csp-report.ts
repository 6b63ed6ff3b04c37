import * as z from 'zod/mini'

/** Format of `report-uri` (CSP Level 3, section 5.4), reduced to the fields that we read. */
export const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})
export type CspReport = z.infer<typeof cspReportSchema>
