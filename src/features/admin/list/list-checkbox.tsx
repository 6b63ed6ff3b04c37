import { useEffect, useRef } from 'react'

interface ListCheckboxProps {
  label: string
  isChecked: boolean
  /** Some of what it stands for is chosen. */
  isPartial?: boolean
  /** @param isRange whether Shift was held down, which stands for all rows from the one that was pressed before */
  onToggle: (isRange: boolean) => void
}

/** The box that selects a row, or all of them: 20 px in a target of 44. */
export function ListCheckbox({ label, isChecked, isPartial = false, onToggle }: ListCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <label
      className="-m-3 grid size-11 cursor-pointer place-items-center"
      onMouseDown={(event) => {
        // Or the text between the two clicks would be selected.
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        // A box changes by a click, of the mouse, a finger or the space bar: each says whether Shift was down.
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="size-5 cursor-pointer accent-primary contrast:ring-2 contrast:ring-ink"
      />
    </label>
  )
}
