export async function repeatHeld(): Promise<void> {
  const { boot } = window
  const hoverTarget = boot?.hover?.target
  if (hoverTarget instanceof Element && hoverTarget.matches(':hover')) {
    hoverTarget.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    hoverTarget.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }
  const usedTargets = new Set<Element>()
  for (const event of boot?.held.splice(0) ?? []) {
    const { target } = event
    if (!(target instanceof Element) || !target.isConnected) continue
    const pressedButton = event.type === 'click' ? target.closest<HTMLElement>('[type=button]') : null
    if (event instanceof KeyboardEvent) repeatKey(target, event)
    else if (event.type === 'input') target.dispatchEvent(new Event('input', { bubbles: true }))
    else if (!usedTargets.has(pressedButton ?? target)) {
      if (usedTargets.size > 0) await nextFrame()
      usedTargets.add(pressedButton ?? target)
      if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
        // React hydrates immediately for a key event, but not for a submit, which would leave the page.
        target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
        target.requestSubmit(event.submitter)
      } else pressedButton?.click()
    }
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function repeatKey(target: Element, event: KeyboardEvent) {
  const { key } = event
  const isAnswered =
    key === 'F8' || (/^(Arrow|Home$|End$)/.test(key) && target.closest('[role=tab], .menu-group > button'))
  if (isAnswered) target.dispatchEvent(new KeyboardEvent('keydown', event))
}
