import fc from 'fast-check';

/**
 * Seed of every property test: the same cases in every run, so that a run repeats. `PROPERTY_SEED=N` plays other
 * cases.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
