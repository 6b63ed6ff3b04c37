import * as z from 'zod/mini'
import { type ExportFormat, exportFormats, exportNames, type ExportName } from './export-rules.ts'

const formatsOf = (name: ExportName): readonly ExportFormat[] => exportFormats[name]

export const exportQuerySchema = z
  .object({
    record: z.enum(exportNames, `These can be exported: ${exportNames.join(', ')}.`),
    format: z.optional(z.enum(['zip', 'csv', 'json'], 'The format is zip, csv or json.')),
  })
  .check(
    z.superRefine(({ record, format }, context) => {
      if (format === undefined || formatsOf(record).includes(format)) return
      context.addIssue({
        code: 'custom',
        path: ['format'],
        message: `${record} are exported as ${formatsOf(record).join(' or ')}.`,
      })
    }),
  )
