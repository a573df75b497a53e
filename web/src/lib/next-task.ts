/** Resolves in a task of its own: the browser paints what a tap has changed before it runs what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
