import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isNotFound, setHydrating } from './router-internals.ts'

async function routerAt(path: string) {
  const root = createRootRoute({ notFoundComponent: () => 'nothing here' })
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: () => 'a page' })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}

it('a path without a route is told apart from one that has a route', async () => {
  expect(isNotFound(await routerAt('/page'))).toBe(false)
  expect(isNotFound(await routerAt('/missing'))).toBe(true)
})

it('a hydrating router renders the page without the boundary that other routers of a browser put around it', async () => {
  const router = await routerAt('/page')
  router.isServer = false
  const boundaries = () =>
    renderToString(createElement(RouterProvider, { router })).split('<!--$-->').length - 1
  const usual = boundaries()
  setHydrating(router, true)
  expect(boundaries()).toBe(usual - 1)
})
