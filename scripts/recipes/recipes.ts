import { bidScreen } from './bid-screen.ts';
import { endpoint } from './endpoint.ts';
import type { Recipe } from './recipe.ts';

/** The recipes of CONTRIBUTING.md that are tried. */
export const recipes: readonly Recipe[] = [bidScreen, endpoint];
