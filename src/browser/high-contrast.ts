import { readPreference, writePreference } from './preference.ts'

/** The boot script reads the same key and sets the same class before the first paint. */
const key = 'high-contrast'

const listeners = new Set<() => void>()

function apply(isOn: boolean) {
  document.documentElement.classList.toggle(key, isOn)
  for (const listener of listeners) listener()
}

export const highContrast = {
  isOn: () => document.documentElement.classList.contains(key),

  set(isOn: boolean) {
    writePreference(key, isOn ? 'on' : 'off')
    apply(isOn)
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
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
