import { checks } from './stages/checks.ts';
import { conclude } from './stages/stage.ts';

conclude(await checks());
