import { download } from '#api/download.ts'
import { exportTexts as texts } from '#content/interface/admin/list.ts'
import type { ListQuery } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import type { ListEndpoint } from './use-list.ts'

/** Downloads a list as CSV. */
export function ExportButton({ endpoint, query }: { endpoint: ListEndpoint; query: ListQuery }) {
  const { run, isPending } = useAction({ onFailure: (failure) => toastFailure(texts.failedTitle, failure) })
  return (
    <Button
      look="outline"
      aria-busy={isPending}
      onClick={() => void run(() => download(endpoint, { query: { ...query, format: 'csv' } }))}
    >
      <Icon name="download" />
      {texts.button}
    </Button>
  )
}
