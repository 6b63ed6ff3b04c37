/** The first stop of the Tab key. It works as a plain link too, which then leaves `#main` in the address. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is the link that it looks like.
    <a
      href="#main"
      data-button=""
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to main content
    </a>
  )
}
