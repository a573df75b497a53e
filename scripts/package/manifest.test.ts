import { expect, it } from 'vitest';
import { repositoryOf } from './manifest.ts';

it('a package asks for provenance only where it names its repository', () => {
  expect(repositoryOf('somebody/matka')).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/somebody/matka.git' },
    publishConfig: { access: 'public', provenance: true },
  });
  expect(repositoryOf(undefined)).toEqual({ publishConfig: { access: 'public' } });
});
