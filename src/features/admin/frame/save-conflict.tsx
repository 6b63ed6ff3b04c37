import { saveConflictTexts as texts } from '#content/interface/admin/frame.ts'
import { actionTexts } from '#content/interface/common.ts'
import { Button } from '#ui/button.tsx'

interface SaveConflictProps {
  noun: string
  changedFields: readonly string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const fieldLabels: Record<string, string> = { progressPercentage: texts.progress }

export const SaveConflict = ({ noun, changedFields, onKeepMine, onTakeTheirs }: SaveConflictProps) => (
  <div
    role="alert"
    className="grid gap-3 rounded-field border border-warning bg-warning-bg p-4 text-small text-warning sm:col-span-2 contrast:border-3"
  >
    <p>
      <strong>{texts.saved(noun)}</strong>{' '}
      {changedFields.length > 0
        ? texts.changed(changedFields.map((name) => fieldLabels[name] ?? name).join(', '))
        : texts.nothingChanged}{' '}
      {texts.choice}
    </p>
    <p className="flex flex-wrap gap-2.5">
      <Button size="small" onClick={onKeepMine}>
        {actionTexts.keepMine}
      </Button>
      <Button look="outline" size="small" onClick={onTakeTheirs}>
        {actionTexts.takeTheirs}
      </Button>
    </p>
  </div>
)
