import * as z from 'zod/mini'

const advisorySchema = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
})

const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
})

const errorSchema = z.object({ message: z.string() })

export interface Advisory {
  id: string
  package: string
  title: string
  url: string
  severity: string
}

export type AuditReport = { advisories: Advisory[] } | { unavailable: string }

export function readReport(output: string): AuditReport {
  const json = parseJson(output)
  const report = z.safeParse(reportSchema, json)
  if (report.success) {
    const vulnerabilities = Object.values(report.data.vulnerabilities)
    const advisories = vulnerabilities.flatMap(({ via }) => via).filter((entry) => typeof entry !== 'string')
    const byId = new Map(advisories.map((entry) => [idOf(entry), entry]))
    return {
      advisories: [...byId].map(([id, { name, title, url, severity }]) => ({
        id,
        package: name,
        title,
        url,
        severity,
      })),
    }
  }
  const error = z.safeParse(errorSchema, json)
  return { unavailable: error.success ? error.data.message : 'npm audit printed no report that can be read.' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const idOf = ({ source, url }: z.infer<typeof advisorySchema>): string =>
  url.match(/GHSA(-[\w]{4}){3}/)?.[0] ?? String(source)
