import type { LogoMark } from '#content/logo-types.ts'

export const logoMark: LogoMark = { src: '/logo.svg', width: 64, height: 64 }
