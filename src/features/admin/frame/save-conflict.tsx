import { Button } from '#ui/button.tsx'

interface SaveConflictProps {
  noun: string
  changedFields: readonly string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const fieldLabels: Record<string, string> = { progressPercentage: 'progress' }

export const SaveConflict = ({ noun, changedFields, onKeepMine, onTakeTheirs }: SaveConflictProps) => (
  <div
    role="alert"
    className="grid gap-3 rounded-field border border-warning bg-warning-bg p-4 text-small text-warning sm:col-span-2 contrast:border-3"
  >
    <p>
      <strong>Somebody else has saved this {noun}.</strong>{' '}
      {changedFields.length > 0
        ? `They changed: ${changedFields.map((name) => fieldLabels[name] ?? name).join(', ')}. `
        : 'None of its fields changed. '}
      “Keep mine” saves the fields that you changed; “Take theirs” discards your changes.
    </p>
    <p className="flex flex-wrap gap-2.5">
      <Button size="small" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button look="outline" size="small" onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </p>
  </div>
)
