import * as z from 'zod/mini'

/** Format of `report-uri` (CSP Level 3, section 5.4), reduced to the fields that we read. */
export const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'source-file': z.nullish(z.string()),
  }),
})

/** Format of `report-to` (CSP Level 3, section 5.3): a browser sends reports of several kinds at once. */
export const reportsSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).check(z.minLength(1))
export const cspViolationSchema = z.object({
  documentURL: z.string(),
  effectiveDirective: z.optional(z.string()),
  blockedURL: z.nullish(z.string()),
  sourceFile: z.nullish(z.string()),
})
