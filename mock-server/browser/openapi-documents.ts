import { lateFile } from './late-files.ts';

// Stands in for the modules that compute the OpenAPI documents: the build has computed them.

const read = async (name: string): Promise<object> => JSON.parse(await lateFile(name));

/** The document of the API. */
export const openApiDocument = (): Promise<object> => read('openapi.json');

/** The document of the control API. */
export const controlDocument = (): Promise<object> => read('control.openapi.json');
