import { highContrast } from '#browser/high-contrast.ts'
import { savedArticles } from '#browser/saved-articles.ts'
import { nextTab } from '#shared/next-tab.ts'
import { state } from './start.ts'

type Control = HTMLButtonElement

const feedbackMs = 2000

const answers: Readonly<Record<string, (control: Control) => void>> = {
  fold: (control) => show(control, 'ariaExpanded', control.ariaExpanded !== 'true'),
  choose(control) {
    for (const each of control.parentElement?.querySelectorAll('button') ?? [])
      show(each, 'ariaPressed', each === control)
  },
  save: ({ value }) => savedArticles.toggle(JSON.parse(value)),
  contrast(control) {
    highContrast.set(!highContrast.isOn())
    if (control.getClientRects().length === 0) document.getElementById('main')?.focus({ preventScroll: true })
  },
  copy(control) {
    const say = (result: string) => {
      setTexts(control, result)
      setTimeout(() => setTexts(control, 'off'), feedbackMs)
    }
    navigator.clipboard.writeText(control.value).then(
      () => say('on'),
      () => say('failed'),
    )
  },
  tab(control) {
    selectTab(control)
    // Once the app is starting, it has already read the address and handles the press itself.
    if (!state.isStarted) writeTab(control)
  },
}

export function answer(target: Element, event: Event): boolean {
  const control = target.closest<Control>('[data-answer]')
  const name = control?.dataset.answer ?? ''
  const isTab = name === 'tab'
  if (!control || (isTab && state.isReady)) return false
  const pressedControl =
    event.type === 'click' ? control : isTab && event instanceof KeyboardEvent && tabAt(control, event)
  if (pressedControl) answers[name]?.(pressedControl)
  if (pressedControl && pressedControl !== control) {
    event.preventDefault()
    pressedControl.focus()
  }
  return !isTab || !state.isStarted
}

export function showKept() {
  for (const control of document.querySelectorAll<Control>('[data-answer=save]')) {
    const { slug } = JSON.parse(control.value)
    show(
      control,
      'ariaPressed',
      savedArticles.get().some((article) => article.slug === slug),
    )
  }
  for (const control of document.querySelectorAll<Control>('[role=switch][data-answer]'))
    show(control, 'ariaChecked', highContrast.isOn())
}

function show(control: Control, property: 'ariaChecked' | 'ariaExpanded' | 'ariaPressed', isOn: boolean) {
  control[property] = String(isOn)
  setTexts(control, isOn ? 'on' : 'off')
}

function setTexts(control: Control, name: string) {
  for (const element of control.querySelectorAll<HTMLElement | SVGElement>('[data-on]')) {
    const text = element.dataset[name] ?? element.dataset.off ?? ''
    if (element instanceof SVGElement) element.setAttribute('href', text)
    else element.textContent = text
  }
}

const tabsBeside = (tab: Control) => [
  ...(tab.closest('[role=tablist]')?.querySelectorAll<Control>('[role=tab]') ?? []),
]
const panelOf = (tab: Control) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

function tabAt(tab: Control, { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const tabs = tabsBeside(tab)
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey
  return hasModifier ? undefined : tabs[nextTab(key, tabs.indexOf(tab), tabs.length) ?? -1]
}

function selectTab(tab: Control) {
  const tabs = tabsBeside(tab)
  for (const each of tabs) {
    each.ariaSelected = String(each === tab)
    each.tabIndex = each === tab ? 0 : -1
    panelOf(each)?.setAttribute('data-closed', '')
  }
  const panel = panelOf(tab)
  panel?.removeAttribute('data-closed')
  panel?.setAttribute('aria-labelledby', tab.id)
  panel?.setAttribute('data-subset', tab.value)
  for (const element of panel?.querySelectorAll<HTMLElement>('[data-subsets]') ?? [])
    element.hidden = tab !== tabs[0] && !element.dataset.subsets?.split(' ').includes(tab.value)
}

/**
 * Must behave as src/ui/use-tab-row.ts: the first tab has no parameter, and a hash that names another panel is dropped.
 */
function writeTab(tab: Control) {
  const tabs = tabsBeside(tab)
  const address = new URL(location.href)
  if (tab === tabs[0]) address.searchParams.delete('tab')
  else address.searchParams.set('tab', tab.value)
  if (tabs.some((each) => `#${panelOf(each)?.id}` === address.hash)) address.hash = ''
  history.replaceState(history.state, '', address)
}
