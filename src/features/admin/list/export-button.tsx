import { useState } from 'react'
import { exportTexts as texts } from '#content/interface/admin/list.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { downloadFile } from '#api/download-file.ts'

export function ExportButton({ path }: { path: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    downloadFile(path)
      .catch((error: unknown) =>
        toast({ title: texts.failedTitle, description: caughtSentence(error), variant: 'destructive' }),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Button look="outline" aria-busy={isBusy} onClick={save}>
      <Icon name="download" />
      {texts.button}
    </Button>
  )
}
