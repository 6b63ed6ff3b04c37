export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-6 shrink-0 animate-spin rounded-full border-3 border-line-strong border-t-accent"
    />
  )
}
