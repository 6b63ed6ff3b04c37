const progressMax = 100

export function ProgressBar({ value, labelledBy }: { value: number; labelledBy: string }) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={progressMax}
      className="h-2 overflow-clip rounded-full bg-tint-strong contrast:border-2"
    >
      <div
        className="h-full rounded-full bg-linear-to-r from-primary to-accent contrast:bg-accent"
        style={{ width: `${(value / progressMax) * 100}%` }}
      />
    </div>
  )
}
