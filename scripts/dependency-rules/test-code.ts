/** Test code of one kind and what it may import. */
interface TestCode {
  files: RegExp;
  /** Prefixes of the paths that it may import. */
  imports: readonly string[];
  reason: string;
}

const testFile = /\.(test|spec)\.tsx?$|^(.*\/)?[\w.-]+\.config\.ts$/;
const folders = /^(web\/(src\/testing|e2e|contract)|mock-server\/test)\//;

/** Whether a file is test code or configuration of a tool: it is not part of what is distributed. */
export const isTestCode = (file: string): boolean => testFile.test(file) || folders.test(file);

/** Test code by package. Source code may never import it. */
export const testCode: readonly TestCode[] = [
  {
    files: /^contracts\//,
    imports: ['contracts/'],
    reason: 'The folder works when it is copied alone, its tests included.',
  },
  {
    files: /^fixtures\//,
    imports: ['fixtures/', 'contracts/api/'],
    reason: 'Tables are checked against themselves.',
  },
  {
    files: /^mock-server\//,
    imports: ['mock-server/', 'contracts/', 'fixtures/', 'scripts/testing/'],
    reason: 'The mock is tested against contracts and fixtures, never against the web.',
  },
  {
    files: /^web\//,
    imports: [
      ...['web/', 'contracts/', 'fixtures/', 'scripts/testing/'],
      ...['mock-server/create-mock', 'mock-server/client/'],
      // The ids of the scenarios, the shape of a fault, and the suggestions that both sides compute.
      ...['seeding/scenarios/scenarios', 'worlds/fault-rule', 'game/suggest'].map(
        (file) => `mock-server/src/${file}`,
      ),
    ],
    reason: 'The web is tested against the mock as any other project would use it.',
  },
  {
    files: /^scripts\//,
    imports: ['scripts/', 'web/', 'mock-server/', 'fixtures/', 'contracts/'],
    reason: 'Scripts run everything.',
  },
];
