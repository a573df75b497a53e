import { verify } from 'matka-contracts';
import { endpoints } from 'matka-contracts/api/endpoints';
import { createMock, type MockOptions } from 'matka-mock';
import { createMockClient, type WorldControl } from 'matka-mock/client';
import { mainPlayer } from 'matka-mock/fixtures/players';

const options: MockOptions = { scenario: 'fresh', port: 0 };
export const start = () => createMock(options);
export const world = (url: string): WorldControl => createMockClient(url).world('asha');
export const path: '/users/login/' = endpoints.login.path;
export const used = [verify, mainPlayer.mobile];
// @ts-expect-error There is no such scenario.
export const wrong: MockOptions = { scenario: 'paradise' };
