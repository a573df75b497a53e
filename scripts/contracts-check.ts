import { contracts } from './stages/contracts.ts';
import { conclude } from './stages/stage.ts';

conclude(await contracts());
