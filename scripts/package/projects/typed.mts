import { drift, verify } from 'matka-contracts';
import { endpoints } from 'matka-contracts/api/endpoints';
import type { LoginResponse } from 'matka-contracts/api/users';
import { createMock, type Mock, type MockOptions } from 'matka-mock';
import { createMockClient, type WorldControl } from 'matka-mock/client';
import { mainPlayer } from 'matka-mock/fixtures/players';
import { expect, test } from 'matka-mock/playwright';

const options: MockOptions = { scenario: 'fresh', port: 0 };
export const start = async (): Promise<Mock> => createMock(options);
export const world = (url: string): WorldControl => createMockClient(url).world('asha');
export const path: '/users/login/' = endpoints.login.path;
export const points = ({ user }: LoginResponse): number | undefined => user.points;
export const commands = [drift, verify, mainPlayer.mobile, test, expect];
// @ts-expect-error There is no such scenario.
export const wrong: MockOptions = { scenario: 'paradise' };
