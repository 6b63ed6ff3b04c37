interface StateTextProps {
  on: string
  off: string
  failed?: string
  isOn?: boolean
}

export function StateText({ on, off, failed, isOn = false }: StateTextProps) {
  return (
    <span data-on={on} data-off={off} data-failed={failed} suppressHydrationWarning>
      {isOn ? on : off}
    </span>
  )
}
