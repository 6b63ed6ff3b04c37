import { type ComponentType, use } from 'react'

type Module = Record<string, ComponentType<object>>

/**
 * Returns a route's component that is loaded with the route, in place of the router's function of that name.
 * The router's reloads the document when a chunk is missing, which offline ends on the browser's own error page;
 * here the route fails with what the import threw, and our error view decides.
 */
export function lazyRouteComponent(importer: () => Promise<Module>, exportName: string) {
  let Loaded: ComponentType<object> | undefined
  let failure: unknown
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    if (!loading) {
      failure = undefined
      loading = importer()
        .then((module) => {
          Loaded = module[exportName]
          LazyRoute.preload = undefined
        })
        .catch((error: unknown) => {
          failure = error
          loading = undefined
          throw error
        })
    }
    return loading
  }

  function LazyRoute(props: object) {
    if (failure) throw failure
    if (!Loaded) use(load())
    return Loaded ? <Loaded {...props} /> : null
  }
  LazyRoute.preload = load as (() => Promise<void>) | undefined
  return LazyRoute
}
