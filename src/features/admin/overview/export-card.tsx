import { download } from '#api/download.ts'
import {
  dataExportTexts as texts,
  exportedRecordNames,
  exportFormatNames,
} from '#content/interface/admin/data-export.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { type ExportFormat, type ExportName, exportFormats, exportNames } from '#contracts/export-rules.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'

export const ExportCard = () => (
  <Card as="section" aria-labelledby="export-heading" className="max-w-2xl">
    <h2 id="export-heading" className="text-h4">
      {texts.title}
    </h2>
    <p className="mt-2 text-small">{texts.lede}</p>
    <ul className="mt-3 divide-y divide-line">
      {exportNames.map((record) => (
        <li key={record} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <span className="text-small font-semibold">{exportedRecordNames[record]}</span>
          <span className="flex flex-wrap gap-2">
            {exportFormats[record].map((format) => (
              <ExportButton key={format} record={record} format={format} />
            ))}
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-3 text-small">
      {texts.beforeCommand} <code className="font-mono text-fine">{texts.command}</code>.
    </p>
  </Card>
)

function ExportButton({ record, format }: { record: ExportName; format: ExportFormat }) {
  const { run, isPending } = useAction({ onFailure: (failure) => toastFailure(texts.failedTitle, failure) })
  return (
    <Button
      look="outline"
      size="small"
      aria-busy={isPending}
      aria-label={texts.label(exportedRecordNames[record], exportFormatNames[format])}
      onClick={() =>
        void run(() => download(adminEndpoints.exportRecords, { params: { record }, query: { format } }))
      }
    >
      <Icon name="download" />
      {exportFormatNames[format]}
    </Button>
  )
}
