/** A method that browsers have and the DOM types lack. */
type LockableOrientation = { lock?: (orientation: 'landscape' | 'portrait') => Promise<void> };

/** Tells if a step succeeded. Ignores what the device does not support. */
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

/** Enters fullscreen, then locks landscape, as browsers require. Never throws. Returns whether anything changed. */
export async function rotate(): Promise<boolean> {
  const full = await managed(() => document.documentElement.requestFullscreen());
  const locked = await lock('landscape');
  return full || locked;
}

/** Returns to portrait and leaves fullscreen. Never throws. Returns false: the page is not rotated. */
export async function rotateBack(): Promise<false> {
  await lock('portrait');
  await managed(() => document.exitFullscreen());
  return false;
}
