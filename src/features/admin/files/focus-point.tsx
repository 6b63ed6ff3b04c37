import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { focusPointTexts as texts } from '#content/interface/admin/files.ts'
import { movedPoint, type Point } from './move-point.ts'

interface FocusPointProps {
  source: string
  width: number
  height: number
  point: Point
  onChange: (point: Point) => void
}

const heightMaxRem = 16

/** The whole picture with a ring on the point that crops keep in view. Two sliders carry it for screen readers. */
export function FocusPoint({ source, width, height, point, onChange }: FocusPointProps) {
  const hintId = useId()

  function moveTo({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect()
    onChange({ x: partOf(clientX - box.left, box.width), y: partOf(clientY - box.top, box.height) })
  }

  function moveByKey(event: KeyboardEvent) {
    const moved = movedPoint(point, event)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }

  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="sr-only">{texts.label}</legend>
      <div
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.querySelector('input')?.focus()
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
        }}
        style={{ width: `min(100%, ${(heightMaxRem * width) / height}rem)` }}
        className="group relative mx-auto cursor-crosshair touch-none overflow-clip rounded-field"
      >
        <img
          src={source}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="block h-auto w-full select-none"
        />
        <span
          aria-hidden="true"
          style={{ left: `${point.x * 100}%` }}
          className="pointer-events-none absolute inset-y-0 w-px bg-white/75 shadow-[0_0_0_0.5px_#0b274759]"
        />
        <span
          aria-hidden="true"
          style={{ top: `${point.y * 100}%` }}
          className="pointer-events-none absolute inset-x-0 h-px bg-white/75 shadow-[0_0_0_0.5px_#0b274759]"
        />
        <span
          aria-hidden="true"
          data-focus-ring=""
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          className="pointer-events-none absolute size-8.5 -translate-1/2 rounded-full border-[2.5px] border-white bg-white/20 shadow-[0_0_0_1.5px_#0b2747,inset_0_0_0_1.5px_#0b2747] group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus after:absolute after:inset-2.5 after:rounded-full after:bg-white after:shadow-[0_0_0_1.5px_#0b2747]"
        />
        {(['x', 'y'] as const).map((axis) => (
          <input
            key={axis}
            type="range"
            min={0}
            max={100}
            value={Math.round(point[axis] * 100)}
            aria-label={axis === 'x' ? texts.across : texts.down}
            aria-valuetext={texts.value(Math.round(point[axis] * 100))}
            onKeyDown={moveByKey}
            onChange={({ target }) => onChange({ ...point, [axis]: target.valueAsNumber / 100 })}
            className="sr-only"
          />
        ))}
      </div>
      <p id={hintId} className="mt-1.5 text-tiny text-ink-soft">
        {texts.hint}
      </p>
    </fieldset>
  )
}

/** Whole percents, which the sliders can say. */
const partOf = (offset: number, length: number): number =>
  length > 0 ? Math.round(Math.min(1, Math.max(0, offset / length)) * 100) / 100 : 0.5
