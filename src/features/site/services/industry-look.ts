export const industryLook: Readonly<Record<string, { ground: string }>> = {
  '/services/ecommerce-advertising': {
    ground: 'bg-linear-[170deg,var(--color-ember-600),var(--color-ember-900)]',
  },
  '/services/b2b-saas-advertising': { ground: 'bg-violet-800' },
  '/services/local-business-advertising': { ground: 'bg-teal-800' },
}
