import { readPreference, writePreference } from './preference.ts'

const key = 'high-contrast'

function apply(isOn: boolean) {
  document.documentElement.classList.toggle(key, isOn)
  // The boot script and the app each have a copy of this module.
  dispatchEvent(new Event('contrast'))
}

export const highContrast = {
  isOn: () => document.documentElement.classList.contains(key),

  set(isOn: boolean) {
    writePreference(key, isOn ? 'on' : 'off')
    apply(isOn)
  },

  subscribe(listener: () => void) {
    addEventListener('contrast', listener)
    return () => removeEventListener('contrast', listener)
  },

  follow() {
    const system = matchMedia('(prefers-contrast: more)')
    const update = () => {
      const preference = readPreference(key)
      apply(preference ? preference === 'on' : system.matches)
    }
    system.addEventListener('change', update)
    addEventListener('storage', update)
    return () => {
      system.removeEventListener('change', update)
      removeEventListener('storage', update)
    }
  },
}
