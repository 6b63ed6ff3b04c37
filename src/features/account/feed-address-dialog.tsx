import { useId, useState } from 'react'
import { feedDialogTexts as texts } from '#content/interface/account/calendars.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { inputLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

interface FeedAddressDialogProps {
  address: string
  onDone: () => void
}

export function FeedAddressDialog({ address, onDone }: FeedAddressDialogProps) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast({ title: texts.failedTitle, description: texts.failedText, variant: 'destructive' })
    }
  }

  return (
    <Dialog title={texts.title} onClose={onDone}>
      <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-fine font-semibold">
        {texts.label}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className={inputLook}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{isCopied ? texts.copied : texts.copyButton}</span>
        </Button>
        <Button onClick={onDone}>{texts.doneButton}</Button>
      </div>
    </Dialog>
  )
}
