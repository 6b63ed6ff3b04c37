import { expect, it } from 'vitest'
import { readPage } from './page-facts.ts'

const wrongPlacesIn = (body: string) => readPage(`<!doctype html><title>t</title><body>${body}`).wrongPlaces

it.each([
  ['<h2><span><div>a</div></span></h2>', '<div> in <span>'],
  ['<span><a href="/"><ul></ul></a></span>', '<ul> in <span>'],
  ['<dl><div><div></div><dt>a<dd>b</div></dl>', '<div> in <div>'],
  ['<dl><div><svg></svg><dt>a<dd>b</div></dl>', '<svg> in <div>'],
  ['<ul><div></div></ul>', '<div> in <ul>'],
  ['<figure><div><figcaption>a</figcaption></div></figure>', '<figcaption> in <div>'],
  ['<button><h2>a</h2></button>', '<h2> in <button>'],
])('refuses %s', (body, fault) => {
  expect(wrongPlacesIn(body)).toEqual([fault])
})

it.each([
  '<a href="/"><div><p>a</p></div></a>',
  '<dl><dt>a<dd><div><ul><li><p>b</p></ul></div><div><dt>c<dd>d</div><script></script></dl>',
  '<details><summary><h3>a</h3></summary><p>b</p></details>',
  '<figure><img alt=""><figcaption><p>a</p></figcaption></figure>',
  '<svg><g><foreignObject><p>a</p></foreignObject></g></svg>',
])('accepts %s', (body) => {
  expect(wrongPlacesIn(body)).toEqual([])
})
