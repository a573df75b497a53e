import { generatedPlayers } from '../src/seeding/generated-players.ts';

/** The file that is loaded when players of another seed are wanted. */
globalThis.matkaGeneratedPlayers = generatedPlayers;
