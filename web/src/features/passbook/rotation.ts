/** What browsers have and the types of the DOM leave out. */
type LockableOrientation = { lock?: (orientation: 'landscape' | 'portrait') => Promise<void> };

/** Whether a step went well. What a device cannot do is not told: the screen works on without it. */
async function managed(step: () => Promise<void> | undefined): Promise<boolean> {
  try {
    const done = step();
    await done;
    return done !== undefined;
  } catch {
    return false;
  }
}

const lock = (orientation: 'landscape' | 'portrait') =>
  managed(() => {
    const lockable: LockableOrientation | undefined = screen.orientation;
    return lockable?.lock?.(orientation);
  });

/**
 * Puts the page into fullscreen and locks it to landscape, in this order: browsers lock the
 * orientation of nothing but a fullscreen page. Gives whether anything changed; never fails.
 */
export async function rotate(): Promise<boolean> {
  const full = await managed(() => document.documentElement.requestFullscreen());
  const locked = await lock('landscape');
  return full || locked;
}

/** Goes back to portrait and leaves fullscreen. Gives that the page is rotated no more; never fails. */
export async function rotateBack(): Promise<false> {
  await lock('portrait');
  await managed(() => document.exitFullscreen());
  return false;
}
