import type { Role } from '#contracts/auth.ts'

export const demoPassword = 'try-it-locally'

export const demoAccounts = [
  { username: 'demo-client', role: 'client', name: 'Dana Client', email: 'demo-client@localhost.example' },
  {
    username: 'demo-provider',
    role: 'provider',
    name: 'Priya Provider',
    email: 'demo-provider@localhost.example',
  },
  { username: 'demo-editor', role: 'editor', name: 'Elena Editor', email: 'demo-editor@localhost.example' },
  { username: 'demo-admin', role: 'admin', name: 'Adrian Admin', email: 'demo-admin@localhost.example' },
] as const satisfies readonly { username: string; role: Role; name: string; email: string }[]
