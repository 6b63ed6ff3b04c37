import { actionTexts } from '#content/interface/common.ts'
import { Button } from '#ui/button.tsx'

interface ClearFiltersProps {
  isFiltered: boolean
  onClear: () => void
}

export const ClearFilters = ({ isFiltered, onClear }: ClearFiltersProps) =>
  isFiltered ? (
    <Button look="quiet" onClick={onClear} className="print-hidden">
      {actionTexts.clear}
    </Button>
  ) : null
