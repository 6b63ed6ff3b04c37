import { copyCodeCopy } from '#content/booking/copy.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

const copiedMs = 2000

export function CopyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      toast({
        title: copyCodeCopy.failed,
        description: copyCodeCopy.failedNote,
        variant: 'destructive',
      })
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), copiedMs)
  }

  return (
    <Button look="outline" size="small" onClick={() => void copy()} className="print-hidden noscript:hidden">
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span role="status">{isCopied ? copyCodeCopy.copied : copyCodeCopy.copy}</span>
    </Button>
  )
}
