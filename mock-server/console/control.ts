import { createMockClient } from '../client/mock-client.ts';

/** The control API of the mock that serves this page. */
export const mock = createMockClient(location.origin);

export const defaultWorld = 'kalyan-matka';

/** The world that the address of the page names, so that a reload and a link find it again. */
export const namedWorld = (): string =>
  new URLSearchParams(location.search).get('world') ?? defaultWorld;

/** Names a world in the address of the page. */
export const nameWorld = (id: string): void =>
  history.replaceState(null, '', `?${new URLSearchParams({ world: id })}${location.hash}`);

/** The address of a world's API. */
export const worldAddress = (id: string): string => `${location.origin}/w/${id}`;
