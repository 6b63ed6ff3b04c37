const savedKey = 'saved'

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('main button') : null
  if (!button) return
  if (button.hasAttribute('aria-pressed')) {
    const isSaved = button.getAttribute('aria-pressed') !== 'true'
    localStorage.setItem(savedKey, JSON.stringify(isSaved ? [location.pathname] : []))
    button.setAttribute('aria-pressed', String(isSaved))
  } else {
    await navigator.clipboard.writeText(location.href)
    button.lastChild?.replaceWith('Copied!')
  }
})
