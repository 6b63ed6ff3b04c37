import type { Boot } from '#browser/boot.ts'
import { fetchUser } from './reader.ts'

let user: ReturnType<typeof fetchUser> | undefined

export const boot: Boot = window.boot ?? { held: [] }
boot.askUser = () => {
  user ??= fetchUser()
  return user
}
window.boot = boot

export function forgetUser() {
  user = undefined
}
