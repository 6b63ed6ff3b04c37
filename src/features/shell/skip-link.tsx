import { skipLinkText } from '#content/interface/shell.ts'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it works as a plain link.
    <a
      href="#main"
      data-button=""
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {skipLinkText}
    </a>
  )
}
