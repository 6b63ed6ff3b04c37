export type ServiceTint = 'warm' | 'sky' | 'teal' | 'ember'

export const serviceGrounds: Readonly<Record<ServiceTint, string>> = {
  warm: 'on-warm',
  sky: 'on-sky',
  teal: 'on-teal',
  ember: 'on-ember',
}
