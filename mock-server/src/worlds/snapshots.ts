import { imageBytes, openEmpty } from '../db/database.ts';
import type { Birth } from '../db/settings.ts';
import { plantSeed } from '../seeding/seed-world.ts';

/** Images kept at a time; the one unused for longest goes first. */
const kept = 16;
const images = new Map<string, Buffer>();

/**
 * The database of a newborn world as bytes. The same birth gives the same bytes; the last few are
 * kept, so that making a world again costs a copy.
 */
export function imageOf(birth: Birth): Buffer {
  const key = JSON.stringify(birth);
  const image = images.get(key) ?? makeImage(birth);
  images.delete(key);
  images.set(key, image);
  if (images.size > kept) images.delete(images.keys().next().value ?? key);
  return image;
}

function makeImage(birth: Birth): Buffer {
  const db = openEmpty();
  try {
    plantSeed(db, birth);
    return imageBytes(db);
  } finally {
    db.handle.close();
  }
}
