import type { Component } from 'svelte';
import { render } from 'svelte/server';

/** What a component says, without its tags. */
export function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  // The options of a component without optional props are typed as needing none.
  const { body } = render(component as Component, { props });
  return body
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
