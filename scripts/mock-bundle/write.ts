import { writeBundle } from './write-bundle.ts';

/** What the launcher runs beside a mock that it started from sources. */
await writeBundle();
