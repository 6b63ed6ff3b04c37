import type { LogoMark } from '#content/logo-types.ts'

export const logoMark: LogoMark = {
  viewBox: '0 0 32 24',
  width: 32,
  height: 24,
  strokeWidth: 2,
  ridge: 'M2.2 21.6 12.6 2.4 17.2 9.8 20 5.6 29.8 21.6Z',
  inner: 'M9.4 21 13.3 11.9 18.2 21',
}
