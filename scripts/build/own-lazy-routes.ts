import type { Plugin } from 'vite'

const routersOwn = /(import \{ lazyRouteComponent \} from )(['"])@tanstack\/react-router\2/

export function ownLazyRoutes(): Plugin {
  return {
    name: 'own-lazy-routes',
    transform: {
      filter: { id: /\/src\/routes\// },
      handler: (code) =>
        routersOwn.test(code)
          ? { code: code.replace(routersOwn, "$1'#render/lazy-route-component.tsx'"), map: null }
          : undefined,
    },
  }
}
