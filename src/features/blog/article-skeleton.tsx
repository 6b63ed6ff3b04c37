import { articleSkeletonCopy } from '#content/blog/copy.ts'
const bar = 'rounded-chip bg-tint-strong motion-safe:animate-skeleton'

export function ArticleSkeleton() {
  return (
    <div role="status" className="page-width pt-8 pb-20 lg:pt-12">
      <span className="sr-only">{articleSkeletonCopy.loading}</span>
      <div aria-hidden="true" className="mt-15 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden gap-3 lg:grid lg:content-start">
          {['w-2/3', 'w-full', 'w-5/6', 'w-3/4'].map((width) => (
            <div key={width} className={`${bar} h-4 ${width}`} />
          ))}
        </div>
        <div className="grid max-w-[46rem] gap-4">
          <div className={`${bar} h-7 w-40`} />
          <div className={`${bar} h-12 w-full`} />
          <div className={`${bar} h-12 w-2/3`} />
          <div className={`${bar} mt-4 aspect-2/1 w-full`} />
          {['w-full', 'w-11/12', 'w-5/6', 'w-4/5'].map((width) => (
            <div key={width} className={`${bar} h-5 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
