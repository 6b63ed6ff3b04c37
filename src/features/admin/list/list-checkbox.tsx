import { useEffect, useRef } from 'react'

interface ListCheckboxProps {
  label: string
  isChecked: boolean
  /** Some of what it stands for is chosen. */
  isPartial?: boolean
  onToggle: () => void
}

/** The box that selects a row, or all of them: 20 px in a target of 44. */
export function ListCheckbox({ label, isChecked, isPartial = false, onToggle }: ListCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <label className="-m-3 grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onToggle}
        className="size-5 cursor-pointer accent-primary contrast:ring-2 contrast:ring-ink"
      />
    </label>
  )
}
