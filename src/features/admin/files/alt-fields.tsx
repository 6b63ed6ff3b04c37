import { useId } from 'react'
import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import { fileRules } from '#contracts/file-rules.ts'
import { CharCount } from '#ui/char-count.tsx'
import { TextArea } from '#ui/field.tsx'
import type { FileValues } from './file-values.ts'

export type AltValues = Pick<FileValues, 'alt' | 'isDecorative'>

interface AltFieldsProps {
  values: AltValues
  error?: string | undefined
  onChange: (patch: Partial<AltValues>) => void
}

export function AltFields({ values: { alt, isDecorative }, error, onChange }: AltFieldsProps) {
  const counterId = useId()
  return (
    <div className="grid gap-1">
      <TextArea
        label={texts.altLabel}
        hint={texts.altHint}
        error={error}
        rows={2}
        value={alt}
        disabled={isDecorative}
        maxLength={fileRules.altCharsMax}
        aria-describedby={counterId}
        aside={<CharCount id={counterId} chars={alt.length} charsMax={fileRules.altCharsMax} />}
        onChange={({ target }) => onChange({ alt: target.value.replaceAll('\n', ' ') })}
        className="[&_textarea]:py-2 [&_textarea]:text-small disabled:[&_textarea]:opacity-60"
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-fine">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => onChange({ isDecorative: target.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        {texts.decorativeLabel}
      </label>
    </div>
  )
}
