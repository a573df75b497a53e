import { readCommandLine } from './lib/command-line.ts';
import { recipes } from './recipes/recipes.ts';
import { tryRecipe } from './recipes/try-recipe.ts';
import { report, type StageResult, stage } from './stages/stage.ts';

/** `npm run recipes:check`: follows the recipes of CONTRIBUTING.md in a copy of the repository, with types, format and tests. */
readCommandLine(
  `npm run recipes:check

Follows the recipes of CONTRIBUTING.md in a copy of the repository, with types, format and tests.`,
  {},
);
const results: StageResult[] = [];
for (const recipe of recipes) {
  results.push(
    await stage(`recipe: ${recipe.title}`, async () => {
      tryRecipe(recipe);
      return { passed: 1, failed: 0 };
    }),
  );
}
report(results);
