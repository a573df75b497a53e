import { describe, expect, it } from 'vitest';
import { releaseProblems } from './problems.ts';

const changelog = (...parts: string[]) => ['# Changelog\n', ...parts].join('\n');
const released = '## [1.4.0] - 2026-11-22\n\n### Added\n\n- A mock.\n';

describe('a release', () => {
  it('has one version in tag, package.json and changelog', () => {
    const text = changelog('## [Unreleased]\n', released);
    expect(releaseProblems('v1.4.0', '1.4.0', text)).toEqual([]);
  });

  it.each([
    ['v1.5.0', '1.4.0', changelog(released), 'The tag is v1.5.0'],
    ['v1.5.0', '1.5.0', changelog(released), 'The newest version in CHANGELOG.md is 1.4.0'],
    ['v1.4.0', '1.4.0', changelog('## [1.4.0]\n'), 'has no date'],
    ['v1.4.0', '1.4.0', changelog('## [Unreleased]\n\n- A fix.\n', released), '"Unreleased"'],
    ['v1.4.0', '1.4.0', changelog('## [Unreleased]\n\n- All.\n'), 'is missing, not 1.4.0'],
  ])('is refused: %s, %s', (tag, version, text, problem) => {
    expect(releaseProblems(tag, version, text).join(' ')).toContain(problem);
  });
});
