import type { PreviewNetwork } from '#shared/social-preview.ts'

export type Scheme = 'light' | 'dark'

/** The networks' own colors in 2026. They do not follow the site's theme. */
export interface NetworkLook {
  ground: string
  card: string
  foot: string
  line: string
  title: string
  soft: string
}

export const networkLooks: Record<PreviewNetwork['id'], Record<Scheme, NetworkLook>> = {
  facebook: {
    light: {
      ground: '#e7ebf0',
      card: '#ffffff',
      foot: '#f0f2f5',
      line: '#ced0d4',
      title: '#050505',
      soft: '#65676b',
    },
    dark: {
      ground: '#18191a',
      card: '#242526',
      foot: '#3a3b3c',
      line: '#3e4042',
      title: '#e4e6eb',
      soft: '#b0b3b8',
    },
  },
  twitter: {
    light: {
      ground: '#ffffff',
      card: '#ffffff',
      foot: '#ffffff',
      line: '#cfd9de',
      title: '#0f1419',
      soft: '#536471',
    },
    dark: {
      ground: '#000000',
      card: '#000000',
      foot: '#000000',
      line: '#2f3336',
      title: '#e7e9ea',
      soft: '#8b98a5',
    },
  },
  linkedin: {
    light: {
      ground: '#f4f2ee',
      card: '#ffffff',
      foot: '#eef3f8',
      line: '#dfdeda',
      title: '#191919',
      soft: '#5e5e5e',
    },
    dark: {
      ground: '#000000',
      card: '#1b1f23',
      foot: '#293138',
      line: '#38434f',
      title: '#ffffff',
      soft: '#c0c4c8',
    },
  },
  whatsapp: {
    light: {
      ground: '#efeae2',
      card: '#d9fdd3',
      foot: '#cbf2c4',
      line: '#d9fdd3',
      title: '#111b21',
      soft: '#54656f',
    },
    dark: {
      ground: '#0b141a',
      card: '#005c4b',
      foot: '#025144',
      line: '#005c4b',
      title: '#e9edef',
      soft: '#c4d4d0',
    },
  },
}
