interface StateTextProps {
  on: string
  off: string
  failed?: string
  isOn?: boolean
}

/**
 * Renders the text of a control that the boot script answers (src/render/boot/answers.ts), which may have changed it
 * before React runs.
 */
export function StateText({ on, off, failed, isOn = false }: StateTextProps) {
  return (
    <span data-on={on} data-off={off} data-failed={failed} suppressHydrationWarning>
      {isOn ? on : off}
    </span>
  )
}
