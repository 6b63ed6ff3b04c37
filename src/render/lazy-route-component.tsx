import { type ComponentType, use } from 'react'

type Module = Record<string, ComponentType<object>>

/**
 * Loads a route's component together with the route. The router's own version reloads the document when a chunk
 * is missing, which ends on the browser's error page when offline; this one throws to our error view.
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
