interface LengthMeterProps {
  label: string
  length: number
  max: number
}

const scaleMax = 1.2

const percent = (share: number) => `${((share / scaleMax) * 100).toFixed(1)}%`

export function LengthMeter({ label, length, max }: LengthMeterProps) {
  const share = length / max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot show how far its limit is exceeded.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(length, max)}
      className="relative mt-2 h-1.5 rounded-full bg-tint-strong contrast:outline-2 contrast:outline-line"
    >
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-accent"
        style={{ width: percent(Math.min(share, 1)) }}
      />
      {share > 1 ? (
        <span
          className="absolute inset-y-0 rounded-r-full bg-danger"
          style={{ left: percent(1), width: percent(Math.min(share, scaleMax) - 1) }}
        />
      ) : null}
      <span className="absolute -inset-y-0.75 w-0.5 bg-ink" style={{ left: percent(1) }} />
    </div>
  )
}
