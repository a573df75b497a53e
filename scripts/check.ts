import { checks } from './stages/checks.ts';
import { report } from './stages/stage.ts';

report(await checks());
