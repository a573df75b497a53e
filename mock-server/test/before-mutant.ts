import { beforeAll } from 'vitest';
import '../src/routes/control/openapi-document.ts';
import { forgetSharedApp } from './build-app.ts';

// A thread serves many mutants. What is loaded on first use is loaded now, without a mutant; the app that tests share is
// built by each mutant.
beforeAll(forgetSharedApp);
