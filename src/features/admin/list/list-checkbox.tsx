import { useEffect, useRef } from 'react'

interface ListCheckboxProps {
  label: string
  isChecked: boolean
  isPartial?: boolean
  onToggle: (isRange: boolean) => void
}

export function ListCheckbox({ label, isChecked, isPartial = false, onToggle }: ListCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <label
      className="print-hidden -m-3 grid size-11 cursor-pointer place-items-center"
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        // A mouse, a finger and the space bar all cause a click, which says whether Shift was held.
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="size-5 cursor-pointer accent-primary contrast:ring-2 contrast:ring-ink"
      />
    </label>
  )
}
