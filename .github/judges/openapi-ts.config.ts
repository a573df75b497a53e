import { defineConfig } from '@hey-api/openapi-ts';

/** The generated client of the committed document, which Node runs as it is. */
export default defineConfig({
  input: '../../contracts/openapi/matka-api.json',
  output: { path: 'generated', importFileExtension: '.ts' },
  plugins: [
    '@hey-api/client-fetch',
    { name: '@hey-api/sdk', validator: 'zod' },
    '@hey-api/typescript',
    // RFC 3339 allows times with an offset, as +05:30, and zod only with this option.
    { name: 'zod', dates: { offset: true } },
  ],
});
