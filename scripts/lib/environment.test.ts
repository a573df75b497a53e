import { expect, it } from 'vitest';
import { initialEnvironment, passToPrograms } from './environment.ts';

it('a variable that is passed on is in the environment of programs, unlike one that this process sets for itself', () => {
  process.env.MATKA_SET_FOR_ITSELF = '1';
  passToPrograms('MATKA_PASSED_ON', '4711');
  expect(initialEnvironment).not.toHaveProperty('MATKA_SET_FOR_ITSELF');
  expect(initialEnvironment).toHaveProperty('MATKA_PASSED_ON', '4711');
  delete process.env.MATKA_SET_FOR_ITSELF;
});
