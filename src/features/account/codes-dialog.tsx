import { saveFile } from '#browser/save-file.ts'
import { codesDialogTexts as texts } from '#content/interface/account/second-factor.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface CodesDialogProps {
  codes: readonly string[]
  username: string
  onDone: () => void
}

export function CodesDialog({ codes, username, onDone }: CodesDialogProps) {
  const lines = codes.map(formatCode)
  const file = `${texts.fileHeading(site.brand, username)}\n\n${lines.join('\n')}\n`
  return (
    <Dialog title={texts.title} onClose={onDone} isPrintedAlone>
      <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
      <ol
        aria-label={texts.listLabel}
        className="mt-4 grid gap-y-1 rounded-field border border-line bg-tint px-4 py-3 font-mono text-small"
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className="print-hidden mt-5 flex flex-wrap gap-2">
        <Button
          look="outline"
          onClick={() => saveFile(texts.fileName, new Blob([file], { type: 'text/plain' }))}
        >
          {texts.downloadButton}
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          {texts.printButton}
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          {texts.doneButton}
        </Button>
      </div>
    </Dialog>
  )
}
